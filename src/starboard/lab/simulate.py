"""Whole games between bots, in batches of seeds that any executor can run; the same seed gives the same results."""

import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed

from msgspec import Struct, structs

from starboard.bots import bot
from starboard.kernel.chance import draw
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup


class Job(Struct, frozen=True):
    """What to simulate: a game and its setup, a bot for each seat, and how many games from which seed."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int


class Played(Struct, frozen=True):
    """One game: how it ended, how long it was, and, where it broke, how."""

    seed: int
    kind: str  # win, loss, partial, draw; error where the game broke
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    why: str = ""
    decisions: int = 0
    error: str = ""


class Result(Struct, frozen=True):
    """What came of all games."""

    game: str
    games: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_s: float
    outcomes: dict[str, int]
    wins: dict[int, int]  # by seat, from 1
    scores: list[float]  # the mean by seat
    first_error: str = ""


def seed_of(seed: int, number: int) -> int:
    """The seed of the nth game: neighbours have nothing in common."""
    return draw(draw(seed)[1] ^ number)[1]


def play(job: Job, seed: int) -> Played:
    """One game from its seed to its end."""
    decisions = 0
    try:
        g = start(job.game, structs.replace(job.setup, seed=seed))
        bots = [bot(name, seed ^ seat) for seat, name in enumerate(job.bots)]
        longest = g.rules.longest
        while g.s.outcome is None:
            seat = g.waiting[0]
            g.answer(seat, bots[seat].choose(g, seat))
            decisions += 1
            if decisions > longest:
                raise RuntimeError(f"no end after {longest} answers")
    except Exception as error:  # a broken game is a result: the run goes on, and names its seed
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{at.filename.rpartition('/')[2]}:{at.lineno}"
        return Played(seed, "error", decisions=decisions, error=f"{type(error).__name__} at {where}: {error}")
    outcome = g.s.outcome
    return Played(seed, outcome.kind, outcome.winners, outcome.scores, outcome.why, decisions)


def batch(job: Job, first: int, count: int) -> list[Played]:
    return [play(job, seed_of(job.seed, number)) for number in range(first, first + count)]


def played(job: Job, workers: int, executor: Executor | None = None) -> Iterator[list[Played]]:
    """The games in batches, as they are done; on this process alone when there is one worker and no executor."""
    size = max(1, min(50, job.games // (workers * 4) or 1))
    starts = range(0, job.games, size)
    if workers == 1 and executor is None:
        for first in starts:
            yield batch(job, first, min(size, job.games - first))
        return
    with executor or ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(batch, job, first, min(size, job.games - first)) for first in starts]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            for future in futures:
                future.cancel()
            raise


class Tally:
    """Counts games as they come in."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.started = time.perf_counter()
        self.games: list[Played] = []

    def add(self, games: list[Played]) -> None:
        self.games += games

    def result(self) -> Result:
        seconds = time.perf_counter() - self.started
        decisions = sum(game.decisions for game in self.games)
        ended = [game for game in self.games if game.kind != "error"]
        errors = [game for game in self.games if game.kind == "error"]
        scored = [game.scores for game in ended if game.scores]
        means = [round(sum(column) / len(scored), 2) for column in zip(*scored, strict=True)] if scored else []
        first = min(errors, key=lambda game: game.seed, default=None)
        return Result(
            self.job.game,
            len(self.games),
            len(errors),
            decisions,
            round(seconds, 3),
            round(decisions / seconds, 1),
            dict(sorted(Counter(game.kind for game in self.games).items())),
            dict(sorted(Counter(seat + 1 for game in ended for seat in game.winners).items())),
            means,
            f"seed {first.seed}: {first.error}" if first else "",
        )
