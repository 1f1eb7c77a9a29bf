"""Injuries that effects give and take.  IV-INJ

IV-INJ-16
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HEALED, HURT, INJURIES, LAW
from starboard.games.iss_vanguard.model.member import Injury, Member
from starboard.games.iss_vanguard.rules.harm import ChooseInjury, ChooseInjuryDie, PlaceInjuryDice, injury_dice
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.survival import FourthInjury
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.verbs import NOTHING, Step, Verb


def is_gained_in_tutorial(g: G, me: Member, key: str) -> bool:
    """In the Tutorial there is one kind of injury, and nobody has it twice.  IV-TUT-07"""
    return g.book.injuries[key].tutorial and not me.injuries


class GainInjury(Verb, frozen=True):
    """A card on the leftmost empty injury space, and an injury die on a column; a fourth one is an evacuation.

    IV-INJ-01, IV-INJ-02, IV-INJ-06, IV-INJ-07, IV-INJ-08, IV-INJ-19, IV-INJ-23
    """

    injury: str = "trauma"
    alters: ClassVar[int] = HURT

    def at_stake(self, g: G, here: Step) -> int:
        """Who is healed first has room for it.  IV-INJ-19, IV-TUT-07"""
        me = member_of(g.s, here.seat)
        most = 1 if g.s.mode == "tutorial" else INJURIES
        return HEALED if me is not None and len(me.injuries) >= most else NOTHING

    def run(self, g: G, here: Step) -> None:
        s = g.s
        me = member_of(s, here.seat)
        if me is None or (s.mode == "tutorial" and not is_gained_in_tutorial(g, me, self.injury)):
            return
        if len(me.injuries) >= INJURIES:
            g.push(here.seat, FourthInjury(), source=here.source)
            return
        key = self.injury if s.injury_stock.get(self.injury, 0) > 0 else "trauma"
        if s.injury_stock.get(key, 0) > 0:
            s.injury_stock[key] -= 1
        me.injuries.append(Injury(key))
        g.did("injury", here.seat, key)
        happen(g, "injury_gained", here.seat, key)
        if injury_dice(s, me) < len(me.harm):
            g.push(here.seat, PlaceInjuryDice(), source=here.source)


class RemoveInjuryCard(Verb, frozen=True):
    """Injury cards return to the stock; their dice stay.  IV-INJ-15"""

    n: int = 1
    injury: str = ""
    alters: ClassVar[int] = HEALED | LAW

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.possible(g, here) else HURT

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and any(self.injury in ("", card.key) for card in me.injuries)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *(ChooseInjury("remove", self.injury) for _ in range(self.n)), source=here.source)


class RemoveInjuryDie(Verb, frozen=True):
    """Injury dice return to the supply, of the columns or of the pool; their cards stay.  IV-INJ-15, IV-INJ-24"""

    n: int = 1
    alters: ClassVar[int] = NOTHING

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.possible(g, here) else HURT

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and injury_dice(g.s, me) > 0

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *(ChooseInjuryDie() for _ in range(self.n)), source=here.source)


class FlipInjury(Verb, frozen=True):
    """Injury cards are turned face down: inactive, but they still count.  IV-INJ-17, IV-INJ-18"""

    n: int = 1
    alters: ClassVar[int] = LAW

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.possible(g, here) else HURT

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and any(not card.down for card in me.injuries)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *(ChooseInjury("flip") for _ in range(self.n)), source=here.source)
