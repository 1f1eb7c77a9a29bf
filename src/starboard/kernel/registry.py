"""Which games there are: found by entry point, so that anybody can add one without touching this repository.

A game that is being written need not be installed: STARBOARD_GAMES names folders with a `pyproject.toml` that has the
entry point.
"""

import os
import sys
import tomllib
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
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
    for entry in sorted((*entry_points(group=GROUP), *beside()), key=lambda entry: entry.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:  # somebody else's fault must not take the console down
            warnings.warn(
                f"the game {entry.name} ({entry.value}) cannot be loaded: {error!r}", BrokenGame, stacklevel=2
            )
    return found


def beside() -> Iterator[EntryPoint]:
    """The games of the folders in STARBOARD_GAMES, which can be imported from there."""
    for name in filter(None, os.environ.get("STARBOARD_GAMES", "").split(os.pathsep)):
        folder = Path(name).resolve()
        try:
            project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
        except (OSError, ValueError) as error:
            warnings.warn(f"STARBOARD_GAMES names {folder}: {error}", BrokenGame, stacklevel=3)
            continue
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
        for key, value in project.get("entry-points", {}).get(GROUP, {}).items():
            yield EntryPoint(key, value, GROUP)


def find(key: str) -> type[Rules[Any]]:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game called {key!r}; there are: {', '.join(games())}") from None
