"""The facilities: each is opened for a Command token, once in a phase, one after the other; then the clean-up.

IV-FAC-01, IV-FAC-02, IV-FAC-03, IV-FAC-04, IV-CMD-03, IV-CMD-04, IV-SHP-04
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import FACILITIES
from starboard.games.iss_vanguard.rules.barracks import OpenBarracks
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, turn_to
from starboard.games.iss_vanguard.rules.production import OpenComplex
from starboard.games.iss_vanguard.rules.research import OpenLaboratory
from starboard.games.iss_vanguard.rules.situation_room import OpenSituationRoom
from starboard.kernel.offers import Change, Need, Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

OPEN: Final[dict[str, Verb]] = {
    "lab": OpenLaboratory(),
    "factory": OpenComplex(),
    "barracks": OpenBarracks(),
    "situation_room": OpenSituationRoom(),
}
ADD_ON: Final = "external_relations"


class OpenFacilities(Verb, frozen=True):
    """The page of the facilities.  IV-FAC-01"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "facilities")
        g.push(here.seat, Facilities(), CleanUp())


class Facilities(ShipOffers, frozen=True):
    """Which facility is opened next; each is finished before the next.  IV-FAC-02, IV-CMD-03, IV-CMD-04"""

    prompt: ClassVar[str] = "facilities"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        for name in FACILITIES:
            yield _facility(name)
        if closed:
            yield Offer(opt("open", ADD_ON), needs=(never("why-add-on", "IV-FAC-04"),), rule="IV-FAC-04")
        yield Offer(DONE, does=(CleanUp(),), rule="IV-SHP-04")


def _facility(name: str) -> Offer:
    def is_new(g: G, here: Step) -> bool:
        return name not in ship_of(g).done

    need = Need(is_new, "why-open-once", "IV-CMD-04")
    return Offer(
        opt("open", name), price=(("command", 1),), needs=(need,), does=(Enter(name), OPEN[name]), rule="IV-CMD-03"
    )


class Enter(Verb, frozen=True):
    """A facility is opened.  IV-CMD-04"""

    facility: str

    def run(self, g: G, here: Step) -> None:
        ship_of(g).done.append(self.facility)
        g.did("opened", -1, self.facility)


class CleanUp(Verb, frozen=True):
    """All unspent Energy and Command go back to the supply.  IV-SHP-04"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        if ship.energy or ship.command:
            g.did("cleaned_up", -1, n=ship.energy + ship.command)
        ship.energy = ship.command = 0

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        ship = ship_of(g)
        yield from (Change(what, -n) for what, n in (("energy", ship.energy), ("command", ship.command)) if n)
