"""The survival task and the counters that it or the planet keeps."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.rules import tasks
from starboard.games.unsettled.rules.facets import PROGRESS
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step


class AddProgress(Part, frozen=True):
    """A counter goes up, or down; at its end the effect that is printed there follows.  UN-TSK-09"""

    counter: str
    n: Amount = 1
    goes_by: ClassVar[int] = PROGRESS
    alters: ClassVar[int] = PROGRESS

    def run(self, g: G, here: Step) -> None:
        tasks.count(g, here.seat, self.counter, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n = self.n if isinstance(self.n, int) else 0
        for verb in tasks.at_its_end(g, self.counter, n):
            yield from (structs.replace(change, later=True) for change in verb.amounts(g, here))

    def goes_by_now(self, g: G, here: Step) -> int:
        """What is added comes to as much in any order."""
        return NOTHING if isinstance(self.n, int) and self.n > 0 else PROGRESS
