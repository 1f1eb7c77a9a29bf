"""Equipment: who may carry it, exchange, tokens, back to the Armoury.  IV-EQP-05 to IV-EQP-15"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice_choices import FitColumns
from starboard.games.iss_vanguard.rules.hand_choices import KeepHand
from starboard.games.iss_vanguard.rules.team import member, member_id, members_on, sector_id
from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat, opt


def may_carry(g: G, seat: Seat, key: str) -> bool:
    """Equipment with a Section icon is carried and used only in that Section.  IV-EQP-06"""
    return g.book.equipment[key].section in ("", SECTIONS[seat])


def with_upgrades(g: G, me: Member, key: str) -> list[str]:
    """A piece of Equipment with the upgrades that are attached to it.  IV-EQP-04, IV-EQP-15"""
    found = [key]
    for upgrade in me.equipment:
        if g.book.equipment[upgrade].upgrades in found and upgrade not in found:
            found.append(upgrade)
    return found


def exchanges(g: G) -> Iterator[Free]:
    """Members on one sector may hand each other Equipment without a Section icon, between two Actions.

    IV-EQP-07, IV-EQP-14
    """
    if not g.s.stack or getattr(g.s.stack[-1].verb, "prompt", "") != "act":
        return
    for me in g.s.members:
        if me.dead or not me.equipment:
            continue
        others = [other for other in members_on(g.s, me.at) if other.seat != me.seat]
        for key in dict.fromkeys(me.equipment) if others else ():
            card = g.book.equipment[key]
            if card.section == "" and not card.upgrades:
                for other in others:
                    yield Free(me.seat, hand_over(key, other.seat))


def hand_over(key: str, to: Seat) -> Offer:
    return Offer(
        opt("give", key, member_id(to)), does=(HandOver(key, to),), rule="IV-EQP-07", opens=False, alters=NOTHING,
        endless=True,
    )  # fmt: skip


class HandOver(Verb, frozen=True):
    """Equipment changes hands, with what is attached to it.  IV-EQP-07"""

    card: str
    to: Seat

    def run(self, g: G, here: Step) -> None:
        me, other = member(g.s, here.seat), member(g.s, self.to)
        for key in with_upgrades(g, me, self.card):
            me.equipment.remove(key)
            other.equipment.append(key)
        g.did("give", here.seat, self.card, member_id(self.to))
        g.push(here.seat, FitColumns(), KeepHand())  # it may have made room.  IV-LOC-17, IV-CRD-05


def token_at(s: Table, key: str) -> int:
    """The sector on which the token of a piece of Equipment lies; 0: it is not on the board."""
    return next((at for at, sector in s.sectors.items() if key in sector.tokens), 0)


def place_token(g: G, seat: Seat, key: str, at: int) -> None:
    """The token of Mission Equipment comes on a sector; that of an upgrade takes the place of the earlier one.

    IV-EQP-10, IV-EQP-11, IV-EQP-15
    """
    s = g.s
    if token_at(s, key):
        return
    card = g.book.equipment.get(key)
    earlier = card.upgrades if card is not None else ""
    while earlier:
        if lies := token_at(s, earlier):
            s.sectors[lies].tokens.remove(earlier)
            at = lies
        earlier = g.book.equipment[earlier].upgrades
    s.sectors[at].tokens.append(key)
    g.did("token", seat, key, sector_id(at))


def to_armoury(s: Table, me: Member, key: str) -> None:
    """Discarded Equipment returns to the Armoury.  IV-EQP-12"""
    me.equipment.remove(key)
    s.armoury.append(key)


def leave_all(g: G, me: Member) -> None:
    """What a member leaves who is dead or left behind: Equipment to the Armoury, its tokens off the board, other
    tokens on the sector.  IV-END-08, IV-SUR-07
    """
    s = g.s
    for key in list(me.equipment):
        to_armoury(s, me, key)
        if at := token_at(s, key):
            s.sectors[at].tokens.remove(key)
    if me.at in s.sectors:
        s.sectors[me.at].tokens += me.tokens
    me.tokens = []
