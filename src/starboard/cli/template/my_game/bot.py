"""How a seat stands, from 0 to 1: with this alone the bots that search and look ahead can play."""

from my_game.book import G
from my_game.model import Player
from starboard.kernel.bot_kit import lead_as_value
from starboard.kernel.words import Seat

CREDIT, CARD = 0.4, 0.5  # what each is worth in points


def value(g: G, seat: Seat) -> float:
    if g.s.outcome is not None:
        return g.s.outcome.value(seat)
    lead = worth(g.s.players[seat]) - max(worth(player) for player in g.s.players if player.seat != seat)
    return lead_as_value(lead, 5)


def worth(player: Player) -> float:
    return player.points + CREDIT * player.credits + CARD * len(player.hand)
