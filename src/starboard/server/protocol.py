"""The bodies of the HTTP API, as types; `people_bodies` and `rule_bodies` have those of people and of rules, `frames`
those of the socket, and `docs/protocol.md` tells how they go.

What a client sends is strict: an unknown field is refused.  What the server sends leaves out fields at their default.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from starboard.kernel.journal import JournalChapter
from starboard.kernel.scene import Ending
from starboard.kernel.words import Option, Seat
from starboard.table.records import Undo
from starboard.table.replay import Positions, SceneAt
from starboard.table.seats import SeatKind
from starboard.table.table import Status

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]

Code: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "no_hello",
    "unknown_table",
    "unreadable_table",
    "unknown_game",
    "unknown_position",
    "unknown_invite",
    "unknown_request",
    "not_your_seat",
    "spectator",
    "not_asked",
    "no_adviser",
    "stale",
    "illegal",
    "over",
    "seat_taken",
    "not_allowed",
    "bad_setup",
    "bad_file",
    "bad_name",
    "name_taken",
    "wrong_password",
    "no_account",
    "no_person",
    "not_found",
    "not_saved",
    "foreign",
    "not_json",
    "unknown_session",
    "muted",
    "locked",
    "removed",
    "fault",
]


class Sent(Struct, frozen=True, omit_defaults=True):
    """Something that the server says."""


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client says."""


# Errors


class Problem(Sent, frozen=True):
    """Why a request was refused, in the reader's language, with the rule where there is one."""

    code: Code
    text: str
    rule: str = ""


# Games


class CartridgeInfo(Sent, frozen=True):
    """A cartridge as it stands on the shelf."""

    key: str
    title: str
    blurb: str
    challenge: int = 1
    minutes: int = 30
    hue: int = 210
    warning: str = ""  # why one may want to play another one first


class Labelled(Sent, frozen=True):
    """A key, and what a reader sees in its place."""

    key: str
    label: str


class SettingInfo(Sent, frozen=True):
    """A choice of a new table; the first value is the default."""

    key: str
    label: str
    values: tuple[Labelled, ...]
    seats: tuple[int, ...] = ()  # the numbers of players with whom it matters; empty: with any


class GameInfo(Sent, frozen=True):
    """A game as it stands on the shelf."""

    key: str
    title: str
    blurb: str = ""
    seats: tuple[int, ...] = ()  # how many may play
    difficulties: tuple[Labelled, ...] = ()
    difficulty_seats: tuple[int, ...] = ()  # the numbers of players with whom it matters; empty: with any
    settings: tuple[SettingInfo, ...] = ()
    cartridges: tuple[CartridgeInfo, ...] = ()
    bots: tuple[Labelled, ...] = ()
    rulebook: bool = False
    guided: bool = False  # it has lessons: a guided first game can be opened in one step
    weight: int = 1  # how much there is to learn, from 1 to 5


# Tables


class SeatPlan(Said, frozen=True):
    """Who is to sit there: me, a friend by a link, another person at this screen, a bot, or whoever comes."""

    kind: Literal["me", "invite", "hot", "bot", "open"]
    name: Name = ""  # of who plays at this screen
    bot: Word = "normal"


class ClockPlan(Said, frozen=True):
    """Time for each seat: minutes in all, and seconds that each of its answers gives back."""

    minutes: Annotated[int, Meta(ge=1, le=10_000)]
    bonus: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(Said, frozen=True):
    """A table to open.  `seed` is only for tables where you play alone: who knows the seed knows the future."""

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
    cartridge: Word = ""
    difficulty: Word = ""
    options: Annotated[dict[str, str], Meta(max_length=32)] = {}
    name: Name = ""
    listed: bool = False  # everybody sees it in the lobby
    clock: ClockPlan | None = None
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    adviser: bool = True  # players may ask for advice
    undo: Undo = "consent"  # beyond one's own reach: the others are asked, nobody is, or there is no undo at all


class SeatInfo(Sent, frozen=True):
    """A seat as everybody sees it.  `invite` and `open` were never taken; `left` was, and is free again."""

    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str = ""
    muted: bool = False  # the host lets them chat no more
    stand_in: str = ""  # the bot that plays while they are away
    wish: str = ""  # the bot that is to stand in whenever they are away and others wait


class Invite(Sent, frozen=True):
    """A link for a friend: `/join/{token}` in the client."""

    seat: Seat
    token: str


class TableInfo(Sent, frozen=True):
    """What does not change with every answer."""

    id: str
    game: str
    title: str  # of the game
    name: str
    status: Status
    seats: tuple[SeatInfo, ...]
    cartridge: str = ""
    cartridge_title: str = ""
    hue: int = 210
    difficulty: str = ""
    options: dict[str, str] = {}
    listed: bool = False
    solo: bool = False  # one person plays all seats that people play
    first: int = 0  # the position from which it was opened: 0, unless it is a "what if"
    invites: tuple[Invite, ...] = ()  # only for who sits at the table
    adviser: bool = False  # players may ask for advice
    lessons: bool = False  # the game has lessons, so that a guide can be turned on
    journal: bool = False  # the table keeps a journal, which can be read again
    undo: Undo = "consent"
    bare: bool = False  # it began from a position in a file that no answers prove: for one person alone
    known: bool = False  # somebody may know what is hidden: the start of this game is known
    locked: bool = False  # nobody new comes in
    spectator_chat: bool = True  # spectators may chat
    origin: str = ""  # the table of which this is a trial, a "what if" that began at `first`


class Journal(Sent, frozen=True):
    """What a table has read, chosen and lost so far, in chapters."""

    chapters: tuple[JournalChapter, ...] = ()


class TableCard(Sent, frozen=True):
    """A table as a line of the lobby."""

    id: str
    game: str
    title: str
    name: str
    status: Status
    seats: tuple[SeatInfo, ...]
    cartridge_title: str = ""
    hue: int = 210
    waiting: tuple[Seat, ...] = ()
    yours: tuple[Seat, ...] = ()  # the seats that you hold
    your_turn: bool = False
    position: int = 0
    updated: int = 0  # milliseconds since 1970
    ending: Ending | None = None
    known: bool = False  # somebody may know what is hidden
    locked: bool = False  # nobody new comes in
    origin: str = ""  # the table of which this is a trial
    archived: bool = False  # you have put it away
    standing: str = ""  # where a long game stands, in one line


class Lobby(Sent, frozen=True):
    """Listed tables: those with a free seat, and those that are being played."""

    open: tuple[TableCard, ...] = ()
    running: tuple[TableCard, ...] = ()


class Opened(Sent, frozen=True):
    """The table that was opened or joined."""

    table: TableInfo
    seat: Seat | None = None


class InviteInfo(Sent, frozen=True):
    """What a link leads to."""

    table: TableCard
    seat: Seat
    free: bool = True  # nobody has used it yet


class Archive(Said, frozen=True):
    """Put a table of yours away, or bring it back."""

    on: bool


class SitDown(Said, frozen=True):
    """Take a seat that is open to all: a certain one, or the first."""

    seat: SeatNumber | None = None


class WhatIf(Said, frozen=True):
    """Open a new table from a position of this one."""

    position: Count
    name: Name = ""


class Advised(Sent, frozen=True):
    """One option as the adviser sees it: its value in hundredths and the range, why, and what the value means."""

    option: Option
    chance: int
    low: int
    high: int
    why: str
    means: str = ""  # in words of the game: a chance to win, or a lead in points


class Advice(Sent, frozen=True):
    """What the adviser thinks of the best options of a question; it never chooses."""

    question: int
    best: tuple[Advised, ...]


# The server


class Health(Sent, frozen=True):
    """That the server is there, how long it has been, and why it can write nothing, if so."""

    version: str
    tables: int
    sockets: int
    seconds: float
    trouble: str = ""
    loading: bool = False  # games are being loaded: the first answers may take longer


__all__ = ["Positions", "SceneAt"]  # the table's own words, sent as they are
