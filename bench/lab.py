"""What a second core and a cluster bring to simulation, in turns so that a busy machine slows all alike.

`python -m bench.lab [GAMES]`
"""

import logging
import sys
import time
from concurrent.futures import Executor
from statistics import median

from msgspec import Struct

from starboard.kernel.setup import Setup
from starboard.lab.cluster import cluster
from starboard.lab.simulate import Job, play_games

ROUNDS = 3


class Scaling(Struct, frozen=True):
    """Seconds for the same games: one process, two, and two workers of a cluster; medians of the rounds."""

    games: int
    one: float
    two: float
    dask: float
    speedup: float  # of two processes over one
    overhead: float  # of the cluster over two processes


def time_of(job: Job, workers: int, executor: Executor | None = None) -> float:
    started = time.perf_counter()
    count = sum(len(some) for some in play_games(job, workers, executor))
    assert count == job.games
    return time.perf_counter() - started


def measure(games: int = 1_000) -> Scaling:
    """The greedy bot at connect four: some milliseconds a game."""
    from distributed import LocalCluster

    logging.getLogger("distributed").setLevel(logging.ERROR)
    job = Job("connect_four", Setup(2), ("greedy", "greedy"), games, 7)
    rounds = []
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as machines,
        cluster(machines.scheduler_address, job.game) as (executor, slots),
    ):
        for _ in range(ROUNDS):
            rounds.append((time_of(job, 1), time_of(job, 2), time_of(job, slots, executor)))
    one, two, dask = (median(times) for times in zip(*rounds, strict=True))
    speedup, overhead = median(a / b for a, b, _ in rounds), median(c / b - 1 for _, b, c in rounds)
    return Scaling(games, one, two, dask, speedup, overhead)


if __name__ == "__main__":
    found = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
    print(f"{found.games} games: one process {found.one:.2f} s, two {found.two:.2f} s, Dask {found.dask:.2f} s")
    print(f"two cores: {found.speedup:.2f} times one (meant: 1.8); Dask: {found.overhead:+.1%} (meant: under 10%)")
