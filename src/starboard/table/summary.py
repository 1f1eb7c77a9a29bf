"""The summary of a table for lists, stored beside it so that no table is loaded only to be listed.

An answer after which the game goes on does not rewrite the summary: its record brings the summary up to date.
"""

import logging
from typing import Any

from msgspec import Struct, structs

from starboard.kernel.game import Game
from starboard.kernel.texts import LANGUAGES
from starboard.kernel.words import Outcome, Seat
from starboard.table.actions import Draft
from starboard.table.records import Answered, Entry, Exposed, Seated, Settled, Undone
from starboard.table.seats import NEVER_TAKEN, Holder
from starboard.table.table import Status, Table, voice_of

log = logging.getLogger("starboard.lobby")


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
    standing: tuple[str, ...] = ()  # where a long game stands, in one line: in each of LANGUAGES


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
        standing_of(game),
    )


def standing_of(g: Game[Any]) -> tuple[str, ...]:
    """Where the game stands, in one line for everybody, in each of LANGUAGES; nothing where it has no such line."""
    key, cartridge = g.rules.key, g.s.setup.cartridge
    try:
        lines = tuple(g.rules.standing_line(g, voice_of(key, cartridge, lang)) for lang in LANGUAGES)
    except Exception:  # a table is played without its line
        log.exception("cannot say where a game of %s stands", key)
        return ()
    return lines if any(lines) else ()


def is_open_answer(entry: Entry) -> bool:
    """Whether this record alone updates the summary: an answer after which the game goes on."""
    return isinstance(entry.what, Answered) and bool(entry.what.waiting)


def with_last_entry(summary: TableSummary, last: Entry) -> TableSummary:
    """The summary updated by the last record of its table."""
    what = last.what
    if not isinstance(what, Answered) or not what.waiting:
        return summary
    return structs.replace(summary, updated=last.at, position=what.position, waiting=what.waiting)
