"""The pieces that are never lost during a game, and those that have come into play."""

from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import Table
from starboard.games.unsettled.rules.distress import Cover


def counts(s: Table) -> dict[str, int]:
    """Pieces of each kind, wherever they lie: never more, never fewer."""
    people = s.explorers
    finds = [f for e in people for f in e.finds]
    return {
        "focus cubes": sum(len(e.focus) for e in people),
        "distress": len(s.distress)
        + len(s.boxed)
        + sum(map(bool, (c for e in people for c in e.distress)))
        + _on_stack(s),
        "anomalies": len(s.anomalies) + len(s.consumed) + sum(1 for f in finds if f.anomaly),
        "structures": len(s.structures),
        "places": len(s.environment) + len(s.face_down) + len(s.aside) + _shown_places(s),
    }


def in_play(s: Table) -> list[str]:
    """The cards that lie open somewhere, or did."""
    people = s.explorers
    return [
        *s.nodes,
        *(m.card for m in s.moments if m.card),
        *(d for m in s.moments for d in m.discoveries),
        *(d for n in s.nodes.values() for d in n.discoveries),
        *(card for e in people for card in (*e.breakthroughs, *e.distress, *e.cards, *e.engaged) if card),
        *(key for e in people for f in e.finds for key in (f.discovery, f.anomaly) if key),
        *s.shown,
        *s.spent,
        *s.consumed,
    ]


def _on_stack(s: Table) -> int:
    """Distress that is drawn and not yet placed waits on the stack."""
    return sum(isinstance(step.verb, Cover) for step in s.stack)


def _shown_places(s: Table) -> int:
    """Environment cards that lie face up on the map."""
    return sum(not node.hidden for node in s.nodes.values()) - (SCARAB in s.nodes)
