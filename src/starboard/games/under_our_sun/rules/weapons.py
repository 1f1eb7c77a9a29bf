"""Weapons: which a character can attack with now, which dice they add, and what an attack takes off them.

OS-COM-15, OS-COM-18, OS-CBA-24, OS-AMM-07.
"""

from msgspec import structs

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.constants import Pool
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.abilities import wear, works
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import held_things
from starboard.games.under_our_sun.rules.modifiers import AddDice, RemoveDice
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.verbs import Step, Verb


def attack_dice(g: G, me: Character, kind: Pool, weapon: Thing | None) -> str:
    """The attacker's own dice and those of one weapon, as cards change them; a shot has no dice of the melee pool.

    OS-COM-15, OS-COM-18, OS-CBA-24.
    """
    dice = g.book.pools[me.key][kind]
    if weapon is not None:
        card = g.book.things[weapon.key]
        dice += pool(card.melee if kind == "melee" else card.ranged)
    for more in in_force(g, me, AddDice):
        if more.pool == kind and not more.only:
            dice += pool(more.dice)
    for fewer in in_force(g, me, RemoveDice):
        if fewer.pool == kind:
            for die in pool(fewer.dice):
                dice = dice.replace(die, "", 1)
    return dice


def blades(g: G, me: Character) -> list[tuple[str, Thing]]:
    """The held weapons that work now and add dice to a melee attack.  OS-COM-18, OS-ITM-03, OS-ITM-04, OS-LOT-02."""
    return [(id_, thing) for id_, thing in _weapons(g, me) if g.book.things[thing.key].melee and works(g, me, thing)]


def guns(g: G, me: Character) -> list[tuple[str, Thing]]:
    """The held ranged weapons that work now, loaded or not.  OS-CBA-12."""
    return [(id_, thing) for id_, thing in _weapons(g, me) if g.book.things[thing.key].ranged and works(g, me, thing)]


def is_loaded(g: G, thing: Thing) -> bool:
    """OS-AMM-07."""
    return thing.ammo > 0 or not g.book.things[thing.key].ammo


def can_shoot(g: G, me: Character) -> bool:
    return bool(me.things) and any(is_loaded(g, thing) for _, thing in guns(g, me))


def _weapons(g: G, me: Character) -> list[tuple[str, Thing]]:
    return [(id_, thing) for id_, thing in held_things(me) if thing.key in g.book.things] if me.things else []


class Wield(Verb, frozen=True):
    """A weapon is used in an attack: a round of its ammunition goes, what it says of an attack happens, it wears.

    OS-AMM-07, OS-ITM-06, OS-ITM-07, OS-ITM-11
    """

    weapon: Thing
    fires: bool = False

    def run(self, g: G, here: Step) -> None:
        me, weapon = person(g, here.seat), self.weapon
        if weapon not in me.things:
            return
        if self.fires and weapon.ammo:
            less = structs.replace(weapon, ammo=weapon.ammo - 1)
            me.things[me.things.index(weapon)] = less
            weapon = less
        for at in g.book.moments.get("attack", {}).get(weapon.key, ()):
            g.flow(here.seat, g.book.abilities[weapon.key][at].does, weapon.key)
        wear(g, me, weapon)
