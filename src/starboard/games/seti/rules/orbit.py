"""Orbiting planets.  SE-ORB."""

from typing import ClassVar

from starboard.games.seti.model.sky import Figure
from starboard.games.seti.rules.land import start_landing
from starboard.games.seti.rules.planets import (
    WhichProbe,
    figures_at,
    landing_places,
    reached,
    refused_places,
    reward,
    room,
    take_probe,
    which_probe,
)
from starboard.games.seti.tables import G, tables
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Refused, Seat, opt


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
    """A probe becomes an orbiter and gains the orbit reward, the first one more.  SE-ORB-01 to 03, SE-PLN-05, 08."""
    take_probe(g, seat, planet)
    data = tables(g).planets[planet]
    first = bool(data.first_orbiter) and all(f.first < 0 for f in figures_at(g, planet, "orbiter"))
    g.s.figures.append(Figure(seat, "orbiter", planet, planet, 0 if first else -1))
    reward(g, seat, (*data.orbit, *(data.first_orbiter if first else ())), planet, planet)
    g.did("orbit", seat, planet)


def orbit_places(g: G, seat: Seat) -> list[str]:
    return [planet for planet in reached(g, seat) if room(g, planet, "orbiter")]


class ChooseOrbit(Ask, frozen=True):
    """An orbit, or also a landing, that an effect grants.  SE-PLY-03, SE-EFF-09, 10."""

    land: bool = False
    prompt: ClassVar[str] = "orbit"

    def options(self, g: G, here: Step) -> list[Option]:
        found = [opt("orbit", planet) for planet in orbit_places(g, here.seat)]
        return found + [opt("land", place) for place in landing_places(g, here.seat)] if self.land else found

    def refused(self, g: G, here: Step) -> list[Refused]:
        return refused_places(g, here.seat) if self.land else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "orbit":
            start_orbit(g, here.seat, str(option.ids[0]))
        else:
            start_landing(g, here.seat, str(option.ids[0]))
