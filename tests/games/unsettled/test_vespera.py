"""Vespera: the night is a place, it walks after LUNA's lamp."""

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Token
from starboard.games.unsettled.rules.modifiers import IgnoreTime
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import contract, rule
from tests.games.unsettled.given import Given

RULES = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / "vespera"))
WORLD = RULES.cartridge
CARDS = RULES.book.cards()
FULL = {"focus": [3, 3, 3]}
EMBER = [Find("cold_ember", "it_breathes_slowly")]  # two lights, so that nobody is asked about distress
DAWN = [Find("pocket_dawn", "it_folds_distance")]
MAP = "noon_pasture 0 -1, old_bedroom 0 -2, sundial_forest 1 0"

TestContract = contract(Unsettled, seeds=1, cartridges=["vespera"], every=60, games_for_content=600)


def vespera(night="old_bedroom", luna="scarab", **given):
    """Two explorers, a night two nodes north of the Scarab, and the Evening Walk one step away."""
    given = {"time": 7, "distress": ["eyes_too_open", "talking_to_the_lamp"], **given}
    return Given(rules=RULES, map=MAP, triggers="evening 8", tokens=[Token(900, "night", night)], luna=luna, **given)


def where_the_night_is(given):
    return [token.at for token in given.s.tokens]


def held(given, seat):
    return [card for card in given.s.explorers[seat].distress if card]


def test_the_night_walks_one_node_towards_the_lamp_and_leaves_dew():
    given = vespera(p0=FULL, p1=FULL).doing(AdvanceTime())

    assert where_the_night_is(given) == ["noon_pasture"]
    pasture = given.s.nodes["noon_pasture"]
    assert (dict(pasture.markers), pasture.materials) == ({"dew": 1}, 1)


def test_it_follows_luna_and_not_whoever_is_nearest():
    given = vespera("noon_pasture", luna="sundial_forest", p0={"at": "old_bedroom", **FULL}, p1=FULL)

    given.doing(AdvanceTime())

    assert where_the_night_is(given) == ["scarab"]


def test_dew_lies_once_where_the_night_stays():
    given = vespera("scarab", p0={"at": "sundial_forest", **FULL}, p1={"at": "sundial_forest", **FULL})

    given.doing(AdvanceTime()).doing(AdvanceTime(12))

    assert dict(given.s.nodes["scarab"].markers) == {"dew": 1}
    assert given.s.nodes["scarab"].materials == 2


def test_whoever_the_evening_finds_in_the_night_takes_some_of_it_along():
    given = vespera("noon_pasture", luna="noon_pasture", p0={"at": "noon_pasture", **FULL}, p1=FULL)

    given.doing(AdvanceTime()).asks("cover").when("cover theorize")

    assert (len(held(given, 0)), len(held(given, 1))) == (1, 0)


def test_a_light_of_ones_own_keeps_it_off():
    given = vespera("noon_pasture", luna="noon_pasture", p0={"at": "noon_pasture", "finds": EMBER, **FULL}, p1=FULL)

    given.doing(AdvanceTime())

    assert held(given, 0) == []


def test_turning_up_the_lamp_calls_the_night_and_lights_who_is_beside_luna():
    given = vespera("noon_pasture", luna="scarab", p0=FULL, p1={"at": "noon_pasture", **FULL})

    given.when("assign energy turn_up_the_lamp")
    assert where_the_night_is(given) == ["scarab"]

    given.doing(AdvanceTime())
    assert (held(given, 0), held(given, 1)) == ([], [])


def test_an_hour_takes_two_rests_in_the_night_and_one_in_the_sun():
    night = vespera("noon_pasture", p0={"at": "noon_pasture", **FULL}, p1=FULL, time=0)
    night.when("assign energy rest").then(time=0, progress={"long_hour": 1})

    second = vespera("noon_pasture", p0={"at": "noon_pasture", **FULL}, p1=FULL, time=0, progress={"long_hour": 1})
    second.when("assign energy rest").then(time=1, progress={"long_hour": 0})

    vespera("noon_pasture", p0=FULL, p1=FULL, time=0).when("assign energy rest").then(time=1)


def test_stars_are_counted_only_where_it_is_dark():
    dark = vespera("noon_pasture", p0={"at": "noon_pasture", **FULL}, p1=FULL)
    dark.when("assign energy count_the_stars").then(p0={"insight": 2})

    vespera("noon_pasture", p0=FULL, p1=FULL).refuses("assign energy count_the_stars")


def test_a_jar_that_stands_in_the_sun_when_the_evening_comes_is_lost():
    jar = {"jar": 1}
    given = vespera(
        "noon_pasture",
        luna="noon_pasture",
        task="b",
        page=3,
        p0={"at": "noon_pasture", "inventory": jar, "finds": EMBER, **FULL},
        p1={"at": "sundial_forest", "inventory": jar, **FULL},
    )

    given.doing(AdvanceTime()).then(p0={"inventory": jar}, p1={"inventory": {"jar": 0}})


@pytest.mark.parametrize(("nights", "verses"), [(["old_bedroom", "old_bedroom"], 1), (["old_bedroom", "scarab"], 0)])
def test_a_verse_is_sung_when_the_evening_finds_both_nights_and_two_singers_in_bed(nights, verses):
    singers = {"at": "old_bedroom", **FULL}
    given = vespera(luna="old_bedroom", task="c", page=7, p0={"finds": EMBER, **singers}, p1={"finds": DAWN, **singers})
    given.s.tokens = [Token(900 + i, "night", at) for i, at in enumerate(nights)]

    given.doing(AdvanceTime()).passes()

    assert given.s.progress.get("lullaby", 0) == verses


def test_the_tap_drips_on_one_explorer_so_an_evening_without_focus_comes_to_an_end():
    none = {"focus": [0, 0, 0]}
    walks = "evening 3,evening 5,evening 7"
    given = Given(rules=RULES, seats=3, map=MAP, time=2, triggers=walks, page=7, p0=none, p1=none, p2=none)
    given.s.shown.append("the_hour_of_the_tap")

    given.doing(AdvanceTime())

    assert given.s.time == 4  # who acts pays with an hour, and the others sleep through it


def begun(seats, difficulty="atrocious", task="a"):
    """The table at the first turn, whatever everybody chose before."""
    g = Game(RULES.new(Setup(seats, 7, "vespera", difficulty, (("task", task),))), RULES)
    while not g.s.turns:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    return g.s


@rule("UN-DIF-10")
def test_two_hours_each_are_spared_by_a_ship_with_an_ability_and_nothing_else_differs():
    awake, plain = begun(3, "uncomfortable"), begun(3)

    spared = sorted((m.seat, m.left) for m in awake.lasting if isinstance(m.verb, IgnoreTime))
    assert spared == [(0, 2), (1, 2), (2, 2)] and not plain.lasting
    assert [(e.endurance, e.focus) for e in awake.explorers] == [(e.endurance, e.focus) for e in plain.explorers]


@pytest.mark.parametrize(("task", "counter", "done"), [("a", "signal", [0, 4, 6]), ("b", "cold", [0, 0, 2])])
def test_with_more_explorers_some_of_the_task_is_done_beforehand(task, counter, done):
    assert [begun(seats, task=task).progress.get(counter, 0) for seats in (2, 3, 4)] == done


@rule("UN-TSK-08", "UN-TSK-13")
def test_the_night_counts_itself_before_anybody_empties_their_pockets():
    """Task B: what page 6 gives is counted by page 7, even where the whole crew is aboard already."""
    hurt = {"distress": ["eyes_too_open", "", "", "", "", ""], **FULL}
    given = vespera(task="b", page=5, power=4, time=0, p0={"comprehension": ["chemistry"], **FULL}, p1=hurt)
    given.s.distress[:] = ["talking_to_the_lamp", "homesick_for_rain"]
    given.s.forced["die"] = [0, 0]
    given.when("assign wonder start_from_cold").regroups()
    while given.question(given.g.waiting[0]).prompt != "act":
        given.when(str(given.g.options(given.g.waiting[0])[0]))

    assert given.s.outcome is None and given.s.page == 7
    assert len(held(given, 0)) + len(held(given, 1)) == 3
