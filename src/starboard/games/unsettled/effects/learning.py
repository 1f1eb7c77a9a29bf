"""Insight, comprehension, breakthroughs and distress: what effects teach, and what they do to the mind."""

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DISTRESS_MOST
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.who import Who, changes, people, seats_for
from starboard.games.unsettled.model.ids import Discipline
from starboard.games.unsettled.rules import comprehension, distress, insight
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat

CALM = frozenset({"distress"})
Learnt: TypeAlias = Discipline | Literal["pursued", "choice"]


class GainInsight(Part, frozen=True):
    """The pursuit cube goes up.  UN-INS-01, UN-INS-02, UN-INS-03, UN-INS-04"""

    n: Amount = 1
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        g.put(*(Step(insight.Learn(n), seat, here.source) for seat in seats))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n = self.n
        return changes(g, here, "insight", self.who, lambda seat: n if isinstance(n, int) else None)


class LoseInsight(Part, frozen=True):
    """The pursuit cube goes down; as a cost it must be able to, all the way.  UN-INS-07, UN-INS-08, UN-INS-09"""

    n: int = 1
    who: Who = "self"

    def possible(self, g: G, here: Step) -> bool:
        return any(g.s.explorers[seat].insight >= self.n for seat in people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            insight.lose(g, seat, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return changes(g, here, "insight", self.who, lambda seat: -min(self.n, g.s.explorers[seat].insight))


class GainComprehension(Part, frozen=True):
    """A token and its breakthrough, of a named discipline, of the one pursued, or of one's choice.

    UN-CMP-01, UN-CMP-02
    """

    discipline: Learnt = "pursued"
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        g.put(*(Step(self.gain(g, seat), seat, here.source) for seat in seats))

    def gain(self, g: G, seat: Seat) -> Verb:
        if self.discipline == "choice":
            return comprehension.PickDiscipline()
        pursued = g.s.explorers[seat].pursuit
        return comprehension.Comprehend(pursued if self.discipline == "pursued" else self.discipline)


class GainDistress(Part, frozen=True):
    """Distress is drawn, or endurance lost for it: never refused.  UN-DIS-01, UN-DIS-14, UN-DIS-16, UN-DIS-21"""

    n: Amount = 1
    who: Who = "self"
    threatens: ClassVar[frozenset[str]] = frozenset({"distress", "endurance"})

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        g.put(*(Step(distress.DrawDistress(n), seat, here.source) for seat in seats if n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n = self.n
        return changes(g, here, "distress", self.who, lambda seat: n if isinstance(n, int) else None)


class RemoveDistress(Part, frozen=True):
    """Distress goes to the bottom of the deck; its owner chooses.

    UN-DIS-08, UN-DIS-15, UN-DSH-16, UN-DSH-20, UN-GLO-22
    """

    n: int = 1
    who: Who = "self"
    helps: ClassVar[frozenset[str]] = CALM

    def possible(self, g: G, here: Step) -> bool:
        return any(len(distress.covered_actions(g, seat)) >= self.n for seat in people(g, here, self.who))

    def draws_on(self) -> str:
        return "distress"

    def takes(self, g: G, here: Step) -> list[list[tuple[Seat, int]]]:
        """Any card of an explorer who has enough of them."""
        held = ((seat, distress.covered_actions(g, seat)) for seat in people(g, here, self.who))
        return [[(seat, at) for seat, some in held if len(some) >= self.n for at in some]] * self.n

    def run(self, g: G, here: Step) -> None:
        able = [seat for seat in people(g, here, self.who) if distress.covered_actions(g, seat)]
        seats = seats_for(g, here, self, self.who, able)
        g.put(*(Step(distress.DropDistress(self.n), seat, here.source) for seat in seats))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return changes(g, here, "distress", self.who, lambda seat: -min(self.n, len(distress.covered_actions(g, seat))))


class GiveDistress(Part, frozen=True):
    """A distress goes to another explorer's dashboard: its owner chooses the card, who takes it the action.

    It was gained when it was drawn, so its text stays silent; what lasts holds for the new owner.  UN-DIS-11,
    UN-DIS-15, UN-DIS-18
    """

    who: Who = "self"
    to: Who = "another_local"
    helps: ClassVar[frozenset[str]] = CALM

    def possible(self, g: G, here: Step) -> bool:
        return any(self.takers(g, here, seat) for seat in self.givers(g, here))

    def givers(self, g: G, here: Step) -> list[Seat]:
        return [
            seat
            for seat in people(g, here, self.who)
            if distress.covered_actions(g, seat) and self.takers(g, here, seat)
        ]

    def takers(self, g: G, here: Step, giver: Seat) -> list[Seat]:
        """Who has room for it, the giver aside.  UN-DIS-02, UN-DIS-03, UN-DIS-05"""
        return [
            seat
            for seat in people(g, here, self.to)
            if seat != giver and len(distress.covered_actions(g, seat)) < DISTRESS_MOST
        ]

    def run(self, g: G, here: Step) -> None:
        givers = seats_for(g, here, self, self.who, self.givers(g, here))
        if givers:
            takers = seats_for(g, here, self, self.to, self.takers(g, here, givers[0]), field="to")
            g.put(*(Step(distress.HandDistress(taker), givers[0], here.source) for taker in takers[:1]))
