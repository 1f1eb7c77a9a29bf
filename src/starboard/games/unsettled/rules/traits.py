"""Personality traits: which of its two sides a tile shows, and the action that it covers.  UN-TRT"""

from typing import TYPE_CHECKING

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import Action
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.modifiers import ReplaceAction, in_force
from starboard.kernel.words import Seat

if TYPE_CHECKING:
    from starboard.games.unsettled.world import ActionSpace, TraitSide


def side(g: G, seat: Seat) -> "TraitSide | None":
    """White while trust is high, black while it is low: so every tile flips and moves by itself.  UN-TRT-03 to 06"""
    trait = console(g).traits.get(g.s.explorers[seat].trait)
    return None if trait is None else trait.white if g.s.trust else trait.black


def personal(g: G, seat: Seat, action: Action) -> "ActionSpace":
    """A personal action as this explorer can use it now: its own, the trait's or a planet's.  UN-TRT-02"""
    book = console(g)
    for _, replaced in in_force(g, ReplaceAction, seat):
        if replaced.action == action:
            return book.spaces[replaced.by]
    up = side(g, seat)
    return up.space if up is not None and up.covers == action else book.spaces[action]
