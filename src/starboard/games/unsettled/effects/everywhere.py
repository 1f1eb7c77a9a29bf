"""An effect that happens at each of several nodes, one after the other."""

from typing import Any

from msgspec import Struct, structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import NodeWith, Where, nodes
from starboard.kernel.verbs import Step, Verbs


class AtEach(Part, frozen=True):
    """At each of these nodes, in the order of the map, this; `there` in it means the node.  UN-EXP-11"""

    nodes: Where
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        verbs = [with_place(verb, key) for key in nodes(g, here, self.nodes) for verb in self.does]
        g.push(here.seat, *verbs, source=here.source)


def with_place(value: Any, node: str) -> Any:
    """The same with this node wherever it says `there`, however deep."""
    if value == "there":
        return NodeWith(node=node)
    if isinstance(value, tuple):
        return tuple(with_place(item, node) for item in value)
    if isinstance(value, Struct):
        return structs.replace(value, **{f: with_place(getattr(value, f), node) for f in value.__struct_fields__})
    return value
