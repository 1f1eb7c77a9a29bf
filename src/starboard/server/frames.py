"""Every frame of the socket, as types: what a client may say, and what the server says.  See `docs/protocol.md`."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from starboard.kernel.combined import MOST_PARTS
from starboard.kernel.scene import Choice, Scene
from starboard.kernel.texts import Language
from starboard.kernel.words import Option, Seat
from starboard.server.protocol import Code, Count, Name, Said, SeatNumber, Sent, TableInfo, Word
from starboard.table.clock import ClockInfo
from starboard.table.consent import Request
from starboard.table.log import Line
from starboard.table.orders import Order
from starboard.table.reach import Reach

ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
FrameId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class You(Sent, frozen=True):
    """Who you are at this table.  Whoever holds no seat is a spectator."""

    name: str = ""
    seats: tuple[Seat, ...] = ()
    look: Seat | None = None  # through whose eyes the scene is seen; `None` sees what all may see
    host: bool = False
    takes_all: bool = False  # may take the whole table along as a file


class Guide(Sent, frozen=True):
    """The guide of the seat you look through: the lesson that is due, and those that were read, by their keys.

    While the script of a first game goes on, the lesson is a step of it.
    """

    lesson: str = ""
    seen: tuple[str, ...] = ()
    shelf: tuple[str, ...] = ()  # lessons whose moment has come, to be read by who likes to
    step: int = 0  # the number of the next step of the script, from 1; 0: the script is over, or left


class View(Sent, frozen=True, tag_field="type", tag="view"):
    """The table at record `seq`.

    `since` is the record up to which the receiver had everything: lines are those after it; 0 with a `table` means
    start anew, 0 without one that the receiver had the opening.  `table` and `you` are there when they are new.
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
    guide: Guide | None = None  # `None`: nobody is guided, or the guide is turned off
    orders: tuple[Order, ...] = ()  # the standing orders of your seats
    closes: int = 0  # when the open window closes by itself, in milliseconds since 1970; 0: it waits


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


class Weighed(Sent, frozen=True, tag_field="type", tag="weighed"):
    """An answer as it would be shown among the choices of its question: what `Weigh` asked for."""

    question: int
    choice: Choice


ServerFrame: TypeAlias = View | Ack | Refused | Presence | Pong | Weighed


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
    more: Annotated[tuple[Option, ...], Meta(max_length=MOST_PARTS)] = ()  # answers that follow in the same press


class Undo(Said, frozen=True, tag_field="type", tag="undo"):
    """Go back to a position: at once where `reach.alone` has it, else as a request."""

    id: FrameId
    to: Count


class TakeAlong(Said, frozen=True, tag_field="type", tag="take_along"):
    """Ask the others whether you may take the whole table along as a file, with all that is hidden."""

    id: FrameId


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
    """Take a seat: at once if it is open, as a request if somebody left it or a bot plays it."""

    id: FrameId
    seat: SeatNumber


class Leave(Said, frozen=True, tag_field="type", tag="leave"):
    """Stand up.  The seat is free for another or a bot, by consent of the table."""

    id: FrameId
    seat: SeatNumber


class Give(Said, frozen=True, tag_field="type", tag="give"):
    """Give a free seat, or that of a bot, to a bot, to whoever gets a new link, to whoever comes, or to another person
    at this screen."""

    id: FrameId
    seat: SeatNumber
    kind: Literal["bot", "invite", "open", "hot"]
    bot: Word = "normal"
    name: Name = ""


class HandOver(Said, frozen=True, tag_field="type", tag="hand_over"):
    """Hand your seat to whoever holds the seat `to`; or ask for a seat, where `to` is yours: a request."""

    id: FrameId
    seat: SeatNumber
    to: SeatNumber


class StandIn(Said, frozen=True, tag_field="type", tag="stand_in"):
    """Let a bot play for somebody who is away, until they are back: a request, unless nobody else is here."""

    id: FrameId
    seat: SeatNumber
    bot: Word = "strong"


class Absence(Said, frozen=True, tag_field="type", tag="absence"):
    """Say which bot is to play for your seat whenever you are away and others wait; empty: none."""

    id: FrameId
    seat: SeatNumber
    bot: Word = ""


class Settings(Said, frozen=True, tag_field="type", tag="settings"):
    """The host names the table, lists it, locks it (nobody new comes in), or lets spectators chat or not."""

    id: FrameId
    name: Name | None = None
    listed: bool | None = None
    locked: bool | None = None
    spectator_chat: bool | None = None


class Mute(Said, frozen=True, tag_field="type", tag="mute"):
    """The host lets somebody chat no more, or again: who holds a seat, or who said a line of chat (its `seq`)."""

    id: FrameId
    seat: SeatNumber | None = None
    line: Count | None = None
    on: bool = True


class Remove(Said, frozen=True, tag_field="type", tag="remove"):
    """The host sends somebody away for good: who holds a seat, or who said a line of chat (its `seq`)."""

    id: FrameId
    seat: SeatNumber | None = None
    line: Count | None = None


class Learn(Said, frozen=True, tag_field="type", tag="learn"):
    """A lesson of the guide is read; or the guide is turned off or on.  It holds for all your seats."""

    id: FrameId
    seat: SeatNumber
    lesson: Word = ""
    on: bool | None = None


class StandingOrder(Said, frozen=True, tag_field="type", tag="order"):
    """From now on the table answers such questions for a seat of yours, by what silence means; or no more.

    `prompt` is `order` of the question, `about` the card or space that asks; empty: whatever asks.
    """

    id: FrameId
    seat: SeatNumber
    prompt: Word = ""
    about: Word = ""
    on: bool = True
    always: bool = False  # instead: ask me before every end of my turn, or only where something could matter


class Look(Said, frozen=True, tag_field="type", tag="look"):
    """See through the eyes of one of your seats, or as a spectator.  A whole view follows."""

    seat: SeatNumber | None = None


class Speak(Said, frozen=True, tag_field="type", tag="lang"):
    """Read in another language from now on.  A whole view follows."""

    lang: Language


class Weigh(Said, frozen=True, tag_field="type", tag="weigh"):
    """What an open answer that is not among the choices would cost, bring and come to: several things, picked."""

    seat: SeatNumber
    question: Count
    option: Option


class Ping(Said, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


# What changes a table
TableFrame: TypeAlias = (
    Answer
    | Undo
    | TakeAlong
    | Vote
    | Chat
    | Sit
    | Leave
    | Give
    | HandOver
    | StandIn
    | Absence
    | Settings
    | Mute
    | Remove
    | Learn
    | StandingOrder
)
ClientFrame: TypeAlias = Hello | TableFrame | Look | Speak | Weigh | Ping
