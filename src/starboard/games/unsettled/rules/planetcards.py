"""Planet cards, markers and the nodes that a planet lays out itself: the words of the glossary.

UN-GLO-09, UN-GLO-12, UN-GLO-13, UN-GLO-14, UN-GLO-15, UN-GLO-16, UN-GLO-17
"""

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules import clauses, exploration
from starboard.games.unsettled.rules.modifiers import exempt
from starboard.kernel.words import Seat


def draw(g: G, seat: Seat, deck: str) -> None:
    """The top card of this deck; an empty one is shuffled anew only where the journal says so.  UN-GLO-06, UN-GLO-15"""
    if exempt(g, deck, seat, "draws"):
        return
    top = _top(g, deck)
    if not top and deck in g.book.decks and g.book.decks[deck].shuffled_again:
        _shuffle_again(g, deck)
        top = _top(g, deck)
    if top:
        reveal(g, seat, top)


def _top(g: G, deck: str) -> str:
    """The card that a draw reveals: a mystery is never drawn.  UN-GLO-17"""
    cards = g.book.planet
    return next((c for c in reversed(g.s.planet) if cards[c].deck == deck and not cards[c].mystery), "")


def next_mystery(g: G, deck: str) -> str:
    cards = g.book.planet
    return next((c for c in reversed(g.s.planet) if cards[c].deck == deck and cards[c].mystery), "")


def _shuffle_again(g: G, deck: str) -> None:
    s, cards = g.s, g.book.planet
    again = [c for c in s.spent if c in cards and cards[c].deck == deck and not cards[c].mystery]
    s.spent = [c for c in s.spent if c not in again]
    g.shuffle(again)
    s.planet.extend(again)


def reveal(g: G, seat: Seat, card: str) -> None:
    """A planet card comes to light: discarded, kept, engaged, or left in the planet area.  UN-GLO-13, UN-GLO-17"""
    s = g.s
    if card not in s.planet:
        return
    g.barrier()
    s.planet.remove(card)
    printed = g.book.planet[card]
    goes = "area" if printed.mystery and printed.goes == "discard" else printed.goes
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


def is_open(g: G, card: str) -> bool:
    """Whether a planet card lies open: in the planet area, with an explorer, or just revealed on its way out."""
    s = g.s
    held = (card in e.cards or card in e.engaged for e in s.explorers)
    return card in g.book.planet and (card in s.shown or card in s.spent or any(held))


def keep(g: G, seat: Seat, card: str) -> None:
    """An open card comes to this explorer."""
    _take(g, card)
    g.s.explorers[seat].cards.append(card)
    g.did("keep_card", seat, card)


def discard(g: G, seat: Seat, card: str) -> None:
    """An open card leaves play.  UN-GLO-04"""
    if is_open(g, card) and card not in g.s.spent:
        _take(g, card)
        g.s.spent.append(card)
        g.did("discard", seat, card)


def _take(g: G, card: str) -> None:
    """Wherever an open card lies, it lies there no longer."""
    for pile in (g.s.shown, g.s.spent, *(p for e in g.s.explorers for p in (e.cards, e.engaged))):
        if card in pile:
            pile.remove(card)


def mark(g: G, node: str, meaning: str, n: int) -> None:
    """Black markers of a meaning are put on a node or taken from it."""
    there = dict(g.s.nodes[node].markers)
    there[meaning] = max(0, there.get(meaning, 0) + n)
    markers = tuple((k, v) for k, v in there.items() if v)
    exploration.put(g, structs.replace(g.s.nodes[node], markers=markers))


def distance(g: G, start: str, goals: set[str]) -> int:
    """How many moves it is to the nearest of these nodes."""
    found, edge, n = {start}, [start], 0
    while edge:
        if not goals.isdisjoint(edge):
            return n
        edge = list(dict.fromkeys(to for at in edge for to in exploration.neighbours(g, at) if to not in found))
        found.update(edge)
        n += 1
    return len(g.s.nodes)


def lay_node(g: G, seat: Seat, node: str, place: int, hidden: bool) -> None:
    """A card by name, wherever it waits, or the top one, comes onto the map."""
    s = g.s
    if place in s.grid:
        return
    if node and node in s.aside:
        s.aside.remove(node)
    elif node and node in s.environment:
        g.barrier()
        s.environment.remove(node)
    elif not node and s.environment:
        node = g.draw(s.environment)
    else:
        return
    if hidden:
        exploration.cover(g, node, place)
    else:
        exploration.lay(g, seat, node, place)
