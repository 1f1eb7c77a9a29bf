"""Bots: they sit in a chair, look at what their seat may know, and answer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from starboard.bots.budget import Budget
from starboard.bots.greedy import GreedyBot
from starboard.bots.random_bot import RandomBot
from starboard.bots.search import SearchBot
from starboard.bots.weighted import WeightedBot
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat


class Bot(Protocol):
    """Anything that answers for a seat.  It may look only at what its seat may know."""

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        """One of the seat's answers or free moves."""


# Answers and looks bound the time in a heavy game, where a playout is long; the same on every machine, unlike seconds.
SEARCH = Budget(playouts=2_000, answers=20_000, looks=300)

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "quick": lambda seed: GreedyBot(seed, looks=1),  # for games by the thousand
    "greedy": GreedyBot,
    "search": lambda seed: SearchBot(seed, SEARCH),
    # The levels of the lobby
    "easy": lambda seed: GreedyBot(seed, looks=1, slips=0.25),
    "normal": lambda seed: SearchBot(seed, Budget(playouts=600, answers=8_000, looks=150)),
    "strong": lambda seed: SearchBot(seed, Budget(playouts=6_000, answers=40_000, looks=3_000, turns=2)),
}
LEVELS = ("easy", "normal", "strong")


class UnknownBot(LookupError):
    """There is no such bot; the message names those that there are."""


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same choices.  `strong@FILE` thinks with the weights in that file."""
    known, at, file = name.partition("@")
    if known not in BOTS:
        raise UnknownBot(f"there is no bot called {known!r}; there are: {', '.join(BOTS)}")
    return WeightedBot(BOTS[known](seed), Path(file)) if at else BOTS[known](seed)
