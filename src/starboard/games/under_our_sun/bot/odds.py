"""The chance to win that a standing stands for.

Fitted to the turns of 37 games that quick bots played on an easy mission: of the groups that stood so, so many won.
"""

from math import exp

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot.wellbeing import phases_left

BASE, STANDING, SPENT = -9.6, 14.4, -0.25


def chance_to_win(g: G, value: float) -> float:
    """The chance that a standing of this value comes to at this position."""
    if value in (0.0, 1.0):
        return value
    return 1.0 / (1.0 + exp(-(BASE + STANDING * value + SPENT * time_gone(g))))


def time_gone(g: G) -> float:
    """The part of the mission's days that is over."""
    return 1.0 - phases_left(g) / (3 * g.book.mission.days)
