"""A draft: a change of a table that is checked and not committed yet, and who wants it."""

from typing import Any

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.table.records import Answered, AnyRecord, Entry, Seated, Undone
from starboard.table.refusal import Refusal
from starboard.table.seats import people
from starboard.table.table import Table

CLOCK_RECORDS = (Answered, Undone, Seated)


class Actor(Struct, frozen=True):
    """Who acts, when, and the id of the message."""

    person: str
    name: str
    now: int  # milliseconds since 1970
    message_id: str = ""
    lang: Language = "en"


class Draft(Struct, frozen=True):
    """A change that is not committed yet: records to append, states to store with them, states to drop."""

    entries: tuple[Entry, ...]
    states: tuple[tuple[int, bytes], ...] = ()
    drop: tuple[int, ...] = ()
    game: Game[Any] | None = None

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def moves_seats(self) -> bool:
        if self.game is not None and len(self.entries) == 1:  # an answer
            return False
        return any(isinstance(entry.what, Seated) for entry in self.entries)


def entries_of(table: Table, by: Actor, *records: AnyRecord) -> tuple[Entry, ...]:
    made = []
    for i, record in enumerate(records, 1):
        spent: tuple[int, ...] = ()
        if table.clocks.clock is not None and isinstance(record, CLOCK_RECORDS):
            answered = record.seat if isinstance(record, Answered) else None
            spent = table.clocks.time_used(table.running, by.now, answered)
        made.append(Entry(table.seq + i, by.now, record, by.person, by.name, by.message_id, spent))
    return tuple(made)


def require_seat(table: Table, by: Actor) -> tuple[Seat, ...]:
    mine = table.seats_of(by.person)
    if not mine:
        raise Refusal("spectator")
    return mine


def others_at(table: Table, by: Actor) -> list[str]:
    """The other people who hold a seat."""
    return [person for person in people(table.seats) if person != by.person]
