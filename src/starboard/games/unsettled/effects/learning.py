"""Insight, comprehension, breakthroughs and distress: what effects teach, and what they do to the mind."""

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.constants import DISTRESS_MOST
from starboard.games.unsettled.effects.amounts import Amount, amount, at_most
from starboard.games.unsettled.effects.part import ALL_SEATS, Part
from starboard.games.unsettled.effects.selectors import reads_of, seats_of
from starboard.games.unsettled.effects.who import Who, changes, people, seats_for
from starboard.games.unsettled.model.ids import Discipline
from starboard.games.unsettled.rules import comprehension, distress, insight
from starboard.games.unsettled.rules.facets import CALMED, KNOWN, LEARNT, PURSUIT, STRAINED, of
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat

Learnt: TypeAlias = Discipline | Literal["pursued", "choice"]


class GainInsight(Part, frozen=True):
    """The pursuit cube goes up.  UN-INS-01, UN-INS-02, UN-INS-03, UN-INS-04"""

    n: Amount = 1
    who: Who = "self"
    goes_by: ClassVar[int] = NOTHING  # another pursuit is as good before: the insight there is would be lost as well
    alters: ClassVar[int] = LEARNT

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        g.put(*(Step(insight.Learn(n), seat, here.source) for seat in seats))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n = self.n
        return changes(g, here, "insight", self.who, lambda seat: n if isinstance(n, int) else None)

    def alters_now(self, g: G, here: Step) -> int:
        n, top = at_most(self.n), g.book.numbers["insight"] - 1
        seats = seats_of(g, here, self)
        return of(LEARNT, seats) | of(KNOWN, [seat for seat in seats if g.s.explorers[seat].insight + n > top])

    def calls_ever(self, book: Book) -> int:
        return of(LEARNT | KNOWN, ALL_SEATS)


class LoseInsight(Part, frozen=True):
    """The pursuit cube goes down; as a cost it must be able to, all the way.  UN-INS-07, UN-INS-08, UN-INS-09"""

    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = LEARNT  # as above
    alters: ClassVar[int] = PURSUIT

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
    goes_by: ClassVar[int] = NOTHING  # as above
    alters: ClassVar[int] = KNOWN

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
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = STRAINED

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        g.put(*(Step(distress.DrawDistress(n), seat, here.source) for seat in seats if n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n = self.n
        return changes(g, here, "distress", self.who, lambda seat: n if isinstance(n, int) else None)

    def goes_by_now(self, g: G, here: Step) -> int:
        n = at_most(self.n)
        return distress.strains(g, seats_of(g, here, self), n) | reads_of(g, here, self) if n else NOTHING


class RemoveDistress(Part, frozen=True):
    """Distress goes to the bottom of the deck; its owner chooses.

    UN-DIS-08, UN-DIS-15, UN-DSH-16, UN-DSH-20, UN-GLO-22
    """

    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = CALMED | STRAINED
    alters: ClassVar[int] = CALMED

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

    def goes_by_now(self, g: G, here: Step) -> int:
        """Who has more of it loses as much of it whatever comes first."""
        few = [seat for seat in seats_of(g, here, self) if 0 < len(distress.covered_actions(g, seat)) <= self.n]
        return of(CALMED | STRAINED, few) | reads_of(g, here, self)

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        return of(CALMED, [seat for seat in seats_of(g, here, self) if distress.covered_actions(g, seat)])


class GiveDistress(Part, frozen=True):
    """A distress goes to another explorer's dashboard: its owner chooses the card, who takes it the action.

    It was gained when it was drawn, so its text stays silent; what lasts holds for the new owner.  UN-DIS-11,
    UN-DIS-15, UN-DIS-18
    """

    who: Who = "self"
    to: Who = "another_local"
    goes_by: ClassVar[int] = CALMED | STRAINED
    alters: ClassVar[int] = CALMED | STRAINED

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
