"""Data, the computer and the analysis."""

import pytest

from starboard.testing import rule
from tests.games.seti.given import Given, techs


@rule("SE-DAT-01")
def test_a_free_action_moves_a_token_from_the_pool_to_the_computer():
    Given(p0={"data": 2}).when("place top-1").then(p0={"data": 1, "top": 1}).asks("action")


@rule("SE-DAT-02")
def test_the_top_row_is_filled_from_left_to_right():
    Given(p0={"data": 2, "top": 2}).offers("place top-3").refuses("place top-2", "place top-4")


@rule("SE-DAT-03")
def test_the_second_space_gives_publicity():
    Given(p0={"data": 1, "top": 1}).when("place top-2").then(p0={"publicity": 5})


@rule("SE-EFF-12")
def test_an_income_increase_with_an_empty_hand_is_skipped():
    Given(p0={"data": 1, "top": 3}).when("place top-4").asks("action").then(p0={"tucked": []})


@rule("SE-DAT-05", "SE-DAT-06")
def test_an_upper_space_scores_only_with_a_tile():
    Given(p0={"data": 1, "top": 2}).when("place top-3").then(p0={"vp": 0})
    with_tile = Given(p0={"data": 1, "top": 2, "slots": [-1, 3, -1, -1], "techs": techs("blue_4")})
    with_tile.when("place top-3").then(p0={"vp": 2})


@rule("SE-DAT-07")
def test_a_lower_space_opens_under_a_filled_one_and_takes_one_token():
    given = Given(p0={"data": 6, "top": 4, "slots": [0, 1, 2, -1], "techs": techs("blue_1", "blue_2", "blue_3")})
    given.refuses("place lower-3", "place lower-4").when("place lower-2", "place lower-1").refuses("place lower-1")


@rule("SE-DAT-08", "SE-TEC-26")
@pytest.mark.parametrize(("tech", "gained"), [(0, {"credits": 5}), (1, {"energy": 4}), (3, {"publicity": 6})])
def test_a_lower_space_gives_its_reward(tech, gained):
    own = {"data": 1, "top": 1, "slots": [tech, -1, -1, -1], "techs": techs(f"blue_{tech + 1}")}
    Given(p0=own).when("place lower-1").then(p0={**gained, "data": 0})


@rule("SE-DAT-06", "SE-TEC-26")
@pytest.mark.parametrize("tech", range(4))
@pytest.mark.parametrize(("slot", "above"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_every_computer_technology_scores_two_points_above_whatever_its_slot(tech, slot, above):
    in_slots = [tech if slot == i else -1 for i in range(4)]
    own = {"data": 1, "top": above - 1, "slots": in_slots, "techs": techs(f"blue_{tech + 1}")}
    Given(p0=own).when(f"place top-{above}").then(p0={"vp": 2, "credits": 4, "energy": 3, "publicity": 4})


@rule("SE-DAT-08", "SE-TEC-26")
def test_the_third_computer_technology_gives_a_card():
    own = {"data": 1, "top": 1, "slots": [2, -1, -1, -1], "techs": techs("blue_3")}
    Given(p0=own).when("place lower-1").asks("take_card").when("take galileo_mission").then(
        p0={"hand": ["galileo_mission"]}
    )


@rule("SE-ANA-01")
def test_an_analysis_costs_an_energy_and_marks_a_blue_trace():
    given = Given(p0={"top": 6}).when("analyze").then(p0={"energy": 2})
    places = ("left-blue-discovery", "left-blue-overflow", "right-blue-discovery", "right-blue-overflow")
    given.asks("trace", *(f"trace {place}" for place in places))


@rule("SE-ANA-08")
def test_the_computer_is_clear_before_the_trace_is_marked():
    Given(p0={"top": 6, "data": 1}).when("analyze").asks("trace").offers("place top-1")
