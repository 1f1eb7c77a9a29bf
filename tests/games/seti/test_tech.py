"""Researching technologies."""

import pytest

from starboard.games.seti.constants import TECH
from starboard.games.seti.rules.tech import ALL
from starboard.testing import rule
from tests.games.seti.given import Given, missions, probes, techs, tiles


@rule("SE-TEC-01")
def test_research_costs_six_publicity():
    Given(p0={"publicity": 7}).when("research").then(p0={"publicity": 1})
    Given(p0={"publicity": 5}).refuses("research")


@rule("SE-TEC-02")
def test_research_rotates_then_takes_the_top_tile():
    given = Given(p0={"publicity": 6}, tiles=tiles(2)).when("research").then(turned=[1, 0, 0]).asks("tech")
    given.when("tech orange_3").then(p0={"techs": techs("orange_3")})
    assert [tile.value for tile in given.g.s.tiles[TECH["orange_3"]]] == [0, 1, 3]


@rule("SE-TEC-04")
def test_the_first_taker_scores_the_two_point_tile():
    given = Given(p0={"publicity": 6}, tiles=tiles(2)).when("research", "tech orange_3").then(p0={"vp": 2})
    assert given.g.s.fresh == ALL & ~techs("orange_3")


@rule("SE-TEC-05")
@pytest.mark.parametrize(("bonus", "gained"), [(0, {"vp": 5}), (1, {"publicity": 1}), (2, {"energy": 4})])
def test_the_printed_bonus_is_gained_at_once(bonus, gained):
    Given(p0={"publicity": 6}, tiles=tiles(bonus)).when("research", "tech orange_3").then(p0=gained)


@rule("SE-TEC-06")
@pytest.mark.parametrize("tech", ["orange_3", "purple_2"])
def test_probe_and_telescope_technologies_are_put_nowhere_else(tech):
    given = Given(p0={"publicity": 6}, tiles=tiles(2)).when("research", f"tech {tech}").asks("end")
    given.then(p0={"slots": [-1] * 4})


@rule("SE-TEC-11")
def test_a_tile_once_placed_stays_where_it_is():
    own = {"publicity": 6, "slots": [0, -1, 1, -1], "techs": techs("blue_1", "blue_2")}
    given = Given(p0=own, tiles=tiles(2)).when("research", "tech blue_3").asks("slot", "slot slot-2", "slot slot-4")
    given.when("slot slot-2").then(p0={"slots": [0, 2, 1, -1]})


@rule("SE-TEC-28")
def test_points_then_placement_then_bonus_then_launch_then_triggers():
    own = {"publicity": 6, "missions": missions("nasa_research_center")}
    given = Given(p0=own, tiles=tiles(2)).when("research", "tech orange_1").asks("cover")
    told = [(event.what, *event.ids[:1]) for event in given.events if event.what in ("gain", "launch", "tech")]
    assert [what for what in told if what[0] != "launch"] == [("gain", "vp"), ("gain", "energy"), ("tech", "orange_1")]
    assert [what for what, *_ in told] == ["gain", "gain", "launch", "tech"]


@rule("SE-TEC-04")
def test_the_second_taker_gets_no_points_for_it():
    given = Given(p0={"publicity": 6}, tiles=tiles(2), fresh=ALL & ~techs("orange_3")).when("research", "tech orange_3")
    given.then(p0={"vp": 0})


@rule("SE-TEC-03")
def test_nobody_owns_a_technology_twice():
    Given(p0={"publicity": 6, "techs": techs("orange_3")}).when("research").refuses("tech orange_3")


@rule("SE-TEC-27")
def test_with_all_technologies_there_is_no_research():
    Given(p0={"publicity": 6, "techs": ALL}).refuses("research")


@rule("SE-TEC-08", "SE-DAT-10")
def test_a_computer_technology_goes_in_any_empty_slot_also_under_data():
    given = Given(p0={"publicity": 6, "top": 3, "data": 1}, tiles=tiles(2)).when("research", "tech blue_2")
    given.asks("slot", "slot slot-1", "slot slot-2", "slot slot-3", "slot slot-4").when("slot slot-2")
    given.then(p0={"vp": 2, "slots": [-1, 1, -1, -1]}).offers("place lower-2")


@rule("SE-TEC-13")
def test_the_first_probe_technology_launches_with_the_new_limit():
    given = Given(p0={"publicity": 6}, probes=probes("4.2"), tiles=tiles(2)).when("research", "tech orange_1")
    assert len(given.g.s.probes) == 2


@rule("SE-TEC-19")
def test_wide_field_gives_two_data():
    Given(p0={"publicity": 6}, tiles=tiles(2)).when("research", "tech purple_1").then(p0={"data": 2})


@rule("SE-TEC-09")
def test_a_technology_of_a_card_is_free_of_its_colours_and_rotates_once():
    given = Given(p0={"hand": ["odinus_mission"]}).when("play odinus_mission").then(turned=[1, 0, 0])
    given.asks("tech", *(f"tech orange_{n}" for n in (1, 2, 3, 4)))


@rule("SE-EFF-14")
def test_a_colour_that_is_complete_is_skipped_while_the_system_still_rotates():
    own = techs("orange_1", "orange_2", "orange_3", "orange_4")
    given = Given(p0={"hand": ["odinus_mission"], "techs": own}).when("play odinus_mission").asks("end")
    given.then(turned=[1, 0, 0], p0={"techs": own})
