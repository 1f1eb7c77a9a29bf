"""Planet cards, markers and the nodes that a planet lays out itself: the words of the glossary.  UN-GLO-09, 12 to 17"""

from msgspec import structs

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.node import Node
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses, exploration
from starboard.games.unsettled.rules.modifiers import IgnorePlanetCard, in_force
from starboard.kernel.words import Seat


def draw(g: G, seat: Seat, deck: str) -> None:
    """The top card of this deck; an empty one is shuffled anew from what was discarded.  UN-GLO-15"""
    s, cards = g.s, console(g).planet
    if any(m.deck == deck for _, m in in_force(g, IgnorePlanetCard, seat)):
        return
    if not any(cards[c].deck == deck for c in s.planet):
        again = [c for c in s.spent if c in cards and cards[c].deck == deck]
        s.spent = [c for c in s.spent if c not in again]
        g.shuffle(again)
        s.planet.extend(again)
    top = next((c for c in reversed(s.planet) if cards[c].deck == deck), "")
    if top:
        reveal(g, seat, top)


def reveal(g: G, seat: Seat, card: str) -> None:
    """A planet card comes to light: discarded, kept, engaged, or left in the planet area.  UN-GLO-13, 17"""
    s = g.s
    if card not in s.planet:
        return
    g.barrier()
    s.planet.remove(card)
    goes = console(g).planet[card].goes
    if goes == "discard":
        s.spent.append(card)
    elif goes == "area":
        s.shown.append(card)
    elif goes == "keep":
        s.explorers[seat].cards.append(card)
    else:
        s.explorers[seat].engaged.append(card)
    g.did("planet_card", seat, card)
    clauses.of_card(g, seat, card, "on_reveal")


def mark(g: G, node: str, meaning: str, n: int) -> None:
    """Black markers of a meaning are put on a node or taken from it."""
    there = dict(g.s.nodes[node].markers)
    there[meaning] = max(0, there.get(meaning, 0) + n)
    markers = tuple((k, v) for k, v in there.items() if v)
    exploration.put(g, structs.replace(g.s.nodes[node], markers=markers))


def distance(g: G, start: str, goals: set[str]) -> int:
    """How many moves it is to the nearest of these nodes."""
    for n in range(len(g.s.nodes)):
        if goals & set(exploration.within(g, start, n)):
            return n
    return len(g.s.nodes)


def lay_node(g: G, seat: Seat, node: str, place: int, hidden: bool) -> None:
    """A card by name, wherever it waits, or the top one, comes onto the map."""
    s = g.s
    if place in s.grid:
        return
    if node and node in s.aside:
        s.aside.remove(node)
    elif node and node in s.environment:
        s.environment.remove(node)
    elif not node and s.environment:
        node = g.draw(s.environment)
    else:
        return
    if hidden:
        exploration.cover(g, node, place)
    else:
        exploration.lay(g, seat, node, place)


def remove_scarab(g: G, seat: Seat) -> None:
    """Who was aboard stays on the location, on the nearest node in play."""
    s = g.s
    if SCARAB not in s.nodes:
        return
    near = exploration.neighbours(g, SCARAB)
    if not near:
        return
    del s.grid[s.nodes.pop(SCARAB).place]
    for explorer in s.explorers:
        if explorer.at == SCARAB:
            explorer.at = near[0]
    if s.luna == SCARAB:
        s.luna = near[0]
    g.did("scarab_leaves", seat)


def return_scarab(g: G, seat: Seat, place: int) -> None:
    """The Scarab comes back to an empty location."""
    s = g.s
    if SCARAB not in s.nodes and place not in s.grid:
        s.nodes[SCARAB] = Node(SCARAB, place)
        s.grid[place] = SCARAB
        g.did("scarab_returns", seat)
