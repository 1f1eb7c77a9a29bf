"""What an option costs and brings is what the rules do with it, tried on a fork."""

from msgspec import structs

from starboard.kernel.irreversible import Ahead, Foresight, foresee, preview
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Verb
from starboard.kernel.words import opt
from tests.kernel.toy import Pick, ToyRules, toy


class Purse(ToyRules):
    """A toy whose coins are shown."""

    stock_words = ("coins",)
    event_signs = {"chime": "bell"}

    def purse(self, g, seat):
        return g.s.sailors[seat]


class Earn(Verb, frozen=True):
    """Coins up to a limit of three."""

    n: int

    def run(self, g, here):
        sailor = g.s.sailors[here.seat]
        sailor.coins = min(3, sailor.coins + self.n)
        g.did("chime", here.seat)


class Wage(Pick, frozen=True):
    """A word that earns two coins: the question itself says nothing of them."""

    def answer(self, g, here, option):
        if option.ids == ("draw",):
            g.barrier()
        g.push(here.seat, *((Earn(2),) if option.ids == ("work",) else ()), Pick(("x", "y")))


def wage(coins: int = 0):
    g = toy(Wage(("work", "idle", "draw")))
    g.rules, g.s.sailors[0].coins = Purse(), coins
    return g


def shown(g, word: str) -> list[Change]:
    options = tuple(g.moves(0))
    return preview(g, 0, opt("pick", word), foresee(g, 0, options))


def test_a_gain_that_no_offer_declares_is_shown_with_what_happens_beside():
    assert shown(wage(), "work") == [Change("coins", 2), Change("bell")]
    assert shown(wage(), "idle") == []


def test_a_gain_is_clamped_as_the_rule_clamps_it():
    assert shown(wage(coins=2), "work") == [Change("coins", 1), Change("bell")]


def test_a_trial_ends_before_anything_comes_to_light():
    g = wage()
    ahead = foresee(g, 0, tuple(g.moves(0)))
    assert ahead.is_irreversible(opt("pick", "draw")) and not ahead.is_irreversible(opt("pick", "work"))
    assert g.s.sailors[0].coins == 0


def test_where_all_was_tried_the_trial_is_right_and_else_what_is_declared_stays(monkeypatch):
    declared = [Change("coins", 5), Change("coins", -1, seats=(1,), whose="other")]
    monkeypatch.setattr("starboard.kernel.irreversible.changes_of", lambda g, seat, option: declared)
    g, option = wage(), opt("pick", "work")
    tried = Ahead(g.s, {"coins": 2}, done=True)
    assert preview(g, 0, option, Foresight({option: tried}))[0].by == 2
    half = structs.replace(tried, done=False)
    assert [change.by for change in preview(g, 0, option, Foresight({option: half}))] == [5, -1]


class Late(Pick, frozen=True):
    """A word that earns two coins behind a window."""

    def answer(self, g, here, option):
        g.chain(here.seat, *((Draw(),) if option.ids == ("draw",) else ()), Earn(2))


class Draw(Verb, frozen=True):
    """Something comes to light."""

    def run(self, g, here):
        g.barrier()


def test_windows_on_the_way_are_passed_and_what_comes_to_light_behind_one_is_nobodys_answer_yet():
    g = toy(Late(("work", "draw")))
    g.rules, g.s.boosts = Purse(), [0, 1]
    g.settle()

    assert shown(g, "work") == [Change("coins", 2), Change("bell")]
    ahead = foresee(g, 0, tuple(g.moves(0)))
    assert not ahead.ahead[opt("pick", "draw")].done and not ahead.is_irreversible(opt("pick", "draw"))
    assert shown(g, "draw") == []
