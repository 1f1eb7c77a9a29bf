"""The lander: its characteristics and its hold, with modules.  IV-LND-01, IV-LND-02, IV-LND-03, IV-LDP-08"""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import Stat


def stat(g: G, what: Stat) -> int:
    """A characteristic of the lander with its modules.  IV-LDP-08, IV-LDP-16, IV-LND-06"""
    s = g.s
    if not s.lander:
        return 0
    own: int = getattr(g.book.landers[s.lander], what)
    return own + sum(g.book.modules[key].stats.get(what, 0) for key in s.modules)


def capacity(g: G, what: Literal["supplies", "personal", "mission", "discoveries"]) -> int:
    """How much of something the lander holds, with its modules.  IV-LND-02, IV-LND-03"""
    s = g.s
    if not s.lander:
        return 0
    own: int = getattr(g.book.landers[s.lander], what)
    return own + sum(g.book.modules[key].capacity.get(what, 0) for key in s.modules)
