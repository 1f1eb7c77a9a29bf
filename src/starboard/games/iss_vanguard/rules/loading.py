"""The lander is loaded from the Armoury.

IV-LCH-05, IV-ARM-01, IV-ARM-02, IV-EQP-02, IV-EQP-03, IV-EQP-04, IV-EQP-13
"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.equipment import may_carry
from starboard.games.iss_vanguard.rules.lander import capacity
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers
from starboard.games.iss_vanguard.rules.team import member, member_id
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


class LoadLander(ShipOffers, frozen=True):
    """Equipment from the Armoury, within the hold; the team decides who carries what.  IV-LCH-05"""

    prompt: ClassVar[str] = "load"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        for key in dict.fromkeys(g.s.armoury):
            for me in g.s.members:
                if may_carry(g, me.seat, key):
                    yield _load(g, key, me)
        yield Offer(DONE)


def count_in_hold(g: G, kind: str) -> int:
    """Pieces of a kind in the hold.  IV-EQP-03"""
    return sum(g.book.equipment[key].kind == kind for me in g.s.members for key in me.equipment)


def _load(g: G, key: str, me: Member) -> Offer:
    card = g.book.equipment[key]

    def has_room(g: G, here: Step) -> bool:
        carried = member(g.s, me.seat).equipment
        if card.kind == "small":  # IV-EQP-02
            return not any(g.book.equipment[other].kind == "small" for other in carried)
        if card.kind == "upgrade":  # IV-EQP-04
            return card.upgrades in carried
        return count_in_hold(g, card.kind) < (
            capacity(g, "personal") if card.kind == "personal" else capacity(g, "mission")
        )

    rules = {"small": "IV-EQP-02", "upgrade": "IV-EQP-04"}
    need = Need(has_room, f"why-load-{card.kind}", rules.get(card.kind, "IV-EQP-03"))
    return Offer(opt("load", key, member_id(me.seat)), needs=(need,), does=(Load(key, me.seat),), rule="IV-LCH-05")


class Load(Verb, frozen=True):
    """A piece of Equipment goes from the Armoury to a member.  IV-ARM-01"""

    card: str
    to: Seat

    def run(self, g: G, here: Step) -> None:
        g.s.armoury.remove(self.card)
        member(g.s, self.to).equipment.append(self.card)
        g.did("loaded", self.to, self.card)
