"""Probes: moves, launches, orbits, landings, and figures that leave."""

from typing import ClassVar, Literal

from starboard.games.seti.book import G
from starboard.games.seti.model.facets import FIGURES, PROBES
from starboard.games.seti.model.sky import Figure
from starboard.games.seti.rules import land, launch, movement, orbit, planets
from starboard.kernel.ids import pid
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb
from starboard.kernel.words import Id, Option, opt


class Move(Verb, frozen=True):
    """Up to so many moves, shared among own probes.  SE-MOV-01, SE-MOV-03, SE-EFF-03."""

    n: int = 1
    fixed: ClassVar[bool] = True  # it is asked about; without a probe no free action brings one

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, movement.Walk(self.n), source=here.source)


class Launch(Verb, frozen=True):
    """Launch a probe without cost; skipped at the probe limit, unless `nolimit`.  SE-LAU-01, SE-EFF-13, SE-CLR-01."""

    nolimit: bool = False
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if self.nolimit or launch.below_limit(g, here.seat):
            launch.launch(g, here.seat)


class Orbit(Verb, frozen=True):
    """Orbit a planet without cost; `land`: or land.  SE-PLY-03, SE-EFF-09, SE-EFF-10."""

    land: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return (
            NOTHING if planets.planets_in_reach(g, here.seat) else PROBES
        )  # where there is a choice it is asked about

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, orbit.ChooseOrbit(self.land), source=here.source)


class Land(Verb, frozen=True):
    """Land without cost; `anymoon`: on a moon without the technology; `reuse`: on a place that is covered.

    SE-MAS-19, SE-CLR-04, SE-CLR-05.
    """

    anymoon: bool = False
    reuse: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return (
            NOTHING if planets.planets_in_reach(g, here.seat) else PROBES
        )  # where there is a choice it is asked about

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, land.ChooseLand(self.anymoon, self.reuse), source=here.source)


class ChooseProbe(Verb, frozen=True):
    """Name one own probe, about which later effects of the card speak.  SE-CLR-06."""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, movement.NameProbe(), source=here.source)


class RemoveFigure(Ask, frozen=True):
    """An own orbiter or lander leaves; its first place is free again.

    SE-PLN-05, SE-PLN-06, SE-PLN-07, SE-ORB-05, SE-CLR-44.
    """

    kind: Literal["orbiter", "lander"]
    prompt: ClassVar[str] = "remove"

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.own(g, here))

    def at_stake(self, g: G, here: Step) -> int:
        return FIGURES

    def own(self, g: G, here: Step) -> list[Figure]:
        return [figure for figure in g.s.figures if figure.seat == here.seat and figure.kind == self.kind]

    def options(self, g: G, here: Step) -> list[Option]:
        return list(dict.fromkeys(opt("remove", *figure_ids(figure)) for figure in self.own(g, here)))

    def answer(self, g: G, here: Step, option: Option) -> None:
        gone = next(figure for figure in self.own(g, here) if figure_ids(figure) == option.ids)
        g.s.figures.remove(gone)
        g.did("remove", here.seat, *option.ids)


def figure_ids(figure: Figure) -> tuple[Id, ...]:
    """Where a figure stands, and on which first place if it covers one."""
    return (figure.at,) if figure.first < 0 else (figure.at, pid("first", figure.first + 1))
