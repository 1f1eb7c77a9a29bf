"""Milestones, gold tiles and the final scoring."""

import pytest

from starboard.games.seti.constants import NEUTRAL
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.counters import Traces
from starboard.games.seti.rules.gold import gold_points, sets, tile_points
from starboard.testing import rule
from tests.games.seti.aliens import board, known, undiscovered
from tests.games.seti.given import Given, lander, missions, orbiter, techs


def discovery(given: Given) -> list[list[int]]:
    return [species.discovery for species in given.g.s.species]


@rule("SE-MIL-08", "SE-MIL-09", "SE-MIL-10", "SE-MIL-13")
def test_se_ex_04_a_neutral_marker_takes_the_leftmost_discovery_space():
    given = Given(p0={"vp": 20}).when("launch", "end").then(neutral=[1, 2], p0={"vp": 20, "publicity": 4})
    assert discovery(given) == [[NEUTRAL, -1, -1], [-1, -1, -1]]


@rule("SE-MIL-05", "SE-MIL-06", "SE-MIL-15", "SE-TRN-08")
def test_every_gold_milestone_marks_another_tile():
    given = Given(p0={"vp": 50}, gold=["tech_a", "mission_a", "income_a", "other_a"], neutral=[0, 0])
    given.when("launch", "end").asks("gold", "gold tech_a", "gold mission_a", "gold income_a", "gold other_a")
    assert given.g.free == []
    given.when("gold tech_a").asks("gold", "gold mission_a", "gold income_a", "gold other_a")
    given.when("gold other_a").asks("action", seat=1)


@rule("SE-MIL-02")
def test_q32_the_player_on_turn_resolves_first():
    given = Given(p0={"vp": 25}, p1={"vp": 25}, neutral=[0, 0]).when("launch", "end").asks("gold")
    given.when(f"gold {given.g.s.gold[0]}").asks("gold", seat=1)


@rule("SE-GLD-01", "SE-GLD-14", "SE-MIL-07")
@pytest.mark.parametrize(("marks", "points"), [((0,), 22), ((1, 0), 16), ((1, 2, 0), 10)])
def test_the_place_of_the_marker_sets_the_value(marks, points):
    own = techs("orange_1", "orange_2", "purple_1", "purple_2", "blue_1", "blue_2")
    given = Given(
        3, gold=["tech_a", "mission_a", "income_a", "other_a"], gold_marks=[marks, (), (), ()], p0={"techs": own}
    )
    assert gold_points(given.g, 0) == points


@rule("SE-GLD-02", "SE-GLD-03")
def test_technologies():
    given = Given(p0={"techs": techs("orange_1", "orange_2", "purple_1", "blue_1", "blue_2")})
    assert (sets(given.g, 0, "tech_a"), sets(given.g, 0, "tech_b")) == (1, 2)


@rule("SE-GLD-06", "SE-GLD-07", "SE-GLD-08")
def test_se_ex_05_and_06_income():
    tucked = ["vega_observation", "falcon_heavy", "juno_probe", "cassini_probe", "odinus_mission", "messenger_probe"]
    given = Given(p0={"tucked": tucked})  # two credits, three energy, one card
    assert (sets(given.g, 0, "income_a"), sets(given.g, 0, "income_b")) == (1, 3)


@rule("SE-GLD-11", "SE-GLD-12", "SE-GLD-13")
def test_se_ex_07_wins_with_figures():
    wins = [(0, 0), (), (0,), (), (), (), (), ()]
    given = Given(wins=wins, figures=[orbiter("mars"), lander("io"), lander("mars", 1)])
    assert sets(given.g, 0, "other_b") == 2


@rule("SE-GLD-04", "SE-GLD-05", "SE-MIS-13")
def test_missions_and_gold_cards():
    given = Given(p0={"done": ["juno_probe", "cassini_probe"], "kept": ["vega_observation"]})
    assert (sets(given.g, 0, "mission_a"), sets(given.g, 0, "mission_b")) == (2, 1)


@rule("SE-FIN-01", "SE-EGC-01", "SE-FIN-03", "SE-FIN-04")
def test_the_final_scoring_adds_gold_cards_and_tiles_and_reaches_no_milestone():
    wins: list[tuple[int, ...]] = [()] * 8
    wins[3] = (0, 0)
    given = Given(round=5, wins=wins, p0={"vp": 23, "kept": ["vega_observation"]}, neutral=[0, 0])
    given.when("pass_round", "1: pass_round")
    assert given.g.s.outcome is not None
    assert given.g.s.outcome.scores == (29, 0)


@rule("SE-MIL-01")
def test_a_milestone_waits_for_the_end_of_the_turn():
    given = Given(p0={"vp": 25}, neutral=[0, 0]).when("launch").asks("end")
    given.when("end").asks("gold")


@rule("SE-MIL-03")
def test_neutral_milestones_come_after_the_gold_ones_of_all():
    given = Given(p0={"vp": 20}, p1={"vp": 25}).when("launch", "end").asks("gold", seat=1)
    assert discovery(given) == [[-1] * 3] * 2
    given.when(f"1: gold {given.g.s.gold[0]}").then(neutral=[0, 2])
    assert discovery(given) == [[NEUTRAL, NEUTRAL, -1], [-1] * 3]


@rule("SE-MIL-04")
def test_q1_a_gold_milestone_cannot_be_declined():
    given = Given(p0={"vp": 25}, neutral=[0, 0]).when("launch", "end").refuses("decline", "pass", "skip")
    assert {option.key for option in given.g.moves(0)} == {"gold"}


@rule("SE-MIL-06")
def test_three_tiles_at_most():
    marks = [(0,), (0,), (), ()]
    given = Given(p0={"vp": 70, "claimed": 0b11}, gold_marks=marks, neutral=[0, 0]).when("launch", "end")
    given.when(f"gold {given.g.s.gold[2]}").asks("action", seat=1)
    assert sum(0 in marked for marked in given.g.s.gold_marks) == 3


@rule("SE-MIL-09")
def test_q30_one_player_places_one_marker_a_milestone():
    given = Given(p0={"vp": 20, "energy": 9, "credits": 9}).when("launch", "end", "1: launch", "1: end")
    given.then(neutral=[1, 2]).when("scan", "part earth", "discard galileo_mission", "signal barnards_star")
    given.when("end").then(neutral=[1, 2])


@rule("SE-MIL-08", "SE-SET-09")
@pytest.mark.parametrize(
    ("vp", "left"), [(19, [2, 2]), (20, [1, 2]), (23, [1, 2]), (29, [1, 2]), (30, [1, 1]), (34, [1, 1])]
)
def test_who_reaches_or_passes_20_and_30_places_a_marker_of_each(vp, left):
    given = Given(p0={"vp": vp, "claimed": 1}).when("launch", "end").then(neutral=left)
    assert sum(marks.count(NEUTRAL) for marks in discovery(given)) == 4 - sum(left)


@rule("SE-MIL-08", "SE-MIL-09")
def test_the_second_marker_of_a_milestone_is_for_another_player_and_a_third_player_finds_none():
    three = {"p0": {"vp": 20}, "p1": {"vp": 21}, "p2": {"vp": 22}}
    given = Given(3, neutral=[2, 2], **three).when("launch", "end").then(neutral=[0, 2])
    assert discovery(given) == [[NEUTRAL, NEUTRAL, -1], [-1, -1, -1]]


@rule("SE-MIL-11")
def test_q31_with_all_six_spaces_taken_no_marker_is_placed():
    two = [undiscovered("anomalies", 1, 1, 1), undiscovered("mascamites", 1, 1, 1)]
    Given(species=two, p0={"vp": 20}).when("launch", "end").then(neutral=[2, 2])


@rule("SE-MIL-12")
def test_q31_neutral_markers_go_to_discovery_spaces_only():
    two = [board("anomalies"), undiscovered("mascamites", 1, 1)]
    given = Given(species=two, found=[0], p0={"vp": 30, "claimed": 1}).when("launch", "end").then(neutral=[1, 2])
    left, right = given.g.s.species
    assert left.columns == [[-1] * 4] * 3 and right.discovery == [1, 1, NEUTRAL]
    assert left.overflow == right.overflow == [(), (), ()]


@rule("SE-MIL-13")
def test_a_neutral_marker_is_nobodys_trace():
    own = {"vp": 20, "missions": missions("comparative_analysis")}
    given = Given(p0=own).when("launch", "end").asks("action", seat=1)
    assert given.events_of("trace") == [] and count(given.g, 0, Traces()) == 0
    given.then(p0={"vp": 20, "publicity": 4})


@rule("SE-MIL-14")
def test_points_of_a_milestone_reach_the_next_one_in_the_same_window():
    given = known("centaurians", p0={"vp": 18, "message": 18}).when("launch", "end", "message message-4")
    given.asks("gold").then(p0={"vp": 26})


@rule("SE-MIL-15")
def test_one_player_resolves_from_the_lowest_threshold():
    given = known("centaurians", p0={"vp": 30, "message": 20}).when("launch", "end").asks("message")
    given.when("message message-3").asks("gold")
    given = known("centaurians", p0={"vp": 30, "message": 28}).when("launch", "end").asks("gold")
    given.when(f"gold {given.g.s.gold[0]}").asks("message")


@pytest.mark.parametrize(("marks", "points"), [((), 22), ((1,), 16), ((1, 0), 16), ((0, 1), 22), ((1, 2), 10)])
def test_a_tile_says_what_it_is_worth_now_as_marked_or_as_the_next_mark(marks: tuple[int, ...], points: int):
    own = techs("orange_1", "orange_2", "purple_1", "purple_2", "blue_1", "blue_2")
    given = Given(
        3, gold=["tech_a", "mission_a", "income_a", "other_a"], gold_marks=[marks, (), (), ()], p0={"techs": own}
    )

    assert tile_points(given.g, 0, "tech_a", marks) == points
    assert gold_points(given.g, 0) == (points if 0 in marks else 0)
