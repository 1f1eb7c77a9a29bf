"""Whole games between bots, in batches of numbers that any executor can run; the same seed gives the same games."""

import time
import traceback
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Any

from msgspec import Struct, structs

from starboard.bots import bot
from starboard.kernel.chance import draw
from starboard.kernel.game import Game
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.lab.facts import Facts
from starboard.lab.pool import Pool

BATCH_SECONDS = 0.4  # how long a batch should take: long beside its journey, short beside a person's patience


class Job(Struct, frozen=True):
    """What to simulate: a game and its setup, a bot for each seat, and how many games from which seed."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False  # the bots move on by a seat from game to game
    facts: bool = False  # note which content came up and who used it

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in the nth game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def seed_of(self, number: int) -> int:
        """The seed of the nth game.  Where bots rotate, all seatings play the same deal."""
        return seed_of(self.seed, number // len(self.bots) if self.rotate else number)


class GameResult(Struct, frozen=True):
    """One game: how it ended, how long it was, what came up, and, where it broke, how."""

    seed: int
    kind: str  # win, loss, partial, draw; error where the game broke
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    why: str = ""
    decisions: int = 0
    error: str = ""
    number: int = 0
    bots: tuple[str, ...] = ()
    appeared: tuple[str, ...] = ()
    used: tuple[tuple[str, int], ...] = ()  # key and seat
    sides: tuple[str, ...] = ()  # by seat: seats of one side win together
    stages: tuple[tuple[int, int], ...] = ()  # stage and how many answers were given in it
    deeds: tuple[tuple[str, int], ...] = ()  # what options named, and how often an answer did: 0, only offered
    left: tuple[tuple[str, float], ...] = ()  # what was left at the end


class Batch(Struct, frozen=True):
    """Games that were played together, and how long they took."""

    games: list[GameResult]
    seconds: float


def sides_of(g: Game[Any]) -> tuple[str, ...]:
    """The side of each seat, as a word."""
    return tuple(str(g.rules.side(g.s, seat)) for seat in range(g.s.setup.seats))


def seed_of(seed: int, number: int) -> int:
    """The nth seed from a seed: neighbours have nothing in common."""
    return draw(draw(seed)[1] ^ number)[1]


def play(job: Job, number: int) -> GameResult:
    """The nth game from its seed to its end."""
    seed, seating = job.seed_of(number), job.seating(number)
    decisions = [0]
    try:
        g = start(job.game, structs.replace(job.setup, seed=seed))
        facts = Facts(g) if job.facts else None
        _play_on(g, seating, seed, facts, decisions)
    except Exception as error:  # a broken game is a result: the run goes on, and names its seed
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{at.filename.rpartition('/')[2]}:{at.lineno}"
        message = f"{type(error).__name__} at {where}: {error}"
        return GameResult(seed, "error", decisions=decisions[0], error=message, number=number, bots=seating)
    outcome = g.s.outcome
    assert outcome is not None
    result = GameResult(
        seed,
        outcome.kind,
        outcome.winners,
        outcome.scores,
        outcome.why,
        decisions[0],
        number=number,
        bots=seating,
        sides=sides_of(g),
    )
    if facts is None:
        return result
    return structs.replace(
        result,
        appeared=tuple(sorted(facts.appeared)),
        used=tuple(sorted(facts.used)),
        stages=tuple(sorted(facts.stages.items())),
        deeds=tuple(sorted(facts.deeds.items())),
        left=tuple((word, round(value, 3)) for word, value in sorted(g.rules.measures(g).items())),
    )


def _play_on(g: Game[Any], seating: tuple[str, ...], seed: int, facts: Facts | None, decisions: list[int]) -> None:
    """Bots answer until the game is over; `decisions` counts, so that a game that breaks tells how far it came."""
    bots = [bot(name, seed ^ seat) for seat, name in enumerate(seating)]
    longest = g.rules.longest
    while g.s.outcome is None:
        seat = g.waiting[0]
        option = bots[seat].choose(g, seat)
        if facts is not None:
            facts.note_answer(g, seat, option)
        g.answer(seat, option)
        if facts is not None:
            facts.note_state(g)
        decisions[0] += 1
        if decisions[0] > longest:
            raise RuntimeError(f"no end after {longest} answers")


def batch(job: Job, numbers: Iterable[int]) -> Batch:
    started = time.perf_counter()
    games = [play(job, number) for number in numbers]
    return Batch(games, time.perf_counter() - started)


def play_games(
    job: Job, workers: int, executor: Executor | None = None, done: Collection[int] = ()
) -> Iterator[list[GameResult]]:
    """The games that are not done yet, in batches as they come in; in this process alone when there is one worker and
    no executor.  Whoever stops listening stops the work."""
    todo = deque(number for number in range(job.games) if number not in done)
    if executor is not None:
        yield from _run_batches(job, todo, executor, workers)
    elif workers == 1:
        size = 1
        while todo:
            result = batch(job, _take(todo, size, 1))
            size = _batch_size(result)
            yield result.games
    else:
        with Pool(workers) as pool:
            yield from _run_batches(job, todo, pool.executor, workers)


def _run_batches(job: Job, todo: deque[int], executor: Executor, workers: int) -> Iterator[list[GameResult]]:
    """Two batches a worker on their way, as large as is worth the journey, smaller towards the end."""
    running: set[Future[Batch]] = set()
    size = 1
    try:
        while todo or running:
            while todo and len(running) < 2 * workers:
                running.add(executor.submit(batch, job, _take(todo, size, 2 * workers)))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                result = future.result()
                size = _batch_size(result)
                yield result.games
    finally:
        for future in running:
            future.cancel()


def _take(todo: deque[int], size: int, shares: int) -> list[int]:
    fair = -(-len(todo) // shares)
    return [todo.popleft() for _ in range(max(1, min(size, fair)))]


def _batch_size(result: Batch) -> int:
    """How many games make a batch of the right length; never many times the last, since games differ."""
    fits = int(BATCH_SECONDS * len(result.games) / max(result.seconds, 1e-6))
    return max(1, min(fits, 8 * len(result.games)))
