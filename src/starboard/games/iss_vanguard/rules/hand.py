"""Section cards that effects draw and take.  IV-CRD

IV-SEC-06
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import CARDS
from starboard.games.iss_vanguard.rules.hand_choices import ChooseCards, KeepHand, draw_card
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.verbs import NOTHING, Step, Verb


class DrawSection(Verb, frozen=True):
    """Section cards are drawn; above the limit some are discarded at once.  IV-CRD-04, IV-CRD-05, IV-CRD-07"""

    n: int = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = CARDS

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is None:
            return
        drawn = len(me.hand)
        for _ in range(self.n):
            if not draw_card(g, me):
                break
        drawn = len(me.hand) - drawn
        if drawn:
            g.did("draw_section", here.seat, *me.hand[-drawn:], n=drawn)
            g.push(here.seat, KeepHand())


class DiscardSection(Verb, frozen=True):
    """Section cards of the hand go to the card discard, as many as there are."""

    n: int = 1
    random: bool = False
    alters: ClassVar[int] = CARDS

    def at_stake(self, g: G, here: Step) -> int:
        """Where it is no choice, a card may be played first."""
        me = member_of(g.s, here.seat)
        return CARDS if me is not None and me.hand and (self.random or len(me.hand) <= self.n) else NOTHING

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and len(me.hand) >= self.n

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is None or not me.hand:
            return
        if not self.random:
            g.push(here.seat, ChooseCards(self.n), source=here.source)
            return
        for _ in range(min(self.n, len(me.hand))):
            key = me.hand.pop(g.roll(len(me.hand), "card"))
            me.spent.append(key)
            g.did("discard_section", here.seat, key)


class SacrificeSection(Verb, frozen=True):
    """Section cards of the hand return to the compartment for this exploration.  IV-CRD-09"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and len(me.hand) >= self.n

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and me.hand:
            g.push(here.seat, ChooseCards(self.n, gone=True), source=here.source)
