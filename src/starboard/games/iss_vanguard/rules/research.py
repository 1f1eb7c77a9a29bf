"""The Research Laboratory.  IV-RES-01 to IV-RES-12, IV-TEC-04"""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, ship_of
from starboard.games.iss_vanguard.rules.discoveries import deck_of
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, install
from starboard.games.iss_vanguard.rules.payment import Unit, first_ways, is_payable, stock_of, units_of
from starboard.kernel.asking import Together
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt


class OpenLaboratory(Verb, frozen=True):
    """New projects are installed, then one may be completed.  IV-RES-02, IV-RES-12"""

    def run(self, g: G, here: Step) -> None:
        ship_of(g).research += install(g, "research")
        g.push(here.seat, Laboratory())


class Laboratory(ShipOffers, frozen=True):
    """One project, and one more for each member who is assigned here.  IV-RES-02, IV-RES-03, IV-RES-08"""

    left: int = 1
    prompt: ClassVar[str] = "lab"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for key in ship.research:
            yield _complete(g, key, self.left)
        more = any(_complete(g, key, 1).is_open(g, here) for key in ship.research)
        if not self.left and (more or closed):
            for person in at_post(ship, "available") if closed else assignable(ship):
                yield Offer(opt("assign", person.crew), costs=(Assign(person.crew),), rule="IV-RES-03")
        yield Offer(DONE)

    def after(self, g: G, here: Step, option: Option) -> Verb:
        return structs.replace(self, left=self.left + (1 if option.key == "assign" else -1))


def _complete(g: G, key: str, left: int) -> Offer:
    card = g.book.research[key]

    def has_visit(g: G, here: Step) -> bool:
        return left > 0

    def level_is_high(g: G, here: Step) -> bool:
        return ship_of(g).technology >= card.level

    def can_pay(g: G, here: Step) -> bool:
        return is_payable(stock_of(g), units_of(card.cost))

    needs = (
        Need(level_is_high, "why-technology", "IV-TEC-04", (pid("number", card.level),)),
        Need(can_pay, "why-discoveries", "IV-RES-05"),
        Need(has_visit, "why-one-project", "IV-RES-02"),
    )
    return Offer(
        opt("complete", key), needs=needs, does=(PayWith(units_of(card.cost), key), CompleteResearch(key)),
        rule="IV-RES-02",
    )  # fmt: skip


class PayWith(Together, frozen=True):
    """Which Found Discoveries pay for what is still to be paid, so that the rest can be paid too.

    IV-RES-04, IV-RES-05, IV-RES-06, IV-RES-11
    """

    units: tuple[Unit, ...]
    project: str
    prompt: ClassVar[str] = "pay_research"

    def options(self, g: G, here: Step) -> list[Option]:
        return [Option("pay_by", way) for way in first_ways(g, self.units)] if self.units else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        ship = ship_of(g)
        kinds = {g.book.discoveries[str(key)].deck for key in option.ids}
        for id_ in option.ids:
            key = str(id_)
            ship.found.remove(key)
            deck_of(g, g.book.discoveries[key].deck).insert(0, key)
            g.did("paid", -1, key)
        rest = self.units[1:]
        if self.units[0].different:
            rest = tuple(
                structs.replace(unit, other_than=(*unit.other_than, *kinds)) if unit.different else unit
                for unit in rest
            )
        g.push(here.seat, PayWith(rest, self.project), source=self.project)


class CompleteResearch(Verb, frozen=True):
    """The project is turned over, its back is carried out, and it is removed from the game.

    IV-RES-01, IV-RES-09, IV-RES-10, IV-STR-07
    """

    project: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.research.remove(self.project)
        ship.completed.append(self.project)
        g.barrier()
        g.did("completed", -1, self.project)
        g.push(here.seat, *g.book.research[self.project].does, source=self.project)
