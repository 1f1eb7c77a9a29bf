"""Personality traits: which of its two sides a tile shows, and the action that it covers.  UN-TRT"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.world import TraitSide
from starboard.kernel.words import Seat

NOTHING: dict[str, str] = {}


def side(g: G, seat: Seat) -> "TraitSide | None":
    """White while trust is high, black while it is low: so every tile flips and moves by itself.

    UN-TRT-03, UN-TRT-04, UN-TRT-05, UN-TRT-06
    """
    trait = g.book.traits.get(g.s.explorers[seat].trait)
    return None if trait is None else trait.white if g.s.trust else trait.black


def covers(g: G, seat: Seat) -> dict[str, str]:
    """The personal actions on which another space lies now for this explorer.  UN-TRT-02, UN-TRT-16"""
    return g.book.covers.get((g.s.explorers[seat].trait, bool(g.s.trust)), NOTHING)
