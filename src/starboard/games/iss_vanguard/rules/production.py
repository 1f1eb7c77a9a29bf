"""The Production Complex.  IV-PRO-01 to IV-PRO-11"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import STAGES
from starboard.games.iss_vanguard.model.ship import Order, Person
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, ship_of
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, install, install_upgrades
from starboard.games.iss_vanguard.rules.ship_modifiers import has_free_stage, usable_orders
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt


class OpenComplex(Verb, frozen=True):
    """A visit: advance, carry out, fill empty orders, stimulate, carry out.  IV-PRO-11, IV-RES-12"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.production += install(g, "production")
        install_upgrades(g, "factory")
        projects = [order.project for order in ship.orders]
        g.push(here.seat, *(AdvanceOrder(project) for project in projects), FillOrders(), Stimulate())


class AdvanceOrder(Verb, frozen=True):
    """A project advances by one stage; beyond the last one it is completed.  IV-PRO-03, IV-PRO-05"""

    project: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        at = next((n for n, order in enumerate(ship.orders) if order.project == self.project), -1)
        if at < 0:
            return
        stage = ship.orders[at].stage + 1
        g.did("advanced", -1, self.project, n=stage)
        if stage <= STAGES:
            ship.orders[at] = Order(self.project, stage)
            return
        del ship.orders[at]
        ship.completed.append(self.project)
        g.barrier()
        g.did("completed", -1, self.project)
        g.push(here.seat, *g.book.production[self.project].does, source=self.project)


class FillOrders(ShipOffers, frozen=True):
    """An installed project is put into each empty usable order, on its initial stage.  IV-PRO-02, IV-PRO-04"""

    prompt: ClassVar[str] = "factory"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        need = Need(has_empty_order, "why-order-full", "IV-PRO-02")
        for key in ship_of(g).production:
            yield Offer(opt("produce", key), needs=(need,), does=(PutIntoOrder(key),), rule="IV-PRO-04")
        yield Offer(DONE)


def has_empty_order(g: G, here: Step) -> bool:
    return len(ship_of(g).orders) < usable_orders(g)


class PutIntoOrder(Verb, frozen=True):
    """A project lies in an order until it is completed.  IV-PRO-04, IV-PRO-10"""

    project: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.production.remove(self.project)
        stage: int = g.book.production[self.project].stage
        ship.orders.append(Order(self.project, min(STAGES, stage + 1) if has_free_stage(g) else stage))
        g.did("ordered", -1, self.project, n=ship.orders[-1].stage)


class Stimulate(ShipOffers, frozen=True):
    """Members whose Expertise fits are assigned, each for one stage.  IV-PRO-06, IV-PRO-07, IV-PRO-08"""

    prompt: ClassVar[str] = "stimulate"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        people = at_post(ship, "available") if closed else assignable(ship)
        for order in ship.orders:
            for person in people:
                yield _stimulate(g, order.project, person)
        yield Offer(DONE)

    def after(self, g: G, here: Step, option: Option) -> Verb:
        return self


def _stimulate(g: G, project: str, person: Person) -> Offer:
    by = g.book.production[project].by
    fits = not by or g.book.crew[person.crew].expertise in by

    def has_expertise(g: G, here: Step) -> bool:
        return fits

    need = Need(has_expertise, "why-expertise", "IV-PRO-06", (person.crew,))
    return Offer(
        opt("stimulate", project, person.crew), needs=(need,), costs=(Assign(person.crew),),
        does=(AdvanceOrder(project),), rule="IV-PRO-06",
    )  # fmt: skip
