"""End-of-game cards.  SE-EGC."""

from starboard.games.seti.book import G
from starboard.games.seti.rules.conditions import count, holds
from starboard.games.seti.rules.gold import unmarked_points
from starboard.kernel.words import Seat


def card_points(g: G, seat: Seat) -> int:
    """What the gold boxes of the player's cards score, read at the end of the game.

    SE-EGC-01, SE-EGC-02, SE-EGC-03.
    """
    total = 0
    for key in g.s.players[seat].kept:
        scores = g.book.cards[key].scores
        if scores is None:
            continue
        if scores.special:
            total += unmarked_points(g, seat)
        elif scores.per is not None:
            total += scores.vp * count(g, seat, scores.per, key)
        elif holds(g, seat, scores.requires, key):
            total += scores.vp
    return total
