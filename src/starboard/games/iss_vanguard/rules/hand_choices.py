"""Section cards: deck, hand, limit, discard.  IV-CRD"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HAND
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.dice_modifiers import HandChange
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id


def hand_limit(g: G, me: Member) -> int:
    """IV-CRD-04"""
    limit = HAND[me.rank]
    for _, change in g.in_force(HandChange, me.seat):
        limit += change.n
    return max(0, limit)


def draw_card(g: G, me: Member) -> bool:
    """The top card of the deck comes into the hand; an empty deck is made of the discard.  IV-CRD-07, IV-CRD-08"""
    if not me.deck:
        if not me.spent:
            return False
        me.deck, me.spent = me.spent, []
        g.shuffle(me.deck)
        g.did("shuffle_section", me.seat)
    me.hand.append(g.draw(me.deck))
    return True


class KeepHand(Verb, frozen=True):
    """A hand above its limit is discarded down to it at once.  IV-CRD-05"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None:
            over = len(me.hand) - hand_limit(g, me)
            if over > 0:
                g.push(here.seat, ChooseCards(over))


class ChooseCards(Pick, frozen=True):
    """Which Section cards leave the hand: for the card discard, or for the compartment.  IV-CRD-05, IV-CRD-09"""

    n: int
    gone: bool = False  # sacrificed
    prompt: ClassVar[str] = "discard_cards"
    key: ClassVar[str] = "discard_cards"
    because: ClassVar[str] = "hand_limit"

    def groups(self, g: G, here: Step) -> Groups:
        return tuple([(key,) for key in member(g.s, here.seat).hand])

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        n = min(self.n, len(member(g.s, here.seat).hand))
        return n, n

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        for id_ in ids:
            me.hand.remove(str(id_))
            (me.gone if self.gone else me.spent).append(str(id_))
        if ids:
            g.did("sacrifice_section" if self.gone else "discard_section", here.seat, *ids)
