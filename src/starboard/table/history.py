"""The line of answers that stand: what was answered and not taken back, and which of its states are kept."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from starboard.kernel.words import Option, Seat

RECENT = 64  # the last states are all kept
EVERY = 16  # of the older ones, each so many

ReadState: TypeAlias = Callable[[int], bytes | None]  # the packed state kept with record `seq`


class Stood(Struct, frozen=True, gc=False):
    """An answer that stands."""

    seq: int
    seat: Seat
    option: Option
    wall: bool
    at: int


class Line:
    """Positions `first` to `last`: position p is the state after the first p - `first` answers of this line."""

    __slots__ = ("answers", "first", "last")

    def __init__(self, first: int = 0) -> None:
        self.first = self.last = first
        self.answers: list[Stood] = []

    def add(self, stood: Stood) -> None:
        self.answers.append(stood)
        self.last += 1

    def __contains__(self, position: int) -> bool:
        return self.first <= position <= self.last

    def after(self, position: int) -> list[Stood]:
        """The answers that led on from a position."""
        return self.answers[position - self.first :]

    def seq(self, position: int) -> int:
        """The record with which the state of a position is kept; 0 is the opening."""
        return self.answers[position - self.first - 1].seq if position > self.first else 0

    def stands(self, position: int, seq: int) -> bool:
        """Whether the answer of this record led to this position and was not taken back."""
        return self.first < position <= self.last and self.seq(position) == seq

    def cut(self, position: int) -> list[int]:
        """Go back to a position; the records whose states nobody needs any more."""
        gone = [stood.seq for stood in self.after(position)]
        del self.answers[position - self.first :]
        self.last = position
        return gone

    def thinned(self) -> int | None:
        """The record whose state falls out of the recent ones with the next answer and need not be kept."""
        at = len(self.answers) - RECENT
        if at < 0 or (at + 1) % EVERY == 0:
            return None
        return self.answers[at].seq
