"""Counters and conditions: what cards, missions and gold tiles ask of the table.  SE-EFF-18, SE-MIS-01."""

from collections import Counter as Tally
from collections.abc import Callable

from starboard.games.seti.constants import ANY, TECH, TECH_COLOURS, TRACES
from starboard.games.seti.effects.counts import Count, Has
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.cards import hand_of, place_of
from starboard.games.seti.tables import G, sky_of, tables
from starboard.kernel.words import Seat

OUMUAMUA = 8  # the slot of the tile, after those of the eight stars


def holds(g: G, seat: Seat, conditions: tuple[Has, ...], source: str = "") -> bool:
    """Whether all conditions hold now."""
    for condition in conditions:
        n = COUNTERS[condition.what](g, g.s.players[seat], condition, source)
        if n != condition.exactly if condition.exactly >= 0 else n < condition.least:
            return False
    return True


def count(g: G, seat: Seat, what: Count, source: str = "") -> int:
    return COUNTERS[what.what](g, g.s.players[seat], what, source)


def figures(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own orbiters and landers: at a planet with its moons, at all, at the planet with most.  SE-PLN-04."""
    mine = [f.planet for f in g.s.figures if f.seat == p.seat]
    if what.of == ANY:
        return len(mine)
    if what.of == ("one_planet",):
        return max(Tally(mine).values(), default=0)
    return sum(planet in what.of for planet in mine)


def orbiters(g: G, p: Player, what: Count | Has, source: str) -> int:
    return sum(f.seat == p.seat and f.kind == "orbiter" for f in g.s.figures)


def landers(g: G, p: Player, what: Count | Has, source: str) -> int:
    mine = [f for f in g.s.figures if f.seat == p.seat and f.kind == "lander"]
    if what.of == ("planets_only",):
        return sum(f.at == f.planet for f in mine)
    return sum(what.of == ANY or f.planet in what.of for f in mine)


def orbiter_and_lander(g: G, p: Player, what: Count | Has, source: str) -> int:
    mine = {(f.planet, f.kind) for f in g.s.figures if f.seat == p.seat}
    return sum((planet, "lander") in mine for planet, kind in mine if kind == "orbiter")


def wins(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own win markers, several in one sector included.  SE-GLD-12, SE-CLR-20."""
    each = [won.count(p.seat) for won in g.s.wins]
    if what.of == ANY:
        return sum(each)
    if what.of == ("one_sector",):
        return max(each)
    return sum(each[star] for colour in what.of for star in tables(g).of_colour[colour])


def traces_of(g: G, seat: Seat, place: int, colour: int) -> int:
    """Own markers of a colour for a species: discovery, overflow and board spaces.  SE-TRA-09."""
    species = g.s.species[place]
    return (
        (species.discovery[colour] == seat)
        + species.overflow[colour].count(seat)
        + (species.columns[colour].count(seat) if species.columns else 0)
    )


def traces(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own traces; several colours named: the colour one has least of; one_color: the one one has most of."""
    places: list[int] = list(range(len(g.s.species)))
    if what.where in ("this_species", "other_species"):
        this = place_of(g, source) if source else place_of(g, "exertians")
        places = [i for i in places if (i == this) == (what.where == "this_species")]
    per = [[traces_of(g, p.seat, place, colour) for colour in range(3)] for place in places]
    if what.where == "each_species":
        return min(_least(colours, what.of) for colours in per)
    if what.where == "one_species":
        return max(_least(colours, what.of) for colours in per)
    total = [sum(column) for column in zip(*per, strict=True)] if per else [0, 0, 0]
    if what.of == ("one_color",):
        return max(total)
    return sum(total) if what.of == ANY else _least(total, what.of)


def _least(colours: list[int], of: tuple[str, ...]) -> int:
    return min(colours[TRACES.index(colour)] for colour in of)


def techs(g: G, p: Player, what: Count | Has, source: str) -> int:
    if what.of == ANY:
        return p.techs.bit_count()
    return sum((p.techs >> 4 * TECH_COLOURS.index(colour) & 15).bit_count() for colour in what.of)


def tucked(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Tucked cards of a kind; the starting income card is none.  SE-CLR-48, SE-GLD-08, 09."""
    cards = tables(g).cards
    return sum(what.of == ANY or cards[card].income in what.of for card in p.tucked)


def signal_sectors(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Sectors whose slot holds an own marker; the Oumuamua tile is none.  SE-SEC-24, SE-OUM-17."""
    return sum(p.seat in slot.marks for slot in g.s.slots[:OUMUAMUA])


def signals_there(g: G, p: Player, what: Count | Has, source: str) -> int:
    marked = g.inside(Source).marked
    return g.s.slots[marked[-1]].marks.count(p.seat) if marked else 0


def signals_anomaly(g: G, p: Player, what: Count | Has, source: str) -> int:
    s = g.s
    return sum(s.slots[s.star_at[anomaly.sector]].marks.count(p.seat) for anomaly in s.anomalies)


def signals_scan(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Signals that the scan of this card marked in sectors of a colour, or on the tile."""
    scanned = g.inside(Source).scanned
    if what.of == ("oumuamua",):
        return scanned.count(OUMUAMUA)
    stars = [star for colour in what.of for star in tables(g).of_colour[colour]]
    return sum(star in stars for star in scanned)


def sectors_marked(g: G, p: Player, what: Count | Has, source: str) -> int:
    return len(set(g.inside(Source).marked) - {OUMUAMUA})


def chosen(g: G) -> int:
    """Where the probe stands that this card named; -1 is nowhere."""
    named = g.inside(Source).probe
    return next((probe.at for probe in g.s.probes if probe.id == named), -1)


def adjacent_asteroids(g: G, p: Player, what: Count | Has, source: str) -> int:
    at = chosen(g)
    return sum(sky_of(g).cells[near] == "asteroids" for near in tables(g).near[at]) if at >= 0 else 0


def chosen_on(g: G, p: Player, what: Count | Has, source: str) -> int:
    at = chosen(g)
    return int(at >= 0 and sky_of(g).cells[at] in what.of)


def earth_line(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Other planets and comets in the sector of Earth.  SE-CLR-34."""
    sky = sky_of(g)
    line = range(sky.at["earth"] % 8, 32, 8)
    return sum(sky.cells[at] not in ("", "asteroids", "earth") for at in line)


def probe_on(g: G, p: Player, what: Count | Has, source: str) -> int:
    cells = sky_of(g).cells
    return sum(probe.seat == p.seat and cells[probe.at] in what.of for probe in g.s.probes)


def probe_by_earth(g: G, p: Player, what: Count | Has, source: str) -> int:
    sky = sky_of(g)
    near = tables(g).near[sky.at["earth"]]
    return sum(probe.seat == p.seat and probe.at in near and sky.cells[probe.at] in what.of for probe in g.s.probes)


def distance(a: int, b: int) -> int:
    """The shortest path of orthogonal steps between two spaces."""
    rings, sectors = abs(a // 8 - b // 8), abs(a % 8 - b % 8)
    return rings + min(sectors, 8 - sectors)


def probe_distance(g: G, p: Player, what: Count | Has, source: str) -> int:
    earth = sky_of(g).at["earth"]
    return max((distance(earth, probe.at) for probe in g.s.probes if probe.seat == p.seat), default=-1)


def capsule_on(g: G, p: Player, what: Count | Has, source: str) -> int:
    cells = sky_of(g).cells
    return sum(probe.seat == p.seat and probe.capsule and cells[probe.at] in what.of for probe in g.s.probes)


def landed(g: G, p: Player, what: Count | Has, source: str) -> int:
    return int(any(place in what.of for place in g.inside(Source).landed))


def tech_of_others(g: G, p: Player, what: Count | Has, source: str) -> int:
    tech = g.inside(Source).tech
    return sum(other.techs >> TECH[tech] & 1 for other in g.s.players if other.seat != p.seat) if tech else 0


def that_colour(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own technologies, or traces, of the colour just taken or marked."""
    if what.what == "techs_that_color":
        tech = g.inside(Source).tech
        return techs(g, p, Count("techs", (tech.split("_")[0],)), source) if tech else 0
    trace = g.inside(Source).trace
    return traces(g, p, Count("traces", (trace,)), source) if trace else 0


def earth_anomaly(g: G, p: Player, what: Count | Has, source: str) -> int:
    sector = sky_of(g).at["earth"] % 8
    return sum(anomaly.sector == sector for anomaly in g.s.anomalies)


def signals_oumuamua(g: G, p: Player, what: Count | Has, source: str) -> int:
    return g.s.slots[OUMUAMUA].marks.count(p.seat) if len(g.s.slots) > OUMUAMUA else 0


def paid_space(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own markers on spaces of the species' board that ask for a payment.  SE-OUM-14."""
    place = place_of(g, source)
    if place < 0:
        return 0
    species = g.s.species[place]
    board = tables(g).species[species.key.value]
    found = 0
    for column, marks in zip(board.columns, species.columns, strict=True):
        paid = [bool(space.pay) for space in column.spaces]
        open_pay = bool(column.open and column.open.pay)
        found += sum(mark == p.seat and (paid[i] if i < len(paid) else open_pay) for i, mark in enumerate(marks))
    return found


Counting = Callable[[G, Player, Count | Has, str], int]
COUNTERS: dict[str, Counting] = {
    "figures": figures,
    "orbiters": orbiters,
    "landers": landers,
    "wins": wins,
    "traces": traces,
    "techs": techs,
    "tucked": tucked,
    "publicity": lambda g, p, what, source: p.publicity,
    "score": lambda g, p, what, source: p.vp,
    "hand": lambda g, p, what, source: len(hand_of(g, p.seat)),
    "exofossils": lambda g, p, what, source: p.exofossils,
    "completed_missions": lambda g, p, what, source: len(p.done),
    "endgame_cards": lambda g, p, what, source: sum(tables(g).cards[c].scores is not None for c in p.kept),
    "signal_sectors": signal_sectors,
    "signals_there": signals_there,
    "signals_anomaly": signals_anomaly,
    "signals_scan": signals_scan,
    "sectors_marked": sectors_marked,
    "adjacent_asteroids": adjacent_asteroids,
    "earth_line": earth_line,
    "techs_that_color": that_colour,
    "traces_that_color": that_colour,
    "probe_on": probe_on,
    "probe_by_earth": probe_by_earth,
    "probe_distance": probe_distance,
    "chosen_on": chosen_on,
    "capsule_on": capsule_on,
    "landed": landed,
    "tech_of_others": tech_of_others,
    "earth_anomaly": earth_anomaly,
    "signals_oumuamua": signals_oumuamua,
    "orbiter_and_lander": orbiter_and_lander,
    "paid_space": paid_space,
}
