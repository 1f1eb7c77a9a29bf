"""A table in a list: what a lobby shows of it, kept beside it so that no table is loaded only to be listed."""

from msgspec import Struct

from starboard.kernel.words import Outcome, Seat
from starboard.table.deeds import Draft
from starboard.table.records import Answered, Seated, Settled, Undone
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
