"""Lessons: what a guided first game says when a player meets a thing.  They are data, `lessons.yaml` of a game.

A lesson waits for its moment, told in words that every game has: what a seat is asked, may answer, or saw happen.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.content import load
from starboard.kernel.game import Game
from starboard.kernel.registry import games
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Question, Seat

ME = "me"  # the seat of whoever is guided
HANDFUL = 5  # lessons at one question: more than that is a lecture, and can wait for the next


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a lesson: all that is named must hold.  A lesson without one comes at the first question."""

    prompt: str = ""  # the seat is asked this
    option: str = ""  # the seat may say this: an answer, or a free move
    event: str = ""  # this has happened
    touches: str = ""  # the id of a piece that the option has; without an option, that the event has
    own: bool = False  # the event was the seat's own deed
    times: int = 1  # the event has happened so often
    over: bool = False  # the game is over


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: its words are `lesson-KEY` (the title) and `lesson-KEY-text`."""

    key: str
    when: When = When()
    at: str = ""  # the part, place or piece of the scene that it is about; `{seat}` is the reader's own
    rules: tuple[str, ...] = ()  # where the rulebook says more
    cartridge: str = ""  # only in this world

    def title(self, say: Say) -> str:
        return say(f"lesson-{self.key.replace('_', '-')}")

    def text(self, say: Say) -> str:
        return say(f"lesson-{self.key.replace('_', '-')}-text")


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a guided first game: `seats` are `me` and the names of bots."""

    seats: tuple[str, ...]
    cartridge: str = ""
    difficulty: str = ""
    options: dict[str, str] = {}
    seed: int | None = None


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """`lessons.yaml`: of several lessons whose moment has come, the first one listed is due."""

    first_game: FirstGame
    lessons: tuple[Lesson, ...]


@cache
def lessons_of(game: str) -> Lessons | None:
    """The lessons of a game, if it has any; `ContentError` says what is wrong with the file and where."""
    found = games().get(game)
    file = found.home() / "lessons.yaml" if found else None
    return read_lessons(file) if file and file.exists() else None


def read_lessons(file: Path) -> Lessons:
    read: Lessons = load(file, Lessons, _no_verbs)
    return read


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)


class Guide:
    """How far one seat has come: what it was told, and what it has seen happen.  Nothing is told twice."""

    __slots__ = ("_met", "_question", "_read_before", "on", "seen")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.seen: dict[str, None] = {}  # in the order in which they were read
        self._met: Counter[tuple[str, Seat | None, str]] = Counter()
        self._question, self._read_before = -1, 0  # how many were read before the question that is open

    def hear(self, events: Iterable[Event]) -> None:
        """What happened stays met, even if it is taken back."""
        for event in events:
            for touched in ("", *map(str, event.ids)):
                self._met.update(((event.what, None, touched), (event.what, event.seat, touched)))

    def read(self, lesson: str) -> None:
        self.seen[lesson] = None

    def due(self, g: Game[Any], seat: Seat, lessons: Lessons) -> Lesson | None:
        """The lesson whose moment is now, for a seat that is asked or whose game is over."""
        if not self.on or not (g.over or seat in g.waiting) or self._has_heard_enough(g):
            return None
        asked, world = g.question(seat), g.s.setup.cartridge
        for lesson in lessons.lessons:
            when = lesson.when
            if lesson.key in self.seen or when.over != g.over or lesson.cartridge not in ("", world):
                continue
            if not self._has_met(when, seat):
                continue
            if not (when.prompt or when.option) or (asked and _is_asked(when, asked)):
                return lesson
        return None

    def _has_heard_enough(self, g: Game[Any]) -> bool:
        if self._question != g.s.question:
            self._question, self._read_before = g.s.question, len(self.seen)
        return len(self.seen) - self._read_before >= HANDFUL

    def _has_met(self, when: When, seat: Seat) -> bool:
        touched = "" if when.option else when.touches
        return not when.event or self._met[when.event, seat if when.own else None, touched] >= when.times


def _is_asked(when: When, asked: Question) -> bool:
    if when.prompt not in ("", asked.prompt):
        return False
    return not when.option or any(
        option.key == when.option and (not when.touches or when.touches in map(str, option.ids))
        for option in (*asked.options, *asked.free)
    )
