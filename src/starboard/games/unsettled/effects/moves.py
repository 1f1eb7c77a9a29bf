"""Movement of explorers and of LUNA that effects grant."""

from typing import ClassVar, Literal

from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, affected, people, place
from starboard.games.unsettled.model.ids import STEP
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import exploration, luna, movement, opportunities
from starboard.kernel.verbs import Step

AWAY = frozenset({"place"})


class BonusMove(Part, frozen=True):
    """A move apart from the turn's own, made when the effect is complete.  UN-MOV-28, 35, UN-INT-14, UN-DSH-29"""

    n: int = 0  # 0: as long as the explorer's Move
    who: Who = "self"
    carry: bool = False
    helps: ClassVar[frozenset[str]] = AWAY

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            g.owe(seat, movement.Granted(self.n, self.carry), source=here.source)


class Place(Part, frozen=True):
    """An explorer is put on a node that is in play.  UN-MOV-16 to 19"""

    who: Who = "self"
    where: Where = "here"
    helps: ClassVar[frozenset[str]] = AWAY
    threatens: ClassVar[frozenset[str]] = AWAY

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where)) and bool(people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        if seats and (key := place(g, here, self, self.where)):
            for seat in seats:
                movement.put_on(g, seat, key)


class SwapPlaces(Part, frozen=True):
    """Two explorers change places."""

    who: Who = "self"
    other: Who = "another"

    def possible(self, g: G, here: Step) -> bool:
        return bool(people(g, here, self.other))

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        others = affected(g, here, self, self.other, field="other") if seats else []
        if seats and others:
            a, b = g.s.explorers[seats[0]].at, g.s.explorers[others[0]].at
            movement.put_on(g, others[0], a)
            movement.put_on(g, seats[0], b)


class MoveLuna(Part, frozen=True):
    """LUNA moves so many nodes, on top of her own move.  UN-LUN-22, UN-STR-15, 16, 27"""

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


class ExploreFrom(Part, frozen=True):
    """An empty location beside a node is explored; the deck decides what lies there.  UN-EXP-01"""

    where: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        return exploration.can_explore(g) and any(_empty(g, key) for key in nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if (key := place(g, here, self, self.where)) and _empty(g, key) and exploration.can_explore(g):
            g.push(here.seat, exploration.PickLocation(key), source=here.source)


def _empty(g: G, key: str) -> list[int]:
    at = g.s.nodes[key].place
    return [at + step for step in STEP.values() if at + step not in g.s.grid]


class RevealNode(Part, frozen=True):
    """A hidden node is turned face up.  UN-EXP-06"""

    where: Where = "any_hidden_node"

    def possible(self, g: G, here: Step) -> bool:
        return any(g.s.nodes[key].hidden for key in nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if (key := place(g, here, self, self.where)) and g.s.nodes[key].hidden:
            exploration.turn_up(g, here.seat, g.s.nodes[key].place)


class RevealOpportunity(Part, frozen=True):
    """An opportunity is revealed; by investigating, the node is marked for good.  UN-DSH-07, UN-OPP-03, 27, 31"""

    investigate: bool = False
    where: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        if self.investigate:
            return any(opportunities.can_investigate(g, key) for key in nodes(g, here, self.where))
        return bool(opportunities.free_markers(g))

    def run(self, g: G, here: Step) -> None:
        key = place(g, here, self, self.where)
        if key and (not self.investigate or opportunities.can_investigate(g, key)):
            g.push(here.seat, opportunities.TurnOpportunity(key, self.investigate), source=here.source)
