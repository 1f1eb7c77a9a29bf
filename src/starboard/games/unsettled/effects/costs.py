"""Costs of the crew's stores and of time.  A cost is a part that is paid first, in full, or not at all.  UN-RES-21"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import origin, performer
from starboard.games.unsettled.model.ids import Discipline, Resource
from starboard.games.unsettled.rules import comprehension, resources
from starboard.games.unsettled.rules.time import pass_time
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step


class Spend(Part, frozen=True):
    """Resources leave the crew's store, and cannot be refused only if all are there.

    UN-RES-01, UN-RES-15, UN-RES-21
    """

    kind: Resource
    n: Amount = 1

    def possible(self, g: G, here: Step) -> bool:
        return resources.in_store(g, self.kind) >= amount(g, here, self.n)

    def draws_on(self) -> str:
        return self.kind

    def takes(self, g: G, here: Step) -> list[range]:
        return [range(resources.in_store(g, self.kind))] * amount(g, here, self.n)

    def run(self, g: G, here: Step) -> None:
        resources.lose(g, here.seat, self.kind, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change(self.kind, -self.n)


class TimeUnlessComprehension(Part, frozen=True):
    """Time advances by 1, unless the comprehension is present.  UN-STR-05, UN-CMP-13"""

    discipline: Discipline
    threatens: ClassVar[frozenset[str]] = frozenset({"time"})

    def run(self, g: G, here: Step) -> None:
        if not self.is_known(g, here):
            pass_time(g, here.seat, 1)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if not self.is_known(g, here):
            yield Change("time", 1)

    def is_known(self, g: G, here: Step) -> bool:
        return comprehension.present(g, performer(g, here), origin(g, here), self.discipline) > 0


class RemoveCube(Part, frozen=True):
    """A cube leaves the Scarab's tile.  UN-SCA-07, UN-SCA-08, UN-SCA-13, UN-SCA-14, UN-SCA-17, UN-SCA-20"""

    def possible(self, g: G, here: Step) -> bool:
        return g.s.scarab_cubes > 0

    def draws_on(self) -> str:
        return "scarab_cubes"

    def takes(self, g: G, here: Step) -> list[range]:
        return [range(g.s.scarab_cubes)]

    def run(self, g: G, here: Step) -> None:
        g.s.scarab_cubes -= 1
        g.did("scarab_cube", here.seat)
