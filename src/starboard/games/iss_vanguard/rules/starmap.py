"""The starmap: flights, objects, the destination.  IV-MAP-01 to IV-MAP-12, IV-ENG-04, IV-ENG-05"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.force import level_of
from starboard.games.iss_vanguard.rules.morale import DropMorale
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, turn_to
from starboard.games.iss_vanguard.rules.scanner import scan_offers
from starboard.games.iss_vanguard.rules.ship_modifiers import opens, travel_discount
from starboard.games.iss_vanguard.world.ship import Neighbour, StarObject
from starboard.kernel.forms import all_hold, all_possible
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


class OpenStarmap(Verb, frozen=True):
    """The ship is in one system; a destination must be chosen anew.  IV-MAP-01, IV-MAP-08"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        turn_to(g, "starmap")
        ship.destination, ship.flights = "", 0
        g.push(here.seat, Starmap())


# Facts


def sites(g: G, system: str) -> list[StarObject]:
    """The landing sites of a system; the first planet is none any more.  IV-MAP-07, IV-MAP-12"""
    said = g.book.campaign
    first = said.campaign.first if said else ""
    return [thing for thing in g.book.systems[system].objects if thing.world and thing.world != first]


def site_price(g: G, site: StarObject) -> int:
    """Its investigation cost, once.  IV-MAP-10"""
    return 0 if site.key in ship_of(g).investigated else site.energy


def flight_price(g: G, way: Neighbour, flights: int) -> int:
    """The Energy of a flight; the first of a phase may be cheaper.  IV-MAP-02"""
    return max(0, way.energy - (travel_discount(g) if not flights else 0))


def may_enter(g: G, way: Neighbour) -> bool:
    """On the map, its colour opened, the level high enough.  IV-MAP-03, IV-TEC-04"""
    ship = ship_of(g)
    return way.to in ship.systems and opens(g, way.colour) and ship.technology >= way.level


def reach(g: G, system: str, energy: int, flights: int) -> dict[str, int]:
    """The systems that the ship can fly to with so much Energy, and the most that is left of it there.

    IV-MAP-02, IV-MAP-03, IV-MAP-04
    """
    found, front = {system: energy}, [(system, flights)]
    for at, flown in front:
        for way in g.book.systems[at].neighbours:
            left = found[at] - flight_price(g, way, flown)
            if left >= 0 and left > found.get(way.to, -1) and may_enter(g, way):
                found[way.to] = left
                front.append((way.to, flown + 1))
    return found


def has_landing(g: G, system: str, energy: int, flights: int) -> bool:
    """Whether the ship finds a landing site here, or where so much Energy carries it.  IV-MAP-11"""
    return any(sites(g, at) for at in reach(g, system, energy, flights))


def is_stranded(g: G, here: Step) -> bool:
    """No landing site in reach can be afforded.  IV-MAP-09"""
    ship = ship_of(g)
    there = reach(g, ship.system, ship.energy, ship.flights)
    return not any(site_price(g, site) <= left for at, left in there.items() for site in sites(g, at))


# The page


class Starmap(ShipOffers, frozen=True):
    """Flying, investigating, choosing one landing site, scanning it.  IV-MAP-04, IV-MAP-05, IV-MAP-08"""

    prompt: ClassVar[str] = "starmap"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for thing in sites(g, ship.system):
            if not ship.destination:
                yield _choose(g, thing)
        if not ship.destination:
            for thing in sites(g, ship.system):
                if site_price(g, thing):
                    yield _choose_unpaid(thing)
        if ship.destination:
            yield from scan_offers(g, closed)
        for thing in g.book.systems[ship.system].objects:
            if not thing.world:
                yield _investigate(g, thing)
        for way in g.book.systems[ship.system].neighbours:
            if way.to in ship.systems:
                yield _fly(g, way)
        yield from upgrade_offers(g, "starmap")
        yield Offer(DONE, needs=(Need(has_destination, "why-no-destination", "IV-MAP-08"),), rule="IV-MAP-08")


def has_destination(g: G, here: Step) -> bool:
    return bool(ship_of(g).destination)


def _choose(g: G, site: StarObject) -> Offer:
    return Offer(
        opt("destination", site.key), price=(("energy", site_price(g, site)),), does=(Open(site.key), Choose(site.key)),
        rule="IV-MAP-10",
    )  # fmt: skip


def _choose_unpaid(site: StarObject) -> Offer:
    return Offer(
        opt("destination_unpaid", site.key), needs=(Need(is_stranded, "why-not-stranded", "IV-MAP-09"),),
        costs=(DropMorale(),), does=(Choose(site.key),), rule="IV-MAP-09",
    )  # fmt: skip


def _investigate(g: G, thing: StarObject) -> Offer:
    def is_new(g: G, here: Step) -> bool:
        return thing.again or thing.key not in ship_of(g).investigated

    def leaves_a_way(g: G, here: Step) -> bool:
        ship = ship_of(g)
        left = ship.energy - thing.energy
        if left < 0 or has_landing(g, ship.system, left, ship.flights):
            return True
        return not has_landing(g, ship.system, ship.energy, ship.flights)  # there was none before either

    needs = (
        Need(is_new, "why-investigated", "IV-MAP-06"),
        Need(leaves_a_way, "why-no-way-left", "IV-MAP-11"),
    )
    return Offer(
        opt("investigate", thing.key), price=(("energy", thing.energy),), needs=needs,
        does=(Investigate(thing.key),), rule="IV-MAP-05",
    )  # fmt: skip


def _fly(g: G, way: Neighbour) -> Offer:
    def colour_is_open(g: G, here: Step) -> bool:
        return opens(g, way.colour)

    def level_is_high(g: G, here: Step) -> bool:
        return ship_of(g).technology >= way.level

    def leaves_a_way(g: G, here: Step) -> bool:
        ship = ship_of(g)
        left = ship.energy - flight_price(g, way, ship.flights)
        return left < 0 or has_landing(g, way.to, left, ship.flights + 1)

    needs = (
        *((Need(colour_is_open, f"why-colour-{way.colour}", "IV-MAP-03"),) if way.colour else ()),
        Need(level_is_high, "why-technology", "IV-TEC-04", (pid("number", way.level),)),
        Need(leaves_a_way, "why-no-way-left", "IV-MAP-11"),
    )
    price = flight_price(g, way, ship_of(g).flights)
    return Offer(opt("fly", way.to), price=(("energy", price),), needs=needs, does=(Fly(way.to),), rule="IV-MAP-02")


def upgrade_offers(g: G, page: str) -> Iterator[Offer]:
    """Installed upgrades that show a cost, on the page that they name.  IV-BRU-03"""
    ship = ship_of(g)
    for key, numbers in g.book.moments.get(page, {}).items():
        for at in numbers if key in ship.upgrades else ():
            yield _use(g, key, at)


def _use(g: G, key: str, at: int) -> Offer:
    ability, level = g.book.abilities[key][at], level_of(g.book, key)

    def level_is_high(g: G, here: Step) -> bool:
        return ship_of(g).technology >= level

    def holds(g: G, here: Step) -> bool:
        return all_hold(g, here, ability.requires) and all_possible(g, here, ability.does)

    option = opt("use", key) if not at else opt("use", key, at)
    needs = (
        Need(level_is_high, "why-technology", "IV-TEC-04", (pid("number", level),)),
        Need(holds, "why-nothing-to-do"),
    )
    return Offer(option, needs=needs, costs=ability.cost, does=ability.does, rule="IV-BRU-03", source=key)


# What happens


class Fly(Verb, frozen=True):
    """The ship is in another system; what was chosen before is forgotten.  IV-MAP-02, IV-MAP-04"""

    to: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.system, ship.destination = self.to, ""
        ship.flights += 1
        g.did("flew", -1, self.to)


class Investigate(Verb, frozen=True):
    """An object is investigated: what it holds comes to light.  IV-MAP-05, IV-MAP-06"""

    object: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        g.barrier()
        if self.object not in ship.investigated:
            ship.investigated.append(self.object)
        g.did("investigated", -1, self.object)
        g.push(here.seat, *g.book.objects[self.object].does, source=self.object)


class Open(Verb, frozen=True, tag="open_site"):
    """A landing site whose investigation was paid costs nothing any more.  IV-MAP-10"""

    site: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        if self.site not in ship.investigated:
            ship.investigated.append(self.site)


class Choose(Verb, frozen=True):
    """A landing site is the destination of the exploration; its Landing card is put into the scanner.

    IV-MAP-07, IV-MAP-08, IV-SCN-01
    """

    site: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.destination = g.book.objects[self.site].world
        g.did("destination", -1, self.site)
