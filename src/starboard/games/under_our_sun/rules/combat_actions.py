"""Combat actions of a turn, and of those who wait: attack, dodge, sneak attack, ranged attack, stepping in.  OS-CBA."""

from collections.abc import Iterable
from typing import ClassVar, Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ATTACK, SNEAK
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.combat import Answer, Strike, Swing
from starboard.games.under_our_sun.rules.duel import bare_or_armed, duel_offers
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.forecast import fight_odds
from starboard.games.under_our_sun.rules.joining import Detected, Joins, dodge_offer, melee_offers, shot_offers
from starboard.games.under_our_sun.rules.mustering import Muster, OpenRound
from starboard.games.under_our_sun.rules.persons import clockwise_from, name, person, push_for, turn_order
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.progress import Look
from starboard.games.under_our_sun.rules.ranged import targets
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.games.under_our_sun.rules.weapons import can_shoot, guns
from starboard.kernel.ids import pid
from starboard.kernel.offers import Offer, Offers, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt

COMBAT: Final = frozenset({"attack", "dodge", "sneak_attack", "shoot"})
TOO_NEAR: Final = never("why-own-tile", "OS-CBA-13")
HOLD: Final = Offer(opt("hold"))
SEEN: Final = never("why-seen", "OS-CBA-09")


def combat_offers(now: Now) -> list[Offer]:
    """What a character may do in a fight, each as the opening of a round.

    OS-CBA-01, OS-CBA-02, OS-CBA-09, OS-CBA-12, OS-CBA-13.
    """
    g, me = now.g, now.me
    there = foes(g, me)
    found = melee_offers(now, there)
    if there and not me.hidden:
        found.append((dodge_offer(now), me.at))
    if me.things:
        found += shot_offers(now, targets(g, me))
    opened = [open_round(offer, at) for offer, at in found]
    opened += sneak_attacks(now) if there else []
    if now.closed and me.things:
        opened += [
            now.offer("shoot", ATTACK, pid("enemy", foe.id), id_, does=(), needs=(TOO_NEAR,), rule="OS-CBA-12")
            for foe in there
            for id_, _ in guns(g, me)
        ]
    return [*opened, *duel_offers(now)]


def open_round(offer: Offer, at: int) -> Offer:
    """The same as the first action of a round on that tile."""
    return Offer(offer.option, offer.price, offer.needs, (OpenRound(at, offer.does),), offer.rule, odds=offer.odds)


# Sneak attack


def sneak_attacks(now: Now) -> list[Offer]:
    """OS-CBA-09."""
    if not now.me.hidden and not now.closed:
        return []
    needs = () if now.me.hidden else (SEEN,)
    return [
        now.offer("sneak_attack", SNEAK, pid("enemy", foe.id), *ids, does=(SneakUp(foe.id, weapon),), needs=needs,
                  rule="OS-CBA-09", odds=fight_odds)
        for foe in foes(now.g, now.me)
        for ids, weapon in bare_or_armed(now.g, now.me)
    ]  # fmt: skip


class SneakUp(Verb, frozen=True):
    """A Stealth test, in place of the one for a further action: with a success an attack that no enemy answers, after
    which the character is no longer in stealth; without one it is detected, and there is no attack.

    OS-CBA-09, OS-CBA-10, OS-CBA-11, OS-MUL-11, OS-STL-04
    """

    enemy: int
    weapon: Thing | None = None

    def run(self, g: G, here: Step) -> None:
        stab = OpenRound(person(g, here.seat).at, (Swing(self.weapon), Muster(), Strike(self.enemy), Joins()))
        g.push(here.seat, SkillTest("stealth", (stab,), (Detected(Answer()),)), source=here.source)


# Stepping in with AP that were kept


def can_fight(g: G, me: Character) -> bool:
    """Whether a waiting character has AP and an enemy within reach.  OS-CBA-06, OS-CBA-07."""
    if not me.waiting or me.ap <= 0 or me.health <= 0:
        return False
    return bool(foes(g, me)) or (can_shoot(g, me) and bool(targets(g, me)))


def may_step_in(g: G, me: Character) -> tuple[Verb, ...]:
    """The questions to waiting characters between two actions of the active one.  OS-CBA-08."""
    return tuple([MayStepIn(c.id) for c in clockwise_from(g.s, me.id) if c.waiting])


def late_steps(g: G) -> tuple[Verb, ...]:
    """The questions to waiting characters once everyone has acted.  OS-CBA-08, OS-RND-22."""
    return (LateSteps(),) if any(c.waiting for c in g.s.characters) else ()


class MayStepIn(Verb, frozen=True):
    """A waiting character is asked, if there is something to fight.  OS-CBA-07, OS-CBA-08"""

    who: int

    def run(self, g: G, here: Step) -> None:
        if can_fight(g, g.s.characters[self.who]):
            push_for(g, self.who, StepIn())


class LateSteps(Verb, frozen=True):
    """In turn order, those who wait fight on or give up their AP.  OS-CBA-07, OS-CBA-08, OS-RND-22"""

    def run(self, g: G, here: Step) -> None:
        who = next((c for c in turn_order(g.s) if can_fight(g, c)), None)
        if who is not None:
            g.push(here.seat, self)
            push_for(g, who.id, StepIn(late=True))


class StepIn(Offers, frozen=True):
    """A waiting character opens a round of its own; nothing but combat is open to it.  OS-CBA-06, OS-CBA-08"""

    late: bool = False
    prompt: ClassVar[str] = "step_in"
    because: ClassVar[str] = "waiting"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        return [*combat_offers(Now(g, person(g, here.seat), closed)), HOLD]

    def silence(self, g: G, here: Step) -> Option:
        return HOLD.option

    def take(self, g: G, here: Step, offer: Offer) -> None:
        me = person(g, here.seat)
        if offer is HOLD:
            me.waiting = me.waiting and not self.late
            return
        g.did("steps_in", here.seat, name(me))
        g.push(here.seat, *offer.payment, *offer.does, Look())
