"""PettingZoo's tic-tac-toe used as its documentation shows: with its wrappers, and actions sampled by the mask.

The same loop measures ours.  Argument: seconds.
"""

import sys

from pettingzoo.classic import tictactoe_v3
from stopwatch import report

env = tictactoe_v3.env()


def play() -> int:
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        over = termination or truncation
        action = None if over else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
        steps += 1
    return steps


report("PettingZoo, as documented", "tic-tac-toe", "pettingzoo", play, float(sys.argv[1]), unit="steps")
