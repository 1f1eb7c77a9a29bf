"""Our tic-tac-toe behind PettingZoo beside PettingZoo's own, each used as PettingZoo's documentation shows, in one run.

The two take turns for a few rounds, so that a busy machine slows both.  `python -m bench.doors`
"""

import subprocess
import sys
import time
from statistics import median

import msgspec
from msgspec import Struct

from bench.rivals import Rival, Trial, install, measure_one
from starboard.doors.pettingzoo import Env, env

ROUNDS = 3
MEANT = 3.0
THEIRS = Trial("python", "PettingZoo, as documented", "tic-tac-toe", "play_pettingzoo_env.py", ())


class Doors(Struct, frozen=True):
    """Steps a second of both, and how many times as fast we are: the median of the rounds."""

    ours: float
    theirs: float
    ratio: float
    meant: float = MEANT
    problem: str = ""


def steps_per_s(made: Env, seconds: float) -> float:
    """The loop of PettingZoo's documentation, for so long."""
    steps, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        made.reset()
        for agent in made.agent_iter():
            observation, _, termination, truncation, _ = made.last()
            over = termination or truncation
            action = None if over else made.action_space(agent).sample(observation["action_mask"])
            made.step(action)
            steps += 1
    return steps / spent


def ours(seconds: float) -> float:
    """In a process of its own, as theirs."""
    command = [sys.executable, "-m", "bench.doors", "--ours", str(seconds)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def theirs(seconds: float) -> Rival:
    return measure_one(THEIRS, seconds)


def compare(seconds: float = 2.0) -> Doors:
    """Both in turn, a few times."""
    problems = install().problems
    rounds = []
    for _ in range(ROUNDS):
        rival, mine = theirs(seconds), ours(seconds)
        if rival.per_s is None:
            return Doors(mine, 0.0, 0.0, problem=rival.problem or problems.get("python", ""))
        rounds.append((mine, rival.per_s))
    return Doors(
        median(mine for mine, _ in rounds), median(rival for _, rival in rounds), median(a / b for a, b in rounds)
    )


if __name__ == "__main__":
    if "--ours" in sys.argv:
        table = env("tictactoe")
        steps_per_s(table, 1.0)
        print(steps_per_s(table, float(sys.argv[-1])))
    else:
        print(msgspec.json.encode(compare()).decode())
