"""The condition of cards, missions and gold tiles: a counter has a value.  SE-EFF-18, SE-MIS-01."""

from starboard.games.seti.book import G
from starboard.games.seti.rules import counters, in_space
from starboard.kernel.forms import AnyCounter, Condition, Conditions, Counter, all_hold
from starboard.kernel.offers import Judged
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat

COUNTERS = (counters, in_space)  # known as soon as they are imported


class Has(Condition, frozen=True):
    """The counter has at least, or exactly, that value.  SE-MIS-01."""

    count: AnyCounter
    least: int = 1
    exactly: int = -1

    def holds(self, g: G, here: Step) -> bool:
        n = self.count.number(g, here)
        return n == self.exactly if self.exactly >= 0 else n >= self.least

    def reads(self) -> int:
        return self.count.reads()


JUDGED = Judged()


def holds(g: G, seat: Seat, conditions: Conditions, source: str = "") -> bool:
    """Whether all conditions hold now."""
    return not conditions or all_hold(g, Step(JUDGED, seat, source), conditions)


def count(g: G, seat: Seat, what: Counter, source: str = "") -> int:
    return what.number(g, Step(JUDGED, seat, source))
