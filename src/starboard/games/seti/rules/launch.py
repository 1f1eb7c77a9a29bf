"""Launching probes.  SE-LAU."""

from collections.abc import Iterator

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import LAUNCH_CREDITS, TWO_PROBES
from starboard.games.seti.model.sky import Probe
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


def below_limit(g: G, seat: Seat) -> bool:
    """Whether one more probe may be launched; capsules do not count.

    SE-LAU-02, SE-LAU-03, SE-LAU-04, SE-TEC-12, SE-MAS-10, SE-CLR-02.
    """
    limit = 2 if g.s.players[seat].techs & TWO_PROBES else 1
    return sum(probe.seat == seat and probe.sample < 0 for probe in g.s.probes) < limit


def launch(g: G, seat: Seat) -> None:
    """A probe on the space of Earth; no visit.  SE-LAU-01, SE-LAU-05, SE-LAU-06, SE-LAU-07."""
    s = g.s
    s.probes_made += 1
    s.probes.append(Probe(s.probes_made, seat, sky_of(g).at["earth"]))
    g.did("launch", seat, pid("probe", s.probes_made))


class LaunchProbe(Verb, frozen=True):
    """A launch that was paid for.  SE-LAU-01."""

    def run(self, g: G, here: Step) -> None:
        launch(g, here.seat)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("probes", 1)


def below(rule: str) -> Need:
    return Need(lambda g, here: below_limit(g, here.seat), "why-probe-limit", rule)


LAUNCH = Offer(opt("launch"), (("credits", LAUNCH_CREDITS),), (below("SE-LAU-02"),), (LaunchProbe(),), "SE-LAU-01")
