"""What needs the consent of the table: all others who hold a seat must agree, and one refusal ends it.

A seat that somebody holds is handed over by consent of both; of all the others too where they play against each other.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.table.records import Entry, Requested
from starboard.table.refusal import words
from starboard.table.seats import Holder, name_of, people


class Request(Struct, frozen=True, omit_defaults=True):
    """Something that needs the consent of the table, as one of its readers sees it."""

    id: int
    kind: Literal["undo", "seat", "hand_over", "file"]
    text: str
    by: str
    to: int | None = None  # undo: the position
    seat: Seat | None = None
    yes: tuple[str, ...] = ()
    waits_for: tuple[str, ...] = ()
    yours: bool = False  # you are asked


class Pending(Struct):
    """A request that is open."""

    id: int
    by: str
    who: str
    what: Requested
    yes: list[str] = []

    def seats(self, person: str) -> bool:
        """Whether it asks for a seat for this person, who had none."""
        holder = self.what.holder
        return (
            self.what.kind == "seat"
            and holder is not None
            and holder.kind == "person"
            and (holder.person == person == self.by)
        )

    def voters(self, seats: Sequence[Holder]) -> list[str]:
        """Whose vote is missing.  Who is to lose the seat is not asked, unless it is handed over."""
        if self.what.kind == "hand_over":
            return [person for person in people(seats) if person in self.what.asked and person not in self.yes]
        loses = seats[self.what.seat].person if self.what.kind == "seat" else ""
        return [person for person in people(seats) if person not in (self.by, loses, *self.yes, *self.what.absent)]


def open_request(entry: Entry, what: Requested) -> Pending:
    return Pending(entry.seq, entry.by, entry.who, what)


def request_for(request: Pending, seats: Sequence[Holder], reader: str, lang: Language, last: int) -> Request:
    """A request in the language of a reader."""
    missing = request.voters(seats)
    return Request(
        request.id,
        request.what.kind,
        request_text(request, lang, last),
        request.who,
        request.what.to if request.what.kind == "undo" else None,
        request.what.seat if request.what.kind not in ("undo", "file") else None,
        tuple(name_of(seats, person) for person in request.yes),
        tuple(name_of(seats, person) for person in missing),
        reader in missing,
    )


def request_text(request: Pending, lang: Language, last: int) -> str:
    """The request as a sentence."""
    say, what = words(lang), request.what
    if what.kind == "undo":
        return say("ask-undo", who=request.who, n=last - what.to)
    if what.kind == "file":
        return say("ask-file", who=request.who)
    holder = what.holder
    assert holder is not None, "a request about a seat says who is to have it"
    if what.kind == "hand_over":
        bot, own = str(holder.kind == "bot"), str(holder.person == request.by)
        facts = {"who": request.who, "seat": what.seat + 1, "name": holder.name, "level": level(holder.bot, lang)}
        return say("ask-hand-over", **facts, bot=bot, own=own)
    if holder.stand_in:
        return say("ask-stand-in", who=request.who, name=holder.name, level=level(holder.stand_in, lang))
    kind = "link" if holder.kind == "bot" and holder.invite else holder.kind
    facts = {"who": request.who, "seat": what.seat + 1, "name": holder.name, "level": level(holder.bot, lang)}
    return say(f"ask-{kind}", **facts)


def level(bot: str, lang: Language) -> str:
    """How well a bot plays, in words; one that the lobby does not offer has only its key."""
    say, key = words(lang), f"bot-{bot}"
    return say(key).lower() if bot and say.has(key) else bot
