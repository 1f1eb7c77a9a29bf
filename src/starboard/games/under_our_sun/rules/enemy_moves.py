"""How enemies move: by their own D8 in the preparation.  OS-ENE-09, OS-ENE-10, OS-ENE-11, OS-ENE-12, OS-ENE-13,
OS-ENE-14, OS-ENE-15, OS-ENE-16, OS-ENE-17, OS-ENE-18, OS-ENE-19, OS-ENE-20, OS-ENE-21, OS-ENE-25,
OS-RND-11, OS-FIR-05."""

from typing import Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import FACES
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import STEPS, around, distance
from starboard.games.under_our_sun.model.things import Enemy
from starboard.games.under_our_sun.rules.enemies import enemy_of, set_enemy
from starboard.games.under_our_sun.rules.events import WaitingEvent
from starboard.games.under_our_sun.rules.ground import spot
from starboard.games.under_our_sun.rules.persons import turn_order
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Step, Verb

HUNTS: Final = 7  # the face 8.  OS-ENE-14
LURE: Final = "yy"  # OS-ENE-16


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
        elif side == HUNTS and (prey := nearest(g, enemy)) is not None:
            walk(g, enemy, step_towards(enemy.at, prey.at))


def nearest(g: G, enemy: Enemy) -> Character | None:
    """The nearest living character that is not in stealth; of several equally near the one that rolls the fewest
    successes with 2 yellow dice, those tied again.  OS-ENE-14, OS-ENE-15, OS-ENE-16, OS-ENE-25.
    """
    seen = [c for c in turn_order(g.s) if c.health > 0 and not c.hidden]
    least = min((distance(enemy.at, c.at) for c in seen), default=0)
    near = [c for c in seen if distance(enemy.at, c.at) == least]
    while len(near) > 1:
        rolls = [sum(FACES[die][g.roll(8, die)] for die in LURE) for _ in near]
        near = [c for c, n in zip(near, rolls, strict=True) if n == min(rolls)]
    return near[0] if near else None


def step_towards(at: int, to: int) -> int:
    """The first neighbour clockwise from north that is nearer; from the very tile, none.  OS-ENE-25."""
    far = distance(at, to)
    return next((side for side in around(at) if distance(side, to) < far), at)


def is_held(g: G, enemy: Enemy) -> bool:
    """A living character that is not in stealth holds it on its tile.  OS-ENE-10."""
    return any(c.at == enemy.at and c.health > 0 and not c.hidden for c in g.s.characters)


def is_barred(g: G, enemy: Enemy, to: int) -> bool:
    """An animal does not go where a campfire burns, nobody past a palisade or onto a lost tile.

    OS-FIR-05, OS-ENE-19.
    """
    tile = g.s.tiles.get(to)
    if tile is None:
        return to in g.s.lost
    if tile.fire and g.book.enemies[enemy.key].type == "animal":
        return True
    return any(key in g.book.fixtures and g.book.fixtures[key].bars for key, _ in tile.markers)


def walk(g: G, enemy: Enemy, to: int) -> bool:
    """The enemy stands on that tile from now on; a tile is laid face down where there was none.

    No first round begins by it.  OS-ENE-17, OS-ENE-18, OS-ENE-19, OS-ENE-21, OS-ENE-23, OS-ENE-24, OS-EVT-06.
    """
    s = g.s
    if is_barred(g, enemy, to):
        return False
    if to not in s.tiles and to not in s.covered:
        if not s.stack_tiles:
            return False
        s.covered[to] = Secret(g.draw(s.stack_tiles), 0, "tiles")
    left = enemy.at
    if left == to:
        return False
    set_enemy(g, structs.replace(enemy, at=to))
    g.push(s.first, WaitingEvent(left))
    g.did("enemy_moves", -1, enemy.key, spot(g, to))
    return True
