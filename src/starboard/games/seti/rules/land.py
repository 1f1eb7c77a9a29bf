"""Landing on planets and moons.  SE-LAN."""

from typing import ClassVar

from starboard.games.seti.constants import LAND_ENERGY, LANDING_TECH
from starboard.games.seti.model.sky import Figure
from starboard.games.seti.rules.planets import (
    WhichProbe,
    figures_at,
    landing_places,
    refused_places,
    reward,
    take_probe,
    which_probe,
)
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.tables import G, is_rival, tables
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Refused, Seat, opt


def planet_of(g: G, place: str) -> str:
    moon = tables(g).moons.get(place)
    return moon.planet if moon else place


def land_cost(g: G, seat: Seat, place: str) -> int:
    """3 energy, less with an orbiter of anybody and with the technology, but never less than 1.  SE-LAN-01 to 04."""
    cost = LAND_ENERGY - bool(figures_at(g, planet_of(g, place), "orbiter"))
    return cost - bool(g.s.players[seat].techs & LANDING_TECH)


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
    """A probe becomes a lander: the reward of the place, and of a free first place its data.  SE-LAN-05 to 07, 11."""
    planet = planet_of(g, place)
    take_probe(g, seat, planet)
    t = tables(g)
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
    """Which free first-lander place the lander covers; its data are gained.  SE-LAN-06, 07, SE-PLN-08."""

    planet: str
    places: tuple[int, ...]
    prompt: ClassVar[str] = "first_place"

    def options(self, g: G, here: Step) -> list[Option]:
        found = [opt("first", f"first-{place + 1}") for place in self.places]
        return found[:1] if is_rival(g, here.seat) else found

    def answer(self, g: G, here: Step, option: Option) -> None:
        place = int(str(option.ids[0])[6:]) - 1
        figures = g.s.figures
        at = max(i for i, f in enumerate(figures) if f.seat == here.seat and f.at == self.planet and f.kind == "lander")
        figures[at] = Figure(here.seat, "lander", self.planet, self.planet, place)
        gain(g, here.seat, "data", tables(g).planets[self.planet].first_lander[place])


class ChooseLand(Ask, frozen=True):
    """A landing that an effect grants.  SE-PLY-03, SE-EFF-09, 10."""

    anymoon: bool = False
    reuse: bool = False
    prompt: ClassVar[str] = "land"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("land", place) for place in landing_places(g, here.seat, self.anymoon, self.reuse)]

    def refused(self, g: G, here: Step) -> list[Refused]:
        return refused_places(g, here.seat, self.anymoon, self.reuse)

    def answer(self, g: G, here: Step, option: Option) -> None:
        start_landing(g, here.seat, str(option.ids[0]), self.reuse)
