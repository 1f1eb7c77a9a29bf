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
from starboard.kernel.script import Preset, Step, Told, Walk
from starboard.kernel.words import Event, Option, Question, Seat

ME = "me"  # the seat of whoever is guided
NEW, RECENT = 8, 1  # how near to a question something is that happened since the last answer, or since the one before


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a lesson: all that is named must hold.  A lesson without one comes at the first question."""

    prompt: str = ""  # the seat is asked this
    option: str = ""  # the seat may say this: an answer, or a free move
    event: str = ""  # this has happened
    touches: str = ""  # the id of a piece that the option has; without an option, that the event has
    own: bool = False  # the event was the seat's own deed
    times: int = 1  # the event has happened so often
    over: bool = False  # the game is over


class Lesson(Told, frozen=True, forbid_unknown_fields=True):
    """One idea that waits for its moment."""

    when: When = When()
    at: str = ""  # the part, place or piece of the scene that it is about; `{seat}` is the reader's own
    rules: tuple[str, ...] = ()  # where the rulebook says more
    cartridge: str = ""  # only in this world


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a guided first game: `seats` are `me`, once or more often, and the names of bots."""

    seats: tuple[str, ...]
    cartridge: str = ""
    difficulty: str = ""
    options: dict[str, str] = {}
    seed: int | None = None
    presets: tuple[Preset, ...] = ()  # the answers that it gives by itself, in their order


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """`lessons.yaml`: of several lessons whose moment has come, the one nearest to the question is due."""

    first_game: FirstGame
    lessons: tuple[Lesson, ...]
    script: tuple[Step, ...] = ()  # the first turn of that game, step by step


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
    """How far one seat has come: what it was told, and what it has seen happen.  Nothing is told twice, and at most
    one lesson comes with a question."""

    __slots__ = ("_fresh", "_met", "has_told", "on", "seen", "walk")

    def __init__(self, on: bool = True, walk: Walk | None = None) -> None:
        self.on, self.walk = on, walk
        self.seen: dict[str, None] = {}  # in the order in which they were read
        self._met: Counter[tuple[str, Seat | None, str]] = Counter()
        self._fresh: dict[tuple[str, Seat | None, str], int] = {}  # how near: since the last answer, or the one before
        self.has_told = False  # at this question

    def hear(self, events: Iterable[Event]) -> None:
        """What happened stays met, even if it is taken back."""
        for event in events:
            for touched in ("", *map(str, event.ids)):
                for seen in ((event.what, None, touched), (event.what, event.seat, touched)):
                    self._met[seen] += 1
                    self._fresh[seen] = NEW

    def read(self, lesson: str, position: int = 0) -> None:
        self._cover(self.walk.read(lesson, position) if self.walk else ())
        self.seen[lesson] = None
        self.has_told = True

    def answer(self, option: Option, position: int) -> None:
        """The seat answered: its next question may bring a lesson again.  It hears what happened after this."""
        self._cover(self.walk.answer(option, position) if self.walk else ())
        self.begin()

    def begin(self) -> None:
        """What happens from now on is new.  What one question had no room for may be told at the next."""
        self._fresh = {seen: RECENT for seen, near in self._fresh.items() if near == NEW}
        self.has_told = False

    def undo(self, to: int) -> None:
        if self.walk:
            self.walk.undo(to)

    def due(self, g: Game[Any], seat: Seat, lessons: Lessons) -> Lesson | Step | None:
        """What to tell now a seat that is asked or whose game is over: a step of the script, or a lesson."""
        if not self.on or not (g.over or seat in g.waiting):
            return None
        if self.walk and (step := self.walk.due(g.question(seat))):
            return step
        return None if self.has_told else self._nearest(self.ready(g, seat, lessons), seat)

    def ready(self, g: Game[Any], seat: Seat, lessons: Lessons) -> list[Lesson]:
        """The lessons whose moment has come and that were not told yet, in their order."""
        asked, world = g.question(seat), g.s.setup.cartridge
        return [
            lesson
            for lesson in lessons.lessons
            if lesson.key not in self.seen
            and lesson.when.over == g.over
            and lesson.cartridge in ("", world)
            and self._has_met(lesson.when, seat)
            and (not (lesson.when.prompt or lesson.when.option) or (asked and _is_asked(lesson.when, asked)))
        ]

    def _nearest(self, ready: list[Lesson], seat: Seat) -> Lesson | None:
        """The lesson that says most of this question: of what has just happened, else may be answered, else is asked.

        What has just happened may not happen again.  One that says nothing of the question waits on the shelf.
        """

        def nearness(lesson: Lesson) -> int:
            when = lesson.when
            return self._fresh.get(_event(when, seat), 0) + 2 * bool(when.option) + bool(when.prompt)

        near = (lesson for lesson in ready if lesson.when in (When(), When(over=True)) or nearness(lesson))
        return max(near, key=nearness, default=None)

    def _cover(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.seen |= dict.fromkeys((step.key, *step.covers))

    def _has_met(self, when: When, seat: Seat) -> bool:
        return not when.event or self._met[_event(when, seat)] >= when.times


def _event(when: When, seat: Seat) -> tuple[str, Seat | None, str]:
    return when.event, seat if when.own else None, "" if when.option else when.touches


def _is_asked(when: When, asked: Question) -> bool:
    if when.prompt not in ("", asked.prompt):
        return False
    return not when.option or any(
        option.key == when.option and (not when.touches or when.touches in map(str, option.ids))
        for option in (*asked.options, *asked.free)
    )
