"""Which windows open: before a link that a free action at hand could change, for who holds it.  UN-INT"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from starboard.games.unsettled.effects.finds import DestroyStructure
from starboard.games.unsettled.effects.focus import LoseEndurance, LowerFocus, RaiseFocus
from starboard.games.unsettled.effects.learning import GainDistress
from starboard.games.unsettled.effects.moves import Place, RevealOpportunity
from starboard.games.unsettled.effects.stores import Gain, LoseStored
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.ids import CUBES, location
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.games.unsettled.rules import interrupts, opportunities
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.facets import change_of, changes_ever, verbs_of
from starboard.games.unsettled.rules.movement import Cross, Crossing
from starboard.kernel.asking import FreeMove, Window
from starboard.kernel.cartridge import rules as rules_of
from starboard.kernel.game import Game
from starboard.kernel.offers import Free
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option, Seat
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

NONE = {"focus": [0, 0, 0]}
FULL = {"focus": [3, 3, 3]}
FIVE = {"distress": ["itchy_static", "wrong_song", "home_thoughts", "small_hours", "heavy_boots", ""]}
SOCKET = {"key": "socket", "clauses": [{"cost": [{"do": "lower_focus"}], "does": [{"do": "gain", "kind": "power"}]}]}
TEA = {"key": "tea", "clauses": [{"cost": [{"do": "spend", "kind": "data"}], "does": [{"do": "gain_insight"}]}]}
LAMP: dict[str, Any] = {"do": "grant_property", "property": "static_hair"}
GLOW = {"key": "glow", "clauses": [{"does": [{"do": "apply", "rule": [LAMP]}]}]}
SHOCK: dict[str, Any] = {
    "key": "shock",
    "clauses": [
        {
            "when": "on_trigger",
            "which": "bell",
            "requires": [{"is": "lacks_property", "property": "static_hair"}],
            "does": [{"do": "gain", "kind": "materials"}],
        }
    ],
}
HUT = [Structure("research_hut", "glass_thicket", built=True), Structure("laboratory"), Structure("workshop")]


@rule("UN-INT-02", "UN-RES-17")
def test_who_can_spend_power_is_asked_before_a_gain_that_the_dynamo_has_no_room_for():
    tiles = [Structure("research_hut"), Structure("laboratory"), Structure("workshop", "glass_thicket", built=True)]
    land: dict[str, Any] = {"map": "glass_thicket 0 -1", "structures": tiles, "page": 7}

    full = Given(power=6, **land).doing(Gain("power")).asks("window", seat=1).when("1: use workshop")
    full.passes().when("luna glass_thicket").passes().then(power=6, luna="glass_thicket")
    Given(power=5, **land).doing(Gain("power")).asks("act").then(power=6)


@rule("UN-INT-02", "UN-FOC-06")
def test_who_can_lower_focus_is_asked_before_a_raise_that_the_cubes_have_no_room_for():
    table: dict[str, Any] = {"rules": planet(breakthroughs=[SOCKET])}
    held = {"breakthroughs": ["socket"]}

    full = Given(**table, p0={**held, **FULL}).doing(RaiseFocus(1)).asks("window", seat=0)
    full.when("use socket", "lower wonder").passes().then(power=1, p0=FULL)
    Given(**table, p0={**held, "focus": [3, 3, 2]}).doing(RaiseFocus(1)).asks("act").then(p0=FULL)
    Given(**table, p0=FULL, p1={**held, **FULL}).doing(RaiseFocus(1)).asks("act")  # it is another's focus


@rule("UN-INT-02", "UN-RES-16")
def test_what_is_about_to_be_lost_can_be_spent_before():
    table: dict[str, Any] = {"rules": planet(breakthroughs=[TEA]), "page": 7, "p1": {"breakthroughs": ["tea"]}}

    given = Given(**table, data=1).doing(LoseStored("data", 2)).asks("window", seat=1)
    given.when("1: use tea").passes().then(data=0, p1={"insight": 1})
    Given(**table, data=4).doing(LoseStored("data", 2)).asks("act").then(data=2)  # there is enough for both


@rule("UN-INT-02", "UN-PRP-01")
def test_who_can_take_on_a_property_is_asked_before_an_effect_that_spares_it():
    cards: dict[str, Any] = {
        "rules": planet(breakthroughs=[GLOW], clauses=SHOCK["clauses"]),
        "triggers": "bell 3",
        "time": 2,
    }

    given = Given(**cards, p0={"breakthroughs": ["glow"]}).doing(AdvanceTime()).asks("window", seat=0)
    given.when("use glow").passes().then(materials=0)
    Given(**cards, p1={"breakthroughs": ["glow"]}).doing(AdvanceTime()).asks("act").then(materials=1)  # it is not mine


@rule("UN-INT-02", "UN-UNC-04")
def test_who_is_about_to_fall_can_use_what_they_hold_before():
    table: dict[str, Any] = {"rules": planet(breakthroughs=[TEA]), "data": 1, "page": 7}

    weak = {"breakthroughs": ["tea"], "endurance": 1}
    given = Given(**table, p0=weak).doing(LoseEndurance()).asks("window", seat=0).when("0: use tea").passes()
    given.then(p0={"insight": 1, "endurance": 0})
    Given(**table, p0={**weak, "endurance": 2}).doing(LoseEndurance()).asks("act")


@rule("UN-INT-02", "UN-DIS-05", "UN-DIS-06")
def test_who_can_be_rid_of_a_distress_is_asked_before_a_sixth_costs_everybody_endurance():
    given = Given(distress=["fluttering_doubt"], p0=FIVE).doing(GainDistress()).asks("window", seat=0)

    given.when("use heavy_boots", "lower wonder", "lower wonder").passes()
    given.then(distress=["heavy_boots"], p0={"endurance": 5})


@rule("UN-INT-13", "UN-FRE-04")
def test_a_trade_opens_a_window_before_the_two_are_parted_and_not_otherwise():
    table: dict[str, Any] = {"map": "sulking_cliff 1 0", "p0": {"finds": [Find("bug_drum", "second_pulse")]}}

    away = Place(where=NodeWith(node="sulking_cliff"))
    given = Given(**table).doing(away).asks("window", seat=0).offers("0: give bug_drum explorer-1")
    given.when("0: give bug_drum explorer-1", "1: agree").passes()
    given.then(p0={"at": "sulking_cliff", "finds": []}, p1={"at": "scarab"})
    Given(**table).doing(Gain("data")).asks("act")


@rule("UN-INT-13", "UN-OPP-31")
def test_to_forfeit_opens_a_window_before_an_opportunity_that_no_marker_is_free_for():
    both = [Moment("strange_jelly", "scarab"), Moment("bug_parade", "scarab")]
    given = Given(pink=["follow_me"], moments=both).doing(RevealOpportunity()).asks("window", seat=0)

    given.when("forfeit strange_jelly").passes()
    assert [m.card for m in given.s.moments] == ["follow_me", "bug_parade"]
    free = [Moment("strange_jelly", "scarab"), Moment()]
    Given(blue=["follow_me"], moments=free).doing(RevealOpportunity())
    assert given.g.waiting == [0]


@rule("UN-INT-13", "UN-DIS-09")
def test_to_manage_distress_opens_a_window_where_the_next_card_has_but_one_place_left():
    four = {"distress": ["itchy_static", "wrong_song", "home_thoughts", "small_hours", "", ""]}
    given = Given(distress=["fluttering_doubt"], p0=four).doing(GainDistress()).asks("window", seat=0)

    given.when("manage theorize recover", "lower wonder").passes()
    assert given.s.explorers[0].distress[0] == "fluttering_doubt"
    one = {"distress": ["itchy_static", "", "", "", "", ""]}
    Given(distress=["fluttering_doubt"], p0=one).doing(GainDistress()).asks("cover")


@rule("UN-INT-13", "UN-INT-15")
def test_only_who_holds_what_could_change_the_link_is_asked():
    rich = {"breakthroughs": ["lunas_comfort"], **NONE}
    given = Given(seats=3, page=7, data=1, p0=NONE, p1=rich, p2={"breakthroughs": ["errand_routine"], **NONE})

    given.doing(LowerFocus(1)).asks("window", seat=1)
    assert given.g.waiting == [1]
    far = Given(map="sulking_cliff 1 0", luna="sulking_cliff", page=7, data=1, p0=NONE, p1=rich)
    far.doing(LowerFocus(1)).asks("act")  # LUNA is with nobody whom she could comfort


@rule("UN-INT-02", "UN-STR-20")
def test_what_is_taken_down_at_once_can_be_used_before():
    land: dict[str, Any] = {"map": "glass_thicket 0 -1", "structures": HUT, "page": 7}

    Given(**land, data=1).doing(DestroyStructure("research_hut", now=True)).asks("window", seat=0)
    Given(**land, data=0).doing(DestroyStructure("research_hut", now=True)).asks("act")


@rule("UN-MOV-27")
def test_between_a_reveal_and_the_step_who_parts_from_the_mover_can_still_help_where_something_awaits_them():
    calm = {"breakthroughs": ["opaline_broth"]}
    held: dict[str, Any] = {"materials": 1, "distress": ["heavy_boots"], "page": 7, "p1": calm}

    given = Given(environment=["sulking_cliff"], **held).when(f"move {location(1, 0)}")
    asked = given.g.waiting == [1] and given.s.explorers[0].at == "scarab"
    icons = given.g.book.edges["sulking_cliff"]["west"]
    assert asked == ("time" in icons)


# What is not asked is as good afterwards


@rule("UN-INT-02", "UN-INT-13")
@pytest.mark.parametrize("cartridge", ["tiny", "vespera", "meticula"])
def test_a_free_action_that_no_window_opens_for_could_as_well_follow_the_link(cartridge: str):
    """At a table that asks always: what the policy leaves out is taken before the link and after it."""
    made, tried = rules_of("unsettled", cartridge), 0
    for seed in range(4):
        chance = Random(seed)
        g = Game(made.new(Setup(2, seed, cartridge=cartridge, options=(("windows", "all"),))), made)
        while not g.over and g.s.answers < 300:
            asks = isinstance(g.s.stack[-1].verb, Window)
            tried += sum(can_follow(g, free) for free in left_out(g)) if asks else 0
            seat = g.waiting[0]
            g.answer(seat, g.options(seat)[0] if asks else chance.choice(g.options(seat)))
    assert tried > 20


@pytest.mark.parametrize("cartridge", ["tiny", "vespera", "meticula"])
def test_what_an_ability_may_ever_change_covers_what_it_changes_now(cartridge: str):
    """An action is left out at once where nothing that it may ever change is at stake: so that must be all of it."""
    made, chance = rules_of("unsettled", cartridge), Random(3)
    found = 0
    for seed in range(6):
        g = Game(made.new(Setup(3, seed, difficulty=made.difficulties[0])), made)
        while not g.over:
            for free in g.free:
                if free.offer.option.key == "use":
                    card, at = str(free.offer.option.ids[0]), interrupts.number_of_ability(free.offer.option)
                    here = Step(JUDGED, free.seat, card)
                    now = change_of(g, here, verbs_of(g.book, card, at))
                    assert not now & ~changes_ever(g.book, card, at), (card, at, bin(now))
                    found += 1
            seat = g.waiting[0]
            g.answer(seat, chance.choice(g.options(seat)))
    assert found


def left_out(g: Game[Any, Any]) -> list[Free]:
    """The free actions at hand for which no window would open here where windows matter.

    Another pursuit is as good beside the question before; and in mid-step nobody is local: afterwards is better.
    """
    here = g.s.stack[-2]
    if isinstance(here.verb, Cross) or g.find(Crossing) is not None:
        return []
    stake = interrupts.at_stake(g, here)
    tells = [f for f in g.free if f.offer.option.key in ("use", "consume", "forfeit", "manage")]
    return [f for f in tells if not interrupts.touched_by(g, f, stake)]


def can_follow(g: Game[Any, Any], free: Free) -> bool:
    """Whether both orders could be tried; they must come to the same."""
    option, here, height = free.offer.option, g.s.stack[-2], len(g.s.stack)
    before, after = g.fork(), g.fork()
    if not goes_on(after, lambda: is_past(after, here, height)):
        return False
    if option.key == "forfeit" and option.ids[0] not in opportunities.active(after):
        return False  # it is gone already
    assert option in after.moves(free.seat), (here, free.seat, option)
    after.answer(free.seat, option)
    before.answer(free.seat, option)
    if not all(goes_on(g, partial(is_over, g, height)) for g in (before, after)):
        return False
    assert what_lies_there(before) == what_lies_there(after), (here, free.seat, option)
    return True


def is_over(g: Game[Any, Any], height: int) -> bool:
    """Whether the link has happened with all that follows from it."""
    return not g.shut and len(g.s.stack) < height - 1 and g.find(FreeMove) is None


def is_past(g: Game[Any, Any], here: Step, height: int) -> bool:
    """Whether a link has happened, up to the next moment at which somebody may move freely."""
    return not g.shut and not (len(g.s.stack) == height and g.s.stack[-2] == here)


def goes_on(g: Game[Any, Any], has_come: Callable[[], bool]) -> bool:
    """Whether the game comes so far before anything is drawn."""
    barrier, rng = g.s.barrier, g.s.rng
    for _ in range(60):
        if g.over or g.s.barrier != barrier or g.s.rng != rng:
            return False
        if has_come():
            return True
        seat = g.waiting[0]
        g.answer(seat, min(g.options(seat), key=lambda option: rank(g, seat, option)))
    return False


def rank(g: Game[Any, Any], seat: Seat, option: Option) -> tuple[int, int, str]:
    """Always the same answer to a question, whatever came before it: windows pass, walks end, cubes stay in between."""
    ends = option.key in ("pass", "stop", "decline", "let_time", "alone")
    if option.key in ("raise", "lower"):
        value = g.s.explorers[seat].focus[CUBES.index(option.ids[0])]
        return 1, value if option.key == "raise" else -value, str(option)
    return (0 if ends else 1), 0, str(option)


def what_lies_there(g: Game[Any, Any]) -> list[Any]:
    """The table, but for what has no order and for which of several cubes was turned."""
    s = g.s
    found: list[Any] = [s.data, s.materials, s.power, s.time, s.trust, s.luna, s.page, sorted(s.shown), s.progress]
    for e in s.explorers:
        found += [e.at, sum(e.focus), e.endurance, e.insight, e.pursuit, e.comprehension, e.breakthroughs, e.inventory]
        found += [sorted(e.distress), sorted(find.discovery for find in e.finds), sorted(e.engaged), sorted(e.cards)]
    found += [sorted((t.kind, t.at) for t in s.tokens), sorted(s.discoveries), [m.card for m in s.moments]]
    return [*found, {key: (node.data, node.materials, sorted(node.markers)) for key, node in s.nodes.items()}]
