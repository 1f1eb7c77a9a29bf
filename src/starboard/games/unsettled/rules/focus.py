"""Focus: three cubes from 3 down to 0, and the time that pays for what a cube cannot.  UN-FOC"""

from collections.abc import Iterator
from typing import ClassVar, cast

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import FOCUS
from starboard.games.unsettled.model.ids import CUBES, Cube
from starboard.games.unsettled.rules.time import pass_time
from starboard.kernel.offers import Change, Offer, Offers, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


def raise_cube(g: G, seat: Seat, cube: int, n: int) -> None:
    """Focus above 3 is lost.  UN-FOC-06, UN-FOC-08"""
    focus = g.s.explorers[seat].focus
    focus[cube] = min(FOCUS, focus[cube] + n)
    g.did("raise_focus", seat, CUBES[cube], n=n)


def lower_cube(g: G, seat: Seat, cube: int, n: int) -> None:
    """What the cube cannot give is paid in time.  UN-FOC-03, UN-FOC-04, UN-FOC-05, UN-COH-08, UN-FOC-07"""
    focus = g.s.explorers[seat].focus
    paid = min(focus[cube], n)
    focus[cube] -= paid
    if paid:
        g.did("lower_focus", seat, CUBES[cube], n=paid)
    pass_time(g, seat, n - paid)


def shown(g: G, seat: Seat, cube: str | None) -> int:
    """What a cube shows, or all three together."""
    focus = g.s.explorers[seat].focus
    return sum(focus) if cube is None else focus[CUBES.index(cast("Cube", cube))]


def room(g: G, seat: Seat, cube: str | None) -> int:
    """How far a cube can go up, or all three together."""
    return (len(CUBES) if cube is None else 1) * FOCUS - shown(g, seat, cube)


class TurnCube(Verb, frozen=True):
    """The arrows of a space turn the cube that is assigned there.  UN-FOC-02"""

    cube: int
    arrows: int

    def run(self, g: G, here: Step) -> None:
        if self.arrows > 0:
            raise_cube(g, here.seat, self.cube, self.arrows)
        elif self.arrows < 0:
            lower_cube(g, here.seat, self.cube, -self.arrows)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return turns(g, here.seat, self.cube, self.arrows)


def turns(g: G, seat: Seat, cube: int, by: int) -> Iterator[Change]:
    """A cube goes up to 3 at the most; below 0 it is time that pays.  UN-FOC-03, UN-FOC-06"""
    value = g.s.explorers[seat].focus[cube]
    to = min(FOCUS, max(0, value + by))
    if to != value:
        yield Change(CUBES[cube], to - value)
    if value + by < 0:
        yield Change("time", -(value + by))


UP = tuple(Offer(opt("raise", cube), does=(TurnCube(i, 1),)) for i, cube in enumerate(CUBES))
DOWN = tuple(Offer(opt("lower", cube), does=(TurnCube(i, -1),)) for i, cube in enumerate(CUBES))
AT_TOP = tuple(Offer(opt("raise", cube), needs=(never("why-focus-top", "UN-FOC-06", cube),)) for cube in CUBES)


class PickRaise(Offers, frozen=True):
    """So many raises, each on a cube that the owner chooses.  UN-FOC-12, UN-FOC-13"""

    n: int
    prompt: ClassVar[str] = "raise_focus"

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        if not self.n:
            return []
        focus = g.s.explorers[here.seat].focus
        return [UP[i] if focus[i] < FOCUS else AT_TOP[i] for i in range(3) if closed or focus[i] < FOCUS]

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if self.n > 1:
            g.push(here.seat, PickRaise(self.n - 1), source=here.source)
        super().take(g, here, offer)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if self.n:
            focus = sum(g.s.explorers[here.seat].focus)
            yield Change("focus", min(self.n, len(CUBES) * FOCUS - focus))


class PickLower(Offers, frozen=True):
    """So many lowerings, each on a cube that the owner chooses, one at 0 included.  UN-FOC-12, UN-FOC-31"""

    n: int
    prompt: ClassVar[str] = "lower_focus"

    def offers(self, g: G, here: Step, closed: bool = False) -> tuple[Offer, ...]:
        return DOWN if any(g.s.explorers[here.seat].focus) and self.n else ()

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if self.n > 1:
            g.push(here.seat, PickLower(self.n - 1), source=here.source)
        super().take(g, here, offer)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if self.n:
            yield Change("focus", -self.n) if any(g.s.explorers[here.seat].focus) else Change("time", self.n)

    def skip(self, g: G, here: Step) -> None:
        """With every cube at 0 there is nothing to choose: time pays."""
        pass_time(g, here.seat, self.n)
