"""Landing on planets and moons.  SE-LAN."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import ClassVar

from starboard.games.seti.book import G, me
from starboard.games.seti.constants import LAND_ENERGY, LANDING_TECH, MOON_TECH, TECHS
from starboard.games.seti.model.sky import Figure
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
from starboard.games.seti.rules.resources import gain, room_for
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Need, Offer, Offers
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def planet_of(g: G, place: str) -> str:
    moon = g.book.moons.get(place)
    return moon.planet if moon else place


def land_cost(g: G, seat: Seat, place: str) -> int:
    """3 energy, less with an orbiter of anybody and with the technology, but never less than 1.

    SE-LAN-01, SE-LAN-02, SE-LAN-03, SE-LAN-04, SE-TEC-16, SE-CLR-40.
    """
    cost = LAND_ENERGY - bool(figures_at(g, planet_of(g, place), "orbiter"))
    return cost - bool(g.s.players[seat].techs & LANDING_TECH)


LAND_NOWHERE = nowhere("land_planet", "SE-LAN-01")


def landings(g: G, seat: Seat, planets: Iterable[str], closed: bool = False) -> Iterator[Offer]:
    """Landings at their price, on planets and on their moons."""
    return places(g, seat, planets, closed, lambda planet: land_cost(g, seat, planet))


def granted_landings(g: G, seat: Seat, closed: bool, anymoon: bool = False, reuse: bool = False) -> Iterator[Offer]:
    """Landings that an effect grants."""
    return places(g, seat, planets_in_reach(g, seat), closed, lambda planet: 0, anymoon, reuse)


def places(
    g: G,
    seat: Seat,
    planets: Iterable[str],
    closed: bool,
    cost: Callable[[str], int],
    anymoon: bool = False,
    reuse: bool = False,
) -> Iterator[Offer]:
    moons = closed or anymoon or g.s.players[seat].techs & MOON_TECH
    for planet in planets:
        energy = cost(planet)
        yield landing(planet, False, energy, anymoon, reuse)
        if moons:
            for moon in g.book.moons_of[planet]:
                yield landing(moon, True, energy, anymoon, reuse)


@cache
def landing(place: str, moon: bool, energy: int, anymoon: bool, reuse: bool) -> Offer:
    """One place, with what it needs: a moon its technology, either that nobody stands there.

    SE-LAN-08, SE-LAN-09, SE-LAN-10, SE-LAN-11, SE-LAN-12, SE-TEC-17, SE-CLR-04, SE-CLR-05, SE-CLR-44.
    """
    needs: list[Need] = []
    if moon and not anymoon:
        named = (place, TECHS[MOON_TECH.bit_length() - 1])
        needs.append(Need(lambda g, here: bool(me(g, here).techs & MOON_TECH), "why-moon-tech", "SE-LAN-09", named))
    if moon and not reuse:
        empty = Need(lambda g, here: all(f.at != place for f in g.s.figures), "why-lander-there", "SE-LAN-10", (place,))
        needs.append(empty)
    if not moon and not reuse:
        needs.append(Need(lambda g, here: room(g, place, "lander"), "why-lander-there", "SE-CLR-41", (place,)))
    price = (("energy", energy),) if energy else ()
    return Offer(opt("land", place), price, tuple(needs), (StartLanding(place, reuse),), "SE-LAN-01")


class StartLanding(Verb, frozen=True):
    """A landing, after the question which probe where there is one."""

    place: str
    reuse: bool = False

    def run(self, g: G, here: Step) -> None:
        start_landing(g, here.seat, self.place, self.reuse)


def start_landing(g: G, seat: Seat, place: str, reuse: bool = False) -> None:
    """A landing, after the question which probe where there is one."""
    if which_probe(g, seat, place):
        g.push(seat, WhichProbe(place), TouchDown(place, reuse))
    else:
        land(g, seat, place, reuse)


class TouchDown(Verb, frozen=True):
    """The probe that was chosen becomes a lander."""

    place: str
    reuse: bool = False

    def run(self, g: G, here: Step) -> None:
        land(g, here.seat, self.place, self.reuse)


def land(g: G, seat: Seat, place: str, reuse: bool = False) -> None:
    """A probe becomes a lander: the reward of the place, and of a free first place its data.

    SE-LAN-05, SE-LAN-06, SE-LAN-07, SE-LAN-11, SE-CLR-04, SE-CLR-05, SE-PLN-09.
    """
    planet = planet_of(g, place)
    take_probe(g, seat, planet)
    t = g.book
    if place != planet:
        g.s.figures.append(Figure(seat, "lander", place, planet))
        reward(g, seat, t.moons[place].land, planet, place)
        g.did("land", seat, place, planet)
        return
    data = t.planets[planet]
    taken = {f.first for f in figures_at(g, planet, "lander")}
    free = [i for i in range(len(data.first_lander)) if reuse or i not in taken]
    g.s.figures.append(Figure(seat, "lander", planet, planet))
    reward(g, seat, data.land, planet, planet)
    g.did("land", seat, planet)
    if free:
        g.push(seat, FirstPlace(planet, tuple(free)))


class FirstPlace(Ask, frozen=True):
    """Which free first-lander place the lander covers; its data are gained.  SE-LAN-06, SE-LAN-07, SE-PLN-08."""

    planet: str
    places: tuple[int, ...]
    prompt: ClassVar[str] = "first_place"
    because: ClassVar[str] = "land"

    def at_stake(self, g: G, here: Step) -> int:
        data = g.book.planets[self.planet].first_lander
        return room_for(me(g, here), "data", max(data[place] for place in self.places))

    def options(self, g: G, here: Step) -> list[Option]:
        found = [opt("first", pid("first", place + 1)) for place in self.places]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        place = number_of(option.ids[0], "first") - 1
        figures = g.s.figures
        at = max(i for i, f in enumerate(figures) if f.seat == here.seat and f.at == self.planet and f.kind == "lander")
        figures[at] = Figure(here.seat, "lander", self.planet, self.planet, place)
        gain(g, here.seat, "data", g.book.planets[self.planet].first_lander[place])


class ChooseLand(ByProbe, Offers, frozen=True):
    """A landing that an effect grants.  SE-PLY-03, SE-EFF-09, SE-EFF-10."""

    anymoon: bool = False
    reuse: bool = False
    prompt: ClassVar[str] = "land"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        return granted_landings(g, here.seat, closed, self.anymoon, self.reuse)
