"""Every body of the HTTP API and every frame of the socket, as one set of types.  `docs/protocol.md` tells how they go.

What a client sends is strict: an unknown field is refused.  What the server sends leaves out fields at their default.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from starboard.kernel.scene import Ending, Scene
from starboard.kernel.texts import Language
from starboard.kernel.words import Id, Option, Seat

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
FrameId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

SeatKind: TypeAlias = Literal["person", "hot", "bot", "invite", "open", "left"]
Status: TypeAlias = Literal["open", "playing", "over"]
Wall: TypeAlias = Literal["start", "chance", "other"]
LineKind: TypeAlias = Literal["event", "chat", "undo", "seat", "request", "settings", "end"]
Code: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "no_hello",
    "unknown_table",
    "unknown_game",
    "unknown_position",
    "unknown_invite",
    "unknown_request",
    "not_your_seat",
    "spectator",
    "not_asked",
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


# People


class Person(Sent, frozen=True):
    """Who you are here.  Without a name you are nobody yet."""

    id: str = ""
    name: str = ""
    account: str = ""


class Rename(Said, frozen=True):
    """The name under which others see you.  The first time, it makes you somebody."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class PersonWithToken(Sent, frozen=True):
    """A person made by a program, with the token that it sends from now on."""

    person: Person
    token: str


class Credentials(Said, frozen=True):
    """The name and the password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# Games


class CartridgeInfo(Sent, frozen=True):
    """A cartridge as it stands on the shelf."""

    key: str
    title: str
    blurb: str
    challenge: int = 1
    minutes: int = 30
    hue: int = 210


class Labelled(Sent, frozen=True):
    """A key, and what a reader sees in its place."""

    key: str
    label: str


class SettingInfo(Sent, frozen=True):
    """A choice of a new table; the first value is the default."""

    key: str
    label: str
    values: tuple[Labelled, ...]


class GameInfo(Sent, frozen=True):
    """A game as it stands on the shelf."""

    key: str
    title: str
    blurb: str = ""
    seats: tuple[int, ...] = ()  # how many may play
    difficulties: tuple[Labelled, ...] = ()
    settings: tuple[SettingInfo, ...] = ()
    cartridges: tuple[CartridgeInfo, ...] = ()
    bots: tuple[Labelled, ...] = ()
    rulebook: bool = False


# Tables


class SeatPlan(Said, frozen=True):
    """Who is to sit there: me, a friend by a link, another person at this screen, a bot, or whoever comes."""

    kind: Literal["me", "invite", "hot", "bot", "open"]
    name: Name = ""  # of who plays at this screen
    bot: Word = "random"


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


class SeatInfo(Sent, frozen=True):
    """A seat as everybody sees it.  `invite` and `open` were never taken; `left` was, and is free again."""

    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str = ""


class Invite(Sent, frozen=True):
    """A link for a friend: `/join/{token}` in the client."""

    seat: Seat
    token: str


class ClockInfo(Sent, frozen=True):
    """Milliseconds left for each seat at the moment `at`, and the seats whose time is running."""

    left: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    at: int = 0
    bonus: int = 0


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


class SitDown(Said, frozen=True):
    """Take a seat that is open to all: a certain one, or the first."""

    seat: SeatNumber | None = None


class WhatIf(Said, frozen=True):
    """Open a new table from a position of this one."""

    position: Count
    name: Name = ""


# Replay


class Position(Sent, frozen=True):
    """One step of the game as played: the answer that led to position `n`, as the reader may know it."""

    n: int
    seat: Seat
    at: int
    lines: tuple[str, ...] = ()
    wall: bool = False  # chance or a reveal: nobody takes it back alone


class Positions(Sent, frozen=True):
    """The answers that stand, from the first position on; what was taken back is not among them."""

    first: int
    last: int
    steps: tuple[Position, ...] = ()


class SceneAt(Sent, frozen=True):
    """The scene of a seat at a position, without its question; `exact` is false if only a nearby one is still kept."""

    position: int
    scene: Scene
    exact: bool = True


class RuleEntry(Sent, frozen=True):
    """A paragraph of the rulebook, with the ids of the rules it tells."""

    text: str
    rules: tuple[str, ...] = ()


class RuleChapter(Sent, frozen=True):
    """A chapter of the rulebook."""

    key: str
    title: str
    entries: tuple[RuleEntry, ...]


class Rulebook(Sent, frozen=True):
    """The rulebook of a game in one language."""

    game: str
    title: str
    lang: Language
    chapters: tuple[RuleChapter, ...]


class Health(Sent, frozen=True):
    """That the server is there, and how long it has been."""

    version: str
    tables: int
    sockets: int
    seconds: float
    started_in: float  # seconds from the start of the process to the first answer


# The table, live


class Line(Sent, frozen=True):
    """A line of the log, as its reader may know it.  `what`, `ids` and `n` tell the screen what to move."""

    seq: int
    kind: LineKind
    text: str
    at: int
    position: int  # that of the table after it
    seat: Seat | None = None
    who: str = ""
    what: str = ""
    ids: tuple[Id, ...] = ()
    secret: tuple[Id, ...] = ()
    n: int = 1
    undone: bool = False
    to: int | None = None  # of an `undo`: the position that the table went back to


class Reach(Sent, frozen=True):
    """How far undo goes.  Each number is a position to go back to, just before an answer of yours, nearest first."""

    alone: tuple[int, ...] = ()  # by yourself
    wall: Wall = "start"  # what ends that
    asked: tuple[int, ...] = ()  # further back, if the others agree


class Request(Sent, frozen=True):
    """Something that needs the consent of the table."""

    id: int
    kind: Literal["undo", "seat"]
    text: str
    by: str
    to: int | None = None  # undo: the position
    seat: Seat | None = None
    yes: tuple[str, ...] = ()
    waits_for: tuple[str, ...] = ()
    yours: bool = False  # you are asked


class You(Sent, frozen=True):
    """Who you are at this table.  Whoever holds no seat is a spectator."""

    name: str = ""
    seats: tuple[Seat, ...] = ()
    look: Seat | None = None  # through whose eyes the scene is seen; `None` sees what all may see
    host: bool = False


class View(Sent, frozen=True, tag_field="type", tag="view"):
    """The table at record `seq`.

    `since` is the record up to which the receiver had everything: lines are those after it; 0 means start anew.
    `table` and `you` are there when `since` is 0, and when they changed.
    """

    seq: int
    since: int
    position: int
    scene: Scene
    lines: tuple[Line, ...] = ()
    table: TableInfo | None = None
    you: You | None = None
    reach: Reach | None = None  # `None`: a spectator
    requests: tuple[Request, ...] = ()
    clock: ClockInfo | None = None


class Ack(Sent, frozen=True, tag_field="type", tag="ack"):
    """What you said is on disk as record `seq`.  `again`: it was there already, and nothing happened twice."""

    id: str
    seq: int
    again: bool = False
    asked: bool = False  # it became a request: the table has to agree


class Refused(Sent, frozen=True, tag_field="type", tag="refused"):
    """Why what you said changed nothing.  `id` is empty where the frame could not be read."""

    code: Code
    text: str
    id: str = ""
    rule: str = ""


class Presence(Sent, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now: the seats, and how many look on."""

    online: tuple[Seat, ...] = ()
    spectators: int = 0


class Pong(Sent, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping, with the server's clock in milliseconds."""

    at: int


ServerFrame: TypeAlias = View | Ack | Refused | Presence | Pong


class Hello(Said, frozen=True, tag_field="type", tag="hello"):
    """The first frame, and again to change table or to be caught up.  `seq`: the last record you have."""

    table: Word
    lang: Language = "en"
    seq: Count = 0
    look: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=200)] = ""  # for a program without a cookie


class Answer(Said, frozen=True, tag_field="type", tag="answer"):
    """Answer question number `question` of a seat, or make one of its free moves.  `id` is new for each answer."""

    id: FrameId
    seat: SeatNumber
    question: Count
    option: Option


class Undo(Said, frozen=True, tag_field="type", tag="undo"):
    """Go back to a position: at once where `reach.alone` has it, else as a request."""

    id: FrameId
    to: Count


class Vote(Said, frozen=True, tag_field="type", tag="vote"):
    """Agree to a request, or refuse it; its own author takes it back by refusing."""

    id: FrameId
    request: Count
    yes: bool


class Chat(Said, frozen=True, tag_field="type", tag="chat"):
    """A line of chat.  It is text and nothing else."""

    id: FrameId
    text: ChatText


class Sit(Said, frozen=True, tag_field="type", tag="sit"):
    """Take a free seat: at once if it is open, as a request if somebody left it."""

    id: FrameId
    seat: SeatNumber


class Leave(Said, frozen=True, tag_field="type", tag="leave"):
    """Stand up.  The seat is free for another or a bot, by consent of the table."""

    id: FrameId
    seat: SeatNumber


class Give(Said, frozen=True, tag_field="type", tag="give"):
    """Give a free seat to a bot, to whoever gets a new link, to whoever comes, or to another person at this screen."""

    id: FrameId
    seat: SeatNumber
    kind: Literal["bot", "invite", "open", "hot"]
    bot: Word = "random"
    name: Name = ""


class Settings(Said, frozen=True, tag_field="type", tag="settings"):
    """The host names the table, lists it or takes it off the list."""

    id: FrameId
    name: Name | None = None
    listed: bool | None = None


class Look(Said, frozen=True, tag_field="type", tag="look"):
    """See through the eyes of one of your seats, or as a spectator.  A whole view follows."""

    seat: SeatNumber | None = None


class Speak(Said, frozen=True, tag_field="type", tag="lang"):
    """Read in another language from now on.  A whole view follows."""

    lang: Language


class Ping(Said, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


ClientFrame: TypeAlias = Hello | Answer | Undo | Vote | Chat | Sit | Leave | Give | Settings | Look | Speak | Ping
