"""The hidden Son of Liberty: Team cards, abilities, reveal.  OS-MOD."""

from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.offers import Offer


def traitor_offers(now: Now) -> list[Offer]:
    """What only the Son of Liberty may do on their own turn."""
    return []
