"""Which options bring something hidden to light at once: each is tried, up to where something is drawn or asked."""

from typing import Any

from starboard.kernel.game import Game
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


def irreversible(g: Game[Any], seat: Seat, options: tuple[Option, ...]) -> frozenset[Option]:
    """The options of a seat that cannot be taken back.  A trial ends before anything hidden is looked at, so the
    warning itself tells nothing: what a seat is shown of two games that it cannot tell apart is held by the contract.
    """
    if not g.rules.chance or len(options) > MOST_TRIED:
        return frozenset()
    assert g.free is not None  # worked out here once, for all the forks
    return frozenset(option for option in options if _reveals(g, seat, option))


def _reveals(g: Game[Any], seat: Seat, option: Option) -> bool:
    trial = g.fork()
    trial.__class__ = Trial  # made as cheaply as any fork
    try:
        trial.answer(seat, option)
    except ComeToLight:
        return True
    return False
