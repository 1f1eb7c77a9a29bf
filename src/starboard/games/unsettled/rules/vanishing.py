"""A node leaves the map with all that lies on it, and may come back.  UN-GLO-06, UN-SCA-18"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import HOME, SCARAB, STEP, offset
from starboard.games.unsettled.model.node import Node
from starboard.games.unsettled.rules import exploration, movement, opportunities, structures
from starboard.kernel.words import Seat


def vanish(g: G, seat: Seat, key: str) -> None:
    """The card is out of play until an effect brings it back; who stood there is placed on the nearest node."""
    s = g.s
    to = nearest(g, key)
    if not to:
        return
    node = s.nodes.pop(key)
    del s.grid[node.place]
    card = _uncover(g, node)
    if key == SCARAB:
        g.did("scarab_leaves", seat)
    else:
        s.aside.append(card)
        g.did("remove_node", seat, card)
    _clear(g, seat, node)
    stranded = [e.seat for e in s.explorers if e.at == key]
    if s.nodes[to].hidden and (stranded or s.luna == key):
        to = exploration.turn_up(g, seat, s.nodes[to].place)
    if s.luna == key:
        s.luna = to
        g.did("luna_moves", seat, to)
    for other in stranded:
        movement.put_on(g, other, to)


def nearest(g: G, key: str) -> str:
    """The node to flee to: a revealed one before a hidden one, then the fewest steps away, then the oldest."""
    s = g.s
    others = [node for node in s.nodes.values() if node.key != key] if key in s.nodes else []
    return min(others, key=lambda n: (n.hidden, apart(n.place, s.nodes[key].place)), default=Node("", 0)).key


def apart(a: int, b: int) -> int:
    """How many steps lie between two locations of the grid."""
    (east, south), (x, y) = offset(a), offset(b)
    return abs(east - x) + abs(south - y)


def _uncover(g: G, node: Node) -> str:
    """The card of a node: one that was face down comes to light as it leaves."""
    s = g.s
    if not node.hidden:
        return node.key
    g.barrier()
    at = s.covered.index(node.place)
    del s.covered[at]
    return s.face_down.pop(at)


def _clear(g: G, seat: Seat, node: Node) -> None:
    """Resources and markers to the supply, discoveries and structures to their boards, the rest out of play.

    Its Investigated token is the node's for good, wherever it is.  UN-OPP-02
    """
    s = g.s
    if node.investigated:
        s.searched.append(node.key)
    s.discoveries.extend(node.discoveries)
    s.tokens = [token for token in s.tokens if token.at != node.key]
    s.avatars = {avatar: at for avatar, at in s.avatars.items() if at != node.key}
    for tile in [t for t in s.structures if t.at == node.key]:
        structures.take_back(g, seat, tile.key)
    for card in [m.card for m in s.moments if m.at == node.key and m.card]:
        if opportunities.engaged_with(g, card) is None:
            opportunities.finish(g, seat, card, "discard")


def bring_back_scarab(g: G, seat: Seat, place: int = HOME) -> None:
    """The Scarab lies on the map again: there, or on the nearest location that is empty."""
    s = g.s
    if SCARAB in s.nodes:
        return
    beside = {at + step for at in s.grid for step in STEP.values()} - set(s.grid)
    free = place if place not in s.grid else min(beside, key=lambda at: (apart(at, place), at))
    s.nodes[SCARAB], s.grid[free] = Node(SCARAB, free), SCARAB
    g.did("scarab_returns", seat)
