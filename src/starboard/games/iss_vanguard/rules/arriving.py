"""What happens to who arrives on a sector.  IV-MOV-08, IV-MOV-10, IV-MOV-12, IV-MOV-13"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.team import member, member_id, sector_id
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def put_on(g: G, seat: Seat, at: int) -> None:
    """A member comes to a sector by whatever means; in the own turn its entry is read, unless a card covers it.

    IV-MOV-08, IV-MOV-10, IV-MOV-12, IV-MOV-13
    """
    me = member(g.s, seat)
    me.at = at
    g.did("arrive", seat, member_id(seat), sector_id(at))
    if g.s.active == seat:
        g.push(seat, Arrived())


class Arrived(Verb, frozen=True):
    """What a sector and cards say of who arrives in the own turn.  IV-MOV-08, IV-MOV-13"""

    def run(self, g: G, here: Step) -> None:
        me = member(g.s, here.seat)
        sector = g.book.sectors[g.s.planet][me.at]
        happen(g, "arrival", here.seat)
        if sector.entry and not g.s.sectors[me.at].places:
            g.push(here.seat, ReadEntry(sector.entry), source=sector_id(me.at))
