"""Movement of explorers and of LUNA that effects grant."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Literal

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.part import Part, goes_by
from starboard.games.unsettled.effects.selectors import seats_of
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, people, place, seats_for
from starboard.games.unsettled.rules import exploration, luna, movement, opportunities, outset
from starboard.games.unsettled.rules.facets import (
    BOARD,
    EMPTIED,
    HEAPED,
    KNOWN,
    LUNA,
    MAP,
    MOMENTS,
    PLACE,
    by_entering,
    by_exploring,
    change_by,
    ever,
    of,
)
from starboard.kernel.offers import UNKNOWN, Change
from starboard.kernel.verbs import NOTHING, Step


def entered(g: G, key: str) -> int:
    """What may follow where somebody is placed on a node."""
    if g.s.nodes[key].hidden:
        return by_exploring(g.book) | by_entering(g.book)
    return said_of(g.book, key, "when_entering") | change_by(g.book, "when_entering_any")


def far_from_knowing(g: G) -> int:
    """Who is at the bottom of the track does not come to know anything by the insight of one step."""
    return of(KNOWN, [e.seat for e in g.s.explorers if e.insight + 2 < g.book.numbers["insight"]])


FAR = 3  # as long as a Move may be


def met_near(g: G, at: str, n: int) -> int:
    """What may follow from a Move of so many nodes: leaving, icons of edges, entering, and exploring."""
    found, book = NOTHING, g.book
    for key in exploration.within(g, at, n):
        found |= said_of(book, key, "on_leaving") | (said_of(book, key, "when_entering") if key != at else NOTHING)
        for side, _, _ in exploration.around(g, key):
            for icon in exploration.icons(g, key, side):
                found |= ever(book, book.icons[icon])
    return found | by_exploring(book) | by_entering(book) if is_edge_near(g, at, n) else found


@cache
def said_of(book: Book, key: str, when: str) -> int:
    """What a node can change at a moment."""
    clauses = (clause for clause in book.clauses.get(key, ()) if clause.when == when)
    return ever(book, tuple(verb for clause in clauses for parts in clause.links for verb in parts))


def is_edge_near(g: G, at: str, n: int) -> bool:
    """Whether there is a card that is not turned up within so many nodes."""
    if not exploration.can_explore(g) and not g.s.covered:
        return False
    near = exploration.within(g, at, n - 1)
    return any(not to or g.s.nodes[to].hidden for key in near for _, _, to in exploration.around(g, key))


class BonusMove(Part, frozen=True):
    """A move apart from the turn's own, made when the effect is complete.

    UN-MOV-28, UN-MOV-35, UN-INT-14, UN-DSH-29
    """

    n: int = 0  # 0: as long as the explorer's Move
    who: Who = "self"
    carry: bool = False
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = PLACE

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            g.owe(seat, outset.Granted(self.n, self.carry), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("move")

    def alters_now(self, g: G, here: Step) -> int:
        seats = seats_of(g, here, self)
        found = of(PLACE, seats) | change_by(g.book, "when_entering_any", "on_crossing")
        for seat in seats:
            found |= met_near(g, g.s.explorers[seat].at, self.n or FAR)
        return found & ~far_from_knowing(g)

    def needs_now(self, g: G, here: Step) -> int:
        return of(PLACE, seats_of(g, here, self)) | self.goes_by_now(g, here)

    def at_stake(self, g: G, here: Step) -> int:
        """It begins with a question, beside which everybody may move freely."""
        return self.goes_by_now(g, here)


class Place(Part, frozen=True):
    """An explorer is put on a node that is in play.  UN-MOV-16, UN-MOV-17, UN-MOV-18, UN-MOV-19"""

    who: Who = "self"
    where: Where = "here"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = PLACE

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where)) and bool(people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats and (key := place(g, here, self, self.where)):
            for seat in seats:
                movement.put_on(g, seat, key)

    def alters_now(self, g: G, here: Step) -> int:
        found = of(PLACE, seats_of(g, here, self))
        for key in nodes(g, here, self.where):
            found |= entered(g, key)
        return found & ~far_from_knowing(g)


class MoveLuna(Part, frozen=True):
    """LUNA moves so many nodes, on top of her own move.  UN-LUN-22, UN-STR-15, UN-STR-16, UN-STR-27"""

    n: int = 1
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = LUNA

    def run(self, g: G, here: Step) -> None:
        g.owe(here.seat, luna.WalkLuna(self.n), source="luna")

    def alters_now(self, g: G, here: Step) -> int:
        return LUNA | (by_exploring(g.book) if is_edge_near(g, g.s.luna, self.n) else NOTHING)

    def at_stake(self, g: G, here: Step) -> int:
        """It begins with a question, beside which everybody may move freely."""
        return NOTHING


class PlaceLuna(Part, frozen=True):
    """LUNA is put on a node."""

    where: Where
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = LUNA

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            if g.s.nodes[key].hidden:
                key = exploration.turn_up(g, here.seat, g.s.nodes[key].place)
            g.s.luna = key
            g.did("luna_moves", here.seat, key)

    def alters_now(self, g: G, here: Step) -> int:
        return LUNA | (by_exploring(g.book) if g.s.covered else NOTHING)


class LunaScan(Part, frozen=True):
    """LUNA scans, on top of her own scan and within its limits.  UN-LUN-22"""

    kind: Literal["", "data", "materials"] = ""
    goes_by: ClassVar[int] = LUNA | HEAPED | EMPTIED
    alters: ClassVar[int] = HEAPED

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, luna.PickScan(self.kind), source="luna")


class RevealNode(Part, frozen=True):
    """A hidden node is turned face up.  UN-EXP-06"""

    where: Where = "any_hidden_node"
    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = MAP

    def able(self, g: G, here: Step) -> list[str]:
        return [key for key in nodes(g, here, self.where) if g.s.nodes[key].hidden]

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.able(g, here))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where, among=self.able(g, here)):
            exploration.turn_up(g, here.seat, g.s.nodes[key].place)

    def alters_now(self, g: G, here: Step) -> int:
        return by_exploring(g.book)


class RevealOpportunity(Part, frozen=True):
    """An opportunity is revealed; by investigating, the node is marked for good.

    UN-DSH-07, UN-OPP-03, UN-OPP-27, UN-OPP-31
    """

    investigate: bool = False
    where: Where = "here"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = MOMENTS

    def able(self, g: G, here: Step) -> list[str]:
        """The nodes where one can be revealed."""
        found = nodes(g, here, self.where)
        if not self.investigate:
            return found if opportunities.free_markers(g) else []
        return [key for key in found if opportunities.can_investigate(g, key)]

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.able(g, here))

    def draws_on(self) -> str:
        return "moments"

    def takes(self, g: G, here: Step) -> list[list[int] | list[str]]:
        """A marker, and by investigating the node, which is marked once."""
        return [opportunities.free_markers(g), *([self.able(g, here)] if self.investigate else [])]

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where, among=self.able(g, here)):
            g.push(here.seat, opportunities.TurnOpportunity(key, self.investigate), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("opportunity")
        yield UNKNOWN

    def goes_by_now(self, g: G, here: Step) -> int:
        """Where both markers lie on the map, one must be free first; of two free ones nobody knows the better."""
        return goes_by(g, here, self) | (NOTHING if opportunities.free_markers(g) else MOMENTS)

    def calls_ever(self, book: Book) -> int:
        return MOMENTS | BOARD

    def alters_now(self, g: G, here: Step) -> int:
        return MOMENTS | BOARD | change_by(g.book, "on_reveal")
