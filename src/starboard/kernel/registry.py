"""Which games and cartridges there are: games by entry point, cartridges by folder."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from starboard.kernel.rules import Rules

GROUP = "starboard.games"


class UnknownGame(LookupError):
    """There is no such game; the message names those that there are."""


@cache
def games() -> dict[str, type[Rules[Any]]]:
    """The games installed here, by key."""
    found = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found[entry.name] = entry.load()
    return found


def find(key: str) -> type[Rules[Any]]:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game called {key!r}; there are: {', '.join(games())}") from None
