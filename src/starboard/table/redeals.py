"""Nobody knows the future: what somebody at the table could know and should not is dealt anew before others sit down.

Who plays alone may see the whole state: they chose the seed, brought a file, look at all hands, or take a file along.
"""

import secrets
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal_for
from starboard.kernel.words import Seat
from starboard.table.records import AnyRecord, Dealt, Exposed
from starboard.table.seat_copy import has_fixed_secret
from starboard.table.seats import Holder
from starboard.table.table import Table


def fresh_deal(
    table: Table, seat: Seat, holder: Holder, shown: bool = False
) -> tuple[tuple[AnyRecord, ...], Game[Any] | None]:
    """What comes before a seat changes hands: a new deal, a mark where a secret cannot be dealt anew, or nothing."""
    if holder.kind == "bot" or table.game.over or not table.rules.chance or not _could_know(table, seat, holder, shown):
        return (), None
    kept = tuple(i for i, other in enumerate(table.seats) if other.held and i != seat)
    if has_fixed_secret(table.game, kept):
        return (() if table.is_exposed else (Exposed(),)), None
    if not holder.held:
        return (), None  # the seat is free for others: dealt anew when somebody comes
    return (Dealt(table.position),), redeal_for(table.game, kept, secrets.randbits(63))


def _could_know(table: Table, seat: Seat, holder: Holder, shown: bool) -> bool:
    """Whether somebody other than the new holder could know the future, or what this seat knows."""
    if (table.insiders | table.entrusted) - {holder.person}:
        return True
    if shown or not table.rules.has_secrets:
        return False  # what the seat knows may be known, or no seat knows more than another
    past = table.past_holders[seat] - {holder.person}
    if past and not table.history.answers:
        return True  # nobody has played yet: who looked and left again may be somebody who stays, by another name
    return any(table.seats_of(person) for person in past) or _has_looked_around(table, seat, holder)


def _has_looked_around(table: Table, seat: Seat, holder: Holder) -> bool:
    """Whether somebody who stays, or the new holder, has held a seat that they no longer hold."""
    for other, past in enumerate(table.past_holders):
        for person in past if other != seat else ():
            mine = set(table.seats_of(person)) - {seat}
            if other not in mine and (mine or person == holder.person):
                return True
    return False
