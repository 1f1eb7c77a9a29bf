"""Orbiting planets.  SE-ORB."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.constants import ORBIT_CREDITS, ORBIT_ENERGY
from starboard.games.seti.model.sky import Figure
from starboard.games.seti.rules.land import granted_landings
from starboard.games.seti.rules.planets import (
    ByProbe,
    WhichProbe,
    figures_at,
    nowhere,
    planets_in_reach,
    reward,
    room,
    take_probe,
    which_probe,
)
from starboard.kernel.offers import Need, Offer, Offers
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


def start_orbit(g: G, seat: Seat, planet: str) -> None:
    """An orbit, after the question which probe where there is one."""
    if which_probe(g, seat, planet):
        g.push(seat, WhichProbe(planet), EnterOrbit(planet))
    else:
        orbit(g, seat, planet)


class EnterOrbit(Verb, frozen=True):
    """The probe that was chosen becomes an orbiter."""

    planet: str

    def run(self, g: G, here: Step) -> None:
        orbit(g, here.seat, self.planet)


def orbit(g: G, seat: Seat, planet: str) -> None:
    """A probe becomes an orbiter and gains the orbit reward, the first one more.

    SE-ORB-01, SE-ORB-02, SE-ORB-03, SE-PLN-05, SE-PLN-08, SE-ORB-04.
    """
    take_probe(g, seat, planet)
    data = g.book.planets[planet]
    first = bool(data.first_orbiter) and all(f.first < 0 for f in figures_at(g, planet, "orbiter"))
    g.s.figures.append(Figure(seat, "orbiter", planet, planet, 0 if first else -1))
    reward(g, seat, (*data.orbit, *(data.first_orbiter if first else ())), planet, planet)
    g.did("orbit", seat, planet)


ORBIT_NOWHERE = nowhere("orbit_planet", "SE-ORB-01")


@cache
def orbiting(planet: str, paid: bool = True) -> Offer:
    """One planet, at the price of an orbit or granted.  SE-ORB-01, SE-CLR-41."""
    free_place = Need(lambda g, here: room(g, planet, "orbiter"), "why-orbiter-there", "SE-CLR-41", (planet,))
    price = (("credits", ORBIT_CREDITS), ("energy", ORBIT_ENERGY)) if paid else ()
    return Offer(opt("orbit", planet), price, (free_place,), (StartOrbit(planet),), "SE-ORB-01")


def orbits(planets: Iterable[str], paid: bool = True) -> list[Offer]:
    return [orbiting(planet, paid) for planet in planets]


class StartOrbit(Verb, frozen=True):
    """An orbit, after the question which probe where there is one."""

    planet: str

    def run(self, g: G, here: Step) -> None:
        start_orbit(g, here.seat, self.planet)


class ChooseOrbit(ByProbe, Offers, frozen=True):
    """An orbit, or also a landing, that an effect grants.  SE-PLY-03, SE-EFF-09, SE-EFF-10."""

    land: bool = False
    prompt: ClassVar[str] = "orbit"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        yield from orbits(planets_in_reach(g, here.seat), paid=False)
        if self.land:
            yield from granted_landings(g, here.seat, closed)
