"""The objectives of the solo game, and its end."""

from typing import Any

import pytest

from starboard.games.seti.effects.gains import Gain
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.rules.rounds import EndRound
from starboard.games.seti.rules.solo.objectives import fitting_tasks
from starboard.kernel.words import Event
from starboard.testing import rule
from tests.games.seti.aliens import known
from tests.games.seti.given import TABLES, Given, missions, orbiter, probes, techs
from tests.games.seti.solo import alone, it, rival


def done(given):
    return {objective.number: objective.done for objective in rival(given).objectives}


def researched(given, tech="purple_2"):
    return given.when("research", f"tech {tech}")


PURPLE = next(
    card.key
    for card in TABLES.world.cards
    if any(when.what == "tech" and "purple" in when.of for circle in card.circles for when in circle.when)
)


@rule("SE-SLO-32")
def test_one_event_marks_one_task_over_all_objectives():
    given = researched(alone(8, 18, p0={"publicity": 9}))
    given.asks("task", "task objective-8 task-1", "task objective-18 task-1").when("task objective-18 task-1")
    assert done(given) == {8: 0, 18: 1}


@rule("SE-SLO-32")
def test_two_tasks_alike_need_two_deeds():
    given = alone(16, p0={"publicity": 10}, p1={"passed": True})
    given.when("research", "tech blue_1", "slot slot-1").asks(
        "task", "task objective-16 task-1", "task objective-16 task-2"
    )
    given.when("task objective-16 task-2")
    assert done(given) == {16: 2}


@rule("SE-SLO-32")
def test_of_two_equal_tasks_the_first_is_marked():
    assert fitting_tasks(alone(19).g, Event("scan", 0)) == [(19, 0)]
    given = alone(19)
    rival(given).objectives[:] = [Objective(19, 1)]
    assert fitting_tasks(given.g, Event("scan", 0)) == [(19, 1)]


@rule("SE-SLO-33")
def test_q50_se_ex_08_objective_and_mission_from_one_event():
    given = researched(alone(8, p0={"publicity": 9, "missions": missions(PURPLE)})).asks("cover")
    circle = given.g.options(0)[0]
    given.when(str(circle))
    assert done(given) == {8: 1} and given.events_of("cover") == [(0, PURPLE)]


@rule("SE-SLO-34")
def test_a_completed_objective_is_replaced_at_the_end_of_the_turn():
    given = alone(17, 3, 4, probes=probes("venus"), more={"stack": [1, 19]}, p0={"credits": 9, "energy": 9})
    given.when("orbit venus", "pass")
    assert done(given)[17] == 1 and rival(given).completed == 0
    given.when("end")
    assert list(done(given)) == [3, 4, 19] and rival(given).completed == 1


@rule("SE-SLO-31")
def test_with_an_empty_stack_fewer_are_open():
    given = alone(17, 3, 4, probes=probes("venus"))
    given.when("orbit venus", "pass", "end")
    assert list(done(given)) == [3, 4]


@rule("SE-SLO-34")
def test_not_at_the_end_of_the_rivals_turn():
    made = Rival(2, deck=["s_2"], objectives=[Objective(17, 1)], stack=[19])
    given = Given(active=1, rival=made, p1={"publicity": 0}).asks("action")
    assert done(given) == {17: 1} and rival(given).completed == 0 and rival(given).shown == ["s_2"]


@rule("SE-SLO-57")
def test_they_are_replaced_after_the_milestones():
    given = alone(17, more={"stack": [19]}, probes=probes("venus"), p0={"vp": 25, "credits": 9, "energy": 9})
    given.when("orbit venus", "pass", "end").asks("gold")
    assert list(done(given)) == [17]
    given.when(f"gold {given.g.s.gold[0]}")
    assert list(done(given)) == [19]


@rule("SE-SLO-35")
@pytest.mark.parametrize(
    ("round_", "completed", "spent", "space"), [(1, 1, 1, 0), (1, 0, 0, 3), (2, 1, 1, 3), (3, 1, 1, 6), (2, 5, 2, 0)]
)
def test_after_a_round_objectives_are_spent(round_, completed, spent, space):
    given = alone(3, 4, more={"completed": completed}, round=round_).doing(EndRound())
    assert (rival(given).spent, rival(given).space) == (spent, space)


@rule("SE-SLO-35")
def test_one_completed_in_the_rivals_turn_can_be_spent():
    made = Rival(2, deck=["s_2"], objectives=[Objective(17, 1)])
    given = Given(rival=made).doing(EndRound())
    assert (rival(given).spent, rival(given).space) == (1, 0)


@rule("SE-SLO-35")
def test_they_are_spent_before_income():
    """The data of income come too late for the task."""
    tucked = [card.key for card in TABLES.world.aliens if card.income == "data"][:1]
    given = alone(4, p0={"data": 4, "tucked": tucked}).doing(EndRound())
    assert rival(given).space == 3 and done(given) == {4: 1}


@rule("SE-SLO-58")
def test_what_is_not_spent_is_kept_and_what_is_spent_still_counts():
    given = alone(3, more={"completed": 4}, round=1).doing(EndRound())
    assert (rival(given).completed, rival(given).spent) == (4, 1)
    given.g.s.round = 3
    given.doing(EndRound())
    assert (rival(given).completed, rival(given).spent, rival(given).space) == (4, 4, 0)


@rule("SE-SLO-36")
@pytest.mark.parametrize(
    ("number", "what", "short", "n", "bit"),
    [(1, "publicity", 3, 1, 1), (2, "vp", 15, 1, 1), (4, "data", 4, 1, 1), (20, "publicity", 4, 1, 2)],
)
def test_totals_are_marked_as_soon_as_they_are_reached(number, what, short, n, bit):
    own = {"publicity": 4, what: short}
    given = alone(number, p0=own).doing(Gain(what, n))
    assert done(given) == {number: 0 if number in (1, 20) else bit}
    given.doing(Gain(what, 4))
    assert done(given) == {number: bit}


@rule("SE-SLO-36")
def test_a_total_reached_before_is_marked_when_the_objective_is_opened():
    fields: dict[str, Any] = {"probes": probes("venus"), "p0": {"publicity": 8, "credits": 9, "energy": 9}}
    given = alone(17, more={"stack": [1]}, **fields).when("orbit venus", "pass", "end")
    assert done(given) == {1: 1}


@rule("SE-SLO-36")
def test_other_tasks_need_a_deed_after_the_objective_was_opened():
    there = [orbiter("mars")]
    given = alone(3, more={"stack": [17]}, figures=there, p0={"techs": techs("purple_1")})
    rival(given).objectives[:] = [Objective(3, 1)]
    given.when("launch", "end")
    assert done(given) == {17: 0}


@rule("SE-SLO-36")
def test_deeds_of_the_rival_mark_nothing():
    given = alone(19, p1={"publicity": 0}).when("launch", "end").asks("action")
    assert given.events_of("scan") == [(1,)] and done(given) == {19: 0}


# The end


def ended(p0, p1, **fields):
    made = fields.pop("rival", Rival(2))
    given = Given(round=5, rival=made, p0={"vp": p0}, p1={"vp": p1, "passed": True}, neutral=[0, 0], **fields)
    for number in (0, 1):
        given.g.s.players[number].claimed = 7
    given.when("pass_round")
    assert given.g.s.outcome is not None
    return given.g.s.outcome


@rule("SE-SLO-53")
@pytest.mark.parametrize(("p0", "p1", "kind"), [(40, 39, "win"), (40, 40, "loss"), (39, 40, "loss")])
def test_the_player_wins_with_more_points(p0, p1, kind):
    outcome = ended(p0, p1)
    assert (outcome.kind, outcome.scores) == (kind, (p0, p1))
    assert outcome.value(0) == (kind == "win")


@rule("SE-SLO-29")
def test_q49_five_points_for_each_objective_not_completed():
    made = Rival(2, objectives=[Objective(1), Objective(17, 1)], stack=[19, 20], completed=3)
    assert ended(0, 0, rival=made).scores == (0, 15)


@rule("SE-SLO-28")
def test_gold_tiles_are_worth_nothing_to_the_rival():
    assert ended(0, 10, gold_marks=[(1,)] * 4, wins=[(1,)] * 8).scores == (0, 10)


@rule("SE-SLO-50")
def test_its_exertian_cards_count_as_fulfilled_and_it_is_in_danger():
    given = known("exertians", rival=Rival(1), round=5, p0={"vp": 40, "claimed": 31}, exertian_marks=[99, 199])
    it(given).vp, it(given).claimed, it(given).passed = 10, 31, True
    it(given).plotted = ["deflector", "expender_core"]  # 15 and 9 points, and most danger
    given.when("pass_round")
    assert given.g.s.outcome is not None and given.g.s.outcome.scores == (40, 34 - 3)


def test_a_completed_mission_marks_a_task():
    key = "are_we_being_observed"
    given = alone(8, p0={"missions": [Mission(key)]})
    assert fitting_tasks(given.g, Event("mission", 0, (key,))) == [(8, 1)]
