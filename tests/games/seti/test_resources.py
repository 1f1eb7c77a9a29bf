"""Resources, income and the computer's limits."""

import pytest

from starboard.games.seti.effects.gains import Gain, Income
from starboard.games.seti.effects.probes import Move
from starboard.games.seti.rules.income import TakeIncome
from starboard.kernel.offers import changes_of
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, missions, probes

INCOME = {kind: next(c.key for c in TABLES.world.cards if c.income == kind) for kind in ("credit", "energy", "card")}


@rule("SE-RES-03")
@pytest.mark.parametrize(("what", "field"), [("credit", "credits"), ("energy", "energy"), ("vp", "vp")])
def test_credits_energy_and_points_have_no_limit(what, field):
    given = Given()
    before = getattr(given.me, field)
    given.doing(Gain(what, 200)).then(p0={field: before + 200})


@rule("SE-RES-05")
def test_the_score_goes_on_beyond_a_hundred_and_milestones_do_not_fire_again():
    given = Given(p0={"vp": 99, "claimed": 0b11111}).doing(Gain("vp", 60)).then(p0={"vp": 159})
    given.when("launch", "end").asks("action", seat=1)


@rule("SE-RES-06")
def test_a_visit_without_publicity_still_triggers():
    own = {"publicity": 10, "missions": missions("advanced_navigation_system")}
    given = Given(probes=probes("4.2"), p0=own).doing(Move(1)).when("move probe-1 space-4-1").then(p0={"publicity": 10})
    given.asks("cover")


@rule("SE-RES-06")
def test_a_corner_whose_data_are_lost_still_triggers():
    own = {"data": 6, "hand": ["juno_probe"], "missions": missions("cornell_university")}
    Given(p0=own).when("corner juno_probe").asks("cover", "cover cornell_university circle-2", "skip")


@rule("SE-INC-01", "SE-INC-02")
@pytest.mark.parametrize(("kind", "field"), [("credit", "credits"), ("energy", "energy")])
def test_a_tucked_card_gives_its_resource_at_once(kind, field):
    given = Given(p0={"hand": [INCOME[kind]]})
    before = getattr(given.me, field)
    given.doing(Income()).when(f"tuck {INCOME[kind]}").then(
        p0={"tucked": [INCOME[kind]], "hand": [], field: before + 1}
    )


@rule("SE-INC-05")
def test_an_income_of_cards_draws_the_top_card_of_the_deck():
    given = Given(p0={"hand": [INCOME["card"]]})
    top = given.g.s.deck[-1]
    given.doing(Income()).when(f"tuck {INCOME['card']}").then(p0={"hand": [top]})


@rule("SE-INC-03", "SE-INC-04")
def test_income_is_that_of_the_starting_card_and_of_all_tucked_ones():
    given = Given(p0={"tucked": [INCOME["credit"], INCOME["energy"], INCOME["card"]]}).doing(TakeIncome())
    given.then(p0={"credits": 4 + 3 + 1, "energy": 3 + 2 + 1})
    assert len(given.me.hand) == 1 + 1


@rule("SE-INC-09")
def test_tucked_cards_never_come_back():
    given = Given(p0={"tucked": [INCOME["credit"]], "credits": 9}).refuses(
        f"play {INCOME['credit']}", f"corner {INCOME['credit']}"
    )
    given.g.s.deck.clear()
    given.doing(TakeIncome()).then(p0={"tucked": [INCOME["credit"]], "hand": []})


@rule("SE-INC-01", "SE-INC-05", "SE-INC-06")
@pytest.mark.parametrize(("kind", "what"), [("credit", "credits"), ("energy", "energy"), ("card", "cards")])
def test_a_card_to_tuck_shows_what_its_income_corner_brings(kind, what):
    given = Given(p0={"hand": [INCOME[kind]]}).doing(Income())
    shown = {change.what: change.by for change in changes_of(given.g, 0, opt("tuck", INCOME[kind]))}
    assert shown == {what: 1}
    assert changes_of(given.g, 0, opt("decline")) == []
