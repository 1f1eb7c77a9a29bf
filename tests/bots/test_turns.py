"""How far a trial plays on: to the end of the turn, or to the end of the seat's next turn."""

import pytest

from starboard.bots import trials
from starboard.bots.budget import Budget
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup


@pytest.mark.parametrize(("turns", "answers"), [(1, 1), (2, 3), (3, 5)])
def test_a_trial_plays_so_many_own_turns_and_those_of_the_other_side_between_them(turns, answers, monkeypatch):
    g = start("connect_four", Setup(2, seed=1))  # every answer is a turn
    monkeypatch.setattr(trials, "best", lambda world, who, options, chance: options[0])
    monkeypatch.setattr(trials, "evaluate", lambda world, seat, chance: 0.5)
    world = g.fork()

    thought = trials.Trials(g, 0, Budget(looks=10, turns=turns), lambda: 0.5)
    thought.trial(world, thought.options[0])

    assert world.s.answers - g.s.answers == answers
    assert world.waiting == [1]
