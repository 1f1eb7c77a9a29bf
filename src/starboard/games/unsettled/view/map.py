"""The map: nodes around the Scarab, the locations that can be explored, and who stands where."""

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import FACING, STEP, offset
from starboard.games.unsettled.model.node import Node
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.exploration import around, icons
from starboard.kernel.scene import Board, Edge, Piece, Place
from starboard.kernel.texts import Say


def draw_map(g: G, say: Say) -> Board:
    """Nodes and the empty locations beside them, as places of one graph."""
    s = g.s
    nodes = [place(g, node, say) for node in s.nodes.values()]
    open_places = {at + step for at in s.grid for step in STEP.values()} - set(s.grid) if s.environment else set()
    empty = [Place(str(at), g.rules.name(g, at, say), *offset(at), "", unknown=True) for at in sorted(open_places)]
    return Board("map", say("map"), "graph", (*nodes, *empty), tuple(pieces(g, say)), tuple(edges(g, say)))


def place(g: G, node: Node, say: Say) -> Place:
    printed = console(g).environment.get(node.key)
    lying = [(node.data, "data"), (node.materials, "materials"), *((n, k) for k, n in node.markers)]
    facts = [say("on-node", n=n, what=g.rules.name(g, kind, say)) for n, kind in lying if n]
    facts += [g.rules.name(g, d, say) for d in node.discoveries]
    facts += [say("investigated")] * node.investigated
    facts += [say("build-site")] * (printed is not None and printed.build_site)
    x, y = offset(node.place)
    label = g.rules.name(g, node.key, say)
    return Place(node.key, label, x, y, note=", ".join(facts), unknown=node.hidden)


def pieces(g: G, say: Say) -> list[Piece]:
    s = g.s
    found = [Piece(f"explorer_{e.seat}", "explorer", say("explorer", n=e.seat + 1), e.at, e.seat) for e in s.explorers]
    found.append(Piece("luna", "luna", say("luna"), s.luna))
    found += [Piece(t.key, "structure", g.rules.name(g, t.key, say), t.at) for t in s.structures if t.at]
    found += [Piece(f"token_{t.id}", t.kind, g.rules.name(g, t.kind, say), t.at) for t in s.tokens]
    return found


def edges(g: G, say: Say) -> list[Edge]:
    """What lies between two nodes, each pair once: the icons of both facing edges."""
    found = []
    for key in g.s.nodes:
        for side, _, to in around(g, key):
            if to and side in ("east", "south"):
                met = (*icons(g, key, side), *icons(g, to, FACING[side]))
                label = ", ".join(g.rules.name(g, icon, say) for icon in met)
                blocked = "barrier" in met or "impassable_terrain" in met
                found.append(Edge(key, to, label, blocked=blocked))
    return found
