"""What a seat knows as a row of numbers: the game's own features, or its view hashed into a row of fixed length."""

from collections.abc import Iterator
from functools import lru_cache
from math import log1p
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box

from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.views import view
from starboard.kernel.words import Seat

LENGTH = 512  # of a row for a game without features of its own
FAR = 1e6

Row = npt.NDArray[np.float32]


class Observer:
    """The rows of one game: their names, their bounds, and the row of a seat now."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.features = rules.features()
        if self.features is None:
            self.names: tuple[str, ...] = tuple(f"hash_{n}" for n in range(LENGTH))
            self.low, self.high = np.full(LENGTH, -FAR, np.float32), np.full(LENGTH, FAR, np.float32)
        else:
            self.names = tuple(feature.name for feature in self.features.list)
            self.low = np.array([feature.low for feature in self.features.list], np.float32)
            self.high = np.array([feature.high for feature in self.features.list], np.float32)

    @property
    def space(self) -> Box:
        return Box(self.low, self.high, dtype=np.float32)

    def __call__(self, g: Game[Any], seat: Seat) -> Row:
        """What this seat knows now, within the bounds.  Nothing that is hidden from it gets in."""
        if self.features is None:
            return hash_view(g, seat)
        row = np.array(self.features.read(g, seat), np.float32)
        return np.minimum(np.maximum(row, self.low, out=row), self.high, out=row)


def hash_view(g: Game[Any], seat: Seat) -> Row:
    """Each number of the view at the place that its path hashes to; each word as one more at the place of the word.

    Large numbers are drawn together by a logarithm.  What is asked is part of what a seat knows.
    """
    row = np.zeros(LENGTH, np.float32)
    question = g.question(seat)
    seen = view(g.s, seat) | {"asked": question.prompt if question else "", "waiting": g.waiting}
    for path, value in leaves(seen, ""):
        row[_place(path)] += value if abs(value) <= 1 else (log1p(abs(value)) * (1 if value > 0 else -1))
    return row


def leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Every number of a view with its path.  Words in a list count wherever they lie in it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for i, inner in enumerate(value):
            yield from leaves(inner, path if isinstance(inner, str) else f"{path}.{i}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, int | float):
        yield path, float(value)


@lru_cache(maxsize=100_000)
def _place(path: str) -> int:
    return crc32(path.encode()) % LENGTH
