"""Attacks, and what answers an action on a tile with enemies.  OS-COM.

Interface for the other chapters: `Answer` is what an action that is no combat action brings, `Suffer` is one attack
that lands on a character.  How a round runs, with those who join it, is in `joining.py`.
"""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.constants import PROTECTION_MOST
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Action, Round
from starboard.games.under_our_sun.model.things import Enemy, Thing
from starboard.games.under_our_sun.rules.abilities import UseThing, happen, works
from starboard.games.under_our_sun.rules.dice import Roll, odds_of, pool_for_test
from starboard.games.under_our_sun.rules.enemies import defeat, enemy_of, foes, ready_all, set_enemy
from starboard.games.under_our_sun.rules.events import WaitingEvent
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import held_things
from starboard.games.under_our_sun.rules.ground import is_night
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.modifiers import EnemyDice, Protection
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.weapons import Wield, attack_dice
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

AttackKind = Literal["melee", "ranged"]


def protection(g: G, me: Character, kind: AttackKind, pierce: int = 0) -> int:
    """What is taken off each attack, in full against each; cards together give at most 2.  OS-COM-16, OS-COM-17."""
    total = sum(p.n for p in in_force(g, me, Protection) if p.against in ("all", kind))
    return max(0, min(total, PROTECTION_MOST) - pierce)


def enemy_dice(g: G, enemy: Enemy, kind: AttackKind = "melee", on: Character | None = None) -> str:
    """Light dice by day, dark dice by night; in melee with those that its target brings upon itself.  OS-CRD-09."""
    if kind == "ranged":
        return g.book.enemy_ranged[enemy.key][is_night(g)]
    dice = g.book.enemy_melee[enemy.key][is_night(g)]
    return dice if on is None else dice + "".join(pool(more.dice) for more in in_force(g, on, EnemyDice))


class Suffer(Verb, frozen=True):
    """One attack lands on a character: its successes less protection are damage; before it lands, cards that prevent
    some of it may be used.  OS-COM-16, OS-COM-17, OS-ITM-14
    """

    kind: AttackKind = "melee"
    enemy: int = 0  # the enemy that attacks; 0: none
    result: int = 0
    less: int = 0  # prevented by cards
    asked: bool = False

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        foe = enemy_of(g, self.enemy)
        card = g.book.enemies[foe.key] if foe is not None else None
        n = self.result - protection(g, me, self.kind, card.pierce if card else 0) - self.less
        if n > 0 and not self.asked and defences(g, me):
            g.push(here.seat, Defend(), structs.replace(self, asked=True), source=here.source)
            return
        taken = hurt(g, me, n)
        if taken and card is not None and me.health > 0:
            g.flow(here.seat, card.hit, card.key)


def defences(g: G, me: Character) -> list[tuple[str, Thing, int]]:
    """Held cards that can be used when an attack is about to land.  OS-ITM-14."""
    moments = g.book.moments.get("defend")
    if not moments:
        return []
    return [
        (id_, thing, at) for id_, thing in held_things(me) for at in moments.get(thing.key, ()) if works(g, me, thing)
    ]


class Defend(Ask, frozen=True):
    """Whether a card prevents some of the damage.  OS-ITM-11, OS-ITM-14"""

    prompt: ClassVar[str] = "defend"
    because: ClassVar[str] = "attack"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        found = [opt("use", id_) for id_, _, _ in defences(g, me)]
        return [*found, opt("endure")] if found else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "use":
            me = person(g, here.seat)
            thing, at = next((thing, at) for id_, thing, at in defences(g, me) if id_ == option.ids[0])
            g.push(here.seat, UseThing(thing, at), self, source=here.source)


# Answers


class Answer(Verb, frozen=True):
    """An action that is no combat action is a round of its own: every enemy there attacks the character once.

    OS-COM-06, OS-COM-07, OS-COM-10, OS-COM-11, OS-COM-14, OS-MUL-06, OS-MUL-16, OS-MUL-17
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or me.hidden:
            return
        if g.find(Action) is not None:
            g.amend(Action, answered=True)
        ready_all(g, me.at)
        g.put(*attacks_of(g, me, foes(g, me)))


class Answered(Verb, frozen=True):
    """The enemies there answer the action, unless a first round was fought in its place.  OS-COM-07, OS-STL-10"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0 and not me.hidden and not g.inside(Action).answered:
            g.push(here.seat, Answer())


def attacks_of(g: G, me: Character, attackers: list[Enemy]) -> list[Step]:
    """Each of them attacks on its own, and is exhausted by it.  OS-COM-10, OS-COM-14."""
    rolls = []
    for foe in attackers:
        set_enemy(g, structs.replace(foe, exhausted=True))
        roll = Roll(enemy_dice(g, foe, on=me), Suffer("melee", foe.id), -1, me.id, me.at)
        rolls.append(Step(roll, me.seat, foe.key))
    return rolls


class Counter(Verb, frozen=True):
    """The enemies answer a combat action of a character in the round that runs.

    OS-COM-07, OS-CBA-02, OS-CBA-03, OS-CBA-04, OS-CBA-27, OS-MUL-06, OS-MUL-07
    """

    enemy: int = 0  # the one that it attacked; 0: none
    dodging: bool = False  # its Dodge has succeeded

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or me.hidden:
            return
        attackers = answering(g, me, self.enemy)
        if not self.dodging:
            g.put(*attacks_of(g, me, attackers))
            return
        for foe in attackers:
            set_enemy(g, structs.replace(foe, exhausted=True))
        g.push(here.seat, Volley(tuple(foe.id for foe in attackers)))


def answering(g: G, me: Character, target: int) -> list[Enemy]:
    """Who answers: all that are ready; but while others on the tile are still to join, only the one attacked, or the
    strongest in its place.

    OS-MUL-05, OS-MUL-06, OS-MUL-07, OS-MUL-08, OS-MUL-09, OS-MUL-10, OS-MUL-14, OS-MUL-15, OS-MUL-18.
    """
    ready = [foe for foe in foes(g, me) if not foe.exhausted]
    now = g.find(Round)
    if not ready or now is None or now.at != me.at:
        return ready
    people = g.s.characters
    if not any(people[who].at == now.at and people[who].health > 0 for who in now.joiners if who != me.id):
        return ready
    return [next((foe for foe in ready if foe.id == target), None) or strongest(g, ready)]


def strongest(g: G, ready: list[Enemy]) -> Enemy:
    """The highest expected successes in melee now, then the most health left, then the longest in play.  OS-MUL-12."""
    return max(
        ready,
        key=lambda foe: (odds_of(enemy_dice(g, foe)).mean(), g.book.enemies[foe.key].health - foe.damage, -foe.id),
    )


class Volley(Verb, frozen=True):
    """Every enemy rolls before a successful Dodge avoids one of the attacks.  OS-CBA-03"""

    pending: tuple[int, ...]
    rolled: tuple[tuple[int, int], ...] = ()
    result: int = -1

    def run(self, g: G, here: Step) -> None:
        me, pending, rolled = person(g, here.seat), self.pending, self.rolled
        if self.result >= 0:
            pending, rolled = pending[1:], (*rolled, (pending[0], self.result))
        foe = enemy_of(g, pending[0]) if pending else None
        if foe is None:
            g.push(here.seat, Avoid(rolled))
        else:
            roll = Roll(enemy_dice(g, foe, on=me), Volley(pending, rolled), -1, me.id, me.at)
            g.push(here.seat, roll, source=foe.key)


class Avoid(Ask, frozen=True):
    """Which of the attacks the Dodge avoids; the others land.  OS-CBA-03"""

    rolled: tuple[tuple[int, int], ...]
    prompt: ClassVar[str] = "avoid"
    because: ClassVar[str] = "dodge"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("avoid", pid("enemy", foe), pid("number", result)) for foe, result in self.rolled]

    def answer(self, g: G, here: Step, option: Option) -> None:
        avoided = number_of(option.ids[0], "enemy")
        g.did("avoid", here.seat, name(person(g, here.seat)))
        g.push(here.seat, *(Suffer("melee", foe, result) for foe, result in self.rolled if foe != avoided))


# Attacks


class Swing(Verb, frozen=True):
    """A melee attack is rolled; it lands when it has been answered.  OS-CBA-01, OS-COM-12, OS-COM-15, OS-STL-15"""

    weapon: Thing | None = None

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.hidden, me.fought = False, True
        wield = () if self.weapon is None else (Wield(self.weapon),)
        g.push(here.seat, *wield, Roll(attack_dice(g, me, "melee", self.weapon), HandOver(), me.id, -1, me.at))


class HandOver(Verb, frozen=True):
    """What an attack came to is handed to the stroke that waits.  OS-COM-12"""

    result: int = 0

    def run(self, g: G, here: Step) -> None:
        g.amend(Strike, result=self.result)


class TryDodge(Verb, frozen=True):
    """A Dodge: a Dexterity test; who dodges does not attack.  OS-CBA-02, OS-CBA-04, OS-SKL-13"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.fought = True
        dice, cancel = pool_for_test(g, me, "dexterity")
        g.did("dodge", here.seat, name(me))
        g.push(here.seat, Roll(dice, Dodged(), me.id, -1, me.at, cancel))


class Dodged(Verb, frozen=True):
    """With a success one attack of the answer is avoided, without one none is.  OS-CBA-02, OS-CBA-04"""

    result: int = 0
    passes_with_one: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.did("test_passed" if self.result else "test_failed", here.seat)
        g.amend(Counter, dodging=self.result > 0)


class Strike(Verb, frozen=True):
    """An attack of a character lands on an enemy, even if the character has died meanwhile.

    OS-COM-12, OS-COM-16, OS-COM-19
    """

    enemy: int
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        foe = enemy_of(g, self.enemy)
        if foe is not None:
            n = max(0, self.result - g.book.enemies[foe.key].protection)
            g.did("blow", here.seat, foe.key, n=n)
            wound(g, person(g, here.seat), foe, n)


def wound(g: G, me: Character, foe: Enemy, n: int) -> None:
    """Damage is put on an enemy's card; it is defeated when it equals or exceeds its health.

    OS-COM-19, OS-COM-20, OS-ENE-06, OS-ENE-22, OS-EVT-06.
    """
    card = g.book.enemies[foe.key]
    if foe.damage + n < card.health:
        set_enemy(g, structs.replace(foe, damage=foe.damage + n))
        return
    defeat(g, foe, me)
    g.push(me.seat, WaitingEvent(foe.at))
    keys = (me.key, *(thing.key for thing in me.things), *g.book.cards_in_force[g.s.card])
    happen(g, me, "enemy_defeated", keys, card.type, card.faction, card.key)
