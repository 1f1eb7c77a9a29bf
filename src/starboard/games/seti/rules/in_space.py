"""Counters about space: signals at the stars, where probes stand, what lies in line with Earth.  SE-SEC-24."""

from typing import ClassVar

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import OUMUAMUA
from starboard.games.seti.model.facets import PROBES, SIGNALS, SKY
from starboard.games.seti.model.memory import Source
from starboard.kernel.forms import Counter
from starboard.kernel.verbs import NOTHING, Step


class SignalSectors(Counter, frozen=True):
    """Sectors whose slot holds an own marker; the Oumuamua tile is none.  SE-SEC-24, SE-OUM-17."""

    goes_by: ClassVar[int] = SIGNALS

    def number(self, g: G, here: Step) -> int:
        return sum(here.seat in slot.marks for slot in g.s.slots[:OUMUAMUA])


class SignalsThere(Counter, frozen=True):
    """Own signals where this card has just marked one.  SE-CLR-49."""

    goes_by: ClassVar[int] = SIGNALS

    def number(self, g: G, here: Step) -> int:
        marked = g.inside(Source).marked
        return g.s.slots[marked[-1]].marks.count(here.seat) if marked else 0


class SignalsAnomaly(Counter, frozen=True):
    """Own signals in sectors with an anomaly.  SE-ANO-11."""

    goes_by: ClassVar[int] = SIGNALS

    def number(self, g: G, here: Step) -> int:
        s = g.s
        return sum(s.slots[s.star_at[anomaly.sector]].marks.count(here.seat) for anomaly in s.anomalies)


class SignalsScan(Counter, frozen=True):
    """Signals that the scan of this card marked in sectors of a colour, or on the tile.  SE-OUM-15, SE-OUM-16."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = NOTHING  # what the card has done

    def number(self, g: G, here: Step) -> int:
        scanned = g.inside(Source).scanned
        if self.of == ("oumuamua",):
            return scanned.count(OUMUAMUA)
        stars = [star for colour in self.of for star in g.book.of_colour[colour]]
        return sum(star in stars for star in scanned)


class SectorsMarked(Counter, frozen=True):
    """Different sectors that this card marked.  SE-CLR-10."""

    goes_by: ClassVar[int] = NOTHING  # what the card has done

    def number(self, g: G, here: Step) -> int:
        return len(set(g.inside(Source).marked) - {OUMUAMUA})


class SignalsOumuamua(Counter, frozen=True):
    """Own signals on the Oumuamua tile.  SE-OUM-09."""

    goes_by: ClassVar[int] = SIGNALS

    def number(self, g: G, here: Step) -> int:
        return g.s.slots[OUMUAMUA].marks.count(here.seat) if len(g.s.slots) > OUMUAMUA else 0


def place_of_choice(g: G) -> int:
    """Where the probe stands that this card named; -1 is nowhere."""
    named = g.inside(Source).probe
    return next((probe.at for probe in g.s.probes if probe.id == named), -1)


class AdjacentAsteroids(Counter, frozen=True):
    """Spaces with asteroids next to the probe that this card named."""

    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        at = place_of_choice(g)
        return sum(sky_of(g).cells[near] == "asteroids" for near in g.book.near[at]) if at >= 0 else 0


class ChosenOn(Counter, frozen=True):
    """Whether the probe that this card named is on one of these."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        at = place_of_choice(g)
        return int(at >= 0 and sky_of(g).cells[at] in self.of)


class EarthLine(Counter, frozen=True):
    """Other planets and comets in the sector of Earth.  SE-CLR-34."""

    goes_by: ClassVar[int] = SKY

    def number(self, g: G, here: Step) -> int:
        sky = sky_of(g)
        line = range(sky.at["earth"] % 8, 32, 8)
        return sum(sky.cells[at] not in ("", "asteroids", "earth") for at in line)


class ProbeOn(Counter, frozen=True):
    """Own probes on these.  SE-CLR-31."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        cells = sky_of(g).cells
        return sum(probe.seat == here.seat and cells[probe.at] in self.of for probe in g.s.probes)


class ProbeByEarth(Counter, frozen=True):
    """Own probes on these next to Earth."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        sky = sky_of(g)
        near = g.book.near[sky.at["earth"]]
        mine = [probe.at for probe in g.s.probes if probe.seat == here.seat]
        return sum(at in near and sky.cells[at] in self.of for at in mine)


def distance(a: int, b: int) -> int:
    """The shortest path of orthogonal steps between two spaces."""
    rings, sectors = abs(a // 8 - b // 8), abs(a % 8 - b % 8)
    return rings + min(sectors, 8 - sectors)


class ProbeDistance(Counter, frozen=True):
    """Steps from Earth to the own probe that is farthest away; without a probe -1."""

    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        earth = sky_of(g).at["earth"]
        return max((distance(earth, probe.at) for probe in g.s.probes if probe.seat == here.seat), default=-1)


class CapsuleOn(Counter, frozen=True):
    """Own capsules on these."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = PROBES

    def number(self, g: G, here: Step) -> int:
        cells = sky_of(g).cells
        return sum(probe.seat == here.seat and probe.capsule and cells[probe.at] in self.of for probe in g.s.probes)


class EarthAnomaly(Counter, frozen=True):
    """Anomalies in the sector of Earth."""

    goes_by: ClassVar[int] = SKY

    def number(self, g: G, here: Step) -> int:
        sector = sky_of(g).at["earth"] % 8
        return sum(anomaly.sector == sector for anomaly in g.s.anomalies)
