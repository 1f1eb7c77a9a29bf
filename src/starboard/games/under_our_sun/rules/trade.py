"""Trade between characters and dealings with merchants.  OS-INT-16, OS-INT-17, OS-INT-18, OS-MER."""

from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.offers import Offer


def trade_offers(now: Now) -> list[Offer]:
    """Partners on the tile."""
    return []
