"""Focus: three cubes from 3 down to 0, and the time that pays for what a cube cannot.  UN-FOC"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import FOCUS
from starboard.games.unsettled.model.ids import CUBES
from starboard.games.unsettled.rules.time import pass_time
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

UP = tuple(opt("raise", cube) for cube in CUBES)
DOWN = tuple(opt("lower", cube) for cube in CUBES)


def raise_cube(g: G, seat: Seat, cube: int, n: int) -> None:
    """Focus above 3 is lost.  UN-FOC-06, 08"""
    focus = g.s.explorers[seat].focus
    focus[cube] = min(FOCUS, focus[cube] + n)
    g.did("raise_focus", seat, CUBES[cube], n=n)


def lower_cube(g: G, seat: Seat, cube: int, n: int) -> None:
    """What the cube cannot give is paid in time.  UN-FOC-03 to 05"""
    focus = g.s.explorers[seat].focus
    paid = min(focus[cube], n)
    focus[cube] -= paid
    if paid:
        g.did("lower_focus", seat, CUBES[cube], n=paid)
    pass_time(g, seat, n - paid)


class TurnCube(Verb, frozen=True):
    """The arrows of a space turn the cube that is assigned there.  UN-FOC-02"""

    cube: int
    arrows: int

    def run(self, g: G, here: Step) -> None:
        if self.arrows > 0:
            raise_cube(g, here.seat, self.cube, self.arrows)
        elif self.arrows < 0:
            lower_cube(g, here.seat, self.cube, -self.arrows)


class PickRaise(Ask, frozen=True):
    """So many raises, each on a cube that the owner chooses.  UN-FOC-12, 13"""

    n: int
    prompt: ClassVar[str] = "raise_focus"

    def options(self, g: G, here: Step) -> list[Option]:
        if not self.n:
            return []
        focus = g.s.explorers[here.seat].focus
        return [UP[i] for i in range(3) if focus[i] < FOCUS]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if self.n > 1:
            g.push(here.seat, PickRaise(self.n - 1), source=here.source)
        raise_cube(g, here.seat, UP.index(option), 1)


class PickLower(Ask, frozen=True):
    """So many lowerings, each on a cube that the owner chooses, one at 0 included.  UN-FOC-12, 31"""

    n: int
    prompt: ClassVar[str] = "lower_focus"

    def options(self, g: G, here: Step) -> list[Option]:
        return list(DOWN) if any(g.s.explorers[here.seat].focus) and self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if self.n > 1:
            g.push(here.seat, PickLower(self.n - 1), source=here.source)
        lower_cube(g, here.seat, DOWN.index(option), 1)

    def skip(self, g: G, here: Step) -> None:
        """With every cube at 0 there is nothing to choose: time pays."""
        pass_time(g, here.seat, self.n)
