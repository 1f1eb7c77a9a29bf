"""A table in a list: what a lobby shows of it, kept beside it so that no table is loaded only to be listed.

An answer after which the game goes on is not written down twice: its record brings the card up to date.
"""

from msgspec import Struct, structs

from starboard.kernel.words import Outcome, Seat
from starboard.table.actions import Draft
from starboard.table.records import Answered, Entry, Seated, Settled, Undone
from starboard.table.seats import NEVER_TAKEN, Holder
from starboard.table.table import Status, Table


class Card(Struct, frozen=True, omit_defaults=True):
    """What a list says of a table."""

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


def card_of(table: Table, draft: Draft) -> Card:
    """The card of a table as it will be once this draft is on disk."""
    seats, name, listed, position = list(table.seats), table.name, table.listed, table.position
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
    game = draft.game or table.game
    free = any(holder.kind in NEVER_TAKEN for holder in seats)
    return Card(
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
    )


def moves_on(entry: Entry) -> bool:
    """Whether this record says itself all that changes on the card: an answer after which somebody is asked."""
    return isinstance(entry.what, Answered) and bool(entry.what.waiting)


def brought_up(card: Card, last: Entry) -> Card:
    """The card as the last record of its table leaves it."""
    what = last.what
    if not isinstance(what, Answered) or not what.waiting:
        return card
    return structs.replace(card, updated=last.at, position=what.position, waiting=what.waiting)
