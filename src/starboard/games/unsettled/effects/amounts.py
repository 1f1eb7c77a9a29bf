"""Amounts: a number, or something that is counted or rolled when the effect resolves."""

from typing import Literal, TypeAlias

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DIE
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, people
from starboard.kernel.forms import Counter, amount
from starboard.kernel.verbs import Step

__all__ = ["Amount", "Count", "amount"]

Counted: TypeAlias = Literal[
    "roll",
    "explorers",
    "focus",
    "distress",
    "discoveries",
    "comprehension",
    "markers",
    "tokens",
    "resource",
    "progress",
]


class Count(Counter, frozen=True):
    """`{count: explorers}`, `{count: distress, who: crew}`, `{count: tokens, kind: bug, where: here}`."""

    count: Counted
    who: Who = "self"
    where: Where = "here"
    kind: str = ""
    times: int = 1

    def number(self, g: G, here: Step) -> int:
        return self.times * _counted(g, here, self)


Amount: TypeAlias = int | Count


def _counted(g: G, here: Step, n: Count) -> int:
    s = g.s
    seats = [s.explorers[seat] for seat in people(g, here, n.who)]
    places = [s.nodes[key] for key in nodes(g, here, n.where)]
    match n.count:
        case "roll":
            return DIE[g.roll(len(DIE), "die")]
        case "explorers":
            return len(s.explorers)
        case "focus":  # UN-FOC-18
            return sum(sum(e.focus) for e in seats)
        case "distress":
            return sum(1 for e in seats for card in e.distress if card)
        case "discoveries":
            return sum(len(e.finds) for e in seats)
        case "comprehension":
            return sum(1 for e in seats for token in e.comprehension if n.kind in ("", token))
        case "markers":
            return sum(dict(node.markers).get(n.kind, 0) for node in places)
        case "tokens":
            at = {node.key for node in places}
            return sum(1 for token in s.tokens if token.at in at and n.kind in ("", token.kind))
        case "resource":
            return sum(node.data if n.kind == "data" else node.materials for node in places)
        case "progress":
            return s.progress.get(n.kind, 0)
