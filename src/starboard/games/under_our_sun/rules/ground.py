"""The map: tiles turned up, what lies on them, who may enter.  OS-TIL-03, OS-TIL-04, OS-TIL-05, OS-TIL-06,
OS-TIL-09, OS-TIL-13, OS-TIL-15, OS-EVT-01."""

from typing import Any

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import CUBES, GOOD, GOODS, NIGHT, NO_GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.model.things import NO_CAMP, SYMBOL, Enemy, Thing, Tile
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.modifiers import CapMove, CostChange
from starboard.kernel.ids import number_of, pid
from starboard.kernel.words import Id


def hex_id(at: int) -> str:
    """The id of a position of the map."""
    return pid("hex", at)


def spot(g: G, at: int) -> str:
    """A position as the log names it for ever: by its tile where one lies face up, else by its coordinates."""
    tile = g.s.tiles.get(at)
    return tile.key if tile is not None else pid("spot", at)


def hex_at(id_: Id) -> int:
    return number_of(id_, "hex")


def change(g: G, at: int, **fields: Any) -> None:
    """A tile is as it was but for these fields."""
    g.s.tiles[at] = structs.replace(g.s.tiles[at], **fields)


def new_tile(g: G, key: str) -> Tile:
    """A tile as it is turned up: one cube for each that is printed, as far as the supply has it, its marker, its chest.

    OS-TIL-03, OS-TIL-15, OS-CMP-08.
    """
    card = g.book.tiles[key]
    printed = g.book.tile_goods[key]
    return Tile(
        key,
        tuple(min(n, in_supply(g, kind)) if n else 0 for n, kind in zip(printed, GOODS, strict=True)),
        card.water,
        event=card.event,
        chest=card.chest,
        camp=SYMBOL if card.camp else NO_CAMP,
    )


def is_unexplored(g: G, at: int) -> bool:
    """Whether this position can be explored: next to a tile, and not face up.  OS-TIL-13."""
    s = g.s
    if at in s.tiles or at in s.lost:
        return False
    return at in s.covered or (bool(s.stack_tiles) and any(to in s.tiles or to in s.covered for to in around(at)))


def turn_up(g: G, at: int) -> str:
    """The tile that lies face down there, else the top of the stack, is face up from now on.  OS-INT-03."""
    s = g.s
    g.barrier()
    key = s.covered.pop(at).value if at in s.covered else s.stack_tiles.pop()
    s.tiles[at] = new_tile(g, key)
    if g.book.tiles[key].kind == "objective":  # OS-MIS-09
        s.places[key] = at
    return key


def has_room(g: G, at: int) -> bool:
    """Whether one more character may stand there.  OS-TIL-04, OS-TIL-05, OS-TIL-06, OS-TIL-09, OS-CAM-03."""
    room = g.book.tiles[g.s.tiles[at].key].room
    return room == 0 or sum(c.at == at and c.health > 0 for c in g.s.characters) < room


def move_value(g: G, caps: list[CapMove], at: int) -> int:
    """The movement value of a tile, as far as nothing caps it.  OS-TIL-01."""
    value = g.book.tiles[g.s.tiles[at].key].move
    return min([value, *(cap.most for cap in caps)]) if caps else value


def move_price(g: G, me: Character, at: int) -> int:
    """The AP of a Move onto a face-up tile: its movement value, as cards change it.  OS-TIL-01, OS-MOV-01."""
    price = move_value(g, in_force(g, me, CapMove), at)
    for change_ in in_force(g, me, CostChange):
        if change_.action == "move":
            price = max(change_.floor, price + change_.by)
    return price


def enemies_at(g: G, at: int) -> list[Enemy]:
    return [enemy for enemy in g.s.enemies if enemy.at == at]


def has_open_symbol(g: G, at: int) -> bool:
    """An enemy symbol without a marker and without a standee.  OS-ENE-04, OS-ENE-05, OS-STL-17."""
    tile = g.s.tiles.get(at)
    return (
        tile is not None
        and not tile.covered
        and g.book.tiles[tile.key].enemy
        and all(enemy.at != at for enemy in g.s.enemies)
    )


def in_supply(g: G, kind: str) -> int:
    """Cubes of a kind that are nowhere in play; rations and ammunition never run out.  OS-CMP-08."""
    if kind not in CUBES:
        return 99
    at, s = GOOD[kind], g.s  # type: ignore[index]  # a kind of cube is a kind of goods
    lying = sum(tile.goods[at] + tile.dropped[at] + (at == COOKED and tile.fire == 2) for tile in s.tiles.values())
    held: int = sum(getattr(c, kind) for c in s.characters) + sum(m.goods[at] for m in s.merchants)
    return max(0, CUBES[kind] - s.bag[at] - lying - held)


COOKED = GOOD["metal"]  # the cube under a cooking fire.  OS-FIR-13


def drop(g: G, at: int, goods: tuple[int, ...] = NO_GOODS, things: tuple[Thing, ...] = (), water: int = 0) -> None:
    """Things are put on a tile: dropped, or stored where there is a camp; water without a camp is lost.

    OS-INT-24, OS-INT-25, OS-CAM-04, OS-CAM-07.
    """
    tile = g.s.tiles[at]
    change(
        g,
        at,
        dropped=tuple(a + b for a, b in zip(tile.dropped, goods, strict=True)),
        things=(*tile.things, *things),
        stored_water=tile.stored_water + water if tile.has_camp else 0,
    )


def of_kind(kind: str, n: int = 1) -> tuple[int, ...]:
    """So many of one kind, as GOODS."""
    return tuple(n if each == kind else 0 for each in GOODS)


def is_night(g: G) -> bool:
    return g.s.phase == NIGHT
