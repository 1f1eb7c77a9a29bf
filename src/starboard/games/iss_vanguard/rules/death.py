"""A member dies in the field.  IV-SUR-07, IV-SUR-08, IV-CRW-11"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.memory import Testing, Turn
from starboard.games.iss_vanguard.rules.ending import bury, end_exploration, leads_in_hand
from starboard.games.iss_vanguard.rules.team import living, member_of
from starboard.kernel.picking import Pick
from starboard.kernel.verbs import Step, Verb


class KillMember(Verb, frozen=True, tag="kill"):
    """A member dies and leaves the board; the others play on, and after the last one the evacuation entry is read.

    IV-SUR-07, IV-SUR-08, IV-CRW-11
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        me = member_of(s, here.seat)
        if me is None:
            return
        g.did("died", here.seat, me.crew)
        bury(g, me)
        s.stack[:] = [step for step in s.stack if step.seat != here.seat or not isinstance(step.verb, Pick)]
        if not living(s):
            end_exploration(g, here.seat, "failure", g.book.worlds[s.planet].planet.evacuation)
            return
        drawn = leads_in_hand(s)
        if s.active == here.seat and g.find(Turn) is not None:
            g.cut(Turn)
        elif s.test is not None and s.test.seat == here.seat:  # as in the landing
            g.cut(Testing)
        for token in leads_in_hand(s):
            drawn.remove(token)
        s.leads_aside += drawn
