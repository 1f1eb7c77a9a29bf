"""A sitting: a game at one screen, with the answers so far and a way back to every earlier question."""

import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from starboard.bots import Bot
from starboard.kernel.codec import Said, codec
from starboard.kernel.combined import goes_on
from starboard.kernel.game import Game
from starboard.kernel.needless import indifferent_answer, needless_answer
from starboard.kernel.replay import open_save, start
from starboard.kernel.setup import Setup
from starboard.kernel.words import Event, Option, Seat


class Sitting:
    """A game, who plays for its seats, what was answered, and what happened since the last look."""

    def __init__(self, g: Game[Any], answers: tuple[Said, ...] = (), bots: dict[Seat, Bot] | None = None) -> None:
        self.g = g
        self.answers = list(answers)
        self.bots = bots or {}
        self.news: list[Event] = []
        self.asks_always = False  # also where nothing but the end of the turn is left
        self.is_guided = False
        self.ended: Seat | None = None  # whose turn ended by itself since that was last told
        self._pack = codec(type(g.rules))
        self._before: list[tuple[bytes, int]] = []  # the state before each answer of a person, and how many came first
        g.emit = self.news.append

    @classmethod
    def new(cls, game: str, setup: Setup, bots: dict[Seat, Bot]) -> "Sitting":
        return cls(start(game, setup), bots=bots)

    @classmethod
    def load(cls, file: Path, bots: dict[Seat, Bot]) -> "Sitting":
        g, answers = open_save(file.read_bytes(), folders=True)
        return cls(g, answers, bots)

    @property
    def seat(self) -> Seat | None:
        """The person who is asked now, at this screen."""
        return next((seat for seat in self.g.waiting if seat not in self.bots), None)

    def answer(self, seat: Seat, option: Option, more: tuple[Option, ...] = ()) -> None:
        """A person answers; an illegal answer raises and changes nothing.  `more` follows as long as it is open, and is
        taken back with it; so is the end of a turn that the table gives by itself."""
        before = self._pack.encode(self.g.s), len(self.answers)
        trial = Game(self._pack.decode(before[0]), self.g.rules)  # a fault in a rule must leave this game whole
        events: list[Event] = []
        trial.emit = events.append
        trial.answer(seat, option)
        self._before.append(before)
        self.g = trial
        self.news += events
        trial.emit = self.news.append
        self.answers.append(Said(seat, option))
        for part in more:
            if not goes_on(trial, seat, part):
                break
            self._go_on(seat, part)
        self._end_needless()

    def _go_on(self, seat: Seat, option: Option) -> None:
        self.g.answer(seat, option)
        self.answers.append(Said(seat, option))

    def _end_needless(self) -> None:
        """Give what nobody needs to give: the end of a turn in which nothing could matter, answers that are alike."""
        while not self.g.over and self.g.open[0][0].seat not in self.bots:
            step, options = self.g.open[0]
            last = None if self.asks_always else needless_answer(self.g, step, options, self.is_guided)
            answer = last if last is not None else indifferent_answer(self.g, step, options)
            if answer is None:
                return
            self.ended = self.ended if last is None else step.seat
            self._go_on(step.seat, answer)

    def preset(self, answers: Iterable[Said]) -> None:
        """Answers that a guided first game gives by itself: nobody takes them back."""
        for said in answers:
            self.g.answer(said.seat, said.option)
            self.answers.append(said)

    def run_bots(self) -> None:
        """Bots answer until a person is asked or the game is over."""
        for _ in self.bots_in_turn():
            pass

    def bots_in_turn(self) -> Iterator[Seat]:
        """The same, with each bot's seat before it thinks."""
        while self.g.waiting and (self.seat is None or self._obey()):
            seat = self.g.waiting[0]
            if seat not in self.bots:
                continue
            yield seat
            self._go_on(seat, self.bots[seat].choose(self.g, seat))
            self._end_needless()

    def _obey(self) -> bool:
        """Answer for a person by an order that every seat begins with; whether there was one to obey."""
        rules = self.g.rules
        for step, _ in self.g.open:
            silence = rules.silence(self.g, step) if getattr(step.verb, "prompt", "") in rules.default_orders else None
            if silence is not None and step.seat not in self.bots:
                self.g.answer(step.seat, silence)
                self.answers.append(Said(step.seat, silence))
                return True
        return False

    @property
    def reach(self) -> int:
        """How many answers of people can be taken back."""
        return len(self._before)

    def undo(self) -> None:
        """Back to before the last answer of a person, and of the bots that answered after it."""
        packed, count = self._before.pop()
        self.g = Game(self._pack.decode(packed), self.g.rules, self.news.append)
        del self.answers[count:]

    def save(self, file: Path) -> None:
        """Written whole or not at all: what stood there before stays until the new file is complete."""
        known = self.answers if len(self.answers) == self.g.s.answers else []
        data = self._pack.save(self.g.s, known)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}")
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def take_news(self) -> list[Event]:
        """What happened since the last look."""
        news = self.news[:]
        self.news.clear()
        return news
