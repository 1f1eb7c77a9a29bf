"""Resources: data and materials in the crew's stores, power on the dynamo.  UN-RES"""

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import POWER
from starboard.games.unsettled.rules import exploration
from starboard.kernel.words import Seat


def in_store(g: G, kind: str) -> int:
    """What can be spent, by anyone from anywhere.  UN-RES-01, UN-RES-02"""
    found: int = getattr(g.s, kind)
    return found


def room(g: G, kind: str) -> int | None:
    """How much more the store takes; `None`: any number.  UN-RES-17"""
    return POWER - g.s.power if kind == "power" else None


def gain(g: G, seat: Seat, kind: str, n: int) -> None:
    """From the supply to the store; power only as far as discs are discharged.  UN-RES-12, UN-RES-17, UN-RES-18"""
    limit = room(g, kind)
    more = n if limit is None else min(n, limit)
    setattr(g.s, kind, in_store(g, kind) + more)
    if more:
        g.did("gain", seat, kind, n=more)


def lose(g: G, seat: Seat, kind: str, n: int) -> None:
    """Back to the supply, or to the discharged side.  UN-RES-15, UN-RES-16"""
    lost = min(n, in_store(g, kind))
    setattr(g.s, kind, in_store(g, kind) - lost)
    if lost:
        g.did("spend", seat, kind, n=lost)


def on_node(g: G, node: str, kind: str) -> int:
    found: int = getattr(g.s.nodes[node], kind) if kind != "power" else 0
    return found


def change_node(g: G, node: str, kind: str, by: int) -> None:
    """Units are put on a node or taken from it.  UN-RES-14, UN-EXP-11"""
    there: dict[str, int] = {kind: max(0, on_node(g, node, kind) + by)}
    exploration.put(g, structs.replace(g.s.nodes[node], **there))


def collect(g: G, seat: Seat, kind: str, n: int, node: str) -> None:
    """From a node to the store, as many as lie there.  UN-RES-03, UN-RES-06, UN-RES-13, UN-RES-19, UN-RES-20"""
    taken = min(n, on_node(g, node, kind))
    change_node(g, node, kind, -taken)
    if taken:
        gain(g, seat, kind, taken)
