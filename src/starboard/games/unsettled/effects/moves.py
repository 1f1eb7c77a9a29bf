"""Movement of explorers and of LUNA that effects grant."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, people, place, seats_for
from starboard.games.unsettled.rules import exploration, luna, movement, opportunities, outset
from starboard.kernel.offers import UNKNOWN, Change
from starboard.kernel.verbs import Step

AWAY = frozenset({"place"})


class BonusMove(Part, frozen=True):
    """A move apart from the turn's own, made when the effect is complete.

    UN-MOV-28, UN-MOV-35, UN-INT-14, UN-DSH-29
    """

    n: int = 0  # 0: as long as the explorer's Move
    who: Who = "self"
    carry: bool = False
    helps: ClassVar[frozenset[str]] = AWAY

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            g.owe(seat, outset.Granted(self.n, self.carry), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("move")


class Place(Part, frozen=True):
    """An explorer is put on a node that is in play.  UN-MOV-16, UN-MOV-17, UN-MOV-18, UN-MOV-19"""

    who: Who = "self"
    where: Where = "here"
    helps: ClassVar[frozenset[str]] = AWAY
    threatens: ClassVar[frozenset[str]] = AWAY

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where)) and bool(people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats and (key := place(g, here, self, self.where)):
            for seat in seats:
                movement.put_on(g, seat, key)


class MoveLuna(Part, frozen=True):
    """LUNA moves so many nodes, on top of her own move.  UN-LUN-22, UN-STR-15, UN-STR-16, UN-STR-27"""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        g.owe(here.seat, luna.WalkLuna(self.n), source="luna")


class PlaceLuna(Part, frozen=True):
    """LUNA is put on a node."""

    where: Where

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            if g.s.nodes[key].hidden:
                key = exploration.turn_up(g, here.seat, g.s.nodes[key].place)
            g.s.luna = key
            g.did("luna_moves", here.seat, key)


class LunaScan(Part, frozen=True):
    """LUNA scans, on top of her own scan and within its limits.  UN-LUN-22"""

    kind: Literal["", "data", "materials"] = ""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, luna.PickScan(self.kind), source="luna")


class RevealNode(Part, frozen=True):
    """A hidden node is turned face up.  UN-EXP-06"""

    where: Where = "any_hidden_node"

    def able(self, g: G, here: Step) -> list[str]:
        return [key for key in nodes(g, here, self.where) if g.s.nodes[key].hidden]

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.able(g, here))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where, among=self.able(g, here)):
            exploration.turn_up(g, here.seat, g.s.nodes[key].place)


class RevealOpportunity(Part, frozen=True):
    """An opportunity is revealed; by investigating, the node is marked for good.

    UN-DSH-07, UN-OPP-03, UN-OPP-27, UN-OPP-31
    """

    investigate: bool = False
    where: Where = "here"

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
