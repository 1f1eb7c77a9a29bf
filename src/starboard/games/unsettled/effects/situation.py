"""Conditions on the boards, the map and the task."""

from typing import ClassVar, Literal

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.condition import Condition
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.model.ids import SCARAB, Resource
from starboard.games.unsettled.rules import resources, structures
from starboard.games.unsettled.rules.facets import (
    BUILT,
    DOWN,
    MAP,
    MARKERS,
    PROGRESS,
    RAZED,
    TOKENS,
    TRUST_DOWN,
    TRUST_UP,
    UP,
)
from starboard.kernel.verbs import NOTHING, Step


class Stored(Condition, frozen=True):
    """The crew's store holds so much.  UN-RES-02"""

    kind: Resource
    n: int = 1
    goes_by: ClassVar[int] = NOTHING

    def goes_by_now(self, g: G, here: Step) -> int:
        return UP[self.kind] if resources.in_store(g, self.kind) < self.n else DOWN[self.kind]

    def holds(self, g: G, here: Step) -> bool:
        return resources.in_store(g, self.kind) >= self.n


class Trust(Condition, frozen=True):
    """Group trust is high, or low.  UN-COH-01"""

    side: Literal["high", "low"]
    goes_by: ClassVar[int] = TRUST_UP | TRUST_DOWN

    def holds(self, g: G, here: Step) -> bool:
        return g.s.trust == (self.side == "high")


class StructuresBuilt(Condition, frozen=True):
    """So many structures, or the one of this kind, are built.  UN-TSK-12"""

    n: int = 1
    kind: str = ""
    goes_by: ClassVar[int] = BUILT | RAZED

    def holds(self, g: G, here: Step) -> bool:
        return sum(t.built and self.kind in ("", t.key) for t in g.s.structures) >= self.n


class BuildSiteEmpty(Condition, frozen=True):
    """The node has an empty build site.  UN-STR-02"""

    place: Where = "here"
    goes_by: ClassVar[int] = BUILT | RAZED

    def holds(self, g: G, here: Step) -> bool:
        return any(structures.site_is_empty(g, key) for key in nodes(g, here, self.place))


class Revealed(Condition, frozen=True):
    """A node of this name is in play, face up; or so many nodes are.  UN-EXP-09"""

    node: str = ""
    n: int = 1
    goes_by: ClassVar[int] = MAP

    def holds(self, g: G, here: Step) -> bool:
        found = [k for k, node in g.s.nodes.items() if not node.hidden and k != SCARAB]
        return self.node in found if self.node else len(found) >= self.n


class MarkersOn(Condition, frozen=True):
    """So many black markers of a meaning lie on a node, or on the map."""

    kind: str
    n: int = 1
    place: Where = "any_node"
    goes_by: ClassVar[int] = MARKERS

    def holds(self, g: G, here: Step) -> bool:
        return sum(dict(g.s.nodes[k].markers).get(self.kind, 0) for k in nodes(g, here, self.place)) >= self.n


class TokensOn(Condition, frozen=True):
    """So many planet tokens of a kind lie on a node, or on the map."""

    kind: str
    n: int = 1
    place: Where = "any_node"
    goes_by: ClassVar[int] = TOKENS

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return sum(t.kind == self.kind and t.at in keys for t in g.s.tokens) >= self.n


class Progress(Condition, frozen=True):
    """A counter of the task has come so far; `each` of the explorers adds as much again."""

    counter: str
    n: int
    each: int = 0
    goes_by: ClassVar[int] = PROGRESS

    def holds(self, g: G, here: Step) -> bool:
        return g.s.progress.get(self.counter, 0) >= self.n + self.each * len(g.s.explorers)


class Explorers(Condition, frozen=True):
    """The game has so many explorers, or more."""

    n: int
    goes_by: ClassVar[int] = NOTHING

    def holds(self, g: G, here: Step) -> bool:
        return len(g.s.explorers) >= self.n


class ScarabAbility(Condition, frozen=True):
    """The Scarab is used with a side that has an ability.  UN-SCA-01, UN-SCA-02, UN-DIF-10"""

    goes_by: ClassVar[int] = NOTHING

    def holds(self, g: G, here: Step) -> bool:
        return bool(g.s.scarab_side)
