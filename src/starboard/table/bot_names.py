"""The names of bots: each has one of its own at its table, the same in every language and every sentence."""

from collections.abc import Iterable

from msgspec import structs

from starboard.table.seats import Holder

NAMES = ("Vega", "Rigel", "Mira", "Altair", "Lyra", "Deneb", "Electra", "Orion", "Capella", "Castor", "Maia", "Sirius")


def name_bot(holder: Holder, others: Iterable[Holder]) -> Holder:
    """A bot without a name gets one that nobody else at the table has; everybody else stays as they are."""
    if holder.kind != "bot" or holder.name:
        return holder
    taken = {other.name for other in others}
    return structs.replace(holder, name=next((name for name in NAMES if name not in taken), NAMES[0]))


def name_bots(seats: Iterable[Holder]) -> list[Holder]:
    """The seats, each bot with its name."""
    found = list(seats)
    for seat, holder in enumerate(found):
        found[seat] = name_bot(holder, found)
    return found
