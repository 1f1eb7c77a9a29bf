"""Probes: moves, launches, orbits, landings."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.rules import land, launch, movement, orbit, planets
from starboard.kernel.verbs import Step, Verb


class Move(Verb, frozen=True):
    """Up to so many moves, shared among own probes.  SE-MOV-01, 03, SE-EFF-03."""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, movement.Walk(self.n), source=here.source)


class Launch(Verb, frozen=True):
    """Launch a probe without cost; skipped at the probe limit, unless `nolimit`.  SE-LAU-01, SE-EFF-13."""

    nolimit: bool = False

    def run(self, g: G, here: Step) -> None:
        if self.nolimit or launch.below_limit(g, here.seat):
            launch.launch(g, here.seat)


class Orbit(Verb, frozen=True):
    """Orbit a planet without cost; `land`: or land.  SE-PLY-03, SE-EFF-09, 10."""

    land: bool = False
    heeds: ClassVar[bool] = True

    def matters(self, g: G, here: Step) -> bool:
        return not planets.reached(g, here.seat) and movement.can_fly(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, orbit.ChooseOrbit(self.land), source=here.source)


class Land(Verb, frozen=True):
    """Land without cost; `anymoon`: on a moon without the technology; `reuse`: on a place that is covered."""

    anymoon: bool = False
    reuse: bool = False
    heeds: ClassVar[bool] = True

    def matters(self, g: G, here: Step) -> bool:
        return not planets.reached(g, here.seat) and movement.can_fly(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, land.ChooseLand(self.anymoon, self.reuse), source=here.source)


class ChooseProbe(Verb, frozen=True):
    """Name one own probe, about which later effects of the card speak.  SE-CLR-06."""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, movement.NameProbe(), source=here.source)
