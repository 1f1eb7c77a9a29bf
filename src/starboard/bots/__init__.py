"""Bots: they sit in a chair, look at what their seat may know, and answer."""

from typing import Any, Protocol

from starboard.bots.chance import RandomBot
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat


class Bot(Protocol):
    """Anything that answers for a seat.  It may look only at what its seat may know."""

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        """One of the seat's answers or free moves."""


BOTS = {"random": RandomBot}


class UnknownBot(LookupError):
    """There is no such bot; the message names those that there are."""


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same choices."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
