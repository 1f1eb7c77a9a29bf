"""Where a search spends its time: sampled a thousand times a second, by whose code is running.

`python -m starboard.bench.search [GAME …]` prints a line a game.  The game's own code is its rules and the kernel that
runs them (answers, options, forks, worlds dealt anew, playouts); the rest is the search's own book-keeping.
"""

import signal
import sys
from collections import Counter
from random import Random
from types import FrameType

from msgspec import Struct

from starboard.bots.budget import Budget
from starboard.bots.search import thinking
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
    """Search a few questions of a game for so long, and look where it is."""
    kind = find(game)
    g = start(game, Setup(kind.seats[0], 1, difficulty=next(iter(kind.difficulties), "")))
    chance = Random(1)
    counted: Counter[str] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        name = frame.f_globals.get("__name__", "") if frame is not None else ""
        counted[owner(name)] += 1

    before = signal.signal(signal.SIGPROF, look)
    playouts, questions = 0, 4
    try:
        for _ in range(questions):
            search = thinking(g, g.waiting[0], Budget(seconds=seconds / questions), chance.random)
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
            arms = search.run()
            signal.setitimer(signal.ITIMER_PROF, 0)
            playouts += sum(arm.visits for arm in arms)
            g.answer(g.waiting[0], arms[0].option)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    total = max(1, counted.total())
    shares = {name: n / total for name, n in counted.most_common()}
    return Profile(game, 1 - shares.get("search", 0.0), shares, playouts / seconds, total)


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
