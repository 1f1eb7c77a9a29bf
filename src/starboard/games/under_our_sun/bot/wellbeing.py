"""How well one character is, in AP: health, water, food, rest, belongings, what threatens it."""

from collections.abc import Sequence

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.fights import DEATH, GONE, HEALTH, peril
from starboard.games.under_our_sun.bot.worth import ENOUGH, GOODS_WORTH, SURPLUS, Worth
from starboard.games.under_our_sun.constants import AFTERNOON, AMMO, AP, AP_TIRED, FIT, GOODS, MORNING, NIGHT, OK, TIRED
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Phase
from starboard.games.under_our_sun.rules.ground import has_open_symbol

WATER = (0.0, 4.2, 7.8, 10.8, 13.0, 14.4, 15.4, 16.0, 16.4)  # by units; fewer count when fewer phases are left
FOOD = (0.0, 5.5, 10.0, 13.5, 16.0, 17.5, 18.5)
REST = {TIRED: -7.0, OK: -0.8, FIT: 0.0}  # in the morning; who is OK can still sleep in any night
INFECTED, KARMA = -7.0, 0.8
RESCUE, REACH = 30.0, 2.0  # who can be revived by somebody in time; less for each AP of the way there
DRY, HINT = 0.5, 2  # for each AP of the way to water, of who has less than so much
HUNGER = 5.5  # a meal that is missed
SOON = {MORNING: 0.0, AFTERNOON: 0.5, NIGHT: 1.0}  # how much of the coming preparation is counted already
HUNGRY = 0.6  # for each AP of the way to a ration, of who has none
LURKING = 0.35  # an open enemy symbol under one's feet
REMAINS = 1.2
HEARTHS, COOLS = (0.0, 2.0, 5.0), 0.15  # a fire, and one that can be cooked on; how much less it is for each AP to it
EMPTY = 0.3  # of that, to who has nothing to cook
SPARK, KINDLING, GRATE = 1.0, 1.5, 2.0  # of who can light a fire: that it can, the wood, the metal for the hearth
EXPOSED, DRAWN = {MORNING: 0.15, AFTERNOON: 1.0, NIGHT: 1.0}, 0.15  # how much the next night is thought of
OPEN, CAMP, HEARTH = -2.0, -0.8, -0.3  # a night in the open, in a camp, at a fire in one
TIME = 0.2  # an AP that is left, in this phase or a later one: alike, so that nobody puts off the end of a phase


def phases_left(g: G) -> int:
    """Phases that follow this one before the mission is lost."""
    s, days = g.s, g.book.mission.days
    if not s.day:
        return 3 * days
    return max(0, 3 * (days - s.day) + (NIGHT - s.phase if g.find(Phase) is not None else NIGHT + 1))


def time_left(c: Character, phases: int) -> float:
    """The AP of a living character that are still to be spent."""
    now = 0 if c.waiting else c.ap
    per = AP - (AP_TIRED if c.fitness == TIRED else 0) / 2
    return TIME * (now + per * phases)


def health(c: Character) -> float:
    if c.health <= 0:
        return GONE if c.out else DEATH
    return HEALTH[min(c.health, len(HEALTH) - 1)] + (INFECTED if c.infected else 0.0)


def rescue(people: Sequence[Character], land: Land, worth: Worth) -> float:
    """What it is worth that somebody who can revive the dead is near them in time."""
    helpers = [c for c in people if c.health > 0 and any(thing.key in worth.revivers for thing in c.things)]
    total = 0.0
    for body in people if helpers else ():
        way = min(land.far(c.at, body.at) for c in helpers)
        if body.dead and way <= AP * body.dead:
            total += max(0.0, RESCUE - REACH * way)
    return total


def water(c: Character, phases: int, land: Land) -> float:
    """What it has to drink, as far as it needs it; and how far it is to more."""
    worth = WATER[min(c.water, phases, len(WATER) - 1)]
    if c.water < HINT and phases:
        wells = [at for at, tile in land.s.tiles.items() if tile.water or tile.stored_water]
        worth -= DRY * (HINT - c.water) * min(12.0, land.nearest(c.at, wells))
    return worth


def food(c: Character, days: int, land: Land) -> float:
    """What it has to eat, as far as it needs it, and how far it is to more; the next meal counts as it comes near."""
    have = min(c.ration, days + 1, len(FOOD) - 1)
    worth = FOOD[have]
    if days:
        worth -= SOON[land.meal] * (FOOD[have] - FOOD[have - 1] if have else HUNGER)
    if not c.ration and days:
        worth -= HUNGRY * min(10.0, land.nearest(c.at, [at for at, tile in land.s.tiles.items() if tile.goods[0]]))
    return worth


def belongings(c: Character, worth: Worth) -> float:
    total = worth.worth_of_all(c.things) if c.things else 0.0
    armed = {worth.book.things[thing.key].ammo for thing in c.things if thing.key in worth.book.things}
    for kind, n, word in zip(GOODS_WORTH, c.goods, GOODS, strict=True):
        if n and (word not in AMMO or word in armed):
            total += kind * (min(n, ENOUGH) + SURPLUS * max(0, n - ENOUGH))
    return total


def danger(g: G, people: Sequence[Character]) -> float:
    """What enemies will do to those who stand together on a tile, and what lies there when they are gone."""
    s, at = g.s, people[0].at
    total = -peril(g, people) if s.enemies or s.merchants else 0.0
    if has_open_symbol(g, at):
        total -= LURKING * len(people)
    for remains in s.remains:
        if remains.at == at:
            total += REMAINS
    return total


def kitchen(g: G, c: Character, days: int, land: Land) -> float:
    """Where it can cook, and what it has for it: three rations are made of one."""
    if not days:
        return 0.0
    fires = [(at, HEARTHS[tile.fire]) for at, tile in g.s.tiles.items() if tile.fire]
    found = max((worth * max(0.0, 1.0 - COOLS * land.far(c.at, at)) for at, worth in fires), default=0.0)
    if any(g.book.things[thing.key].fire for thing in c.things if thing.key in g.book.things):
        ready = SPARK + (KINDLING + (GRATE if c.metal else 0.0) if c.wood else 0.0)
        found = max(found, ready, found + GRATE if c.metal and found < HEARTHS[2] else 0.0)
    elif c.metal and found:
        found = min(HEARTHS[2], found + GRATE / 2)
    return found if c.ration else EMPTY * found


def shelter(g: G, c: Character, phase: int) -> float:
    """How the coming night will be where it stands."""
    tile = g.s.tiles.get(c.at)
    if tile is None or g.book.tiles[tile.key].kind == "new_haven":
        return 0.0
    night = OPEN if not tile.has_camp else HEARTH if tile.fire else CAMP
    return (DRAWN if phase == NIGHT and c.acted else EXPOSED[phase]) * night


def spirits(c: Character, phase: int) -> float:
    """How rested it is, as the next day will find it; and its luck."""
    tomorrow = c.fitness - 1 if phase == NIGHT else c.fitness
    return REST[max(TIRED, tomorrow)] + KARMA * c.karma
