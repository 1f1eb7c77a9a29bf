"""Where an effect happens that names no sector: on the sector of its card, or of its member."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import PLACE
from starboard.games.iss_vanguard.rules.places import sectors_of, top_place
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.games.iss_vanguard.rules.threats import threat_of
from starboard.kernel.verbs import NOTHING, Step

ON_THREAT = -1


def sector_of(g: G, here: Step, sector: int = 0) -> int:
    """The sector that an effect means; 0: it has none.  -1 names the sector of the Threat whose effect it is."""
    if sector > 0:
        return sector
    s = g.s
    source = str(here.source)
    threat = threat_of(g, source)
    me = member_of(s, here.seat)
    if sector == ON_THREAT:
        return threat.at if threat is not None else 0
    if source in g.book.places:
        if me is not None and top_place(g.book, s, me.at) == source:
            return me.at
        lies = sectors_of(g.book, s, source)
        if lies:
            return lies[0]
    if me is not None:
        return me.at
    return threat.at if threat is not None else 0


def sector_at_stake(g: G, here: Step, sector: int = 0) -> int:
    """Whether who stands where decides which sector an effect means."""
    return NOTHING if sector or str(here.source) in g.book.places else PLACE
