"""Rest and Prepare.  IV-RST-01, IV-RST-02, IV-RST-03, IV-PRE-01, IV-PRE-02"""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.hand import DrawSection
from starboard.games.iss_vanguard.rules.modifiers import rest_cost
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.slots import Reactivate
from starboard.games.iss_vanguard.rules.supplies import change_supplies
from starboard.games.iss_vanguard.rules.team import member
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.kernel.verbs import Step, Verb


class Rest(Verb, frozen=True):
    """Supplies fall, half of the dice come back, a card is drawn; then come cards that add to it.

    IV-RST-01, IV-RST-02, IV-RST-03
    """

    def run(self, g: G, here: Step) -> None:
        me = member(g.s, here.seat)
        change_supplies(g, here.seat, -rest_cost(g, here.seat))
        g.did("rest", here.seat)
        dice = (len(me.slots) + len(me.used) + 1) // 2
        g.push(here.seat, Reactivate(n=dice), DrawSection(), Added("rest"))


class Added(Verb, frozen=True):
    """What cards add to a Rest or a Prepare."""

    when: Literal["rest", "prepare"]

    def run(self, g: G, here: Step) -> None:
        happen(g, self.when, here.seat)


class Prepare(Verb, frozen=True):
    """A card is drawn, a test for combinations is made, or both in either order.  IV-PRE-01"""

    way: Literal["draw", "test", "draw_test", "test_draw"]

    def run(self, g: G, here: Step) -> None:
        g.did("prepare", here.seat, self.way)
        parts: dict[str, Verb] = {"draw": DrawSection(), "test": StartTest()}
        g.push(here.seat, *(parts[part] for part in self.way.split("_")), Added("prepare"))
