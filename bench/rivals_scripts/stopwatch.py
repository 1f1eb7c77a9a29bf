"""The same stopwatch for every rival written in Python: warm up, then whole games until the time is over."""

import json
import platform
import random
import time
from collections.abc import Callable
from importlib.metadata import version

WARM_UP = 1.0


def run(play: Callable[[], int], seconds: float) -> tuple[int, int, float, float]:
    """Games, moves, seconds on the wall and seconds of processor; `play` plays one game, returns its moves."""
    games = moves = 0
    cpu, start = time.process_time(), time.perf_counter()
    end = start + seconds
    while (now := time.perf_counter()) < end:
        moves += play()
        games += 1
    return games, moves, now - start, time.process_time() - cpu


def report(rival: str, game: str, package: str, play: Callable[[], int], seconds: float, unit: str = "moves") -> None:
    """Measure, and print the one line of JSON that `rivals.py` reads."""
    random.seed(1)
    run(play, WARM_UP)
    games, moves, wall, cpu = run(play, seconds)
    row = {"rival": rival, "game": game, "version": version(package), "per_s": moves / wall, "moves": moves}
    row |= {"seconds": wall, "cpu_seconds": cpu, "games": games, "unit": unit}
    print(json.dumps(row | {"runtime": f"Python {platform.python_version()}"}))
