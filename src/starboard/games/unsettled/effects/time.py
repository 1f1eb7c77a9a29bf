"""Time and the triggers on the timeline."""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import TRIGGERS
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.model.node import Trigger
from starboard.games.unsettled.rules.facets import LAID, SPARED, TIME, by_time
from starboard.games.unsettled.rules.time import pass_time
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step


class AdvanceTime(Part, frozen=True):
    """Time goes on: as a cost it can always be paid.  UN-TIM-01, UN-TIM-16"""

    n: Amount = 1
    goes_by: ClassVar[int] = SPARED
    alters: ClassVar[int] = TIME

    def run(self, g: G, here: Step) -> None:
        pass_time(g, here.seat, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change("time", self.n)

    def alters_now(self, g: G, here: Step) -> int:
        return by_time(g)


class AddTrigger(Part, frozen=True):
    """One of the six trigger tokens is laid on a space, or so many ahead of the marker.  UN-SET-20, UN-TIM-10"""

    kind: str
    space: int = -1
    ahead: int = 0
    goes_by: ClassVar[int] = TIME | LAID
    alters: ClassVar[int] = LAID

    def text_values(self) -> dict[str, int]:
        """On screen the spaces are counted from 1."""
        return {"space": self.space + 1} if self.space >= 0 else {}

    def run(self, g: G, here: Step) -> None:
        s, spaces = g.s, g.book.numbers["spaces"]
        if len(s.triggers) == TRIGGERS:
            return
        space = (s.time + self.ahead) % spaces if self.space < 0 else self.space % spaces
        s.serials += 1
        s.triggers.append(Trigger(s.serials, self.kind, space))
        g.did("add_trigger", here.seat, self.kind, n=space)


class RemoveTrigger(Part, frozen=True):
    """The trigger tokens of a kind leave the timeline.  UN-TIM-15"""

    kind: str
    goes_by: ClassVar[int] = LAID
    alters: ClassVar[int] = LAID

    def run(self, g: G, here: Step) -> None:
        g.s.triggers = [t for t in g.s.triggers if t.kind != self.kind]
        g.did("remove_trigger", here.seat, self.kind)
