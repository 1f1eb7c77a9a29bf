"""A turn's actions: what is offered, and the course that every action takes.  OS-ACT, OS-COM-07, OS-STL-02, OS-STL-09,
OS-STL-10, OS-MOV-10, OS-MOV-11, OS-CBA-05.

An action is paid, tested for stealth where the character is hidden, carried out, and answered by the enemies there;
leaving a tile is answered before the figure moves.  Combat actions run their own round (`combat_actions.py`).
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.memory import Action
from starboard.games.under_our_sun.rules.camp import camp_offers
from starboard.games.under_our_sun.rules.combat import Answered
from starboard.games.under_our_sun.rules.combat_actions import COMBAT, combat_offers, may_step_in
from starboard.games.under_our_sun.rules.crafting import crafts
from starboard.games.under_our_sun.rules.dealing import end_dealing
from starboard.games.under_our_sun.rules.death import body_offers
from starboard.games.under_our_sun.rules.fixtures import fixture_offers
from starboard.games.under_our_sun.rules.interactions import interactions
from starboard.games.under_our_sun.rules.merchants import left_alone
from starboard.games.under_our_sun.rules.modifiers import CostChange
from starboard.games.under_our_sun.rules.movement import moves
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.progress import Look
from starboard.games.under_our_sun.rules.stealth import STAY
from starboard.games.under_our_sun.rules.trade import trade_offers
from starboard.games.under_our_sun.rules.traitor import traitor_offers
from starboard.games.under_our_sun.rules.uses import uses
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.verbs import Step, Verb, Verbs
from starboard.kernel.words import Option, opt

LEAVING: Final = frozenset({"move", "rush", "sneak"})
UNTESTED: Final = frozenset({"sneak", "recon"})  # the one tests for itself, the other not at all.  OS-STL-08, OS-INT-06
OFFERS: Final = (
    moves,
    interactions,
    crafts,
    camp_offers,
    fixture_offers,
    uses,
    combat_offers,
    trade_offers,
    body_offers,
    traitor_offers,
)


class Wait(Verb, frozen=True):
    """The turn passes on; the AP left are kept for combat.  OS-CBA-05, OS-CBA-06"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.waiting = me.ap > 0
        g.did("wait", here.seat, name(me))


WAIT: Final = Offer(opt("wait"), (), (), (Wait(),), "OS-CBA-05")


class Act(Offers, frozen=True):
    """What a character does next, while it has AP.  OS-ACT-01, OS-ACT-02, OS-ACT-03, OS-RND-21"""

    prompt: ClassVar[str] = "act"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me = person(g, here.seat)
        if me.health <= 0 or me.ap <= 0 or me.waiting:
            return ()
        now = Now(g, me, closed)
        found = [offer for area in OFFERS for offer in area(now)]
        found.append(WAIT)
        return found

    def take(self, g: G, here: Step, offer: Offer) -> None:
        me = person(g, here.seat)
        key = offer.option.key
        if key == "wait":
            g.push(here.seat, *offer.does)
            return
        costs_ap = any(what == "ap" for what, _ in offer.price)
        if costs_ap:
            end_dealing(g, me, key)
        g.push(here.seat, AfterAction(), self)
        for lasting in list(g.s.lasting):  # a price that was changed for one action
            change = lasting.verb
            if lasting.left > 0 and isinstance(change, CostChange) and change.action == key:
                g.use(lasting)
        if not costs_ap or key in COMBAT:  # OS-ACT-04
            g.push(here.seat, *offer.payment, *offer.does, source=offer.source)
            return
        unseen = (Unseen(),) if me.hidden and key not in UNTESTED else ()
        perform = Perform(offer.option, offer.does, me.hidden)
        course: tuple[Verb, ...] = (Answered(), perform) if key in LEAVING else (perform, Answered())
        g.scope(Action(what=key), here.seat, *offer.payment, *unseen, *course, source=offer.source)


class Unseen(Verb, frozen=True):
    """A further action on a tile on which one is in stealth: a Stealth test.  OS-STL-02, OS-STL-09"""

    def run(self, g: G, here: Step) -> None:
        if person(g, here.seat).hidden:
            g.push(here.seat, STAY)


class Perform(Verb, frozen=True):
    """The action takes effect, if it is still legal after what its stealth test brought.  OS-STL-10, OS-MOV-11"""

    option: Option
    does: Verbs
    was_hidden: bool

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        does = self.does if me.hidden or not self.was_hidden else still_does(g, here, self.option)
        if me.health > 0 and does:
            g.push(here.seat, *does, source=here.source)


def still_does(g: G, here: Step, option: Option) -> Verbs:
    """What an action that is paid for does now: its card may have been used in a fight.  Nothing, if it is illegal."""
    now = Now(g, person(g, here.seat))
    offer = next((o for area in OFFERS for o in area(now) if o.option == option), None)
    return offer.does if offer is not None and all(need.holds(g, here) for need in offer.needs) else ()


class AfterAction(Verb, frozen=True):
    """An action with all that it set off is over: the mission is looked at, and a waiting character may step in.

    OS-MIS-02, OS-CBA-08, OS-MER-19
    """

    def run(self, g: G, here: Step) -> None:
        left_alone(g)
        g.push(here.seat, Look(), *may_step_in(g, person(g, here.seat)))
