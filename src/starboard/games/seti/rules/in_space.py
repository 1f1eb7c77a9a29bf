"""Counters about space: signals at the stars, where probes stand, what lies in line with Earth.  SE-SEC-24."""

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import OUMUAMUA
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.counted import Counts


def signal_sectors(g: G, p: Player, what: Counts, source: str) -> int:
    """Sectors whose slot holds an own marker; the Oumuamua tile is none.  SE-SEC-24, SE-OUM-17."""
    return sum(p.seat in slot.marks for slot in g.s.slots[:OUMUAMUA])


def signals_there(g: G, p: Player, what: Counts, source: str) -> int:
    marked = g.inside(Source).marked
    return g.s.slots[marked[-1]].marks.count(p.seat) if marked else 0


def signals_anomaly(g: G, p: Player, what: Counts, source: str) -> int:
    s = g.s
    return sum(s.slots[s.star_at[anomaly.sector]].marks.count(p.seat) for anomaly in s.anomalies)


def signals_scan(g: G, p: Player, what: Counts, source: str) -> int:
    """Signals that the scan of this card marked in sectors of a colour, or on the tile."""
    scanned = g.inside(Source).scanned
    if what.of == ("oumuamua",):
        return scanned.count(OUMUAMUA)
    stars = [star for colour in what.of for star in g.book.of_colour[colour]]
    return sum(star in stars for star in scanned)


def sectors_marked(g: G, p: Player, what: Counts, source: str) -> int:
    return len(set(g.inside(Source).marked) - {OUMUAMUA})


def signals_oumuamua(g: G, p: Player, what: Counts, source: str) -> int:
    return g.s.slots[OUMUAMUA].marks.count(p.seat) if len(g.s.slots) > OUMUAMUA else 0


def chosen(g: G) -> int:
    """Where the probe stands that this card named; -1 is nowhere."""
    named = g.inside(Source).probe
    return next((probe.at for probe in g.s.probes if probe.id == named), -1)


def adjacent_asteroids(g: G, p: Player, what: Counts, source: str) -> int:
    at = chosen(g)
    return sum(sky_of(g).cells[near] == "asteroids" for near in g.book.near[at]) if at >= 0 else 0


def chosen_on(g: G, p: Player, what: Counts, source: str) -> int:
    at = chosen(g)
    return int(at >= 0 and sky_of(g).cells[at] in what.of)


def earth_line(g: G, p: Player, what: Counts, source: str) -> int:
    """Other planets and comets in the sector of Earth.  SE-CLR-34."""
    sky = sky_of(g)
    line = range(sky.at["earth"] % 8, 32, 8)
    return sum(sky.cells[at] not in ("", "asteroids", "earth") for at in line)


def probe_on(g: G, p: Player, what: Counts, source: str) -> int:
    cells = sky_of(g).cells
    return sum(probe.seat == p.seat and cells[probe.at] in what.of for probe in g.s.probes)


def probe_by_earth(g: G, p: Player, what: Counts, source: str) -> int:
    sky = sky_of(g)
    near = g.book.near[sky.at["earth"]]
    return sum(probe.seat == p.seat and probe.at in near and sky.cells[probe.at] in what.of for probe in g.s.probes)


def distance(a: int, b: int) -> int:
    """The shortest path of orthogonal steps between two spaces."""
    rings, sectors = abs(a // 8 - b // 8), abs(a % 8 - b % 8)
    return rings + min(sectors, 8 - sectors)


def probe_distance(g: G, p: Player, what: Counts, source: str) -> int:
    earth = sky_of(g).at["earth"]
    return max((distance(earth, probe.at) for probe in g.s.probes if probe.seat == p.seat), default=-1)


def capsule_on(g: G, p: Player, what: Counts, source: str) -> int:
    cells = sky_of(g).cells
    return sum(probe.seat == p.seat and probe.capsule and cells[probe.at] in what.of for probe in g.s.probes)


def earth_anomaly(g: G, p: Player, what: Counts, source: str) -> int:
    sector = sky_of(g).at["earth"] % 8
    return sum(anomaly.sector == sector for anomaly in g.s.anomalies)
