"""What a seat knows as numbers, for programs that learn: named, bounded, always as many, in an order that stays.

A game lists groups; each names its numbers with their bounds and reads them from the table in that order.  A release
may add groups at the end; it never moves, renames or removes a number, so that a model of an older release still fits.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from starboard.kernel.words import Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game


class Feature(NamedTuple):
    """One number: what it is called, and the bounds that it never leaves."""

    name: str
    high: float = 1
    low: float = 0


Read: TypeAlias = "Callable[[Game[Any, Any], Seat], Sequence[float]]"


class Group(NamedTuple):
    """Numbers that are read together."""

    features: tuple[Feature, ...]
    read: Read


class Features:
    """All numbers of a game, for every number of seats and every cartridge the same."""

    def __init__(self, *groups: Group) -> None:
        self._reads = tuple(group.read for group in groups)
        self.list = tuple(feature for group in groups for feature in group.features)
        names = [feature.name for feature in self.list]
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"two features have the same name: {', '.join(sorted(twice))}")

    def __len__(self) -> int:
        return len(self.list)

    def read(self, g: "Game[Any, Any]", seat: Seat) -> list[float]:
        """The numbers as they are; who observes cuts them off at their bounds."""
        row: list[float] = []
        for read in self._reads:
            row += read(g, seat)
        return row


def repeat(prefixes: Sequence[str], *features: Feature) -> tuple[Feature, ...]:
    """The same features for each of several things: `mars_probes`, `venus_probes`."""
    return tuple(Feature(f"{prefix}_{name}", high, low) for prefix in prefixes for name, high, low in features)
