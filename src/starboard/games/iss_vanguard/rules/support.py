"""Support: dice that others add in step 1, and who may play a card in step 4.  IV-SUP"""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HELP
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.dice import dice_groups, kind_of
from starboard.games.iss_vanguard.rules.dice_modifiers import SupportDice, SupportFrom
from starboard.games.iss_vanguard.rules.odds import test_odds
from starboard.games.iss_vanguard.rules.pool import current_test
from starboard.games.iss_vanguard.rules.sectors import far
from starboard.games.iss_vanguard.rules.team import living, member, member_of
from starboard.kernel.odds import Likely
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Step
from starboard.kernel.words import PASS, PASS_TURN, Option, Seat


def may_support(g: G, test: Test, me: Member) -> bool:
    """Whether a member is near enough: on the sector of the active member, unless a card reaches further.  IV-SUP-01"""
    if me.seat == test.seat:
        return False
    if me.at == test.at:
        return True
    for _, reach in g.in_force(SupportFrom, me.seat):
        if reach.distance < 0 or 0 <= far(g.book, g.s, me.at, test.at) <= reach.distance:
            return True
    return False


def supporters(g: G, test: Test) -> list[Member]:
    """The members who may support a test, in the order of the seats."""
    return [me for me in living(g.s) if may_support(g, test, me)]


def most_dice(g: G, me: Member) -> int:
    """How many dice a supporter may add.  IV-SUP-01"""
    found = g.in_force(SupportDice, me.seat)
    return max([m.n for _, m in found]) if found else 1


class AskSupport(Pick, frozen=True):
    """All who may support are asked at once for a die; one that was added cannot be taken back.

    IV-SUP-01, IV-SUP-03
    """

    asked: tuple[Seat, ...]
    prompt: ClassVar[str] = "support"
    key: ClassVar[str] = "choose_dice"
    because: ClassVar[str] = "support"
    moment: ClassVar[str] = "support"
    shared: ClassVar[bool] = True
    asks_one: ClassVar[bool] = True

    def at_stake(self, g: G, here: Step) -> int:
        return HELP

    def questions(self, g: G, here: Step) -> list[Step]:
        there = [seat for seat in self.asked if member_of(g.s, seat) is not None]  # persevering may have killed one
        return [Step(self, seat, here.source) for seat in there if self.groups(g, Step(self, seat))]

    def groups(self, g: G, here: Step) -> Groups:
        me = member_of(g.s, here.seat)  # who persevered once too often is gone
        return dice_groups(g.book, "die", me.seat, me.slots) if me is not None else ()

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        me = member(g.s, here.seat)
        return 1, min(len(me.slots), most_dice(g, me))

    def options(self, g: G, here: Step) -> list[Option]:
        """Whoever has pledged support adds a die.  IV-SPA-07"""
        found = super().options(g, here)
        return found if current_test(g).pledged == here.seat else [*found, PASS, PASS_TURN]

    def odds(self, g: G, here: Step, option: Option) -> Iterator[Likely]:
        """Of the dice in hand with those that would be added."""
        added = [(here.seat, kind_of(g.book, id_)) for id_ in option.ids]
        return test_odds(g, added) if added else iter(())

    def silence(self, g: G, here: Step) -> Option | None:
        return None if current_test(g).pledged == here.seat else PASS

    def hear(self, g: G, here: Step, seat: Seat, option: Option) -> None:
        rest = tuple(other for other in self.asked if other != seat)
        if rest:
            g.s.stack.append(structs.replace(here, verb=structs.replace(self, asked=rest)))
        if option == PASS_TURN:
            g.s.muted.append(seat)
        if option.key != self.key:
            return
        me, test = member(g.s, seat), current_test(g)
        for id_ in option.ids:
            kind = kind_of(g.book, id_)
            me.slots.remove(kind)
            test.hand.append((seat, kind))
        test.helpers.append(seat)
        g.did("support", seat, *option.ids, n=len(option.ids))


def ask_support(g: G, seat: Seat) -> None:
    """Ask whoever could add a die and has not left this turn to the others."""
    test = current_test(g)
    asked = tuple([me.seat for me in supporters(g, test) if me.slots and me.seat not in g.s.muted])
    if test.pledged >= 0 and test.pledged not in asked:
        promised = member_of(g.s, test.pledged)  # persevering may have killed it
        asked = (*asked, test.pledged) if promised is not None and promised.slots else asked
    if asked:
        g.push(seat, AskSupport(asked), source=test.source)
