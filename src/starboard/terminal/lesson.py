"""The guide at the prompt: one lesson at a time, under the question; an empty line brings the next."""

from collections.abc import Sequence
from typing import Any

from starboard.kernel.codec import Said
from starboard.kernel.game import Game
from starboard.kernel.lessons import ME, Guide, Lesson, Lessons
from starboard.kernel.script import Step, Walk
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Seat


class Teacher:
    """Tells whoever sits at this keyboard what their game has lessons for; all its seats share one guide."""

    def __init__(self, lessons: Lessons, say: Say, scripted: bool = False) -> None:
        self.guide = Guide()
        self._lessons, self._say, self._scripted = lessons, say, scripted
        self._current: Lesson | Step | None = None

    def hear(self, events: Sequence[Event]) -> None:
        if events:
            self.guide.begin()
        self.guide.hear(events)

    def lesson(self, g: Game[Any], seat: Seat, answers: Sequence[Said] = ()) -> str:
        """The lesson that is due, in words; what was shown before it is read now.  Empty: none is due."""
        self.read()
        self.guide.walk = self._walk(seat, answers) if self._scripted else None
        self._current = due = self.guide.due(g, seat, self._lessons)
        if due is None:
            return ""
        n, rules = len(self.guide.seen) + 1, ", ".join(due.rules)
        head = self._say("term-lesson", n=n, most=len(self._lessons.lessons), title=due.title(self._say))
        return f"{head}\n  {due.text(self._say)}" + (f" [{rules}]" if rules else "")

    def _walk(self, seat: Seat, answers: Sequence[Said]) -> Walk:
        """How far these answers have come in the script."""
        walk = Walk(self._lessons.script, len(self._lessons.first_game.presets))
        seats = self._lessons.first_game.seats
        mine = {at for at, who in enumerate(seats) if who == ME} | {seat}
        for position, said in enumerate(answers, 1):
            if said.seat in mine:
                walk.answer(said.option, position)
        while walk.step and not walk.step.answer and walk.step.key in self.guide.seen:
            walk.read(walk.step.key, len(answers))
        return walk

    def read(self) -> None:
        if self._current is not None:
            self.guide.read(self._current.key)
            self.guide.has_told = False  # who wants the next one presses a key for it
            self._current = None

    def turn(self) -> str:
        """On if it was off, off if it was on: what to say about it."""
        self.guide.on = not self.guide.on
        return self._say("term-guide-on" if self.guide.on else "term-guide-off")
