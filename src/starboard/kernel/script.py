"""The script of a guided first game: a few steps through the first turn, each with the one answer that it teaches.

It is data of `lessons.yaml`, as the answers are that a first game gives by itself before anybody is asked.
"""

from collections.abc import Sequence

from msgspec import Struct

from starboard.kernel.codec import Said
from starboard.kernel.texts import Say
from starboard.kernel.words import Option, Question, Seat

STEPS = range(6, 17)  # how many steps a script has


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea in words: `lesson-KEY` is its title, `lesson-KEY-text` the rest."""

    key: str

    def title(self, say: Say) -> str:
        return say(f"lesson-{self.key.replace('_', '-')}")

    def text(self, say: Say) -> str:
        return say(f"lesson-{self.key.replace('_', '-')}-text")


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that the table gives for a seat as it opens: `trait tinkerer`."""

    seat: Seat
    answer: str

    @property
    def said(self) -> Said:
        key, *ids = self.answer.split()
        return Said(self.seat, Option(key, tuple(int(id_) if id_.isdigit() else id_ for id_ in ids)))


class Step(Told, frozen=True, forbid_unknown_fields=True):
    """One step: the answer that it teaches, or nothing but words that are read."""

    answer: str = ""  # the word of an option and pieces that it touches; empty: the step is read
    only: bool = False  # the option touches nothing else: these dice and no more
    at: str = ""  # the part, place or piece of the scene that it is about; `{seat}` is the reader's own
    rules: tuple[str, ...] = ()  # where the rulebook says more
    covers: tuple[str, ...] = ()  # lessons that are not told again

    @property
    def option(self) -> str:
        return self.answer.partition(" ")[0]

    @property
    def touches(self) -> tuple[str, ...]:
        return tuple(self.answer.split()[1:])

    def means(self, option: Option) -> bool:
        """Whether this is the answer that the step teaches."""
        ids = set(map(str, option.ids))
        return option.key == self.option and (set(self.touches) == ids if self.only else set(self.touches) <= ids)


class Walk:
    """How far one seat has come in the script.  Another answer leaves it; what is taken back takes its steps back."""

    __slots__ = ("_done", "_left", "_start", "steps")

    def __init__(self, steps: Sequence[Step], start: int = 0) -> None:
        self.steps = steps
        self._start = start  # the position in which the first step is due
        self._done: list[int] = []  # the position after each step
        self._left: int | None = None  # the position after the answer that left the script

    @property
    def step(self) -> Step | None:
        """The next step; nothing after the last one, or once the script is left."""
        return self.steps[len(self._done)] if self._left is None and len(self._done) < len(self.steps) else None

    @property
    def number(self) -> int:
        """The number of the next step, from 1; 0: there is none."""
        return len(self._done) + 1 if self.step else 0

    def due(self, asked: Question | None) -> Step | None:
        """The next step, where its answer can be given."""
        step = self.step
        if step is None or not step.answer:
            return step
        offered = (*asked.options, *asked.free) if asked else ()
        return step if any(map(step.means, offered)) else None

    def read(self, key: str, position: int) -> Sequence[Step]:
        """Words were read.  Returns the steps that this does."""
        step = self.step
        return self._do(1, position) if step and step.key == key and not step.answer else ()

    def answer(self, option: Option, position: int) -> Sequence[Step]:
        """The seat answered, and may have passed over words.  Returns the steps that this does."""
        if self.step is None or position <= self._start:
            return ()
        ahead = self.steps[len(self._done) :]
        skipped = next((n for n, step in enumerate(ahead) if step.answer), len(ahead))
        if skipped < len(ahead) and ahead[skipped].means(option):
            return self._do(skipped + 1, position)
        self._left = position
        return ()

    def undo(self, to: int) -> None:
        self._done = [position for position in self._done if position <= to]
        if self._left is not None and self._left > to:
            self._left = None

    def _do(self, count: int, position: int) -> Sequence[Step]:
        done = self.steps[len(self._done) : len(self._done) + count]
        self._done += [position] * len(done)
        return done
