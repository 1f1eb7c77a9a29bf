"""Step 4: the results lie there while cards may change them.  IV-TST-08, IV-TST-22, IV-SUP-02

IV-INJ-22
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import RESULTS
from starboard.games.iss_vanguard.rules.pool import current_test
from starboard.kernel.asking import Moment
from starboard.kernel.verbs import Step, Verb


class ModifyResults(Verb, frozen=True):
    """Step 4: whoever holds a card for it is asked, all at once, again after each card.  IV-TST-08, IV-TST-22"""

    def run(self, g: G, here: Step) -> None:
        current_test(g).step = 4
        g.push(here.seat, ResultsLie(), source=here.source)


class ResultsLie(Moment, frozen=True, kw_only=True):
    """The moment of step 4: cards and Equipment of the active member, one card of each supporter."""

    prompt: ClassVar[str] = "modify"
    because: ClassVar[str] = "results"
    moment: ClassVar[str] = "test"

    def at_stake(self, g: G, here: Step) -> int:
        return RESULTS
