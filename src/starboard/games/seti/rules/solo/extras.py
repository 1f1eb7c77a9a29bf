"""What stands beside an action on a card of the rival."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.solo.gains import progress
from starboard.games.seti.world import RivalAction


def extras(g: G, action: RivalAction) -> None:
    """The points, publicity and progress that stand beside an action."""
    if action.vp:
        gain(g, RIVAL, "vp", action.vp)
    if action.publicity:
        gain(g, RIVAL, "publicity", action.publicity)
    progress(g, action.progress)
