"""The pages of the Ship Book: taken in order, each once in a pass.  IV-SHP-01, IV-SHP-02, IV-SHP-06, IV-STR-03"""

from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.ship import Chapter
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.kernel.asking import Together
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt

BEFORE: Final = ("bridge", "starmap", "facilities", "hangar", "launch", "exploration")
AFTER: Final = ("leaving", "docking", "debriefing", "unloading", "infirmary", "memorial", "save_point")
PAGES: Final = (*BEFORE, *AFTER)
DONE: Final = opt("turn_page")


class TurnTo(Verb, frozen=True):
    """A page of the Ship Book is opened; the one before it is done.  IV-SHP-06"""

    page: str

    def run(self, g: G, here: Step) -> None:
        turn_to(g, self.page)


def turn_to(g: G, page: str) -> None:
    ship = ship_of(g)
    if ship.page and ship.page not in ship.done:
        ship.done.append(ship.page)
    ship.page = page
    g.did("page", -1, page)


class ShipOffers(Together, Offers, frozen=True):
    """A question of the ship: offers to all, which the first who answers takes for all.  IV-STR-02

    A page on which nothing but turning it could be chosen asks nothing.
    """

    because: ClassVar[str] = "ship"

    def find_open(self, g: G, here: Step) -> list[Offer]:
        found = super().find_open(g, here)
        return [] if all(offer.option == DONE for offer in found) else found

    def questions(self, g: G, here: Step) -> list[Step]:
        return Together.questions(self, g, here)

    def skip(self, g: G, here: Step) -> None:
        """Nothing can be decided: the page is turned."""
        self.leave(g, here)

    def leave(self, g: G, here: Step) -> None:
        """What happens when the page is turned: nothing, as a rule."""

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option == DONE:
            self.leave(g, here)
        else:
            g.push(here.seat, *offer.payment, *offer.does, self.after(g, here, offer.option), source=here.source)

    def after(self, g: G, here: Step, option: Option) -> Verb:
        """The page as it lies there after an answer: this question again, as a rule."""
        return self


def write(g: G, line: str) -> None:
    """A line of the journal, in the chapter that is open.  IV-STR-09"""
    ship = g.s.ship
    if ship is not None and ship.journal:
        ship.journal[-1].lines.append(line)


def new_chapter(g: G, world: str = "") -> None:
    ship = ship_of(g)
    ship.journal.append(Chapter(world, ship.number, begun=g.s.answers))


def install(g: G, kind: str) -> list[str]:
    """Cards of a kind leave the Awaiting envelope as their page is opened.  IV-BRG-02, IV-RES-12"""
    table = getattr(g.book, kind)
    return _take_out(g, [key for key in ship_of(g).awaiting if key in table])


def install_upgrades(g: G, facility: str) -> None:
    """The upgrades of a facility.  IV-INF-01"""
    ship, cards = ship_of(g), g.book.facilities
    ship.upgrades += _take_out(g, [key for key in ship.awaiting if key in cards and cards[key].facility == facility])


def _take_out(g: G, found: list[str]) -> list[str]:
    ship = ship_of(g)
    for key in found:
        ship.awaiting.remove(key)
        g.did("installed", -1, key)
    return found
