"""The Hangar: landers and modules.  IV-HAN-01 to IV-HAN-06"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ENGINEERING
from starboard.games.iss_vanguard.rules.crew import Assign, at_post, ship_of
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, install, turn_to
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


class OpenHangar(Verb, frozen=True):
    """New landers and modules are installed, then one is repaired, chosen and fitted out.  IV-HAN-01"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        turn_to(g, "hangar")
        ship.landers += install(g, "landers")
        ship.modules += [*install(g, "modules"), *g.s.modules]  # fitted for a launch that did not come, they are free
        g.s.lander, g.s.modules = "", []
        g.push(here.seat, ChooseLander(), FitOut())


class ChooseLander(ShipOffers, frozen=True):
    """One undamaged lander; a damaged one may be repaired first.  IV-HAN-02, IV-HAN-03, IV-HAN-06"""

    prompt: ClassVar[str] = "hangar"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for key in ship.landers:
            yield _lander(key)
        for key in ship.damaged:
            for person in at_post(ship, "available", seat=ENGINEERING):
                yield Offer(
                    opt("repair", key, person.crew), costs=(Assign(person.crew),), does=(Repair(key),),
                    rule="IV-HAN-02",
                )  # fmt: skip

    def take(self, g: G, here: Step, offer: Offer) -> None:
        again = (self,) if offer.option.key == "repair" else ()
        g.push(here.seat, *offer.payment, *offer.does, *again, source=here.source)


def _lander(key: str) -> Offer:
    def is_whole(g: G, here: Step) -> bool:
        return key not in ship_of(g).damaged

    need = Need(is_whole, "why-damaged", "IV-HAN-03")
    return Offer(opt("lander", key), needs=(need,), does=(TakeLander(key),), rule="IV-HAN-03")


class Repair(Verb, frozen=True):
    """A damaged lander is whole again, and may be chosen in the same phase.  IV-HAN-02"""

    lander: str

    def run(self, g: G, here: Step) -> None:
        ship_of(g).damaged.remove(self.lander)
        g.did("repaired", -1, self.lander)


class TakeLander(Verb, frozen=True):
    """The lander of the mission.  IV-HAN-03"""

    lander: str

    def run(self, g: G, here: Step) -> None:
        g.s.lander, g.s.damaged = self.lander, False
        g.did("lander", -1, self.lander)


class FitOut(ShipOffers, frozen=True):
    """Structural modules in structural slots, utility modules in utility slots.  IV-HAN-04"""

    prompt: ClassVar[str] = "fit_out"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        for key in ship_of(g).modules:
            yield _fit(g, key)
        yield Offer(DONE)


def _fit(g: G, key: str) -> Offer:
    kind = g.book.modules[key].type

    def has_slot(g: G, here: Step) -> bool:
        return slots_left(g, kind) > 0

    need = Need(has_slot, "why-no-slot", "IV-HAN-04")
    return Offer(opt("fit", key), needs=(need,), does=(Fit(key),), rule="IV-HAN-04")


def slots_left(g: G, kind: str) -> int:
    """Free slots of a kind in the lander that was chosen."""
    if not g.s.lander:
        return 0
    slots: int = getattr(g.book.landers[g.s.lander], kind)
    return slots - sum(g.book.modules[key].type == kind for key in g.s.modules)


class Fit(Verb, frozen=True):
    """A module is fitted into the lander.  IV-HAN-04"""

    module: str

    def run(self, g: G, here: Step) -> None:
        ship_of(g).modules.remove(self.module)
        g.s.modules.append(self.module)
        g.did("fitted", -1, self.module)
