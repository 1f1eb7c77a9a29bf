"""One random game under watch: what was said so far, what happened, and how to say precisely what is wrong with it."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from starboard.kernel.chance import draw
from starboard.kernel.codec import Said
from starboard.kernel.game import Game
from starboard.kernel.render import keep_renders
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.show import line
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, IllegalAnswer, Option, Seat

T = TypeVar("T")


class Breach(AssertionError):
    """A game broke the contract: what differed, and the answers that lead there."""


class Whim:
    """Chance outside of the game: what a random player says.  The same seed gives the same whims."""

    def __init__(self, seed: int) -> None:
        self._rng = seed ^ 0x5DEECE66D

    def below(self, n: int) -> int:
        self._rng, drawn = draw(self._rng)
        return drawn % n

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def some(self, among: Sequence[T], n: int) -> list[T]:
        """All, or so many of them."""
        left = list(among)
        while len(left) > n:
            del left[self.below(len(left))]
        return left


class Run:
    """A game being played, with all that was said and all that happened."""

    def __init__(self, rules: Rules[Any], setup: Setup) -> None:
        self.rules, self.setup = rules, setup
        self.whim = Whim(setup.seed)
        self.said: list[Said] = []
        self.events: list[Event] = []
        try:
            self.g: Game[Any] = Game(rules.new(setup), rules, self.events.append)
        except Exception as error:
            raise self.breach(f"it cannot start: {error!r}") from error

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who looks at the game: the seats, and a spectator."""
        return [*self.seats, None]

    def say(self, seat: Seat, option: Option) -> list[Event]:
        """Give an answer; what it made happen."""
        heard = len(self.events)
        self.said.append(Said(seat, option))
        try:
            self.g.answer(seat, option)
        except Exception as error:
            raise self.breach(f"seat {seat} was offered '{option}', and it fails: {error!r}") from error
        return self.events[heard:]

    def choose(self) -> Said:
        """Any answer: often a free move where there is one, and rare words as often as common ones."""
        seats = [seat for seat in self.seats if self.g.moves(seat)]
        frees = [Said(free.seat, free.offer.option) for free in self.g.free]
        if frees and self.whim.below(2):
            return self.whim.pick(frees)
        seat = self.whim.pick([seat for seat in seats if self.g.options(seat)] or seats)
        options = self.g.options(seat) or self.g.moves(seat)
        if self.whim.below(2):
            word = self.whim.pick(list(dict.fromkeys(option.key for option in options)))
            options = [option for option in options if option.key == word]
        return Said(seat, self.whim.pick(options))

    def scene(self, g: Game[Any], viewer: Seat | None, say: Say) -> Scene:
        """What this viewer sees of the game, rendered as at a table, or of a world like it."""
        if g is self.g and g.render_cache is None:
            keep_renders(g)
        try:
            return self.rules.scene(g, viewer, say)
        except Exception as error:
            raise self.breach(f"it cannot speak to {viewer_name(viewer)} in {say.lang}: {error!r}") from error

    def line(self, g: Game[Any], event: Event, viewer: Seat | None, say: Say) -> str:
        """What this viewer reads of an event."""
        try:
            return line(g, view_of(event, viewer), say)
        except Exception as error:
            raise self.breach(f"it cannot tell {viewer_name(viewer)} in {say.lang} of {event}: {error!r}") from error

    def breach(self, what: str) -> Breach:
        """What is wrong, where, and the answers that lead there as text that `replay` takes."""
        answers = "\n".join(f"{said.seat} {said.option}" for said in self.said)
        game = self.rules.key or type(self.rules).__name__
        return Breach(
            f"{game}, {self.setup.seats} seats, seed {self.setup.seed}, after {len(self.said)} answers: {what}\n"
            f"To see it again, with `rules` of this game:\n"
            f'g = replay(rules, {self.setup!r}, """\n{answers}\n""")'
        )


def viewer_name(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def view_of(event: Event, viewer: Seat | None) -> Event:
    """An event as this viewer may know it."""
    return event.seen_by() if viewer is None else event.seen_by(viewer)


def replay(rules: Rules[Any], setup: Setup, answers: str) -> Game[Any]:
    """The game after these answers, one a line: the seat and the words of the option."""
    g = Game(rules.new(setup), rules)
    given = [text.strip() for text in answers.splitlines() if text.strip()]
    for number, text in enumerate(given, 1):
        seat, _, words = text.partition(" ")
        option = next((option for option in g.moves(int(seat)) if str(option) == words), None)
        if option is None:
            raise IllegalAnswer(int(seat), None, f"answer {number}, '{text}', is not open")
        g.answer(int(seat), option)
    return g


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two values differ, with both; nothing, if they are equal."""
    if one == other:
        return ""
    if type(one) is not type(other):
        return f"{path.lstrip('.') or 'it'} is {one!r} and {other!r}"
    if isinstance(one, Struct):
        parts = [(f".{field}", getattr(one, field), getattr(other, field)) for field in one.__struct_fields__]
    elif isinstance(one, list | tuple) and len(one) == len(other):
        parts = [(f"[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, dict) and one.keys() == other.keys():
        parts = [(f"[{key!r}]", value, other[key]) for key, value in one.items()]
    else:
        parts = []
    inner = next((found for name, a, b in parts if (found := difference(a, b, path + name))), "")
    return inner or f"{path.lstrip('.') or 'it'} is {one!r} and {other!r}"
