"""The words that the console, the seats and the screen exchange: options, questions, events, outcomes.

All of them are frozen values.  None of them knows a game.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

SEAT = Meta(extra={"is": "seat"})  # by it a check of a whole state finds every seat
Seat: TypeAlias = Annotated[int, SEAT]
Id: TypeAlias = int | str

NOBODY_SEAT: Seat = -1  # a step or an event that belongs to the table rather than to one seat


class Option(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One legal answer: a word and the ids of the pieces it touches, never an index."""

    key: str
    ids: tuple[Id, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.key, *map(str, self.ids)))


def opt(key: str, *ids: Id) -> Option:
    return Option(key, ids)


PASS = Option("pass")
PASS_TURN = Option("pass_turn")


class Refused(Struct, frozen=True, gc=False):
    """An option that one might expect and that is not open now: why, and by which rule.  `why` is a text key."""

    option: Option
    why: str
    rule: str = ""
    ids: tuple[Id, ...] = ()  # the pieces that the sentence names


class Question(Struct, frozen=True, gc=False):
    """All that one seat may say now: answers if it is asked, and its own free moves.  For that seat's eyes only."""

    seat: Seat
    number: int  # the lock: an answer to another number is stale
    prompt: str
    options: tuple[Option, ...]
    free: tuple[Option, ...] = ()
    refused: tuple[Refused, ...] = ()
    about: Id = ""  # the card, space or rule that asks, or whose effect comes after the window


class Event(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that happened: a word, whose deed, the pieces touched, and what only some seats may know.

    The log, the motion on screen, statistics and bots read events.  A rule never reads a log: what reacts to an
    event is told of it at the moment it happens.
    """

    what: str
    seat: Seat
    ids: tuple[Id, ...] = ()
    n: int = 1
    secret: tuple[Id, ...] = ()  # more of it, for the seats in `to` only
    to: int = 0  # the bits of the seats that may read `secret`
    source: Id = ""  # the card or rule that did it, where that matters

    def seen_by(self, *seats: Seat) -> "Event":
        """This event as these seats may know it."""
        if not self.secret or any(self.to >> seat & 1 for seat in seats):
            return self
        return Event(self.what, self.seat, self.ids, self.n, source=self.source)


class Outcome(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How the game ended, for the seats that won, with scores where the game counts any.  `why` is a text key."""

    kind: Literal["win", "loss", "partial", "draw"]
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    why: str = ""

    def value(self, seat: Seat) -> float:
        """What it is worth to a seat: 1 if it won, 0 if it lost, a half for what is neither."""
        if self.kind in ("draw", "partial"):
            return 0.5
        return 1.0 if self.kind == "win" and (seat in self.winners or not self.winners) else 0.0


UNREAD = Outcome("partial")  # this very one ends a world that a bot imagines: beyond it lies what nobody has read


class IllegalAnswer(Exception):
    """The answer is not among the options of that seat's question, nor one of its free moves.  Nothing has changed."""

    def __init__(self, seat: Seat, option: Option | None, why: str, refused: Refused | None = None) -> None:
        super().__init__(why)
        self.seat, self.option, self.refused = seat, option, refused

    @property
    def rule(self) -> str:
        """The rule that forbids it, where there is one."""
        return self.refused.rule if self.refused else ""


class StaleAnswer(IllegalAnswer):
    """The answer was meant for an earlier question."""


RUNAWAY = 4_000  # verbs without a question, or steps of a stack: the longest answers of real games have about 300


class Runaway(Exception):
    """Verbs push verbs without end: a fault of the game, named with what lay on top of its stack."""


class TooLong(Exception):
    """Whoever runs the rules stopped them: they took more time than an answer or a scene may take."""
