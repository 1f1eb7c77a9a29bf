"""Enemies that enter play, are met, fall and leave remains.  OS-ENE-03, OS-ENE-04, OS-ENE-05, OS-ENE-06, OS-ENE-07,
OS-CRD-10, OS-CRD-11, OS-LOT-10.

How they move in the preparation is in `enemy_moves.py`; how they fight, in `combat.py`.
"""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Enemy, Merchant, Remains
from starboard.games.under_our_sun.rules.ground import change, enemies_at, spot
from starboard.kernel.verbs import Step, Verb


def place_enemy(g: G, key: str, at: int) -> Enemy:
    """An enemy enters play on a tile.  What its card says of its arrival is pushed by `Arrive`.  OS-ENE-03."""
    s = g.s
    s.bred += 1
    enemy = Enemy(s.bred, key, at)
    s.enemies.append(enemy)
    g.did("enemy", -1, enemy.key, spot(g, at))
    return enemy


def enemy_of(g: G, id_: int) -> Enemy | None:
    return next((enemy for enemy in g.s.enemies if enemy.id == id_), None)


def set_enemy(g: G, enemy: Enemy) -> None:
    """Put back an enemy that has changed, in its place in the order of arrival."""
    enemies = g.s.enemies
    for at, other in enumerate(enemies):
        if other.id == enemy.id:
            enemies[at] = enemy
            return


def ready_all(g: G, at: int) -> None:
    """The exhausted enemies on a tile are ready again: a round begins.  OS-COM-11."""
    for enemy in enemies_at(g, at):
        if enemy.exhausted:
            set_enemy(g, structs.replace(enemy, exhausted=False))


def defeat(g: G, enemy: Enemy) -> None:
    """An enemy is defeated: its remains lie there, and a marker covers the symbol.  OS-ENE-06, OS-ENE-07."""
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
    """The enemies on its tile that are enemies of this character.  OS-MOD-16."""
    return [enemy for enemy in g.s.enemies if enemy.at == me.at and not is_spared(g, me, enemy.key)]


def hostile_merchants(g: G, me: Character) -> list[Merchant]:
    """The merchants on its tile to whom it is an enemy.  OS-MER-27."""
    return [m for m in g.s.merchants if m.at == me.at and not m.gone and m.hostile >> me.id & 1]


def is_threatened(g: G, me: Character) -> bool:
    """Whether something on its tile answers its actions."""
    return bool(foes(g, me)) or bool(hostile_merchants(g, me))


class Arrive(Verb, frozen=True):
    """What an enemy's card says of its arrival, to whom it appeared.  OS-CRD-10, OS-CRD-11"""

    key: str

    def run(self, g: G, here: Step) -> None:
        g.flow(here.seat, g.book.enemies[self.key].arrival, self.key)
