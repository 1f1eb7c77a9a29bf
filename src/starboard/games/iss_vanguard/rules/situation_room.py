"""The Situation Room: open Crises are solved.  IV-SIT-01, IV-SIT-02, IV-CRI-05"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, section_of, ship_of
from starboard.games.iss_vanguard.rules.crises import Solve
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


class OpenSituationRoom(Verb, frozen=True):
    """IV-SIT-01"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, SituationRoom())


class SituationRoom(ShipOffers, frozen=True):
    """Any number of open Crises, each by a member of its own.  IV-SIT-02"""

    prompt: ClassVar[str] = "situation_room"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for crisis in ship.crises:
            for person in at_post(ship, "available") if closed else assignable(ship):
                yield _solve(g, crisis, person)
        yield Offer(DONE)


def _solve(g: G, crisis: str, person: Person) -> Offer:
    fits = section_of(person) in g.book.crises[crisis].sections

    def is_of_section(g: G, here: Step) -> bool:
        return fits

    need = Need(is_of_section, "why-section", "IV-CRI-05", (person.crew,))
    return Offer(
        opt("solve", crisis, person.crew), needs=(need,), costs=(Assign(person.crew),), does=(Solve(crisis),),
        rule="IV-CRI-05",
    )  # fmt: skip
