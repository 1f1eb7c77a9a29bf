"""Exploration: the map as a grid of nodes, who is next to whom, and what happens when a card is turned.  UN-EXP"""

from collections.abc import Iterator

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import FACING, STEP, Side
from starboard.games.unsettled.model.node import Node
from starboard.games.unsettled.rules import clauses
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat

BARRIER, IMPASSABLE = "barrier", "impassable_terrain"


def icons(g: G, key: str, side: Side) -> tuple[str, ...]:
    """The icons on one edge of a node; a card face down shows none."""
    edges = g.book.edges.get(key)
    return edges[side] if edges else ()


def around(g: G, key: str) -> Iterator[tuple[Side, int, str]]:
    """The four sides of a node, with the location there and the node that lies on it, if one does.  UN-SCA-03"""
    place, grid = g.s.nodes[key].place, g.s.grid
    for side, step in STEP.items():
        yield side, place + step, grid.get(place + step, "")


def bars(g: G, icon: str, key: str, side: Side, to: str) -> bool:
    """Whether this icon stands on either of two facing edges, as far as they can be seen."""
    walled = g.book.walled[icon]
    return (key, side) in walled or (to, FACING[side]) in walled


def ways(g: G, key: str, walls: tuple[str, ...]) -> list[tuple[int, str, str]]:
    """The four locations around a node: the node there, if any, and the first of these icons that lies between.

    UN-EXP-16, UN-SCA-03
    """
    place, grid, walled = g.s.nodes[key].place, g.s.grid, g.book.walled
    found = []
    for side, step in STEP.items():
        to = grid.get(place + step, "")
        for wall in walls:
            if (key, side) in walled[wall] or (to, FACING[side]) in walled[wall]:
                found.append((place + step, to, wall))
                break
        else:
            found.append((place + step, to, ""))
    return found


def neighbours(g: G, key: str) -> list[str]:
    """Adjacent nodes: a barrier parts them, impassable terrain does not.  UN-EXP-12, UN-MOV-21, UN-MOV-25"""
    return [to for _, to, wall in ways(g, key, (BARRIER,)) if to and not wall]


def within(g: G, key: str, n: int) -> list[str]:
    """The nodes at n moves or fewer, its own included.  UN-EXP-13, UN-EXP-17"""
    found, edge = {key: None}, [key]
    for _ in range(n):
        edge = [to for at in edge for to in neighbours(g, at) if to not in found]
        found |= dict.fromkeys(edge)
    return list(found)


def can_explore(g: G) -> bool:
    """Whether an empty location can be entered.  UN-EXP-05"""
    return bool(g.s.environment)


class Explore(Verb, frozen=True):
    """The top environment card is laid on the declared location, or the one there turned up.

    UN-EXP-01, UN-EXP-02, UN-EXP-03, UN-EXP-04, UN-EXP-05, UN-EXP-06
    """

    place: int

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if self.place in s.covered:
            turn_up(g, here.seat, self.place)
        elif self.place not in s.grid and s.environment:
            lay(g, here.seat, g.draw(s.environment), self.place)


def turn_up(g: G, seat: Seat, place: int) -> str:
    """A hidden node is turned face up: what lies on it stays.  UN-EXP-06, UN-EXP-08, UN-EXP-07"""
    s = g.s
    at = s.covered.index(place)
    old, card = s.grid[place], s.face_down[at]
    g.barrier()
    del s.covered[at], s.face_down[at]
    node = s.nodes.pop(old)
    s.tokens = [structs.replace(t, at=card) if t.at == old else t for t in s.tokens]
    s.moments = [structs.replace(m, at=card) if m.at == old else m for m in s.moments]
    s.avatars = {avatar: card if at == old else at for avatar, at in s.avatars.items()}
    return lay(g, seat, card, place, structs.replace(node, key=card, hidden=False))


def lay(g: G, seat: Seat, card: str, place: int, node: Node | None = None) -> str:
    """A card lies face up on the map, with the items drawn in dotted outlines.

    UN-EXP-03, UN-EXP-04, UN-EXP-10, UN-EXP-18
    """
    s, printed = g.s, g.book.environment[card]
    found = tuple(d for d in printed.discoveries if d in s.discoveries)
    s.discoveries = [d for d in s.discoveries if d not in found]
    old = node or Node(card, place)
    s.nodes[card] = structs.replace(
        old,
        investigated=old.investigated or card in s.searched,
        discoveries=old.discoveries + found,
        data=old.data + printed.data,
        materials=old.materials + printed.materials,
    )
    s.grid[place] = card
    g.did("reveal_node", seat, card)
    clauses.of_card(g, seat, card, "on_reveal")
    clauses.happens(g, "on_node_revealed", seat, card)
    return card


def cover(g: G, card: str, place: int) -> None:
    """A card is laid face down: a node whose card nobody knows.  UN-EXP-09"""
    s, key = g.s, pid("hidden", place)
    s.covered.append(place)
    s.face_down.append(card)
    s.nodes[key] = Node(key, place, hidden=True)
    s.grid[place] = key


def put(g: G, node: Node) -> None:
    """A node as it is from now on."""
    g.s.nodes[node.key] = node
