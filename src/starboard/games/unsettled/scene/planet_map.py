"""The map: nodes on a grid around the Scarab, the locations that can be explored, and what lies where."""

from collections.abc import Iterator

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import FACING, MARKERS, SCARAB, STEP, offset
from starboard.games.unsettled.model.node import Node
from starboard.games.unsettled.rules import opportunities
from starboard.games.unsettled.rules.exploration import BARRIER, IMPASSABLE, around, icons
from starboard.games.unsettled.wording import card_text
from starboard.kernel.ids import pid
from starboard.kernel.scene import Board, Edge, Piece, Place, Tip
from starboard.kernel.texts import Say

WALLS = (BARRIER, IMPASSABLE)


def draw_map(g: G, say: Say) -> Board:
    """Nodes and the empty locations beside them; `look` is the hue from which the planet's pictures are drawn."""
    s = g.s
    nodes = [place(g, node, say) for node in s.nodes.values()]
    beside = {at + step for at in s.grid for step in STEP.values()} - set(s.grid) if s.environment else set()
    empty = [_empty(g, at, say) for at in sorted(beside)]
    hue = g.book.world.cartridge.hue
    return Board(
        "map", say("map"), "grid", (*nodes, *empty), tuple(pieces(g, say)), tuple(edges(g, say)), look=f"hue-{hue}"
    )


def _empty(g: G, at: int, say: Say) -> Place:
    x, y = offset(at)
    return Place(str(at), g.rules.name(g, at, say), x, y, say("unexplored"), "empty", unknown=True)


def place(g: G, node: Node, say: Say) -> Place:
    """A node with what it says: its flavour and rules are told when it is pressed."""
    printed = g.book.environment.get(node.key)
    facts = [say("investigated")] * node.investigated
    facts += [say("build-site")] * (printed is not None and printed.build_site)
    told = card_text(printed, say) if printed is not None else ""
    if printed is not None and printed.flavour is not None:
        told = f"{told} {say.text(printed.flavour)}".strip()
    x, y = offset(node.place)
    label = g.rules.name(g, node.key, say)
    look = "hidden" if node.hidden else node.key
    note, tip = ", ".join(facts), Tip(told) if told else None
    return Place(node.key, label, x, y, look=look, note=note, unknown=node.hidden, tip=tip)


def pieces(g: G, say: Say) -> list[Piece]:
    """Who stands where, the moment markers, structures, and what lies on each node."""
    s = g.s
    found = [
        Piece(pid("explorer", e.seat), "explorer", say.seat(e.seat, "explorer"), e.at, e.seat) for e in s.explorers
    ]
    found.append(Piece("luna", "luna", say("luna"), s.luna, icon="luna"))
    found += [
        Piece(marker, "moment", say.word(marker), opportunities.marker_of(g, moment.card), icon=marker)
        for marker, moment in zip(MARKERS, s.moments, strict=True)
        if moment.card
    ]
    found += [Piece(t.key, "structure", g.rules.name(g, t.key, say), t.at, icon=t.key) for t in s.structures if t.at]
    found += [Piece(pid("token", t.id), "token", g.rules.name(g, t.kind, say), t.at, icon=t.kind) for t in s.tokens]
    for node in s.nodes.values():
        found += _lying(g, node, say)
    return found


def _lying(g: G, node: Node, say: Say) -> Iterator[Piece]:
    """Resources, black markers and discoveries on one node."""
    for kind, n in (("data", node.data), ("materials", node.materials), *node.markers):
        if n:
            noun = say.noun(kind)
            what = noun.with_count(n) if noun is not None else g.rules.name(g, kind, say)
            yield Piece(pid(kind, "at", node.key), "lying", what, node.key, icon=kind, text=str(n), count=n)
    for key in node.discoveries:
        yield Piece(key, "discovery", g.rules.name(g, key, say), node.key, icon="discovery")
    if node.key == SCARAB and g.s.scarab_cubes:
        n = g.s.scarab_cubes
        yield Piece("scarab-cubes", "lying", say("scarab-cubes", n=n), SCARAB, icon="cube", text=str(n), count=n)


def edges(g: G, say: Say) -> Iterator[Edge]:
    """What lies between two nodes, each pair once, and on the edges of a node towards what nobody has seen."""
    for key in g.s.nodes:
        for side, at, to in around(g, key):
            met = (*icons(g, key, side), *(icons(g, to, FACING[side]) if to else ()))
            if (to and side not in ("east", "south")) or (not to and not g.s.environment):
                continue
            for icon in sorted(dict.fromkeys(met), key=lambda icon: icon not in WALLS):
                times = met.count(icon) if icon not in WALLS else 1
                more = str(times) if times > 1 else ""
                yield Edge(key, to or str(at), g.rules.name(g, icon, say), icon, more, icon in WALLS)
