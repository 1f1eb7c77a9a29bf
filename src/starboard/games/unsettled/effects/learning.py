"""Insight, comprehension, breakthroughs and distress: what effects teach, and what they do to the mind."""

from typing import ClassVar

from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.who import Who, affected, people
from starboard.games.unsettled.model.ids import Discipline
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import breakthroughs, comprehension, distress, insight
from starboard.kernel.verbs import Step

CALM = frozenset({"distress"})


class GainInsight(Part, frozen=True):
    """The pursuit cube goes up.  UN-INS-01 to 04"""

    n: Amount = 1
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in reversed(affected(g, here, self, self.who)):
            insight.gain(g, seat, amount(g, here, self.n))


class LoseInsight(Part, frozen=True):
    """The pursuit cube goes down; as a cost it must be able to.  UN-INS-07 to 09"""

    n: Amount = 1
    who: Who = "self"

    def possible(self, g: G, here: Step) -> bool:
        return any(g.s.explorers[seat].insight > 0 for seat in people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            insight.lose(g, seat, amount(g, here, self.n))


class SetPursuit(Part, frozen=True):
    """The pursuit cube shows another discipline, back at the bottom."""

    discipline: Discipline
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            g.push(seat, insight.Pursue(self.discipline))


class GainComprehension(Part, frozen=True):
    """A token and its breakthrough.  UN-CMP-01, 02"""

    discipline: Discipline | None = None  # the one that the explorer pursues
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in reversed(affected(g, here, self, self.who)):
            comprehension.gain(g, seat, self.discipline or g.s.explorers[seat].pursuit)


class DrawBreakthrough(Part, frozen=True):
    """A breakthrough without its token.  UN-BRK-02"""

    discipline: Discipline
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            breakthroughs.draw(g, seat, self.discipline)


class GainDistress(Part, frozen=True):
    """Distress is drawn, or endurance lost for it: never refused.  UN-DIS-01, 14, 16, 21"""

    n: Amount = 1
    who: Who = "self"
    threatens: ClassVar[frozenset[str]] = frozenset({"distress", "endurance"})

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        g.put(*(Step(distress.DrawDistress(amount(g, here, self.n)), seat, here.source) for seat in seats))


class RemoveDistress(Part, frozen=True):
    """Distress goes to the bottom of the deck; its owner chooses.  UN-DIS-08, 15, UN-DSH-16, 20, UN-GLO-22"""

    n: int = 1
    who: Who = "self"
    helps: ClassVar[frozenset[str]] = CALM

    def possible(self, g: G, here: Step) -> bool:
        return any(len(distress.held(g, seat)) >= self.n for seat in people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        able = [seat for seat in people(g, here, self.who) if distress.held(g, seat)]
        seats = affected(g, here, self, self.who, able)
        g.put(*(Step(distress.DropDistress(self.n), seat, here.source) for seat in seats))
