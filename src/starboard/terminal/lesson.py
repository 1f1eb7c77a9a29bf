"""The guide at the prompt: one lesson at a time, under the question; an empty line brings the next."""

from collections.abc import Iterable
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.lessons import Guide, Lesson, Lessons
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Seat


class Teacher:
    """Tells whoever sits at this keyboard what their game has lessons for; all its seats share one guide."""

    def __init__(self, lessons: Lessons, say: Say) -> None:
        self.guide = Guide()
        self._lessons, self._say = lessons, say
        self._current: Lesson | None = None

    def hear(self, events: Iterable[Event]) -> None:
        self.guide.hear(events)

    def lesson(self, g: Game[Any], seat: Seat) -> str:
        """The lesson that is due, in words; what was shown before it is read now.  Empty: none is due."""
        self.read()
        self._current = due = self.guide.due(g, seat, self._lessons)
        if due is None:
            return ""
        n, rules = len(self.guide.seen) + 1, ", ".join(due.rules)
        head = self._say("term-lesson", n=n, most=len(self._lessons.lessons), title=due.title(self._say))
        return f"{head}\n  {due.text(self._say)}" + (f" [{rules}]" if rules else "")

    def read(self) -> None:
        if self._current is not None:
            self.guide.read(self._current.key)
            self._current = None

    def turn(self) -> str:
        """On if it was off, off if it was on: what to say about it."""
        self.guide.on = not self.guide.on
        return self._say("term-guide-on" if self.guide.on else "term-guide-off")
