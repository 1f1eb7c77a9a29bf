"""PettingZoo's raw environments (no wrappers), random legal moves from the action mask.  Arguments: game, seconds.

Kind to the rival where the documented loop leaves room: the move is drawn from the mask as a Python list (with
`action_space.sample(mask)` the whole loop runs at half the speed), and the two empty steps of a finished game are left
out (a tenth of the time in tic-tac-toe).
"""

import random
import sys

from pettingzoo.classic import connect_four_v3, tictactoe_v3
from stopwatch import report

GAMES = {"tic-tac-toe": tictactoe_v3, "four in a row": connect_four_v3}

game, seconds = sys.argv[1], float(sys.argv[2])
env = GAMES[game].raw_env()
draw = random.random


def play() -> int:
    env.reset()
    moves = 0
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return moves
        legal = seen["action_mask"].nonzero()[0].tolist()
        env.step(legal[int(draw() * len(legal))])
        moves += 1


report("PettingZoo, raw", game, "pettingzoo", play, seconds)
