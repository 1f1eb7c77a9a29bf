"""Who sits where: people, people at another's screen, bots, and the ways in which a seat can be free."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.words import Seat

SeatKind: TypeAlias = Literal["person", "hot", "bot", "invite", "open", "left"]
NEVER_TAKEN = frozenset({"invite", "open"})
HELD = frozenset({"person", "hot"})


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat.  A `hot` seat is played at the screen of its person, under a name of its own."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    invite: str = ""  # the token of the link that leads here; it stays when the seat is taken by it
    stand_in: str = ""  # the bot that plays while its person is away
    wish: str = ""  # the bot that is to stand in whenever its person is away and others wait

    @property
    def held(self) -> bool:
        return self.kind in HELD

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now; empty: its person does, or nobody."""
        return self.bot if self.kind == "bot" else self.stand_in


LEFT = Holder("left")


def held_by(seats: Sequence[Holder], person: str) -> tuple[Seat, ...]:
    """The seats that a person plays."""
    return tuple(i for i, holder in enumerate(seats) if holder.held and holder.person == person)


def people(seats: Iterable[Holder]) -> list[str]:
    """Everybody who holds a seat, each once, in the order of the seats."""
    return list(dict.fromkeys(holder.person for holder in seats if holder.held))


def name_of(seats: Iterable[Holder], person: str) -> str:
    """A person's own name, rather than that of somebody who plays at the same screen."""
    mine = [holder for holder in seats if holder.held and holder.person == person]
    mine.sort(key=lambda holder: holder.kind != "person")
    return mine[0].name if mine else ""
