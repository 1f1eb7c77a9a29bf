"""Which options bring something hidden to light at once, and which change nothing: each is tried on a fork, up to where
something is drawn or asked."""

from typing import Any

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.verbs import State
from starboard.kernel.words import Option, Seat

MOST_TRIED = 60  # a longer list is not tried option by option


class ComeToLight(Exception):
    """A trial need go no further."""


class Trial(Game[Any]):
    """A fork in which an answer is tried: it ends where something comes to light, or at the next question."""

    __slots__ = ()

    def barrier(self) -> None:
        raise ComeToLight

    def roll(self, sides: int, what: str = "") -> int:
        raise ComeToLight


class Foresight(Struct, frozen=True):
    """What the trials of a question's options showed."""

    irreversible: frozenset[Option] = frozenset()  # they bring something hidden to light
    pointless: frozenset[Option] = frozenset()  # the same question comes back, and nothing else is different


def foresee(g: Game[Any], seat: Seat, options: tuple[Option, ...]) -> Foresight:
    """Try the options of a seat.  A trial ends before anything hidden is looked at, so the warning itself tells
    nothing: what a seat is shown of two games that it cannot tell apart is held by the contract.
    """
    if not g.rules.chance or len(options) > MOST_TRIED:
        return Foresight()
    assert g.free is not None  # worked out here once, for all the forks
    outcomes = {option: _outcome(g, seat, option) for option in options}
    return Foresight(
        frozenset(option for option, after in outcomes.items() if after is None),
        frozenset(option for option, after in outcomes.items() if after == g.s),
    )


def _outcome(g: Game[Any], seat: Seat, option: Option) -> State | None:
    """The state at the next question, counted as if nobody had answered; None where something comes to light."""
    trial = g.fork()
    trial.__class__ = Trial  # made as cheaply as any fork
    try:
        trial.answer(seat, option)
    except ComeToLight:
        return None
    trial.s.answers, trial.s.question, trial.s.frees = g.s.answers, g.s.question, g.s.frees
    after: State = trial.s
    return after
