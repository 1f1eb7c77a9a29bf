"""The history of a table: the answers that were not undone, and which of their states are stored."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from starboard.kernel.words import Option, Seat
from starboard.table.records import Answered

RECENT = 64  # the last states are all kept
EVERY = 16  # of the older ones, each so many


class StoredState(Struct, frozen=True, gc=False):
    """A packed state as it is stored: with the version of the game and the hash of the cartridge that it was played
    with."""

    packed: bytes
    version: int
    cartridge: str = ""


ReadState: TypeAlias = Callable[[int], StoredState | None]  # the state kept with record `seq`


def is_kept(number: int, count: int) -> bool:
    """Whether a table with so many answers keeps the state after this one."""
    return number > count - RECENT or number % EVERY == 0


class KeptAnswer(Struct, frozen=True, gc=False):
    """An answer that was not undone."""

    seq: int
    seat: Seat
    option: Option
    irreversible: bool
    at: int
    ordered: bool = False  # the table gave it, and would give it again
    joined: bool = False  # it was given in one press with the one before it, and is taken back with it


def kept_answer(seq: int, at: int, what: Answered) -> KeptAnswer:
    by_table = what.ordered or bool(what.by_itself)
    return KeptAnswer(seq, what.seat, what.option, what.irreversible, at, by_table, what.joined)


class History:
    """Positions `first` to `last`: position p is the state after the first p - `first` answers.

    What is hidden may be dealt anew at a position, the `floor`: nobody goes back to before it.  Nor does anybody take
    back the answers that the table gave by itself at its opening.
    """

    __slots__ = ("_begin", "answers", "first", "floor", "floor_seq", "last")

    def __init__(self, first: int = 0, presets: int = 0) -> None:
        self.first = self.last = self.floor = first
        self._begin = first + presets
        self.floor_seq: int | None = None  # the record of the new deal; None: there was none
        self.answers: list[KeptAnswer] = []

    @property
    def earliest(self) -> int:
        """The earliest position that anybody may go back to."""
        return max(self.floor, self._begin)

    def deal(self, seq: int) -> None:
        """What is hidden was dealt anew by this record."""
        self.floor, self.floor_seq = self.last, seq

    def add(self, answer: KeptAnswer) -> None:
        self.answers.append(answer)
        self.last += 1

    def __contains__(self, position: int) -> bool:
        return self.first <= position <= self.last

    def after(self, position: int) -> list[KeptAnswer]:
        """The answers after a position."""
        return self.answers[position - self.first :]

    def seq(self, position: int) -> int:
        """The record that stores the state of a position; 0 is the opening."""
        if position == self.floor and self.floor_seq is not None:
            return self.floor_seq
        return self.answers[position - self.first - 1].seq if position > self.first else 0

    def has_answer(self, position: int, seq: int) -> bool:
        """Whether the answer of this record led to this position and was not undone."""
        return self.first < position <= self.last and self.answers[position - self.first - 1].seq == seq

    def truncate(self, position: int) -> list[int]:
        """Go back to a position.  Returns the records whose states are no longer needed."""
        gone = [answer.seq for answer in self.after(position)]
        del self.answers[position - self.first :]
        self.last = position
        return gone

    def next_to_drop(self, later: int = 0) -> int | None:
        """The record whose state can be dropped with the next answer, or with a later one, if any."""
        at = len(self.answers) + later - RECENT
        if at < 0 or (at + 1) % EVERY == 0:
            return None
        return self.answers[at].seq
