"""Breakthroughs: drawn with comprehension, used as free actions, each once a turn.  UN-BRK"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.table import Deck
from starboard.kernel.words import Seat


def deck(g: G, discipline: str) -> Deck:
    found: Deck = getattr(g.s, discipline)
    return found


def draw(g: G, seat: Seat, discipline: str) -> None:
    """The top card of the discipline, face up; an empty deck gives none.  UN-BRK-02, UN-BRK-03, UN-BRK-10"""
    cards = deck(g, discipline)
    if cards:
        card = g.draw(cards)
        g.s.explorers[seat].breakthroughs.append(card)
        g.did("breakthrough", seat, card)
