"""What a table is made of: records, appended and numbered, never changed.  (table, seq) is the key and the lock.

Fields may be added with a default; types, tags and meanings stay for ever: tables are kept for years.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from starboard.kernel.words import Event, Option, Seat
from starboard.table.seats import Holder

Undo: TypeAlias = Literal["consent", "free", "none"]  # beyond one's own reach: ask the others, just do it, not at all


ByItself: TypeAlias = Literal["", "end", "same"]  # only the end of the turn was left; all answers come to the same


class Clock(Struct, frozen=True):
    """Time for each seat: milliseconds in all, and what each of its answers gives back."""

    total: int
    bonus: int = 0


class Record(Struct, frozen=True, omit_defaults=True, tag_field="is", gc=False):
    """One thing that happened at a table."""


class Opened(Record, frozen=True, tag="opened"):
    """The first record: which game, in which world, who sits where.  `first` is the position it starts from."""

    game: str
    seats: tuple[Holder, ...]
    host: str = ""
    name: str = ""
    cartridge: str = ""
    difficulty: str = ""
    options: tuple[tuple[str, str], ...] = ()
    listed: bool = False
    clock: Clock | None = None
    first: int = 0
    origin: str = ""  # the table of which this is a "what if"
    adviser: bool = True  # players may ask for advice
    undo: Undo = "consent"
    guided: bool = False  # lessons come as the game brings their moments
    scripted: bool = False  # the script of a first game goes before them
    presets: int = 0  # the first answers, which the table gave by itself: nobody goes back to before the last one
    bare: bool = False  # it began from a state in a file that no answers prove: for one person alone
    foreseen: bool = False  # who opened it may know all that was hidden: they chose the seed, or brought the file


class Answered(Record, frozen=True, tag="answered"):
    """A seat answered.  The state after it is kept beside it."""

    seat: Seat
    option: Option
    position: int  # after it
    irreversible: bool = field(default=False, name="wall")  # it brought something hidden to light
    events: tuple[Event, ...] = ()
    lesson: str = ""  # what the guide told the seat as it answered
    late: bool = False  # a window that closed by itself
    waiting: tuple[Seat, ...] = ()  # whom the table waits for after it; with nobody, it is told on the table's card
    ordered: bool = False  # the table answered, by a standing order of the seat
    joined: bool = False  # it was given in one press with the answer before it
    by_itself: ByItself = ""  # the table answered, because nothing else could matter
    usual: bool = False  # by an order that every seat begins with: the log says nothing of it

    @property
    def hides(self) -> bool:
        """Whether something happened in it of which not all may read the same."""
        return any(event.secret for event in self.events)


class Undone(Record, frozen=True, tag="undone"):
    """The table went back to a position."""

    to: int
    agreed: bool = False  # by consent


class Seated(Record, frozen=True, tag="seated"):
    """A seat changed hands; or, as `why` says, a bot stands in for who holds it, or no longer."""

    seat: Seat
    holder: Holder
    why: Literal["", "stand_in", "wished", "back", "wish"] = ""


class Chatted(Record, frozen=True, tag="chatted"):
    """Somebody said something."""

    text: str


class Settled(Record, frozen=True, tag="settled"):
    """The host changed what the table is called, who sees it, comes to it or talks at it, or became another person."""

    name: str | None = None
    listed: bool | None = None
    host: str | None = None
    locked: bool | None = None
    spectator_chat: bool | None = None


class Requested(Record, frozen=True, tag="requested"):
    """Somebody asked the table for its consent."""

    kind: Literal["undo", "seat", "hand_over", "file"]
    to: int = 0
    seat: Seat = 0
    holder: Holder | None = None
    absent: tuple[str, ...] = ()  # people who are not here and so not asked
    asked: tuple[str, ...] = ()  # a seat that somebody holds is handed over: who must agree to that


class Voted(Record, frozen=True, tag="voted"):
    """Somebody agreed to a request, or refused it."""

    request: int
    yes: bool


class Dealt(Record, frozen=True, tag="dealt"):
    """What is hidden was dealt anew at this position, for somebody could know it.  The new state is kept beside it."""

    position: int


class Exposed(Record, frozen=True, tag="exposed"):
    """Somebody may know what is hidden, and it cannot be dealt anew: the table says so from now on."""


class Entrusted(Record, frozen=True, tag="entrusted"):
    """By consent somebody may take the whole table along as a file, with all that is hidden in it."""

    person: str
    name: str = ""


class Muted(Record, frozen=True, tag="muted"):
    """The host lets somebody chat no more, or again."""

    person: str
    name: str = ""
    on: bool = True


class Removed(Record, frozen=True, tag="removed"):
    """The host has sent somebody away: they neither sit nor look on here any more."""

    person: str
    name: str = ""


class Advised(Record, frozen=True, tag="advised"):
    """A seat asked the adviser: all may know that, and nobody else what it said."""

    seat: Seat


class Guided(Record, frozen=True, tag="guided"):
    """Somebody read a lesson, skipped the guide or turned it on: for all the seats that they play."""

    seat: Seat
    lesson: str = ""
    on: bool | None = None


class Ordered(Record, frozen=True, tag="ordered"):
    """A seat is not to be asked such a question any more, or is again: the table says what silence means."""

    seat: Seat
    prompt: str = ""
    about: str = ""  # the card or space that asks; empty: any
    on: bool = True
    always: bool = False  # the seat is asked even where the table would answer by itself, or no more


AnyRecord: TypeAlias = (
    Opened
    | Answered
    | Undone
    | Seated
    | Chatted
    | Settled
    | Requested
    | Voted
    | Dealt
    | Exposed
    | Entrusted
    | Muted
    | Removed
    | Advised
    | Guided
    | Ordered
)


class Entry(Struct, frozen=True, omit_defaults=True, gc=False):
    """A record with its number, time and author.  A message that is repeated under the same id is recorded once."""

    seq: int
    at: int  # milliseconds since 1970
    what: AnyRecord
    by: str = ""  # the person; empty: a bot or the table itself
    who: str = ""  # their name then
    message_id: str = field(default="", name="said")
    spent: tuple[int, ...] = ()  # milliseconds that each seat has used, where there is a clock


pack = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Entry] = msgspec.msgpack.Decoder(Entry)


def unpack(data: bytes) -> Entry:
    return _decoder.decode(data)
