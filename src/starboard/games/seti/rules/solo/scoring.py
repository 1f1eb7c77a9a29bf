"""How a solo game ends.  SE-SLO-28, SE-SLO-29, SE-SLO-53."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import ALONE, RIVAL
from starboard.kernel.words import Outcome


def solo_outcome(g: G) -> Outcome:
    """The player wins with more points than the rival; a tie is lost.  SE-SLO-53."""
    scores = tuple(player.vp for player in g.s.players)
    if scores[ALONE] > scores[RIVAL]:
        return Outcome("win", (ALONE,), scores, "end-solo-won")
    return Outcome("loss", (), scores, "end-solo-lost")
