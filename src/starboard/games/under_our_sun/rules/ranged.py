"""Shots at enemies on adjacent tiles, and how those react.  OS-CBA-12, OS-CBA-14, OS-CBA-16, OS-CBA-18, OS-CBA-26."""

from typing import Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import distance
from starboard.games.under_our_sun.model.things import Enemy, Thing
from starboard.games.under_our_sun.rules.combat import HandOver, Strike, Suffer, enemy_dice
from starboard.games.under_our_sun.rules.dice import Roll
from starboard.games.under_our_sun.rules.enemies import MERCHANTS, as_enemy, enemy_of, is_spared, set_enemy
from starboard.games.under_our_sun.rules.enemy_moves import is_barred, is_held, walk
from starboard.games.under_our_sun.rules.persons import person
from starboard.games.under_our_sun.rules.weapons import Wield, attack_dice
from starboard.kernel.verbs import Step, Verb

REACTION_DIE: Final = "y"  # OS-CBA-15


def targets(g: G, me: Character) -> list[Enemy]:
    """The enemies within reach of a shot: on the adjacent tiles and nowhere else; a merchant hostile to it is one.

    OS-CBA-12, OS-CBA-13, OS-MER-27.
    """
    found = [foe for foe in g.s.enemies if distance(foe.at, me.at) == 1 and not is_spared(g, me, foe.key)]
    hostile = [m for m in g.s.merchants if m.hostile >> me.id & 1 and not m.gone and distance(m.at, me.at) == 1]
    return [*found, *(as_enemy(g, merchant) for merchant in hostile)]


class Fire(Verb, frozen=True):
    """A shot is rolled; it lands after the reaction.  OS-CBA-12, OS-CBA-24, OS-AMM-07, OS-STL-16"""

    weapon: Thing

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        dice = attack_dice(g, me, "ranged", self.weapon)
        g.push(here.seat, Wield(self.weapon, fires=True), Roll(dice, HandOver(), me.id, -1, me.at))


class Reaction(Verb, frozen=True):
    """A ready enemy under fire rolls a die to charge; one that is barred from the shooter's tile only shoots back.

    OS-CBA-14, OS-CBA-15, OS-CBA-17, OS-CBA-26
    """

    enemy: int

    def run(self, g: G, here: Step) -> None:
        me, foe = person(g, here.seat), enemy_of(g, self.enemy)
        if foe is None or foe.exhausted:
            return
        if cannot_charge(g, foe, me):
            g.push(here.seat, Charge(self.enemy))
        else:
            g.push(here.seat, Roll(REACTION_DIE, Charge(self.enemy), -1, -1, foe.at))


def cannot_charge(g: G, foe: Enemy, me: Character) -> bool:
    """Somebody holds it, it is barred, or it is a merchant, which never moves.  OS-CBA-26, OS-MER-25."""
    return foe.id >= MERCHANTS or is_held(g, foe) or is_barred(g, foe, me.at)


class Charge(Verb, frozen=True, tag="enemy_reacts"):
    """With a success it moves onto the shooter's tile, unless the shot kills it; else it shoots back if it can.  Either
    is its action for the round.  OS-CBA-14, OS-CBA-16, OS-CBA-18, OS-CBA-25
    """

    enemy: int
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        me, foe = person(g, here.seat), enemy_of(g, self.enemy)
        if foe is None:
            return
        if self.result:
            if not is_deadly(g, foe):
                set_enemy(g, structs.replace(foe, exhausted=True))
                walk(g, structs.replace(foe, exhausted=True), me.at)
            return
        dice = enemy_dice(g, foe, "ranged")
        if dice:
            set_enemy(g, structs.replace(foe, exhausted=True))
            g.push(here.seat, Roll(dice, Suffer("ranged", foe.id), -1, me.id, foe.at))


def is_deadly(g: G, foe: Enemy) -> bool:
    """Whether the shot that is about to land kills it.  OS-CBA-18."""
    card = g.book.enemies[foe.key]
    return foe.damage + max(0, g.inside(Strike).result - card.protection) >= card.health
