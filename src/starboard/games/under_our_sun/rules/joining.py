"""The courses of combat actions, the first round of a combat, and meeting what leads to it.

OS-COM-05, OS-COM-21, OS-MUL, OS-STL-04.

A combat action is a course of verbs: the roll, who joins, what answers, what lands, the actions of the joiners.  The
same course serves a joiner; only who opened the round musters others.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import ClassVar, Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ATTACK, DODGE, SHOOT
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Action, Round
from starboard.games.under_our_sun.model.things import Enemy, Thing
from starboard.games.under_our_sun.rules.combat import Counter, Strike, Swing, TryDodge
from starboard.games.under_our_sun.rules.decks import draw_card
from starboard.games.under_our_sun.rules.enemies import (
    Arrive,
    foes,
    hostile_merchants,
    joint_foes,
    place_enemy,
    turn_on,
)
from starboard.games.under_our_sun.rules.forecast import fight_odds
from starboard.games.under_our_sun.rules.ground import has_open_symbol
from starboard.games.under_our_sun.rules.mustering import Muster, OpenRound, in_range, others_in_range
from starboard.games.under_our_sun.rules.persons import name, person, push_for
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.ranged import Fire, Reaction
from starboard.games.under_our_sun.rules.weapons import blades, guns, is_loaded
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Need, Offer, Offers, never
from starboard.kernel.verbs import AnyVerb, Step, Verb, Verbs
from starboard.kernel.words import Option, opt

UNLOADED: Final = never("why-unloaded", "OS-AMM-07")


# The courses of the combat actions


@lru_cache(maxsize=1 << 12)
def melee_course(foe: int, weapon: Thing | None) -> Verbs:
    """OS-CBA-01, OS-COM-12, OS-MUL-11."""
    return Swing(weapon), Muster(), Counter(foe), Strike(foe), Joins()


@cache
def dodge_course() -> Verbs:
    """OS-CBA-02, OS-CBA-04."""
    return TryDodge(), Muster(), Counter(), Joins()


def shot_course(foe: int, weapon: Thing) -> Verbs:
    """OS-CBA-12, OS-CBA-27, OS-STL-16."""
    return Fire(weapon), Muster(), Reaction(foe), Counter(), Strike(foe), SeenAfterShot(), Joins()


def melee_offers(now: Now, among: Iterable[Enemy], ap: int = ATTACK) -> list[tuple[Offer, int]]:
    """An attack on each enemy, with bare hands and with each weapon; each with the tile fought on.  OS-COM-18."""
    arms: list[tuple[tuple[str, ...], Thing | None]] = [((), None)]
    arms += [((id_,), thing) for id_, thing in blades(now.g, now.me)] if now.me.things else []
    return [
        (
            _offer(now, "attack", ap, pid("enemy", foe.id), *ids, does=melee_course(foe.id, arm), rule="OS-CBA-01"),
            foe.at,
        )
        for foe in among
        for ids, arm in arms
    ]


def shot_offers(now: Now, among: Iterable[Enemy]) -> list[tuple[Offer, int]]:
    """A shot at each enemy with each ranged weapon; an empty one is refused.  OS-CBA-12, OS-AMM-07."""
    arms = [(id_, gun, is_loaded(now.g, gun)) for id_, gun in guns(now.g, now.me)]
    return [
        (
            _offer(now, "shoot", SHOOT, pid("enemy", foe.id), id_, does=shot_course(foe.id, gun), rule="OS-CBA-12",
                   needs=() if loaded else (UNLOADED,)),
            foe.at,
        )
        for foe in among
        for id_, gun, loaded in arms
        if loaded or now.closed
    ]  # fmt: skip


def dodge_offer(now: Now, ap: int = DODGE) -> Offer:
    return _offer(now, "dodge", ap, does=dodge_course(), rule="OS-CBA-02")


def _offer(now: Now, word: str, ap: int, *ids: str, does: Verbs, rule: str, needs: tuple[Need, ...] = ()) -> Offer:
    """An offer; in a first round it costs nothing, whatever cards say.  OS-COM-01."""
    if ap == 0:
        return Offer(Option(word, ids), (), needs, does, rule, odds=fight_odds)
    return now.offer(word, ap, *ids, does=does, needs=needs, rule=rule, odds=fight_odds)


# Joining


class Joins(Verb, frozen=True):
    """After the active character's action and its answer, the others in range act, one after the other.

    OS-MUL-01, OS-MUL-04, OS-MUL-13
    """

    def run(self, g: G, here: Step) -> None:
        me, now = person(g, here.seat), g.inside(Round)
        if now.active == me.id:
            g.push(here.seat, NextJoiner(now.joiners if now.mustered else others_in_range(g, me, now.at)))


class NextJoiner(Verb, frozen=True):
    """The next one, if it is still in range.  OS-MUL-03, OS-MUL-13"""

    queue: tuple[int, ...]

    def run(self, g: G, here: Step) -> None:
        if not self.queue:
            return
        now, who = g.inside(Round), self.queue[0]
        g.push(here.seat, NextJoiner(self.queue[1:]))
        if now.mustered:
            g.amend(Round, joiners=tuple(each for each in now.joiners if each != who))
        if in_range(g, g.s.characters[who], now.at, now.active):
            push_for(g, who, JoinIn(now.mustered))


class JoinIn(Offers, frozen=True):
    """A joiner's one combat action, at its normal price.  Who has said that it joins must act.

    OS-MUL-01, OS-MUL-02, OS-COM-09, OS-COM-21
    """

    pledged: bool = False
    prompt: ClassVar[str] = "join_in"
    because: ClassVar[str] = "combat"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        now, fight = Now(g, person(g, here.seat), closed), g.inside(Round)
        there = joint_foes(g, now.me, fight.at, fight.active)
        if now.me.at == fight.at:
            found = [offer for offer, _ in melee_offers(now, there)]
            if not now.me.hidden:  # nobody attacks who is not seen
                found.append(dodge_offer(now))
        else:
            found = [offer for offer, _ in shot_offers(now, there)]
        return found if self.pledged else [*found, STAND_BY]

    def silence(self, g: G, here: Step) -> Option | None:
        return None if self.pledged else STAND_BY.option

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer is STAND_BY:
            return
        me = person(g, here.seat)
        g.did("joins", here.seat, name(me))
        if offer.option.ids:
            turn_on(g, me, number_of(offer.option.ids[0], "enemy"))
        g.push(here.seat, *offer.payment, *offer.does, source=here.source)


STAND_BY: Final = Offer(opt("stand_by"))


# The first round


class FirstRound(Verb, frozen=True, tag="open_combat"):
    """The round without AP that opens a combat.  OS-COM-01, OS-COM-04, OS-COM-05, OS-STL-18"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0 and foes(g, me):
            me.hidden, me.fought = False, True
            if g.find(Action) is not None:
                g.amend(Action, answered=True)
            g.did("first_round", here.seat, name(me))
            g.push(here.seat, FreeAct())


class FreeAct(Offers, frozen=True):
    """The free attack or Dodge of a first round; others may join it.  OS-COM-05, OS-COM-21"""

    prompt: ClassVar[str] = "first_round"
    because: ClassVar[str] = "first_round"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me = person(g, here.seat)
        if me.health <= 0 or not (there := foes(g, me)):
            return ()
        now = Now(g, me, closed)
        return [*(offer for offer, _ in melee_offers(now, there, 0)), dodge_offer(now, 0)]

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.push(here.seat, OpenRound(person(g, here.seat).at, offer.does))


# Meeting what is on a tile, and being seen there


class Meet(Verb, frozen=True):
    """A character that is not in stealth meets what is on its tile: an open symbol brings an enemy, and a first round
    begins unless another character already faces those enemies.

    OS-ENE-03, OS-COM-02, OS-COM-03, OS-COM-22, OS-STL-04, OS-STL-13, OS-STL-14
    """

    answer: AnyVerb | None = None  # what the enemies do where no first round begins

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or me.hidden:
            return
        if has_open_symbol(g, me.at):
            key = draw_card(g, "enemy")
            if key:
                place_enemy(g, key, me.at)
                g.push(here.seat, Arrive(key), FirstRound())
            return
        if (foes(g, me) and is_alone(g, me) and not me.fought) or hostile_merchants(g, me):
            g.push(here.seat, FirstRound())
        elif self.answer:
            g.push(here.seat, self.answer)


def is_alone(g: G, me: Character) -> bool:
    """Whether nobody else faces the enemies on its tile; who hides there does not.  OS-COM-03, OS-STL-13."""
    return not any(c.at == me.at and c.health > 0 and not c.hidden and c.id != me.id for c in g.s.characters)


def come_out(g: G, me: Character) -> None:
    """Stealth is over."""
    if me.hidden:
        me.hidden = False
        g.did("detected", me.seat, name(me))


class Detected(Verb, frozen=True):
    """A character is no longer in stealth, and whoever lurks on its tile meets it.  Beside somebody who faces them
    already the action is an ordinary one: `answer` is how a combat action is answered, any other is by its course.

    OS-STL-03, OS-STL-04, OS-STL-14
    """

    answer: AnyVerb | None = None

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0:
            come_out(g, me)
            g.push(here.seat, Meet(self.answer))


class SeenAfterShot(Verb, frozen=True):
    """Who has shot from stealth is detected.  OS-STL-04, OS-STL-16"""

    def run(self, g: G, here: Step) -> None:
        if person(g, here.seat).hidden:
            g.push(here.seat, Detected(Counter()))
