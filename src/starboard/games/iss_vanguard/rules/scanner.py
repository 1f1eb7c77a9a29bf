"""The planetary scanner: the four parts of a Landing card.  IV-SCN-01 to IV-SCN-07"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import PARTS
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, ship_of
from starboard.games.iss_vanguard.rules.ship_modifiers import free_scans, scan_surcharge
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


def open_parts(g: G, world: str) -> int:
    """How many parts of the Landing card of a world lie open.  IV-SCN-06, IV-SCN-07"""
    return ship_of(g).scanned.get(world, 0)


def scan_price(g: G) -> int:
    """The Energy of the next part: what is printed beside it, and more or nothing where a card says so.  IV-SCN-03"""
    ship = ship_of(g)
    part = open_parts(g, ship.destination)
    card = g.book.landing_cards.get(ship.destination)
    if card is None or part >= len(PARTS) or part < free_scans(g):
        return 0
    return card.energy[part] + scan_surcharge(g)


def is_covered(g: G, here: Step) -> bool:
    world = ship_of(g).destination
    return world in g.book.landing_cards and open_parts(g, world) < len(PARTS)


def scan_offers(g: G, closed: bool = False) -> Iterator[Offer]:
    """The next part of the card in the scanner, for Energy or an assignment.  IV-SCN-03, IV-SCN-04"""
    need = Need(is_covered, "why-scanned", "IV-SCN-03")
    yield Offer(opt("scan"), price=(("energy", scan_price(g)),), needs=(need,), does=(Uncover(),), rule="IV-SCN-03")
    ship = ship_of(g)
    for person in at_post(ship, "available") if closed else assignable(ship):
        yield Offer(
            opt("scan", person.crew), needs=(need,), costs=(Assign(person.crew),), does=(Uncover(),), rule="IV-SCN-04"
        )


class Uncover(Verb, frozen=True):
    """The next part of the Landing card of the destination lies open.  IV-SCN-03"""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        part = open_parts(g, ship.destination)
        to = min(len(PARTS), part + self.n)
        if ship.destination in g.book.landing_cards and to > part:
            g.barrier()
            ship.scanned[ship.destination] = to
            g.did("scanned", -1, PARTS[to - 1])
