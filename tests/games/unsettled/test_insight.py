"""Insight: a pursuit cube that climbs, and leaves its track for comprehension.  UN-INS"""

import pytest

from starboard.games.unsettled.constants import INSIGHT
from starboard.games.unsettled.effects.learning import GainInsight, LoseInsight
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

TOP = INSIGHT - 1
SELL = {"key": "sell_a_thought", "cost": [{"do": "lose_insight"}], "does": [{"do": "gain", "kind": "data"}]}
SELL_TWO = {"key": "sell_two", "cost": [{"do": "lose_insight", "n": 2}], "does": [{"do": "gain", "kind": "data"}]}


@rule("UN-INS-01")
def test_each_insight_moves_the_gainers_cube_up_one_space():
    Given(p0={"insight": 0}, p1={"insight": 0}).doing(GainInsight(2, who="another")).then(
        p0={"insight": 0}, p1={"insight": 2}
    )


@rule("UN-INS-02")
def test_insight_comes_from_edges_crossed_from_actions_and_from_effects():
    crossing = Given(map="bouncing_meadow 0 1,library_of_moss 0 2", p0={"at": "bouncing_meadow"})
    crossing.when("move library_of_moss").then(p0={"insight": 1})  # its southern edge shows Insight

    Given(p0={"focus": [2, 2, 2]}).when("assign energy theorize").then(p1={"insight": 1})
    Given().doing(GainInsight()).then(p0={"insight": 1})


@rule("UN-INS-02")
def test_only_the_mover_gains_the_insight_of_an_edge_not_who_is_carried():
    there = {"at": "bouncing_meadow"}
    given = Given(map="bouncing_meadow 0 1,library_of_moss 0 2", p0=there, p1={**there, "endurance": 0})

    given.when("assign awareness traverse", "carry explorer-1", "step library_of_moss")

    given.then(p0={"insight": 1}, p1={"insight": 0, "at": "library_of_moss"})


@rule("UN-INS-03", "UN-INS-11")
def test_the_top_space_gives_nothing_and_the_fourth_insight_leaves_the_track():
    given = Given(robotics=["errand_routine"], p0={"pursuit": "robotics"}).doing(GainInsight(3))
    given.asks("act").then(p0={"insight": TOP, "comprehension": []})

    given.doing(GainInsight()).when("pursue robotics")
    given.then(p0={"insight": 0, "comprehension": ["robotics"], "breakthroughs": ["errand_routine"]})


@rule("UN-INS-03", "UN-INS-04", "UN-INS-05", "UN-CMP-01", "UN-CMP-02")
def test_un_ex_33_leaving_the_insight_track():
    given = Given(chemistry=["bottled_calm"], p0={"pursuit": "chemistry", "insight": TOP}).doing(GainInsight())

    given.asks("pursuit", "pursue robotics", "pursue chemistry", "pursue engineering").when("pursue engineering")

    given.then(
        tokens_left=[4, 3, 4],
        p0={
            "comprehension": ["chemistry"],
            "breakthroughs": ["bottled_calm"],
            "insight": 0,
            "pursuit": "engineering",
        },
    )


@rule("UN-INS-07", "UN-INS-08")
def test_insight_lost_moves_the_cube_down_but_not_below_the_bottom():
    Given(p0={"insight": 3}).doing(LoseInsight(2)).then(p0={"insight": 1})
    Given(p0={"insight": 1}).doing(LoseInsight(2)).then(p0={"insight": 0})


@rule("UN-INS-09")
def test_a_cost_of_insight_must_be_there_to_be_paid():
    rules = planet(spaces=[SELL, SELL_TWO])

    Given(rules=rules, p0={"insight": 0}).refuses("assign awareness sell_a_thought")
    Given(rules=rules, p0={"insight": 1}).refuses("assign awareness sell_two")
    Given(rules=rules, p0={"insight": 1}).when("assign awareness sell_a_thought").then(data=1, p0={"insight": 0})


@rule("UN-INS-10")
def test_the_excess_goes_on_from_the_bottom_with_the_discipline_newly_chosen():
    given = Given(robotics=["errand_routine"], engineering=["spring_boots"], p0={"pursuit": "robotics", "insight": 2})

    given.doing(GainInsight(2 + INSIGHT + 1)).when("pursue engineering").when("pursue chemistry")

    given.then(p0={"comprehension": ["robotics", "engineering"], "pursuit": "chemistry", "insight": 1})
    assert [e.n for e in given.events if e.what == "insight"] == [7]


@rule("UN-INS-12")
def test_without_a_token_left_the_cube_still_returns_with_a_free_choice():
    given = Given(tokens_left=[0, 4, 4], robotics=["errand_routine"], p0={"pursuit": "robotics", "insight": TOP}).doing(
        GainInsight()
    )

    given.when("pursue engineering").then(
        p0={"comprehension": [], "breakthroughs": [], "insight": 0, "pursuit": "engineering"}
    )


@rule("UN-INS-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pursuit_may_be_changed_in_anyones_turn_but_not_to_the_same(seat: int):
    mind = {"pursuit": "robotics", "insight": 2}
    given = Given(p0=mind, p1=mind).refuses(f"{seat}: pursue robotics")

    given.when(f"{seat}: pursue engineering").then(**{f"p{seat}": {"pursuit": "engineering", "insight": 0}})


def test_several_who_leave_the_track_do_so_from_the_active_explorer_clockwise():
    mind = {"pursuit": "robotics", "insight": TOP}
    given = Given(active=0, tokens_left=[1, 4, 4], robotics=["errand_routine"], p0=mind, p1=mind)

    given.doing(GainInsight(who="each_explorer")).when("pursue chemistry", "pursue chemistry")

    given.then(p0={"comprehension": ["robotics"]}, p1={"comprehension": []})
