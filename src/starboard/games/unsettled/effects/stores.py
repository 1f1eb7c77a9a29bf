"""Resources: gained from the supply, put on nodes, collected from them."""

from typing import Literal

from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import place
from starboard.games.unsettled.model.ids import Resource
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import resources
from starboard.kernel.verbs import Step

Loose = Literal["data", "materials"]


class Gain(Part, frozen=True):
    """From the supply to the crew's store; a gain stopped by a limit is no hindrance.  UN-RES-12, 17, UN-FOC-23, 35"""

    kind: Resource
    n: Amount = 1

    def run(self, g: G, here: Step) -> None:
        resources.gain(g, here.seat, self.kind, amount(g, here, self.n))


class LoseStored(Part, frozen=True):
    """The crew's store loses what it has, up to so much.  UN-RES-15, 16"""

    kind: Resource
    n: Amount = 1

    def run(self, g: G, here: Step) -> None:
        resources.lose(g, here.seat, self.kind, amount(g, here, self.n))


class AddToNode(Part, frozen=True):
    """From the supply onto a node.  UN-RES-14"""

    kind: Loose
    n: Amount = 1
    where: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        return bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            n = amount(g, here, self.n)
            resources.change_node(g, key, self.kind, n)
            g.did("add_to_node", here.seat, self.kind, key, n=n)


class CollectFromNode(Part, frozen=True):
    """From a node to the crew's store, as much as lies there.  UN-RES-03, 06, 13, 19, 20"""

    kind: Loose
    n: Amount = 1
    where: Where = "here"

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            resources.collect(g, here.seat, self.kind, amount(g, here, self.n), key)


class RemoveFromNode(Part, frozen=True):
    """From a node to the supply; as a cost all of it must lie there."""

    kind: Loose
    n: Amount = 1
    where: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        n = amount(g, here, self.n)
        return any(resources.on_node(g, key, self.kind) >= n for key in nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            resources.change_node(g, key, self.kind, -amount(g, here, self.n))
            g.did("remove_from_node", here.seat, self.kind, key)
