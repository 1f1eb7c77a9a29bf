"""The crew's chance to win, from its standing and from how much of its endurance is spent.

Fitted to the turns of games that quick bots played: of the crews that stood so, so many came home.
"""

from math import exp

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE

BASE, STANDING, SPENT = -1.9, 8.4, -5.4


def chance_to_win(g: G, value: float) -> float:
    """The chance that a standing of this value comes to at this position."""
    if value in (0.0, 1.0):
        return value
    return 1.0 / (1.0 + exp(-(BASE + STANDING * value + SPENT * time_gone(g))))


def time_gone(g: G) -> float:
    """The part of the crew's hours that is behind it."""
    explorers = g.s.explorers
    if not explorers:
        return 0.0
    weary = sum(ENDURANCE - e.endurance for e in explorers) / len(explorers)
    return (weary + g.s.time / g.book.numbers["spaces"]) / ENDURANCE
