"""Effects that end a test before its last steps.  IV-SPE-07, IV-TST-24"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import Result
from starboard.games.iss_vanguard.rules.outcomes import ApplyOutcome, ResolveOutcomes, end_early
from starboard.kernel.verbs import Step, Verb


class OutcomeNow(Verb, frozen=True, tag="outcome"):
    """The test stops, all dice go to the discards of their owners, and this outcome happens.  IV-SPE-07, IV-SPE-12"""

    colour: Result = "red"
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if g.s.test is not None:
            end_early(g, ApplyOutcome(self.colour))


class GoToDiscard(Verb, frozen=True):
    """The test goes to step 9: nothing is marked, step 10 resolves only tracks that are due.  IV-TST-24"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if g.s.test is not None:
            end_early(g, ResolveOutcomes())
