"""Arriving on a sector, by a Move or by whatever else.  IV-MOV-06, IV-MOV-08, IV-MOV-10, IV-MOV-12, IV-MOV-13"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.memory import Moving
from starboard.games.iss_vanguard.rules.arriving import put_on
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.verbs import Step, Verb


class ArriveThere(Verb, frozen=True, tag="arrive"):
    """The member arrives at the other end of the route.  IV-MOV-06, IV-MOV-15"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        scope = g.find(Moving)
        me = member_of(g.s, here.seat)
        if scope is not None and me is not None and me.at != scope.to:
            put_on(g, here.seat, scope.to)
