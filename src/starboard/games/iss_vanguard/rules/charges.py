"""Charges, which pay for Skills.  IV-CRW-03, IV-CRW-04, IV-CRW-05"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import CHARGE
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step, Verb


class GainCharge(Verb, frozen=True):
    """Charges come to the crew board, above the starting number too.  IV-CRW-05"""

    n: int = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = CHARGE

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None:
            me.charges += self.n
            g.did("gain_charge", here.seat, n=self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("charges", self.n)


class LoseCharge(Verb, frozen=True):
    """Charges are lost, as many as there are."""

    n: int = 1
    alters: ClassVar[int] = CHARGE

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.possible(g, here) else CHARGE

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and me.charges >= self.n

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and me.charges:
            lost = min(self.n, me.charges)
            me.charges -= lost
            g.did("lose_charge", here.seat, n=lost)


class PayCharge(Verb, frozen=True, tag="charge"):
    """Charges pay for a Skill.  IV-CRW-04"""

    n: int = 1
    alters: ClassVar[int] = CHARGE

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.possible(g, here) else CHARGE

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and me.charges >= self.n

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-charges", ()

    def run(self, g: G, here: Step) -> None:
        me = member(g.s, here.seat)
        assert me.charges >= self.n, "Charges were not judged"
        me.charges -= self.n

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("charges", -self.n)
