"""Mission cards: goals, what stays in force, mission actions, carried markers, tiles and named enemies.  OS-MIS."""

from typing import Any

import pytest
from msgspec import convert, structs

from starboard.games.under_our_sun import UnderOurSun, system
from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.effects.enemies import Spawn
from starboard.games.under_our_sun.effects.ground import PlaceMarker, PlaceTile
from starboard.games.under_our_sun.model.hexes import HOME, STEPS, distance
from starboard.games.under_our_sun.rules.conditions import AtLeast, Kept, Living, People, Players
from starboard.games.under_our_sun.rules.ground import is_unexplored
from starboard.games.under_our_sun.rules.modifiers import CostChange
from starboard.games.under_our_sun.rules.preparation import CleanUp, Prepared
from starboard.games.under_our_sun.rules.progress import Look
from starboard.games.under_our_sun.rules.rounds import PhaseEnds, RunPhase
from starboard.games.under_our_sun.world import Ability, Marker, MissionCard
from starboard.kernel.cartridge import say
from starboard.kernel.nouns import Noun
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.under_our_sun.given import RULES, Given, at, hexn, things

DEAD = {"health": 0, "dead": 3}
NORTH = {"north": "dry_creek"}
PUMP = {"north": "pump_house"}
PUMP_IT = "mission tiny_pump ability-tiny_pump-0"


@pytest.fixture
def mission(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tiny mission with other fields: `mission(markers=...)`, `mission(cards=...)`."""

    def change(**fields: Any) -> None:
        world = RULES.book.world
        book = Book(system(), structs.replace(world, mission=structs.replace(world.mission, **fields)))
        monkeypatch.setattr(RULES, "book", book)
        monkeypatch.setattr("tests.games.under_our_sun.given.BOOK", book)

    return change


def card(key: str, **fields: Any) -> MissionCard:
    """A mission card whose goal is never met unless it is given."""
    never = (AtLeast(Kept("never"), 1),)
    text = RULES.book.mission.briefing
    return MissionCard(key=key, title=Noun(en=key, fr=key), text=text, **{"goal": never, **fields})


def turns(n: int) -> AtLeast:
    return AtLeast(Kept("turns_of_the_pump"), n)


@rule("OS-MIS-01")
def test_only_the_card_revealed_last_gives_goal_and_failure(mission: Any):
    lost = (AtLeast(Kept("evil"), 1),)
    mission(cards=(card("one", goal=(turns(1),), failure=lost), card("two", goal=(turns(5),))))

    assert Given(card=1, counters={"evil": 1}).doing(Look()).s.outcome is not None
    given = Given(card=2, counters={"evil": 1, "turns_of_the_pump": 1}).doing(Look())
    given.then(card=2, outcome=None)


@rule("OS-MIS-01")
def test_what_an_earlier_card_put_into_force_stays_unless_a_card_ends_it(mission: Any):
    dear = (CostChange(action="collect", by=1),)
    help_ = (Ability(when="mission", ap=1),)
    mission(cards=(card("one", static=dear, abilities=help_), card("two"), card("three", ends=("one",))))

    for number, price in ((1, 2), (2, 2), (3, 1)):
        given = Given(card=number)
        assert given.price("collect ration") == {"ap": price}
        offered = [str(o) for o in given.g.moves(0) if o.key == "mission"]
        assert offered == (["mission one ability-one-0"] if number < 3 else [])


@rule("OS-MIS-02")
@pytest.mark.parametrize("moment", [Prepared("b"), PhaseEnds(), RunPhase(1)])
def test_the_goal_is_looked_at_after_steps_of_the_preparation_and_at_both_ends_of_a_phase(moment: Any):
    given = Given(card=2, counters={"turns_of_the_pump": 2})
    assert given.s.card == 2

    given.doing(moment)

    assert given.s.card == 3 or given.s.outcome is not None


@rule("OS-MIS-02")
def test_failure_is_looked_at_after_the_goal(mission: Any):
    both = AtLeast(Kept("both"), 1)
    mission(cards=(card("one", goal=(both,), failure=(both,)), card("two")))

    given = Given(card=1, counters={"both": 1}).doing(Look())

    given.then(card=2, outcome=None)


@rule("OS-MIS-03")
def test_the_next_card_is_read_at_once_and_its_effects_happen_before_anything_else(mission: Any):
    mission(cards=(card("one", goal=(turns(1),)), card("two", does=(Spawn(key="gaunt_dog", at="new_haven"),))))
    given = Given(card=1, counters={"turns_of_the_pump": 1})

    given.when("collect ration")

    given.asks("act").happens("goal one", "mission_card two story-two", "enemy gaunt_dog new_haven")


@rule("OS-MIS-03")
def test_progress_beyond_a_goal_does_not_count_for_the_next(mission: Any):
    mission(cards=(card("one", goal=(turns(2),)), card("two", goal=(turns(2),)), card("three")))

    given = Given(card=1, counters={"turns_of_the_pump": 5, "other": 4}).doing(Look())

    given.then(card=2, counters={"other": 4})


@rule("OS-MIS-04")
def test_nobody_reads_a_card_before_it_is_revealed():
    given = Given(card=1)
    speak = say(UnderOurSun, "tiny", "en")
    for seat in (0, 1, None):
        shown = str(RULES.scene(given.g, seat, speak))
        assert "Somebody has to turn it" not in shown and "Home before the days run out" not in shown


@rule("OS-MIS-05")
def test_a_mission_action_has_its_price_and_test_and_only_at_its_tile():
    given = Given(card=2, tiles=PUMP, at={0: "north"}, forced={"g": [0, 5]})

    assert given.price(PUMP_IT) == {"ap": 1}
    given.when(PUMP_IT)

    given.then(counters={"turns_of_the_pump": 1}, p0={"ap": 5})
    Given(card=2, tiles=PUMP).lacks("mission")
    Given(card=1, tiles=PUMP, at={0: "north"}).lacks("mission")


@rule("OS-MIS-05")
def test_a_failed_mission_action_counts_nothing_and_ready_enemies_answer_it():
    dice = {"g": [5, 5], "y": [0] * 3, "b": [7] * 3}
    given = Given(card=2, tiles=PUMP, at={0: "north"}, enemies=["gaunt_dog@north"], forced=dice)

    given.when(PUMP_IT)

    given.then(counters={}, p0={"ap": 5, "health": 6})


@rule("OS-MIS-05")
def test_a_character_in_stealth_tests_for_a_mission_action():
    given = Given(card=2, tiles=PUMP, at={0: "north"}, p0={"hidden": True}, forced={"b": [7, 7], "g": [0, 0]})

    given.when(PUMP_IT)

    assert given.events_of("test")[0][2] == "stealth"
    given.then(p0={"hidden": False}, counters={"turns_of_the_pump": 1})


SEED = Marker(key="seed", title=Noun(en="seed", fr="graine"), carried=True)


@rule("OS-MIS-06")
def test_a_carried_marker_is_collected_takes_a_space_is_dropped_and_never_cleaned_up(mission: Any):
    mission(markers=(SEED,))
    given = Given(tiles=NORTH, at={0: "north"}).doing(PlaceMarker("seed"))

    given.when("collect seed")
    assert [thing.key for thing in given.s.characters[0].things] == ["seed"] and given.tile("north").things == ()
    given.when("discard", "drop thing-0-seed", "enough").doing(CleanUp())

    assert [thing.key for thing in given.tile("north").things] == ["seed"]
    full = Given(tiles=NORTH, at={0: "north"}, p0={"things": things("knife", "knife", "knife")}).doing(
        PlaceMarker("seed")
    )
    full.refuses("collect seed")


@rule("OS-MIS-06", "OS-DTH-10")
def test_a_carried_marker_may_be_taken_from_a_body_and_nothing_else(mission: Any):
    mission(markers=(SEED,))
    given = Given(p1={**DEAD, "things": things("knife", "seed")})
    assert [str(o) for o in given.g.moves(0) if o.key == "take_from"] == ["take_from seed character-1"]

    given.when("take_from seed character-1").then(p0={"ap": 5})

    assert [[thing.key for thing in c.things] for c in given.s.characters] == [["seed"], ["knife"]]
    full = Given(p1={**DEAD, "things": things("seed")}, p0={"things": things("knife", "knife", "knife")})
    full.refuses_by("OS-ITM-12", "take_from seed character-1")
    Given(p1={"things": things("seed")}).lacks("take_from")
    far = Given(p1={**DEAD, "things": things("seed")}, tiles=NORTH, at={1: "north"})
    far.lacks("take_from")


@rule("OS-MIS-07")
def test_players_are_those_that_started_and_places_count_the_living_and_ask_for_no_more_than_live():
    given = Given(4, p3=DEAD, tiles=NORTH, at={0: "north", 1: "north", 3: "north"})
    given.s.places["creek"] = at("north")
    here = Step(Look(), 0)

    assert Players().number(given.g, here) == 4 and Players(half=True).number(given.g, here) == 2
    assert People("creek").number(given.g, here) == 2 and Living().number(given.g, here) == 3
    goal = AtLeast(People("creek"), Players())
    assert not goal.holds(given.g, here)
    given.s.characters[2].at = at("north")
    assert goal.holds(given.g, here)
    assert Players().number(Given(1).g, here) == 2


@rule("OS-MIS-09")
def test_a_tile_is_laid_straight_in_a_rolled_direction_7_8_and_a_taken_one_again():
    given = Given(forced={"direction": [6, 7, 2, 2, 4]})

    given.doing(PlaceTile("pump_house", 2), PlaceTile("the_mast", 4))

    assert given.s.places["pump_house"] == HOME + 2 * STEPS[2]
    assert given.s.places["the_mast"] == HOME + 4 * STEPS[4]
    assert given.s.tiles[HOME + 2 * STEPS[2]].key == "pump_house"
    assert is_unexplored(given.g, HOME + 2 * STEPS[2] + STEPS[0])


@rule("OS-MIS-09")
def test_a_tile_never_covers_another_and_a_covered_one_is_named_when_it_is_turned_up():
    given = Given(tiles={"north": "dry_creek"}, forced={"direction": [0, 1]})

    given.doing(PlaceTile("pump_house", 1, face_up=False))

    assert given.tile("north").key == "dry_creek" and "pump_house" not in given.s.places
    given.when(f"explore {hexn('north_east')}")
    assert given.s.places["pump_house"] == at("north_east")


@rule("OS-MIS-09", "OS-MIS-04")
def test_of_two_tiles_face_down_nobody_knows_which_is_which():
    orders = set()
    for seed in range(12):
        given = Given()
        given.s.rng = seed + 1
        given.doing(PlaceTile("abandoned_camp", 3, decoy="lorry_park"))
        assert all(distance(HOME, place) == 3 for place in given.s.covered) and len(given.s.covered) == 2
        assert given.s.places == {"new_haven": HOME}
        orders.add(next(iter(given.s.covered.values())).value)

    assert orders == {"abandoned_camp", "lorry_park"}


@rule("OS-MIS-10")
def test_a_named_enemy_is_searched_for_else_the_strongest_of_its_type_and_tier_else_none():
    given = Given()
    given.s.enemy, given.s.enemy_done = ["crawler", "glass_bear", "gaunt_dog"], []
    given.doing(Spawn(key="glass_bear"))
    assert [e.key for e in given.s.enemies] == ["glass_bear"] and sorted(given.s.enemy) == ["crawler", "gaunt_dog"]

    given = Given()
    given.s.enemy, given.s.enemy_done = ["walking_blister", "crawler", "bounty_hunter"], ["stone_back"]
    given.doing(Spawn(key="walking_blister")).doing(Spawn(key="walking_blister"))
    assert [e.key for e in given.s.enemies] == ["walking_blister", "stone_back"]
    given.doing(Spawn(key="walking_blister"))
    assert len(given.s.enemies) == 2


@rule("OS-MIS-10")
def test_of_several_that_could_stand_in_the_strongest_is_taken():
    given = Given()
    given.s.enemy, given.s.enemy_done = ["road_agent", "butcher", "son_with_rifle"], []

    given.doing(Spawn(key="son_with_torch"))

    assert given.s.enemies[0].key == max(("road_agent", "butcher", "son_with_rifle"), key=_might)


def _might(key: str) -> tuple[int, int]:
    counts = {"g": 6, "y": 4, "b": 3, "r": -3}
    return sum(counts[die] for die in RULES.book.enemy_melee[key][0]), RULES.book.enemies[key].health


def test_a_mission_card_with_a_misspelt_field_is_refused():
    with pytest.raises(ValueError, match="sets"):
        convert({"key": "a", "title": {"en": "a", "fr": "a"}, "text": {"en": "a", "fr": "a"}, "sets": 1}, MissionCard)
