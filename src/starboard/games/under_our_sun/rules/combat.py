"""Attacks, and what answers an action on a tile with enemies.  OS-COM.

Interface for the other chapters: `FirstRound` opens a combat, `Answer` is what an action that is no combat action
brings, `Suffer` is one attack that lands on a character.
"""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import PROTECTION_MOST
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Action
from starboard.games.under_our_sun.model.things import Enemy, Thing
from starboard.games.under_our_sun.rules.abilities import UseThing, works
from starboard.games.under_our_sun.rules.dice import Roll
from starboard.games.under_our_sun.rules.enemies import defeat, enemy_of, foes, ready_all, set_enemy
from starboard.games.under_our_sun.rules.events import WaitingEvent
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import held_things
from starboard.games.under_our_sun.rules.ground import is_night
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.modifiers import Protection
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

AttackKind = Literal["melee", "ranged"]


def protection(g: G, me: Character, kind: AttackKind, pierce: int = 0) -> int:
    """What is taken off each attack, in full against each; cards together give at most 2.  OS-COM-16, OS-COM-17."""
    total = sum(p.n for p in in_force(g, me, Protection) if p.against in ("all", kind))
    return max(0, min(total, PROTECTION_MOST) - pierce)


def enemy_dice(g: G, enemy: Enemy, kind: AttackKind = "melee") -> str:
    """Light dice by day, dark dice by night.  OS-CRD-09."""
    table = g.book.enemy_melee if kind == "melee" else g.book.enemy_ranged
    return table[enemy.key][is_night(g)]


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

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        found = [opt("use", id_) for id_, _, _ in defences(g, me)]
        return [*found, opt("endure")] if found else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "use":
            me = person(g, here.seat)
            thing, at = next((thing, at) for id_, thing, at in defences(g, me) if id_ == option.ids[0])
            g.push(here.seat, UseThing(thing, at), self, source=here.source)


class Answer(Verb, frozen=True):
    """Every ready enemy there attacks the character once.  OS-COM-07, OS-COM-10, OS-COM-14, OS-MUL-06"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or me.hidden:
            return
        if g.find(Action) is not None:
            g.amend(Action, answered=True)
        ready_all(g, me.at)
        rolls: list[Verb] = []
        for foe in foes(g, me):
            set_enemy(g, structs.replace(foe, exhausted=True))
            rolls.append(Roll(enemy_dice(g, foe), Suffer("melee", foe.id), -1, me.id, me.at))
        g.push(here.seat, *rolls)


class FirstRound(Verb, frozen=True, tag="open_combat"):
    """The round without AP that opens a combat.  OS-COM-01, OS-COM-04, OS-COM-05, OS-STL-18"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0 and foes(g, me):
            me.hidden, me.fought = False, True
            g.did("first_round", here.seat, name(me))
            g.push(here.seat, FreeAttack(), Answer())


class FreeAttack(Ask, frozen=True):
    """The free attack of a first round.  OS-COM-05"""

    prompt: ClassVar[str] = "first_round"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [opt("attack", pid("enemy", foe.id)) for foe in foes(g, me)] if me.health > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = person(g, here.seat)
        foe = number_of(option.ids[0], "enemy")
        g.push(here.seat, Roll(g.book.pools[me.key]["melee"], Strike(foe), me.id, -1, me.at))


class Strike(Verb, frozen=True):
    """An attack of a character lands on an enemy.  OS-COM-16, OS-COM-19"""

    enemy: int
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        foe = enemy_of(g, self.enemy)
        if foe is None:
            return
        card = g.book.enemies[foe.key]
        damage = foe.damage + max(0, self.result - card.protection)
        g.did("blow", here.seat, foe.key, n=damage - foe.damage)
        if damage >= card.health:
            defeat(g, foe)
            g.push(here.seat, WaitingEvent(foe.at))
        else:
            set_enemy(g, structs.replace(foe, damage=damage))
