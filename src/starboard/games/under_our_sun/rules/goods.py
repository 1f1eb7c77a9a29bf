"""Water, resources and cards gained and lost; the bag.  OS-RES-04, OS-BAG-02, OS-BAG-03, OS-BAG-04, OS-CHR-22,
OS-ITM-01, OS-ITM-13."""

from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOOD, GOODS, RESOURCES
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.board import fits, fits_thing, held_goods, room_for_goods, water_spaces
from starboard.games.under_our_sun.rules.ground import drop, in_supply, of_kind
from starboard.games.under_our_sun.rules.persons import name
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Id, Option, opt


def gain_water(g: G, me: Character, n: int) -> int:
    """Water without room is lost.  OS-CHR-04, OS-RES-04."""
    gained = max(0, min(n, water_spaces(g, me) - me.water))
    if gained:
        me.water += gained
        g.did("gain", me.seat, name(me), "water", n=gained)
    return gained


def lose_water(g: G, me: Character, n: int) -> int:
    lost = min(n, me.water)
    if lost:
        me.water -= lost
        g.did("lose", me.seat, name(me), "water", n=lost)
    return lost


def gain_goods(g: G, me: Character, kind: str, n: int, from_supply: bool = True) -> None:
    """Resources gained; what has no room is put on the tile, what the supply lacks is not gained.

    OS-CMP-08, OS-RES-04.
    """
    n = min(n, in_supply(g, kind)) if from_supply else n
    if n <= 0:
        return
    kept = room_for_goods(g, me, n)
    setattr(me, kind, getattr(me, kind) + kept)
    g.did("gain", me.seat, name(me), kind, n=n)
    if n > kept:
        drop(g, me.at, of_kind(kind, n - kept))


def lose_goods(g: G, me: Character, kind: str, n: int) -> int:
    """As many as it has go back to the supply."""
    lost = min(n, int(getattr(me, kind)))
    if lost:
        setattr(me, kind, getattr(me, kind) - lost)
        g.did("lose", me.seat, name(me), kind, n=lost)
    return lost


def draw_cube(g: G) -> str:
    """One cube drawn blind from the bag, which is filled again the moment it is empty; nothing, if all is empty.

    OS-BAG-02, OS-BAG-03, OS-BAG-04.
    """
    bag = g.s.bag
    total = sum(bag)
    if not total:
        return ""
    at = g.roll(total, "bag")
    kind = 0
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return GOODS[kind]


def fill_bag(g: G) -> None:
    """The bag became empty: one cube of each resource that is left in the supply.  OS-BAG-03, OS-BAG-04."""
    if not any(g.s.bag):
        for kind in RESOURCES:
            if in_supply(g, kind) > 0:
                g.s.bag[GOOD[kind]] += 1


def draw_bag(g: G, me: Character, n: int) -> None:
    """Random resources.  The cube is in its owner's hands before the bag is filled again."""
    for _ in range(n):
        kind = draw_cube(g)
        if not kind:
            return
        gain_goods(g, me, kind, 1, from_supply=False)
        fill_bag(g)


def gain_thing(g: G, me: Character, thing: Thing) -> None:
    """A card is put on the board; without room it lies on the tile.  OS-ITM-01, OS-ITM-12, OS-RES-04."""
    if fits_thing(g, me, thing.key):
        me.things.append(thing)
        g.did("gain_card", me.seat, name(me), thing.key)
    else:
        drop(g, me.at, things=(thing,))
        g.did("drop_card", me.seat, name(me), thing.key)


def lose_thing(g: G, me: Character, thing: Thing) -> None:
    """A card leaves the board; what no longer fits is dropped by its owner's choice, surplus water is lost.

    OS-CHR-22.
    """
    me.things.remove(thing)
    me.water = min(me.water, water_spaces(g, me))
    if not fits(g, me):
        g.push(me.seat, DropSurplus(me.id))


def back_to_deck(g: G, key: str) -> None:
    """A card that is used up goes back to its deck: an open one, or under the Loot deck.  OS-ITM-13, OS-CRD-04."""
    s = g.s
    if key in g.book.shop:
        s.shop[key] = s.shop.get(key, 0) + 1
    elif key in g.book.things:
        s.loot_done.append(key)


class DropSurplus(Ask, frozen=True):
    """What no longer fits on a board is dropped, thing by thing, by its owner's choice.  OS-CHR-22"""

    character: int
    prompt: ClassVar[str] = "surplus"
    because: ClassVar[str] = "surplus"

    def options(self, g: G, here: Step) -> list[Option]:
        me = g.s.characters[self.character]
        if fits(g, me):
            return []
        return [
            *(opt("drop", kind) for kind in held_goods(me)),
            *(opt("drop", id_) for id_, _ in held_things(me)),
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = g.s.characters[self.character]
        drop_one(g, me, str(option.ids[0]))
        g.push(here.seat, self)


def thing_id(at: int, thing: Thing) -> str:
    """A held card: its place on the board and its key."""
    return pid("thing", at, thing.key)


def held_things(me: Character) -> list[tuple[str, Thing]]:
    """The cards on its board by id; of several that are alike, one."""
    if not me.things:
        return []
    found: dict[Thing, str] = {}
    for at, thing in enumerate(me.things):
        found.setdefault(thing, thing_id(at, thing))
    return [(id_, thing) for thing, id_ in found.items()]


def thing_at(me: Character, id_: Id) -> Thing:
    return me.things[int(parts_of(id_)[1])]


def drop_one(g: G, me: Character, what: str) -> None:
    """One cube or one card is put on the tile.  OS-INT-24."""
    if what in GOOD:
        setattr(me, what, getattr(me, what) - 1)
        drop(g, me.at, of_kind(what))
        g.did("drop", me.seat, name(me), what)
        return
    thing = thing_at(me, what)
    lose_thing(g, me, thing)
    drop(g, me.at, things=(thing,))
    g.did("drop_card", me.seat, name(me), thing.key)
