"""Technologies of the rival: it has no use of them but to discard them for a bonus.  SE-SLO-18."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL, TECH_COLOURS, TECHS


def drop_tech(g: G, colour: str) -> bool:
    """Discard a technology of this colour, the lowest number first; whether there was one."""
    player, start = g.s.players[RIVAL], 4 * TECH_COLOURS.index(colour)
    for i in range(start, start + 4):
        if player.techs >> i & 1:
            player.techs &= ~(1 << i)
            g.did("drop_tech", RIVAL, TECHS[i])
            return True
    return False
