"""Counters and conditions: what cards, missions and gold tiles ask of the table.  SE-EFF-18, SE-MIS-01."""

from collections import Counter as Tally
from collections.abc import Callable
from typing import Literal, TypeAlias

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY, TECH, TECH_COLOURS, TRACES
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules import in_space
from starboard.games.seti.rules.cards import hand_of, place_of
from starboard.kernel.forms import Condition, Conditions, Counter, all_hold
from starboard.kernel.offers import Judged
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat

Counted: TypeAlias = Literal[
    "figures",
    "orbiters",
    "landers",
    "wins",
    "traces",
    "techs",
    "tucked",
    "publicity",
    "score",
    "hand",
    "exofossils",
    "completed_missions",
    "endgame_cards",
    "signal_sectors",
    "signals_there",
    "signals_anomaly",
    "signals_scan",
    "sectors_marked",
    "adjacent_asteroids",
    "earth_line",
    "techs_that_color",
    "traces_that_color",
    "probe_on",
    "probe_by_earth",
    "probe_distance",
    "chosen_on",
    "capsule_on",
    "landed",
    "tech_of_others",
    "earth_anomaly",
    "signals_oumuamua",
    "orbiter_and_lander",
    "paid_space",
]
Where: TypeAlias = Literal["", "this_species", "other_species", "each_species", "one_species"]

SETTLED = {
    "landed",
    "tech_of_others",
    "techs_that_color",
    "sectors_marked",
    "signals_scan",
    "signals_there",
    "earth_line",
    "earth_anomaly",
}  # what a card has done, or what no free action changes


class Count(Counter, frozen=True):
    """A number read from the table at the moment it is asked for: own pieces, markers and deeds.  SE-EFF-18."""

    what: Counted
    of: tuple[str, ...] = ANY
    where: Where = ""

    def number(self, g: G, here: Step) -> int:
        return COUNTERS[self.what](g, g.s.players[here.seat], self, str(here.source))

    def settled(self) -> bool:
        return self.what in SETTLED


class Has(Condition, frozen=True):
    """A condition: the counter has at least, or exactly, that value.  SE-MIS-01."""

    what: Counted
    of: tuple[str, ...] = ANY
    where: Where = ""
    least: int = 1
    exactly: int = -1

    def holds(self, g: G, here: Step) -> bool:
        n = COUNTERS[self.what](g, g.s.players[here.seat], self, str(here.source))
        return n == self.exactly if self.exactly >= 0 else n >= self.least

    def settled(self) -> bool:
        return self.what in SETTLED


JUDGED = Judged()


def holds(g: G, seat: Seat, conditions: Conditions, source: str = "") -> bool:
    """Whether all conditions hold now."""
    return not conditions or all_hold(g, Step(JUDGED, seat, source), conditions)


def count(g: G, seat: Seat, what: Counter, source: str = "") -> int:
    return what.number(g, Step(JUDGED, seat, source))


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
    return sum(each[star] for colour in what.of for star in g.book.of_colour[colour])


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
    cards = g.book.cards
    return sum(what.of == ANY or cards[card].income in what.of for card in p.tucked)


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


def paid_space(g: G, p: Player, what: Count | Has, source: str) -> int:
    """Own markers on spaces of the species' board that ask for a payment.  SE-OUM-14."""
    place = place_of(g, source)
    if place < 0:
        return 0
    species = g.s.species[place]
    board = g.book.species[species.key.value]
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
    "endgame_cards": lambda g, p, what, source: sum(g.book.cards[c].scores is not None for c in p.kept),
    "signal_sectors": in_space.signal_sectors,
    "signals_there": in_space.signals_there,
    "signals_anomaly": in_space.signals_anomaly,
    "signals_scan": in_space.signals_scan,
    "sectors_marked": in_space.sectors_marked,
    "adjacent_asteroids": in_space.adjacent_asteroids,
    "earth_line": in_space.earth_line,
    "techs_that_color": that_colour,
    "traces_that_color": that_colour,
    "probe_on": in_space.probe_on,
    "probe_by_earth": in_space.probe_by_earth,
    "probe_distance": in_space.probe_distance,
    "chosen_on": in_space.chosen_on,
    "capsule_on": in_space.capsule_on,
    "landed": landed,
    "tech_of_others": tech_of_others,
    "earth_anomaly": in_space.earth_anomaly,
    "signals_oumuamua": in_space.signals_oumuamua,
    "orbiter_and_lander": orbiter_and_lander,
    "paid_space": paid_space,
}
