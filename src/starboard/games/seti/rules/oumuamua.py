"""Oumuamua: a planet that arrives.  SE-OUM."""

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.sectors import TILE_SLOTS


def set_up(g: G, place: int) -> None:
    """The tile fills a cut-out of disc 3; a probe that stands there is put on it.  SE-OUM-01, SE-OUM-02, SE-OUM-03."""
    s = g.s
    s.oumuamua = True
    s.slots.append(Slot(TILE_SLOTS))
    at = sky_of(g).at["oumuamua"]
    for probe in s.probes:
        if probe.at == at:
            gain(g, probe.seat, "publicity")
