"""What a program needs to play Under our Sun sensibly: how a side stands, what somebody might well do next, what a seat
knows as numbers."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot import standing, traitor
from starboard.games.under_our_sun.bot.features import FEATURES
from starboard.games.under_our_sun.bot.odds import chance_to_win
from starboard.games.under_our_sun.bot.policy import prune, rollout
from starboard.games.under_our_sun.bot.terms import terms
from starboard.games.under_our_sun.rules.sides import the_son
from starboard.kernel.words import Seat


def value(g: G, seat: Seat) -> float:
    """How a seat's side stands, from 0 to 1.  Bots ask it of worlds dealt anew, in which the Son may be anybody."""
    s = g.s
    if s.outcome is not None:
        return s.outcome.value(seat)
    son = the_son(g)
    return traitor.value(g, son) if son is not None and son.seat == seat else standing.value(g)


__all__ = ["FEATURES", "chance_to_win", "prune", "rollout", "terms", "value"]
