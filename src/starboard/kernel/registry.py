"""Which games there are: found by entry point, so that anybody can add one without touching this repository."""

import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from starboard.kernel.rules import Rules

GROUP = "starboard.games"


class UnknownGame(LookupError):
    """There is no such game; the message names those that there are."""


class BrokenGame(UserWarning):
    """A game that is installed and cannot be loaded: the others can be played all the same."""


@cache
def games() -> dict[str, type[Rules[Any]]]:
    """The games installed here, by key.  One that cannot be loaded is told as a warning, and left out."""
    found = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:  # somebody else's fault must not take the console down
            warnings.warn(
                f"the game {entry.name} ({entry.value}) cannot be loaded: {error!r}", BrokenGame, stacklevel=2
            )
    return found


def find(key: str) -> type[Rules[Any]]:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game called {key!r}; there are: {', '.join(games())}") from None
