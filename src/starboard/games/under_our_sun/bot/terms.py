"""The parts of a side's standing by their words, in AP, so that an adviser can say why."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot import standing, traitor
from starboard.games.under_our_sun.rules.sides import the_son
from starboard.kernel.words import Seat


def terms(g: G, seat: Seat) -> dict[str, float]:
    """What the standing of a seat's side is made of."""
    son = the_son(g)
    return traitor.parts(g, son) if son is not None and son.seat == seat else standing.parts(g)
