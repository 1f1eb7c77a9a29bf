"""Enemies that enter play, are met, fall and leave remains.  OS-ENE-03, OS-ENE-04, OS-ENE-05, OS-ENE-06, OS-ENE-07,
OS-CRD-10, OS-CRD-11, OS-LOT-10.

How they move in the preparation is in `enemy_moves.py`; how they fight, in `combat.py`.
"""

from typing import Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Enemy, Merchant, Remains
from starboard.games.under_our_sun.rules.ground import change, enemies_at, spot
from starboard.games.under_our_sun.rules.merchants import rob
from starboard.games.under_our_sun.rules.persons import name
from starboard.kernel.verbs import Step, Verb

MERCHANTS: Final = 9_000  # the numbers of merchants, where they count as enemies, begin here


def place_enemy(g: G, key: str, at: int) -> Enemy:
    """An enemy enters play on a tile.  What its card says of its arrival is pushed by `Arrive`.  OS-ENE-03."""
    s = g.s
    s.bred += 1
    enemy = Enemy(s.bred, key, at)
    s.enemies.append(enemy)
    g.did("enemy", -1, enemy.key, spot(g, at))
    return enemy


def enemy_of(g: G, id_: int) -> Enemy | None:
    if id_ >= MERCHANTS:
        merchant = g.s.merchants[id_ - MERCHANTS]
        return None if merchant.gone else as_enemy(g, merchant)
    return next((enemy for enemy in g.s.enemies if enemy.id == id_), None)


def as_enemy(g: G, merchant: Merchant) -> Enemy:
    """A merchant as those see it whom it fights: it has its place in every rule for enemies.  OS-MER-25, OS-MER-27."""
    number = MERCHANTS + g.s.merchants.index(merchant)
    return Enemy(number, merchant.key, merchant.at, merchant.damage, merchant.exhausted)


def set_enemy(g: G, enemy: Enemy) -> None:
    """Put back an enemy that has changed, in its place in the order of arrival."""
    if enemy.id >= MERCHANTS:
        at = enemy.id - MERCHANTS
        merchant = structs.replace(g.s.merchants[at], damage=enemy.damage, exhausted=enemy.exhausted)
        g.s.merchants[at] = merchant  # it never moves.  OS-MER-25
        return
    enemies = g.s.enemies
    for at, other in enumerate(enemies):
        if other.id == enemy.id:
            enemies[at] = enemy
            return


def turn_on(g: G, me: Character, id_: int) -> None:
    """Who attacks a merchant fights it from now on.  OS-MER-15, OS-MER-25."""
    if id_ >= MERCHANTS:
        merchant = g.s.merchants[id_ - MERCHANTS]
        if not (merchant.hostile | merchant.fights) >> me.id & 1:
            g.s.merchants[id_ - MERCHANTS] = structs.replace(merchant, fights=merchant.fights | 1 << me.id)
            g.did("turns_on", me.seat, name(me), merchant.key)


def ready_all(g: G, at: int) -> None:
    """The exhausted enemies on a tile are ready again: a round begins.  OS-COM-11."""
    for enemy in enemies_at(g, at):
        if enemy.exhausted:
            set_enemy(g, structs.replace(enemy, exhausted=False))
    for merchant in g.s.merchants:
        if merchant.at == at and merchant.exhausted:
            set_enemy(g, structs.replace(as_enemy(g, merchant), exhausted=False))


def defeat(g: G, enemy: Enemy, by: Character | None = None) -> None:
    """An enemy is defeated: its remains lie there, and a marker covers the symbol.  OS-ENE-06, OS-ENE-07."""
    if enemy.id >= MERCHANTS:
        rob(g, by or g.s.characters[g.s.active], g.s.merchants[enemy.id - MERCHANTS])
        return
    g.s.enemies.remove(next(other for other in g.s.enemies if other.id == enemy.id))
    g.s.remains.append(Remains(enemy.id, enemy.key, enemy.at))
    tile = g.s.tiles.get(enemy.at)
    if tile is not None and g.book.tiles[tile.key].enemy:
        change(g, enemy.at, covered=True)
    g.did("defeated", -1, enemy.key)


def is_spared(g: G, me: Character, key: str) -> bool:
    """A revealed Son of Liberty is no target of that faction.  OS-MOD-16."""
    card = g.book.enemies.get(key)
    if card is None or card.faction != "sons_of_liberty" or me.team.to != -1:
        return False
    return g.book.teams[me.team.value].side == "son_of_liberty"


def foes(g: G, me: Character) -> list[Enemy]:
    """The enemies on its tile that are enemies of this character, merchants that it fights among them.

    OS-MOD-16, OS-MER-27.
    """
    found = [enemy for enemy in g.s.enemies if enemy.at == me.at and not is_spared(g, me, enemy.key)]
    return [*found, *(as_enemy(g, merchant) for merchant in hostile_merchants(g, me))]


def hostile_merchants(g: G, me: Character) -> list[Merchant]:
    """The merchants on its tile to whom it is an enemy.  OS-MER-27."""
    return [m for m in g.s.merchants if m.at == me.at and not m.gone and (m.hostile | m.fights) >> me.id & 1]


def joint_foes(g: G, me: Character, at: int, active: int) -> list[Enemy]:
    """Whom a character can join against on a tile: the enemies there, and the merchants that it or the active character
    fights.

    OS-MUL-01, OS-MOD-16, OS-MER-25.
    """
    found = [enemy for enemy in g.s.enemies if enemy.at == at and not is_spared(g, me, enemy.key)]
    if not g.s.merchants:
        return found
    bits = 1 << me.id | 1 << active
    there = [m for m in g.s.merchants if m.at == at and not m.gone and (m.hostile | m.fights) & bits]
    return [*found, *(as_enemy(g, merchant) for merchant in there)]


def is_threatened(g: G, me: Character) -> bool:
    """Whether something on its tile answers its actions."""
    return bool(foes(g, me))


class Arrive(Verb, frozen=True):
    """What an enemy's card says of its arrival, to whom it appeared.  OS-CRD-10, OS-CRD-11"""

    key: str

    def run(self, g: G, here: Step) -> None:
        g.flow(here.seat, g.book.enemies[self.key].arrival, self.key)
