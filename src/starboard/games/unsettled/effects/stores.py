"""Resources: gained from the supply, put on nodes, collected from them."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.amounts import Amount, Roll, amount, at_most
from starboard.games.unsettled.effects.costs import at_stores, dearest
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.selectors import reads_of
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import place
from starboard.games.unsettled.model.ids import Resource
from starboard.games.unsettled.rules import resources
from starboard.games.unsettled.rules.facets import DOWN, EMPTIED, HEAPED, UP
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step

Loose = Literal["data", "materials"]
Share = int | Roll | Literal["all"]  # of what lies on a node


def share(g: G, here: Step, n: Share, kind: Loose, node: str) -> int:
    """How many of the units on a node are meant, as far as they lie there.  UN-RES-19"""
    lying = resources.on_node(g, node, kind)
    return lying if n == "all" else min(lying, amount(g, here, n))


class Gain(Part, frozen=True):
    """From the supply to the crew's store; a gain stopped by a limit is no hindrance.

    UN-RES-12, UN-RES-17, UN-FOC-23, UN-FOC-35
    """

    kind: Resource
    n: Amount = 1
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = NOTHING

    def run(self, g: G, here: Step) -> None:
        resources.gain(g, here.seat, self.kind, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change(self.kind, self.n, most=resources.room(g, self.kind))

    def goes_by_now(self, g: G, here: Step) -> int:
        """What the store has room for it takes, whatever comes first.  UN-RES-17"""
        space = resources.room(g, self.kind)
        return NOTHING if space is None or at_most(self.n) <= space else DOWN[self.kind]

    def alters_now(self, g: G, here: Step) -> int:
        return UP[self.kind]

    def calls_ever(self, book: Book) -> int:
        return UP[self.kind]


class LoseStored(Part, frozen=True):
    """The crew's store loses what it has, up to so much.  UN-RES-15, UN-RES-16"""

    kind: Resource
    n: Amount = 1
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = NOTHING

    def run(self, g: G, here: Step) -> None:
        resources.lose(g, here.seat, self.kind, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change(self.kind, -min(self.n, resources.in_store(g, self.kind)))

    def goes_by_now(self, g: G, here: Step) -> int:
        return at_stores(g, self.kind, self.n)

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        left = resources.in_store(g, self.kind) - at_most(self.n)
        return DOWN[self.kind] if left < dearest(g.book, self.kind) else NOTHING

    def calls_ever(self, book: Book) -> int:
        return DOWN[self.kind]


class AddToNode(Part, frozen=True):
    """From the supply onto a node.  UN-RES-14"""

    kind: Loose
    n: Amount = 1
    where: Where = "here"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = HEAPED

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            n = amount(g, here, self.n)
            resources.change_node(g, key, self.kind, n)
            g.did("add_to_node", here.seat, self.kind, key, n=n)


class CollectFromNode(Part, frozen=True):
    """From a node to the crew's store, as much as lies there.

    UN-RES-03, UN-RES-06, UN-RES-13, UN-RES-19, UN-RES-20, UN-RES-05, UN-RES-07, UN-SCA-20
    """

    kind: Loose
    n: Share = 1
    where: Where = "here"
    goes_by: ClassVar[int] = HEAPED
    alters: ClassVar[int] = EMPTIED

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where, among=sources(g, here, 1, self.kind, self.where)):
            resources.collect(g, here.seat, self.kind, share(g, here, self.n, self.kind, key), key)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        found = sources(g, here, 1, self.kind, self.where)
        if not isinstance(self.n, Roll) and len(found) < 2:
            lying = resources.on_node(g, found[0], self.kind) if found else 0
            yield Change(self.kind, lying if self.n == "all" else self.n, most=lying)

    def goes_by_now(self, g: G, here: Step) -> int:
        """Who collects less than lies there collects as much, whatever comes first."""
        found = sources(g, here, 1, self.kind, self.where)
        full = len(found) == 1 and isinstance(self.n, int) and resources.on_node(g, found[0], self.kind) >= self.n
        return reads_of(g, here, self) | (NOTHING if full else HEAPED)

    def calls_ever(self, book: Book) -> int:
        return EMPTIED | UP[self.kind]

    def alters_now(self, g: G, here: Step) -> int:
        return EMPTIED | UP[self.kind]


class RemoveFromNode(Part, frozen=True):
    """From a node to the supply, never from the crew's store; as a cost all of it must lie there.  UN-EXP-11"""

    kind: Loose
    n: Share = 1
    where: Where = "here"
    goes_by: ClassVar[int] = HEAPED | EMPTIED
    alters: ClassVar[int] = EMPTIED

    def possible(self, g: G, here: Step) -> bool:
        return bool(sources(g, here, self.n, self.kind, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := source(g, here, self, self.n, self.kind, self.where):
            n = share(g, here, self.n, self.kind, key)
            resources.change_node(g, key, self.kind, -n)
            g.did("remove_from_node", here.seat, self.kind, key, n=n)


def sources(g: G, here: Step, n: Share, kind: Loose, where: Where) -> list[str]:
    """The nodes where so much lies; of all, or of a number still to be counted, one unit at least."""
    least = n if isinstance(n, int) else 1
    return [key for key in nodes(g, here, where) if resources.on_node(g, key, kind) >= least]


def source(g: G, here: Step, verb: Part, n: Share, kind: Loose, where: Where) -> str:
    """Where it is taken from: where so much lies, else where anything does.  UN-GLO-19"""
    able = sources(g, here, n, kind, where) or sources(g, here, 1, kind, where)
    return place(g, here, verb, where, among=able)
