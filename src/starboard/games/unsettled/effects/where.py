"""Selectors of places: which node an effect means, measured from whoever performs it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules import exploration, opportunities, structures
from starboard.kernel.verbs import Step
from starboard.kernel.words import NOBODY_SEAT, Seat

Simple: TypeAlias = Literal[
    "here",  # the node of who performs the effect
    "luna_node",  # where LUNA stands
    "adjacent_node",  # a neighbour, as one chooses
    "any_node",  # any node of the map
    "any_revealed_node",  # any that lies face up
    "any_hidden_node",  # any that lies face down
    "scarab",  # the Scarab
    "marker",  # the node of this card's moment marker
    "there",  # each of the nodes of an `at_each`
]


class NodeWith(Struct, frozen=True, forbid_unknown_fields=True):
    """`{node: crystal_forest}`, `{within: 2}`, `{structure: laboratory}`, `{token: bug}`, `{occupied: true}`."""

    node: str = ""
    within: int = -1
    structure: str = ""
    token: str = ""
    marker: str = ""  # black markers of this meaning
    resource: Literal["", "data", "materials"] = ""
    occupied: bool = False  # by another explorer
    revealed: bool = False  # never a hidden one
    from_luna: bool = False

    def text_values(self) -> dict[str, str]:
        """Whether something tells the node apart beside its distance and that it is revealed."""
        told = self.node or self.structure or self.token or self.marker or self.resource or self.occupied
        return {"described": "yes" if told else "no"}


Where: TypeAlias = Simple | NodeWith


def origin(g: G, here: Step) -> str:
    """The node from which `here`, `local` and `adjacent` are measured.

    UN-BRK-07, UN-BRK-08, UN-LUN-16, UN-DSC-07, UN-BRK-09
    """
    if here.source in g.book.by_luna:
        return g.s.luna
    return g.s.explorers[here.seat].at


def performer(g: G, here: Step) -> Seat:
    """With whom `local` explorers are together: whoever performs it, or LUNA, who has no seat.  UN-BRK-08"""
    return NOBODY_SEAT if here.source in g.book.by_luna else here.seat


def nodes(g: G, here: Step, where: Where | str) -> list[str]:
    """The nodes that a selector names, in the order of the map.  UN-RES-05"""
    s = g.s
    if isinstance(where, NodeWith):
        start = s.luna if where.from_luna else origin(g, here)
        return [key for key in _near(g, where, start) if _fits(g, here, where, key)]
    if where == "here":
        return [origin(g, here)]
    if where == "luna_node":
        return [s.luna]
    if where == "scarab":
        return [SCARAB] if SCARAB in s.nodes else []
    if where == "adjacent_node":
        return exploration.neighbours(g, origin(g, here))
    if where == "any_node":
        return list(s.nodes)
    if where in ("any_revealed_node", "any_hidden_node"):
        return [key for key, node in s.nodes.items() if node.hidden == (where == "any_hidden_node")]
    if where == "marker":
        at = opportunities.marker_of(g, str(here.source))
        return [at] if at else []
    return [where] if where in s.nodes else []  # a key, once it was chosen


def _near(g: G, where: NodeWith, start: str) -> list[str]:
    if where.node:
        found = [where.node] if where.node in g.s.nodes else []
    else:
        found = exploration.within(g, start, where.within) if where.within >= 0 else list(g.s.nodes)
    if not where.token:
        return found
    bearing = {t.at for t in g.s.tokens if t.kind == where.token}
    return [key for key in found if key in bearing]


def _fits(g: G, here: Step, where: NodeWith, key: str) -> bool:
    node = g.s.nodes[key]
    return (
        (not where.structure or structures.place_of(g, where.structure) == key)
        and (not where.marker or dict(node.markers).get(where.marker, 0) > 0)
        and (not where.resource or getattr(node, where.resource) > 0)
        and not (where.revealed and node.hidden)
        and (not where.occupied or any(e.at == key and e.seat != here.seat for e in g.s.explorers))
    )
