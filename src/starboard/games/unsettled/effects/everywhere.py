"""An effect that happens at each of several nodes, one after the other."""

from typing import Any

from msgspec import Struct, structs

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.selectors import of_where
from starboard.games.unsettled.effects.where import NodeWith, Where, nodes
from starboard.games.unsettled.rules.facets import change_of, ever, stake_of
from starboard.kernel.verbs import Step, Verb, Verbs


class AtEach(Part, frozen=True):
    """At each of these nodes, in the order of the map, this; `there` in it means the node.  UN-EXP-11"""

    nodes: Where
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *self.each(g, here), source=here.source)

    def each(self, g: G, here: Step) -> tuple[Verb, ...]:
        """What happens, at one node after the other."""
        return tuple(with_place(verb, key) for key in nodes(g, here, self.nodes) for verb in self.does)

    def goes_by_now(self, g: G, here: Step) -> int:
        return of_where(g, here, self.nodes) | stake_of(g, here, self.each(g, here))

    def at_stake(self, g: G, here: Step) -> int:
        return self.goes_by_now(g, here)

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        return change_of(g, here, self.each(g, here))

    def calls_ever(self, book: Book) -> int:
        return ever(book, self.does)


def with_place(value: Any, node: str) -> Any:
    """The same with this node wherever it says `there`, however deep."""
    if value == "there":
        return NodeWith(node=node)
    if isinstance(value, tuple):
        return tuple(with_place(item, node) for item in value)
    if isinstance(value, Struct):
        return structs.replace(value, **{f: with_place(getattr(value, f), node) for f in value.__struct_fields__})
    return value
