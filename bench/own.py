"""Our own figures: random play of the small games, and fork, save and load of a heavy state."""

import gc
import time
from collections.abc import Callable
from random import Random

from msgspec import Struct

from bench.big import BigRules, big_state
from starboard.kernel.cartridge import rules
from starboard.kernel.codec import codec, digest
from starboard.kernel.fork import forker
from starboard.kernel.game import Game
from starboard.kernel.registry import games
from starboard.kernel.setup import Setup


class Speed(Struct, frozen=True):
    """Random play of a game on one core, legality checked at every answer."""

    game: str
    answers_per_s: float
    decisions_per_s: float  # the answers that were one of several
    answers: int
    games: int


class Cost(Struct, frozen=True):
    """How long one thing takes, in microseconds, and the bound we set ourselves."""

    what: str
    microseconds: float
    bound: float


def heavy_games() -> list[str]:
    """The large games installed here: those that are measured beside Catanatron."""
    return [key for key, game in games().items() if game.__module__.startswith("starboard.games.")]


def random_play(game: str, seconds: float) -> Speed:
    """Whole games, answer after answer, for so long."""
    made = rules(game)
    chance = Random(1).random
    answers = decisions = played = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        setup = Setup(made.seats[-1], played, difficulty=made.difficulties[0] if made.difficulties else "")
        g = Game(made.new(setup), made)
        while g.s.outcome is None:
            seat = g.waiting[0]
            options = g.options(seat)
            g.answer(seat, options[int(chance() * len(options))])
            answers += 1
            decisions += len(options) > 1
        played += 1
    return Speed(game, answers / spent, decisions / spent, answers, played)


def time_of(what: Callable[[], object], seconds: float = 0.3) -> float:
    """Microseconds a call: the best of several rounds, so that a neighbour's noise does not count."""
    what()
    best = float("inf")
    until = time.perf_counter() + seconds
    gc.disable()
    try:
        while time.perf_counter() < until:
            started = time.perf_counter()
            for _ in range(50):
                what()
            best = min(best, (time.perf_counter() - started) / 50)
    finally:
        gc.enable()
    return best * 1e6


def costs() -> list[Cost]:
    """Fork, save and load of the heavy state."""
    state, pack = big_state(), codec(BigRules)
    fork, packed, saved = forker(type(state)), pack.encode(state), pack.save(state)
    return [
        Cost("fork", time_of(lambda: fork(state)), 30),
        Cost("save (packed)", time_of(lambda: pack.encode(state)), 100),
        Cost("save (file)", time_of(lambda: pack.save(state)), 100),
        Cost("load (packed)", time_of(lambda: pack.decode(packed)), 500),
        Cost("load (file)", time_of(lambda: pack.load(saved)), 500),
        Cost("hash", time_of(lambda: digest(state)), 500),
    ]
