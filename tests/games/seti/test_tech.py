"""Researching technologies."""

from starboard.games.seti.constants import TECH
from starboard.games.seti.rules.tech import ALL
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, probes, techs


def tiles(bonus: int) -> list[list[Secret[int]]]:
    """Every stack with this bonus on top."""
    below = [i for i in range(4) if i != bonus]
    return [[*(Secret(i, 0, key) for i in below), Secret(bonus, EVERYBODY, key)] for key in TECH]


@rule("SE-TEC-01", "SE-TEC-02", "SE-TEC-04", "SE-TEC-05", "SE-EFF-16")
def test_research_rotates_then_takes_the_top_tile_with_its_points_and_bonus():
    given = Given(p0={"publicity": 6}, tiles=tiles(2)).when("research").then(turned=[1, 0, 0], p0={"publicity": 0})
    given.asks("tech").when("tech orange_3").then(p0={"vp": 2, "energy": 4, "techs": techs("orange_3")})
    assert len(given.g.s.tiles[TECH["orange_3"]]) == 3
    assert given.g.s.fresh == ALL & ~techs("orange_3")
    Given(p0={"publicity": 5}).refuses("research")


@rule("SE-TEC-04")
def test_the_second_taker_gets_no_points_for_it():
    given = Given(p0={"publicity": 6}, tiles=tiles(2), fresh=ALL & ~techs("orange_3")).when("research", "tech orange_3")
    given.then(p0={"vp": 0})


@rule("SE-TEC-03", "SE-TEC-27")
def test_nobody_owns_a_technology_twice():
    Given(p0={"publicity": 6, "techs": techs("orange_3")}).when("research").refuses("tech orange_3")
    Given(p0={"publicity": 6, "techs": ALL}).refuses("research")


@rule("SE-TEC-07", "SE-TEC-08", "SE-DAT-09", "SE-DAT-10")
def test_a_computer_technology_goes_in_any_empty_slot_also_under_data():
    given = Given(p0={"publicity": 6, "top": 3, "data": 1}, tiles=tiles(2)).when("research", "tech blue_2")
    given.asks("slot", "slot slot-1", "slot slot-2", "slot slot-3", "slot slot-4").when("slot slot-2")
    given.then(p0={"vp": 2, "slots": [-1, 1, -1, -1]}).offers("place lower-2")


@rule("SE-TEC-13", "SE-TEC-28")
def test_the_first_probe_technology_launches_with_the_new_limit():
    given = Given(p0={"publicity": 6}, probes=probes("4.2"), tiles=tiles(2)).when("research", "tech orange_1")
    assert len(given.g.s.probes) == 2


@rule("SE-TEC-19")
def test_wide_field_gives_two_data():
    Given(p0={"publicity": 6}, tiles=tiles(2)).when("research", "tech purple_1").then(p0={"data": 2})


@rule("SE-TEC-09", "SE-TEC-10")
def test_a_technology_of_a_card_is_free_of_its_colours_and_rotates_once():
    given = Given(p0={"hand": ["odinus_mission"]}).when("play odinus_mission").then(turned=[1, 0, 0])
    given.asks("tech", *(f"tech orange_{n}" for n in (1, 2, 3, 4)))


@rule("SE-EFF-14")
def test_a_colour_that_is_complete_is_skipped_while_the_system_still_rotates():
    own = techs("orange_1", "orange_2", "orange_3", "orange_4")
    given = Given(p0={"hand": ["odinus_mission"], "techs": own}).when("play odinus_mission").asks("end")
    given.then(turned=[1, 0, 0], p0={"techs": own})


@rule("SE-CLR-14", "SE-CLR-15")
def test_card_81_takes_what_another_owns_without_rotation_and_bonus():
    card = next(c.key for c in TABLES.world.cards if c.number == "81")
    given = Given(p0={"hand": [card], "credits": 9}, p1={"techs": techs("purple_1", "blue_1")}, tiles=tiles(2))
    given.when(f"play {card}").asks("tech", "tech purple_1", "tech blue_1").when("tech purple_1")
    given.then(turned=[0, 0, 0], p0={"energy": 3, "data": 2})
