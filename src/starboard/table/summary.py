"""The summary of a table for lists, stored beside it so that no table is loaded only to be listed.

An answer after which the game goes on does not rewrite the summary: its record brings the summary up to date.
"""

from msgspec import Struct, structs

from starboard.kernel.words import Outcome, Seat
from starboard.table.actions import Draft
from starboard.table.records import Answered, Entry, Exposed, Seated, Settled, Undone
from starboard.table.seats import NEVER_TAKEN, Holder
from starboard.table.table import Status, Table


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """A table as a lobby lists it."""

    id: str
    game: str
    seats: tuple[Holder, ...]
    status: Status
    updated: int
    name: str = ""
    cartridge: str = ""
    listed: bool = False
    waiting: tuple[Seat, ...] = ()
    position: int = 0
    outcome: Outcome | None = None
    known: bool = False  # somebody may know what is hidden
    locked: bool = False
    origin: str = ""  # the table of which this is a "what if"


def summary_of(table: Table, draft: Draft) -> TableSummary:
    """The summary of a table after this draft."""
    seats, name, listed, position = list(table.seats), table.name, table.listed, table.position
    known, locked = table.is_exposed, table.is_locked
    for entry in draft.entries:
        what = entry.what
        if isinstance(what, Answered):
            position = what.position
        elif isinstance(what, Undone):
            position = what.to
        elif isinstance(what, Seated):
            seats[what.seat] = what.holder
        elif isinstance(what, Settled):
            name = name if what.name is None else what.name
            listed = listed if what.listed is None else what.listed
            locked = locked if what.locked is None else what.locked
        elif isinstance(what, Exposed):
            known = True
    game = draft.game or table.game
    free = any(holder.kind in NEVER_TAKEN for holder in seats)
    return TableSummary(
        table.id,
        table.opened.game,
        tuple(seats),
        "over" if game.over else "open" if free else "playing",
        draft.entries[-1].at,
        name,
        table.opened.cartridge,
        listed,
        tuple(game.waiting),
        position,
        game.s.outcome,
        known,
        locked,
        table.opened.origin,
    )


def is_open_answer(entry: Entry) -> bool:
    """Whether this record alone updates the summary: an answer after which the game goes on."""
    return isinstance(entry.what, Answered) and bool(entry.what.waiting)


def with_last_entry(summary: TableSummary, last: Entry) -> TableSummary:
    """The summary updated by the last record of its table."""
    what = last.what
    if not isinstance(what, Answered) or not what.waiting:
        return summary
    return structs.replace(summary, updated=last.at, position=what.position, waiting=what.waiting)
