"""Exact odds of pools of dice: counted, never sampled.

A die is the tuple of what its faces count: positive numbers are successes, negative ones failures, each of which
cancels one success.  `pool_odds` gives how likely each net result is; sums, differences and thresholds follow from it.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from starboard.kernel.words import Id

Faces: TypeAlias = tuple[int, ...]


class Likely(Struct, frozen=True):
    """One thing that an option may come to: its word (`odds-…` in the texts), and its chance or its mean."""

    what: str
    chance: float | None = None
    mean: float | None = None
    ids: tuple[Id, ...] = ()  # what its words name
    bad: bool = False  # more of it is worse


class Odds:
    """How likely each number is.  The chances are exact fractions that add up to 1."""

    __slots__ = ("chances",)

    def __init__(self, chances: Mapping[int, Fraction]) -> None:
        self.chances = {n: chance for n, chance in sorted(chances.items()) if chance}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self.chances == other.chances

    def __hash__(self) -> int:
        return hash(tuple(self.chances.items()))

    def at_least(self, n: int) -> float:
        """The chance of n or more."""
        return float(sum((chance for value, chance in self.chances.items() if value >= n), Fraction(0)))

    def exactly(self, n: int) -> float:
        return float(self.chances.get(n, 0))

    def mean(self) -> float:
        """What comes out on average."""
        return float(sum((value * chance for value, chance in self.chances.items()), Fraction(0)))

    def less(self, by: int) -> "Odds":
        """The same with so much taken off each result, never below 0: damage after protection."""
        found: dict[int, Fraction] = {}
        for value, chance in self.chances.items():
            left = max(0, value - by)
            found[left] = found.get(left, Fraction(0)) + chance
        return Odds(found)

    def map(self, change: Callable[[int], int]) -> "Odds":
        """The same with each result changed: what a skill leaves of damage."""
        found: dict[int, Fraction] = {}
        for value, chance in self.chances.items():
            found[change(value)] = found.get(change(value), Fraction(0)) + chance
        return Odds(found)

    def plus(self, other: "Odds") -> "Odds":
        """The sum of two independent results: several attacks of a round."""
        found: dict[int, Fraction] = {}
        for a, p in self.chances.items():
            for b, q in other.chances.items():
                found[a + b] = found.get(a + b, Fraction(0)) + p * q
        return Odds(found)

    def beats(self, other: "Odds") -> float:
        """The chance to be higher than another, independent result."""
        return float(
            sum((p * q for a, p in self.chances.items() for b, q in other.chances.items() if a > b), Fraction(0))
        )


@cache
def pool_odds(dice: tuple[Faces, ...], cancel: int = 0) -> Odds:
    """The net result of a pool: successes less failures, of which `cancel` do not count; never below 0."""
    counts: dict[tuple[int, int], int] = {(0, 0): 1}
    total = 1
    for faces in dice:
        counts = _with_die(counts, faces)
        total *= len(faces)
    found: dict[int, Fraction] = {}
    for (successes, failures), ways in counts.items():
        net = max(0, successes - max(0, failures - cancel))
        found[net] = found.get(net, Fraction(0)) + Fraction(ways, total)
    return Odds(found)


def _with_die(counts: Mapping[tuple[int, int], int], faces: Faces) -> dict[tuple[int, int], int]:
    """How many ways lead to each number of successes and failures, with one die more."""
    found: dict[tuple[int, int], int] = {}
    for (successes, failures), ways in counts.items():
        for face in faces:
            key = (successes + max(0, face), failures + max(0, -face))
            found[key] = found.get(key, 0) + ways
    return found


def sum_odds(pools: Iterable[Odds]) -> Odds:
    """The sum of independent results."""
    total = Odds({0: Fraction(1)})
    for odds in pools:
        total = total.plus(odds)
    return total
