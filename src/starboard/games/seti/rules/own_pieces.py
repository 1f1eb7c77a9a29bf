"""Counters about what a player has: figures, win markers, traces, technologies, cards.  SE-EFF-18."""

from collections import Counter as Tally

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY, TECH, TECH_COLOUR, TECH_COLOURS, TRACES
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.cards import place_of
from starboard.games.seti.rules.counted import Counts
from starboard.kernel.words import Seat


def figures(g: G, p: Player, what: Counts, source: str) -> int:
    """Own orbiters and landers: at a planet with its moons, at all, at the planet with most.  SE-PLN-04."""
    mine = [f.planet for f in g.s.figures if f.seat == p.seat]
    if what.of == ANY:
        return len(mine)
    if what.of == ("one_planet",):
        return max(Tally(mine).values(), default=0)
    return sum(planet in what.of for planet in mine)


def orbiters(g: G, p: Player, what: Counts, source: str) -> int:
    return sum(f.seat == p.seat and f.kind == "orbiter" for f in g.s.figures)


def landers(g: G, p: Player, what: Counts, source: str) -> int:
    mine = [f for f in g.s.figures if f.seat == p.seat and f.kind == "lander"]
    if what.of == ("planets_only",):
        return sum(f.at == f.planet for f in mine)
    return sum(what.of == ANY or f.planet in what.of for f in mine)


def orbiter_and_lander(g: G, p: Player, what: Counts, source: str) -> int:
    mine = {(f.planet, f.kind) for f in g.s.figures if f.seat == p.seat}
    return sum((planet, "lander") in mine for planet, kind in mine if kind == "orbiter")


def wins(g: G, p: Player, what: Counts, source: str) -> int:
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


def traces(g: G, p: Player, what: Counts, source: str) -> int:
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


def techs(g: G, p: Player, what: Counts, source: str) -> int:
    return p.techs.bit_count() if what.of == ANY else techs_of(p, what.of)


def techs_of(p: Player, colours: tuple[str, ...]) -> int:
    return sum((p.techs >> 4 * TECH_COLOURS.index(colour) & 15).bit_count() for colour in colours)


def tucked(g: G, p: Player, what: Counts, source: str) -> int:
    """Tucked cards of a kind; the starting income card is none.  SE-CLR-48, SE-GLD-08, SE-GLD-09."""
    cards = g.book.cards
    return sum(what.of == ANY or cards[card].income in what.of for card in p.tucked)


def landed(g: G, p: Player, what: Counts, source: str) -> int:
    return int(any(place in what.of for place in g.inside(Source).landed))


def tech_of_others(g: G, p: Player, what: Counts, source: str) -> int:
    tech = g.inside(Source).tech
    return sum(other.techs >> TECH[tech] & 1 for other in g.s.players if other.seat != p.seat) if tech else 0


def that_colour(g: G, p: Player, what: Counts, source: str) -> int:
    """Own technologies, or traces, of the colour just taken or marked."""
    if what.what == "techs_that_color":
        tech = g.inside(Source).tech
        return techs_of(p, (TECH_COLOUR[tech],)) if tech else 0
    trace = g.inside(Source).trace
    places = range(len(g.s.species))
    return sum(traces_of(g, p.seat, place, TRACES.index(trace)) for place in places) if trace else 0


def paid_space(g: G, p: Player, what: Counts, source: str) -> int:
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
