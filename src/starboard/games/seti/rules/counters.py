"""Counters of what players own: figures, traces, technologies, cards and stock.  SE-EFF-18."""

from collections import Counter as Tally
from typing import ClassVar, Literal, TypeAlias

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY, TECH, TECH_COLOUR, TECH_COLOURS, TRACES
from starboard.games.seti.model.facets import (
    EXOFOSSILS,
    FIGURES,
    HAND,
    INCOME,
    LIFE,
    MISSIONS,
    POINTS,
    PUBLICITY,
    SIGNALS,
    TECHS,
)
from starboard.games.seti.model.memory import Source
from starboard.games.seti.rules.cards import hand_of, place_of
from starboard.kernel.forms import Counter
from starboard.kernel.verbs import NOTHING, Step
from starboard.kernel.words import Seat

Where: TypeAlias = Literal["", "this_species", "other_species", "each_species", "one_species"]


class Figures(Counter, frozen=True):
    """Own orbiters and landers: at a planet with its moons, at all, at the planet with most.

    SE-PLN-04, SE-CLR-11, SE-CLR-43.
    """

    of: tuple[str, ...] = ANY
    goes_by: ClassVar[int] = FIGURES

    def number(self, g: G, here: Step) -> int:
        mine = [f.planet for f in g.s.figures if f.seat == here.seat]
        if self.of == ANY:
            return len(mine)
        if self.of == ("one_planet",):
            return max(Tally(mine).values(), default=0)
        return sum(planet in self.of for planet in mine)


class Orbiters(Counter, frozen=True):
    """Own orbiters."""

    goes_by: ClassVar[int] = FIGURES

    def number(self, g: G, here: Step) -> int:
        return sum(f.seat == here.seat and f.kind == "orbiter" for f in g.s.figures)


class Landers(Counter, frozen=True):
    """Own landers: at a planet with its moons, at all, not on moons."""

    of: tuple[str, ...] = ANY
    goes_by: ClassVar[int] = FIGURES

    def number(self, g: G, here: Step) -> int:
        mine = [f for f in g.s.figures if f.seat == here.seat and f.kind == "lander"]
        if self.of == ("planets_only",):
            return sum(f.at == f.planet for f in mine)
        return sum(self.of == ANY or f.planet in self.of for f in mine)


class OrbiterAndLander(Counter, frozen=True):
    """Planets with an own orbiter and an own lander.  SE-CLR-22."""

    goes_by: ClassVar[int] = FIGURES

    def number(self, g: G, here: Step) -> int:
        mine = {(f.planet, f.kind) for f in g.s.figures if f.seat == here.seat}
        return sum((planet, "lander") in mine for planet, kind in mine if kind == "orbiter")


class Wins(Counter, frozen=True):
    """Own win markers, several in one sector included.  SE-GLD-12, SE-CLR-20."""

    of: tuple[str, ...] = ANY
    goes_by: ClassVar[int] = SIGNALS

    def number(self, g: G, here: Step) -> int:
        each = [won.count(here.seat) for won in g.s.wins]
        if self.of == ANY:
            return sum(each)
        if self.of == ("one_sector",):
            return max(each)
        return sum(each[star] for colour in self.of for star in g.book.of_colour[colour])


def traces_of(g: G, seat: Seat, place: int, colour: int) -> int:
    """Own markers of a colour for a species: discovery, overflow and board spaces.  SE-TRA-09, SE-CLR-18."""
    species = g.s.species[place]
    return (
        (species.discovery[colour] == seat)
        + species.overflow[colour].count(seat)
        + (species.columns[colour].count(seat) if species.columns else 0)
    )


class Traces(Counter, frozen=True):
    """Own traces; several colours named: the colour one has least of; one_color: the one one has most of."""

    of: tuple[str, ...] = ANY
    where: Where = ""
    goes_by: ClassVar[int] = LIFE

    def number(self, g: G, here: Step) -> int:
        per = [[traces_of(g, here.seat, place, colour) for colour in range(3)] for place in self.places(g, here)]
        if self.where == "each_species":
            return min(_least(colours, self.of) for colours in per)
        if self.where == "one_species":
            return max(_least(colours, self.of) for colours in per)
        total = [sum(column) for column in zip(*per, strict=True)] if per else [0, 0, 0]
        if self.of == ("one_color",):
            return max(total)
        return sum(total) if self.of == ANY else _least(total, self.of)

    def places(self, g: G, here: Step) -> list[int]:
        """The places of the species whose traces count."""
        places = list(range(len(g.s.species)))
        if self.where not in ("this_species", "other_species"):
            return places
        this = place_of(g, str(here.source) or "exertians")
        return [i for i in places if (i == this) == (self.where == "this_species")]


def _least(colours: list[int], of: tuple[str, ...]) -> int:
    return min(colours[TRACES.index(colour)] for colour in of)


class TracesThatColor(Counter, frozen=True):
    """Own traces of the colour just marked."""

    goes_by: ClassVar[int] = LIFE

    def number(self, g: G, here: Step) -> int:
        trace = g.inside(Source).trace
        return Traces((trace,)).number(g, here) if trace else 0


class Techs(Counter, frozen=True):
    """Own technologies, of any colour or of these."""

    of: tuple[str, ...] = ANY
    goes_by: ClassVar[int] = TECHS

    def number(self, g: G, here: Step) -> int:
        techs = g.s.players[here.seat].techs
        if self.of == ANY:
            return techs.bit_count()
        return sum((techs >> 4 * TECH_COLOURS.index(colour) & 15).bit_count() for colour in self.of)


class TechsThatColor(Counter, frozen=True):
    """Own technologies of the colour just taken."""

    goes_by: ClassVar[int] = TECHS

    def number(self, g: G, here: Step) -> int:
        tech = g.inside(Source).tech
        return Techs((TECH_COLOUR[tech],)).number(g, here) if tech else 0


class TechOfOthers(Counter, frozen=True):
    """Other players who own the technology just taken."""

    goes_by: ClassVar[int] = NOTHING  # what the card has done

    def number(self, g: G, here: Step) -> int:
        tech = g.inside(Source).tech
        return sum(p.techs >> TECH[tech] & 1 for p in g.s.players if p.seat != here.seat) if tech else 0


class Tucked(Counter, frozen=True):
    """Tucked cards of a kind; the starting income card is none.  SE-CLR-48, SE-GLD-08, SE-GLD-09."""

    of: tuple[str, ...] = ANY
    goes_by: ClassVar[int] = INCOME

    def number(self, g: G, here: Step) -> int:
        cards = g.book.cards
        return sum(self.of == ANY or cards[card].income in self.of for card in g.s.players[here.seat].tucked)


class Landed(Counter, frozen=True):
    """Whether this card has brought a lander to one of these."""

    of: tuple[str, ...]
    goes_by: ClassVar[int] = NOTHING  # what the card has done

    def number(self, g: G, here: Step) -> int:
        return int(any(place in self.of for place in g.inside(Source).landed))


class PaidSpace(Counter, frozen=True):
    """Own markers on spaces of the species' board that ask for a payment.  SE-OUM-14."""

    goes_by: ClassVar[int] = LIFE

    def number(self, g: G, here: Step) -> int:
        place = place_of(g, str(here.source))
        if place < 0:
            return 0
        species = g.s.species[place]
        board = g.book.species[species.key.value]
        found = 0
        for column, marks in zip(board.columns, species.columns, strict=True):
            paid = [bool(space.pay) for space in column.spaces]
            open_pay = bool(column.open and column.open.pay)
            found += sum(mark == here.seat and (paid[i] if i < len(paid) else open_pay) for i, mark in enumerate(marks))
        return found


class Publicity(Counter, frozen=True):
    """Publicity one has.  SE-CLR-25."""

    goes_by: ClassVar[int] = PUBLICITY

    def number(self, g: G, here: Step) -> int:
        return g.s.players[here.seat].publicity


class Score(Counter, frozen=True):
    """Points one has."""

    goes_by: ClassVar[int] = POINTS

    def number(self, g: G, here: Step) -> int:
        return g.s.players[here.seat].vp


class Hand(Counter, frozen=True):
    """Cards in hand.  SE-CLR-36."""

    goes_by: ClassVar[int] = HAND

    def number(self, g: G, here: Step) -> int:
        return len(hand_of(g, here.seat))


class Exofossils(Counter, frozen=True):
    """Exofossils one has."""

    goes_by: ClassVar[int] = EXOFOSSILS

    def number(self, g: G, here: Step) -> int:
        return g.s.players[here.seat].exofossils


class CompletedMissions(Counter, frozen=True):
    """Missions that lie face down.  SE-MIS-13."""

    goes_by: ClassVar[int] = MISSIONS

    def number(self, g: G, here: Step) -> int:
        return len(g.s.players[here.seat].done)


class EndgameCards(Counter, frozen=True):
    """Own cards that score at the end.  SE-EXE-07."""

    goes_by: ClassVar[int] = NOTHING

    def number(self, g: G, here: Step) -> int:
        return sum(g.book.cards[card].scores is not None for card in g.s.players[here.seat].kept)
