"""Launching probes.  SE-LAU."""

from starboard.games.seti.constants import TWO_PROBES
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.tables import G, sky_of
from starboard.kernel.words import Seat


def below_limit(g: G, seat: Seat) -> bool:
    """Whether one more probe may be launched; capsules do not count.  SE-LAU-02 to 04, SE-TEC-12, SE-MAS-10."""
    limit = 2 if g.s.players[seat].techs & TWO_PROBES else 1
    return sum(probe.seat == seat and probe.sample < 0 for probe in g.s.probes) < limit


def launch(g: G, seat: Seat) -> None:
    """A probe on the space of Earth; no visit.  SE-LAU-01, 05 to 07."""
    s = g.s
    s.probes_made += 1
    s.probes.append(Probe(s.probes_made, seat, sky_of(g).at["earth"]))
    g.did("launch", seat, f"probe-{s.probes_made}")
