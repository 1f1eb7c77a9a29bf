"""How enemies move: by their own D8 in the preparation.  OS-ENE-09, OS-ENE-10, OS-ENE-11, OS-ENE-12, OS-ENE-13,
OS-ENE-17, OS-ENE-18, OS-ENE-19, OS-ENE-20, OS-ENE-21, OS-RND-11, OS-FIR-05."""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.hexes import STEPS
from starboard.games.under_our_sun.model.things import Enemy
from starboard.games.under_our_sun.rules.enemies import enemy_of, set_enemy
from starboard.games.under_our_sun.rules.ground import spot
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Step, Verb


class MoveEnemies(Verb, frozen=True):
    """Step e: every enemy without a character on its tile moves, in the order of arrival.  OS-RND-11, OS-ENE-20"""

    def run(self, g: G, here: Step) -> None:
        g.push(
            here.seat,
            *(MoveEnemy(enemy.id) for enemy in g.s.enemies for _ in range(g.book.enemies[enemy.key].moves)),
        )


class MoveEnemy(Verb, frozen=True):
    """One enemy goes one tile in the direction of its die.  OS-ENE-10, OS-ENE-11, OS-ENE-12, OS-ENE-13"""

    enemy: int

    def run(self, g: G, here: Step) -> None:
        enemy = enemy_of(g, self.enemy)
        if enemy is None or is_held(g, enemy):
            return
        side = g.roll(8, "direction")
        if side < len(STEPS):
            walk(g, enemy, enemy.at + STEPS[side])


def is_held(g: G, enemy: Enemy) -> bool:
    """A living character that is not in stealth holds it on its tile.  OS-ENE-10."""
    return any(c.at == enemy.at and c.health > 0 and not c.hidden for c in g.s.characters)


def is_barred(g: G, enemy: Enemy, to: int) -> bool:
    """An animal does not go where a campfire burns, nobody past a palisade.  OS-FIR-05, OS-ENE-19."""
    tile = g.s.tiles.get(to)
    if tile is None:
        return False
    if tile.fire and g.book.enemies[enemy.key].type == "animal":
        return True
    return any(key in g.book.fixtures and g.book.fixtures[key].bars for key, _ in tile.markers)


def walk(g: G, enemy: Enemy, to: int) -> bool:
    """The enemy stands on that tile from now on; a tile is laid face down where there was none.

    OS-ENE-17, OS-ENE-18, OS-ENE-19, OS-ENE-21.
    """
    s = g.s
    if is_barred(g, enemy, to):
        return False
    if to not in s.tiles and to not in s.covered:
        if not s.stack_tiles:
            return False
        s.covered[to] = Secret(g.draw(s.stack_tiles), 0, "tiles")
    set_enemy(g, structs.replace(enemy, at=to))
    g.did("enemy_moves", -1, enemy.key, spot(g, to))
    return True
