"""What a program needs to play SETI sensibly: how a seat stands, and what it might well do next."""

from collections.abc import Callable, Sequence
from math import exp

from starboard.games.seti.model.player import Player
from starboard.games.seti.model.table import Table
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat

SPREAD = 18.0  # points by which a lead is nearly safe
TECH, CARD, MISSION, DATA, CREDIT, ENERGY, PUBLICITY, PLACED, KEPT = 3.0, 1.2, 1.5, 1.5, 1.6, 1.6, 0.7, 2.0, 3.0
ROUNDS = 5
LIKED = {  # how gladly a playout does each thing, beside 1 for all else
    "pass": 0.05,
    "decline": 0.2,
    "skip": 0.2,
    "stop": 0.4,
    "orbit": 4.0,
    "land": 6.0,
    "analyze": 6.0,
    "scan": 3.0,
    "research": 3.0,
    "play": 2.5,
    "launch": 2.0,
    "complete": 8.0,
    "cover": 6.0,
    "buy": 0.2,
    "exchange": 0.1,
    "corner": 0.2,
}


def worth(player: Player, left: float) -> float:
    """Points, and what the rest may still bring while there is time for it."""
    stock = (
        CREDIT * player.credits
        + ENERGY * player.energy
        + PUBLICITY * player.publicity
        + DATA * player.data
        + PLACED * player.top
        + CARD * len(player.hand)
        + MISSION * len(player.missions)
    )
    lasting = TECH * player.techs.bit_count() + KEPT * len(player.kept)
    return player.vp + left * (stock + lasting) + (1 - left) * KEPT * len(player.kept)


def value(g: Game[Table], seat: Seat) -> float:
    """From 0 to 1: how far this seat is before the best of the others, as the game goes on."""
    if g.s.outcome is not None:
        return g.s.outcome.value(seat)
    left = max(0.0, 1.0 - (g.s.round - 1) / ROUNDS)
    mine = worth(g.s.players[seat], left)
    others = max(worth(player, left) for player in g.s.players if player.seat != seat)
    return 1.0 / (1.0 + exp((others - mine) / SPREAD))


def rollout(options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options, those that bring points more often."""
    weights = [LIKED.get(option.key, 1.0) for option in options]
    left = chance() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]
