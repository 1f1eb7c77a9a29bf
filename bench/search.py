"""Where the search bot spends its time over whole games: sampled a thousand times a second, by whose code is running.

`python -m bench.search [GAME …]` prints a line a game.  The game's own code is its rules and the kernel that
runs them (answers, options, forks, worlds dealt anew, playouts); the rest is the search's own book-keeping.
"""

import signal
import sys
import time
from collections import Counter
from random import Random
from types import FrameType
from typing import Any

from msgspec import Struct

from starboard.bots import SEARCH
from starboard.bots.lookahead import candidates
from starboard.bots.search import search_for
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup

MEANT = 0.9
EVERY = 0.001


class Profile(Struct, frozen=True):
    """Shares of the time of a search, by package, and how fast it was."""

    game: str
    inside: float  # in the game's own code
    shares: dict[str, float]
    playouts_per_s: float
    samples: int


def profile(game: str, seconds: float = 4.0) -> Profile:
    """Play a game after the other, every seat with the budget of `search`, for so long; and look where it is."""
    chance, counted, playouts = Random(1), Counter[str](), 0
    g = _begin(game, 1)

    def look(number: int, frame: FrameType | None) -> None:
        name = frame.f_globals.get("__name__", "") if frame is not None else ""
        counted[owner(name)] += 1

    before = signal.signal(signal.SIGPROF, look)
    started = time.process_time()
    try:
        while (spent := time.process_time() - started) < seconds:
            if g.over:
                g = _begin(game, chance.randrange(1 << 32))
            seat = g.waiting[0]
            options = candidates(g, seat)
            if len(options) > 1:
                search = search_for(g, seat, SEARCH, chance.random)
                signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
                arms = search.run()
                signal.setitimer(signal.ITIMER_PROF, 0)
                playouts += sum(arm.visits for arm in arms)
            g.answer(seat, arms[0].option if len(options) > 1 else options[0])
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    total = max(1, counted.total())
    shares = {name: n / total for name, n in counted.most_common()}
    return Profile(game, 1 - shares.get("search", 0.0), shares, playouts / spent, total)


def _begin(game: str, seed: int) -> Game[Any]:
    kind = find(game)
    return start(game, Setup(kind.seats[0], seed, difficulty=next(iter(kind.difficulties), "")))


def owner(module: str) -> str:
    """Whose code a module is."""
    if module.startswith("starboard.bots"):
        return "search"
    return "kernel" if module.startswith("starboard.kernel") else "game"


def text(found: Profile) -> str:
    shares = ", ".join(f"{name} {share:.1%}" for name, share in found.shares.items())
    verdict = "as meant" if found.inside >= MEANT else f"meant: {MEANT:.0%}"
    speed = f"{found.playouts_per_s:,.0f} playouts/s"
    return f"{found.game:<14} inside the game {found.inside:.1%} ({verdict}): {shares}; {speed}"


if __name__ == "__main__":
    for name in sys.argv[1:] or ["tictactoe", "connect_four"]:
        print(text(profile(name)), flush=True)
