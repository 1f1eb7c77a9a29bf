"""The question of a turn: the five Actions, and what is done between them.  IV-ACT, IV-RND-06"""

from collections.abc import Iterable
from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.memory import Acting
from starboard.games.iss_vanguard.rules.lift_off import LIFT_OFF, AskLiftOff, others_than
from starboard.games.iss_vanguard.rules.missions import Conclude, concludable
from starboard.games.iss_vanguard.rules.modifiers import is_forbidden, rest_cost
from starboard.games.iss_vanguard.rules.moments import ability_of, is_spent, spend_limit
from starboard.games.iss_vanguard.rules.movement import moves
from starboard.games.iss_vanguard.rules.rest import Prepare, Rest
from starboard.games.iss_vanguard.rules.special import AfterAction, Commit, helpers, special_offers
from starboard.games.iss_vanguard.rules.supplies import can_pay
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.forms import all_possible
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer, Offers
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

DONE: Final = Offer(opt("done"), rule="IV-RND-06")
NO_ACTION: Final = frozenset({"done", "conclude"})  # what costs no Action

REST: Final = Offer(
    opt("rest"),
    needs=(
        Need(lambda g, here: not is_forbidden(g, here.seat, "rest"), "why-forbidden", "IV-GEN-04"),
        Need(lambda g, here: can_pay(g, rest_cost(g, here.seat)), "why-supplies", "IV-RST-01"),
    ),
    does=(Rest(),),
    rule="IV-RST-01",
)
MAY_PREPARE: Final = Need(lambda g, here: not is_forbidden(g, here.seat, "prepare"), "why-forbidden", "IV-GEN-04")
PREPARE: Final = tuple(
    Offer(opt("prepare", way), needs=(MAY_PREPARE,), does=(Prepare(way),), rule="IV-PRE-01")
    for way in ("draw", "test", "draw_test", "test_draw")
)


class Act(Offers, frozen=True):
    """What a member does next: an Action while some are left, and what may be done between two Actions.

    IV-ACT-01, IV-RND-05, IV-RND-06, IV-MIS-03
    """

    prompt: ClassVar[str] = "act"
    because: ClassVar[str] = "turn"
    moment: ClassVar[str] = "before_action"  # free moves of this moment are open beside it

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        s = g.s
        me = member_of(s, here.seat)
        if me is None:
            return ()
        found = [conclude_offer(key) for key in concludable(g, here)]
        if s.actions > 0:
            found += special_offers(g, here.seat)
            found += moves(g, here.seat)
            found.append(REST)
            found += PREPARE
            found += uses_as_action(g, here.seat)
            if closed or me.at == s.lander_at:
                found.append(LIFT_OFF)
        if found:
            found.append(DONE)
        return found

    def closing(self, g: G, here: Step) -> Option:
        return DONE.option

    def take(self, g: G, here: Step, offer: Offer) -> None:
        s, key, seat = g.s, offer.option.key, here.seat
        if key == "done":
            s.actions = 0
            return
        g.push(seat, self)
        if key == "conclude":
            g.push(seat, *offer.does)
        elif key == "lift_off":
            g.push(seat, AskLiftOff(others_than(g, seat)))
        elif key == "special" and needs_support(g, offer):
            g.push(seat, Commit(str(offer.option.ids[0]), tuple(helpers(g, seat)), seat), source=offer.source)
        else:
            s.actions -= 1
            g.push(seat, AfterAction())
            g.scope(Acting(what=key), seat, *offer.payment, *offer.does, source=offer.source)


def needs_support(g: G, offer: Offer) -> bool:
    """IV-SPA-07"""
    test = g.book.deeds[str(offer.option.ids[0])].action.test
    return test is not None and test.supported


def conclude_offer(key: str) -> Offer:
    return Offer(opt("conclude", key), does=(Conclude(key),), rule="IV-MIS-03", source=key)


# Effects that count as an Action


def uses_as_action(g: G, seat: Seat) -> list[Offer]:
    """What a member carries that counts as an Action.  IV-ACT-03, IV-RND-08"""
    me = member(g.s, seat)
    known = g.book.as_action
    if not known:
        return []
    return [
        use_offer(g, key, at)
        for key in dict.fromkeys((me.crew, *me.equipment))
        for at in known.get(key, ())
        if not is_spent(g.s, seat, key, at)
    ]


def use_offer(g: G, key: str, at: int) -> Offer:
    ability = ability_of(g, key, at)
    needs = (
        *(
            Need(fact.holds, "why-requires", "IV-ACT-03", (pid("fact", "ability", key, at, i),))
            for i, fact in enumerate(ability.requires)
        ),
        Need(lambda g, here: all_possible(g, here, ability.does), "why-impossible", "IV-ACT-03"),
    )
    return Offer(
        opt("use", pid("ability", key, at)), needs=needs, costs=ability.cost, does=(UseAsAction(key, at),),
        rule="IV-ACT-03", source=key,
    )  # fmt: skip


class UseAsAction(Verb, frozen=True):
    """An effect that counts as an Action.  IV-ACT-03"""

    card: str
    at: int

    def run(self, g: G, here: Step) -> None:
        ability = ability_of(g, self.card, self.at)
        spend_limit(g.s, here.seat, self.card, self.at, ability)
        g.did("use", here.seat, self.card)
        g.flow(here.seat, ability.does, self.card)
