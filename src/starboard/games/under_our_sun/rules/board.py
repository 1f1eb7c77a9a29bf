"""What fits on a character's board, and what it holds.  OS-CHR-03, OS-CHR-04, OS-CHR-13, OS-CHR-14, OS-CHR-15,
OS-CHR-16, OS-CHR-17.

Rearranging is free, so spaces are never assigned: something fits if any arrangement holds all.
"""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS, MIXED_ROOM
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.modifiers import AddSlot, WaterCapacity


def spaces(g: G, me: Character) -> tuple[int, int, int]:
    """Item, mixed and gear spaces."""
    board = g.book.characters[me.key]
    found = {"item": board.items, "mixed": board.mixed, "gear": board.gear}
    for more in in_force(g, me, AddSlot):
        found[more.slot] += more.n
    return found["item"], found["mixed"], found["gear"]


def water_spaces(g: G, me: Character) -> int:
    """The reserve, bottles included.  OS-CHR-04."""
    bottles = sum(g.book.things[thing.key].bottle for thing in me.things if thing.key in g.book.things)
    return g.book.characters[me.key].water + bottles + sum(more.n for more in in_force(g, me, WaterCapacity))


def loose(me: Character) -> int:
    """How many resource places are taken."""
    return me.ration + me.cloth + me.metal + me.connector + me.wood + me.alcohol + me.plastic + me.bullet + me.arrow


def fits(g: G, me: Character, goods: int = 0, items: int = 0, gear: int = 0) -> bool:
    """Whether so much more fits, by any arrangement; negative numbers leave the board first."""
    held_gear = sum(thing.key in g.book.is_gear for thing in me.things)
    item, mixed, gear_spaces = spaces(g, me)
    for_goods = -(-(loose(me) + goods) // MIXED_ROOM)
    return (
        held_gear + gear <= gear_spaces
        and for_goods <= mixed
        and len(me.things) - held_gear + items <= item + mixed - for_goods
    )


def fits_thing(g: G, me: Character, key: str) -> bool:
    """Whether one more card or carried marker fits.  OS-ITM-12."""
    return fits(g, me, gear=1) if key in g.book.is_gear else fits(g, me, items=1)


def room_for_goods(g: G, me: Character, most: int) -> int:
    """How many more goods fit, up to so many."""
    item, mixed, _ = spaces(g, me)
    items = sum(thing.key not in g.book.is_gear for thing in me.things)
    free = (mixed - max(0, items - item)) * MIXED_ROOM - loose(me)
    return max(0, min(most, free))


def thing_of(g: G, key: str, ammo: int = 0) -> Thing:
    """A card as it is obtained: with its uses, and so much ammunition.  OS-ITM-05."""
    card = g.book.things.get(key)
    return Thing(key, card.uses if card else 0, ammo)


def full_thing(g: G, key: str) -> Thing:
    """A card that comes fully loaded.  OS-AMM-05, OS-AMM-09."""
    return thing_of(g, key, g.book.things[key].rounds)


def held_goods(me: Character) -> list[str]:
    """The kinds of which it has some."""
    return [kind for kind in GOODS if getattr(me, kind)]
