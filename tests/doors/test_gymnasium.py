"""One learner at a table, by Gymnasium's own check."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from starboard.doors.gymnasium import Solo
from starboard.kernel.registry import games


@pytest.mark.parametrize("game", [*games(), "mini", "crew"])
def test_gymnasium_accepts_it(game, guests):
    difficulty = next(iter(games()[game].difficulties), "")
    check_env(Solo(game, difficulty=difficulty, others="random"), skip_render_check=True)


def test_a_game_played_alone_to_its_end(guests):
    table = Solo("crew", 1, difficulty="calm")
    _, info = table.reset(seed=5)
    rewards, over = [], False
    while not over:
        action = table.action_space.sample(info["action_mask"])
        _, reward, over, late, info = table.step(action)
        rewards.append(reward)
        assert not late
    assert rewards[-1] in (1.0, -1.0)
    assert not any(rewards[:-1])
    assert info["action_mask"].sum() == 0


def test_bots_sit_in_the_other_seats():
    table = Solo("connect_four", seat=1, others="easy")
    _, info = table.reset(seed=2)
    assert table.g.s.answers == 1
    table.step(np.int64(info["action_mask"].nonzero()[0][0]))
    assert table.g.s.answers == 3


def test_an_illegal_action_ends_the_game():
    table = Solo("tictactoe")
    table.reset(seed=2)
    table.step(np.int64(0))
    assert table.step(np.int64(0))[1:4] == (-1.0, True, False)
