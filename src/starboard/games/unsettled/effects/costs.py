"""Costs of the crew's stores and of time.  A cost is a part that is paid first, in full, or not at all.  UN-RES-21"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.amounts import MANY, Amount, amount, at_most
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import origin, performer
from starboard.games.unsettled.model.ids import Discipline, Resource
from starboard.games.unsettled.rules import comprehension, resources
from starboard.games.unsettled.rules.facets import AWAKE, CUBES, DOWN, KNOWN, PLACE, SPARED, TIME, UP, by_time, of
from starboard.games.unsettled.rules.time import pass_time
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step


@cache
def dearest(book: Book, kind: str) -> int:
    """The most of a resource that a free action of this planet costs."""
    costs = (book.clauses[key][at].cost for key, some in book.abilities.items() for at in some)
    spent = (part.n for cost in costs for part in cost if isinstance(part, Spend) and part.kind == kind)
    return max((n if isinstance(n, int) else MANY for n in spent), default=0)


def at_stores(g: G, kind: str, n: Amount) -> int:
    """What the loss of so much goes by: what is brought, if it is not all there, and what is taken, if little is."""
    stored, most = resources.in_store(g, kind), at_most(n)
    found = UP[kind] if stored < most else NOTHING
    return found | (DOWN[kind] if stored - most < dearest(g.book, kind) else NOTHING)


class Spend(Part, frozen=True):
    """Resources leave the crew's store, and cannot be refused only if all are there.

    UN-RES-01, UN-RES-15, UN-RES-21
    """

    kind: Resource
    n: Amount = 1
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = NOTHING

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

    def goes_by_now(self, g: G, here: Step) -> int:
        """Whether it can be paid; who would spend it on something else does so before."""
        return UP[self.kind] if resources.in_store(g, self.kind) < at_most(self.n) else NOTHING

    def alters_now(self, g: G, here: Step) -> int:
        return DOWN[self.kind]

    def needs_now(self, g: G, here: Step) -> int:
        return DOWN[self.kind]

    def calls_ever(self, book: Book) -> int:
        return DOWN[self.kind]


class TimeUnlessComprehension(Part, frozen=True):
    """Time advances by 1, unless the comprehension is present.  UN-STR-05, UN-CMP-13"""

    discipline: Discipline
    goes_by: ClassVar[int] = SPARED
    alters: ClassVar[int] = TIME

    def run(self, g: G, here: Step) -> None:
        if not self.is_known(g, here):
            pass_time(g, here.seat, 1)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if not self.is_known(g, here):
            yield Change("time", 1)

    def is_known(self, g: G, here: Step) -> bool:
        return comprehension.present(g, performer(g, here), origin(g, here), self.discipline) > 0

    def goes_by_now(self, g: G, here: Step) -> int:
        known = of(PLACE | KNOWN | AWAKE, range(len(g.s.explorers)))
        return known if self.is_known(g, here) else known | of(SPARED, (here.seat,))

    def alters_now(self, g: G, here: Step) -> int:
        return NOTHING if self.is_known(g, here) else by_time(g)


class RemoveCube(Part, frozen=True):
    """A cube leaves the Scarab's tile.  UN-SCA-07, UN-SCA-08, UN-SCA-13, UN-SCA-14, UN-SCA-17, UN-SCA-20"""

    goes_by: ClassVar[int] = CUBES
    alters: ClassVar[int] = CUBES

    def possible(self, g: G, here: Step) -> bool:
        return g.s.scarab_cubes > 0

    def draws_on(self) -> str:
        return "scarab_cubes"

    def takes(self, g: G, here: Step) -> list[range]:
        return [range(g.s.scarab_cubes)]

    def run(self, g: G, here: Step) -> None:
        g.s.scarab_cubes -= 1
        g.did("scarab_cube", here.seat)
