"""Frozen things that lie somewhere: cards with their markers, tiles, enemies, remains, merchants."""

from msgspec import Struct

from starboard.games.under_our_sun.constants import NO_GOODS

NO_CAMP = -2  # nothing
SYMBOL = -1  # the camp symbol of a tile: nobody's tent


class Thing(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An item, a gear, a loot card or a carried marker, with the markers on it.  OS-ITM-05, OS-ITM-11, OS-ITM-16."""

    key: str
    uses: int = 0  # universal markers left; a card without limited uses has none
    ammo: int = 0
    turned: bool = False  # face down until the preparation


class Tile(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A face-up tile and what lies on it; who stands there is not counted here.

    Printed cubes and dropped things are kept apart: clean-up takes only what was dropped (OS-RND-07), and on a tile
    with a camp what was dropped is stored (OS-CAM-11).
    """

    key: str
    goods: tuple[int, ...] = NO_GOODS  # printed cubes still there, as GOODS
    water: int = 0  # printed water cubes still there
    dropped: tuple[int, ...] = NO_GOODS
    things: tuple[Thing, ...] = ()  # cards and markers dropped, or stored
    stored_water: int = 0
    event: bool = False  # the event marker
    chest: str = ""  # the attribute that opens it
    covered: bool = False  # a universal marker lies on the enemy symbol
    camp: int = NO_CAMP  # the character that owns the tent; SYMBOL; NO_CAMP
    tent: Thing | None = None
    fire: int = 0  # 1 a campfire, 2 on its cooking side
    markers: tuple[tuple[str, int], ...] = ()  # others, by key: trap, palisade, objective …
    drawn: int = 0  # bits: the characters that drew a Night card for this tile tonight

    @property
    def has_camp(self) -> bool:
        return self.camp != NO_CAMP


class Enemy(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An enemy on the map.  The list of enemies is in the order in which they entered play.  OS-ENE-20."""

    id: int
    key: str
    at: int
    damage: int = 0
    exhausted: bool = False


class Remains(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A defeated enemy that was not looted yet.  OS-LOT-08."""

    id: int  # of the enemy
    key: str
    at: int


class Merchant(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Lawrence or the dealer, with the stock.  Bits are characters."""

    key: str
    at: int
    water: int = 0
    goods: tuple[int, ...] = NO_GOODS
    things: tuple[Thing, ...] = ()
    damage: int = 0
    exhausted: bool = False
    hostile: int = 0  # to these it is an enemy.  OS-MER-13
    fights: int = 0  # these have attacked it and are still there.  OS-MER-15
    shuns: int = 0  # with these it no longer deals.  OS-MER-20
    gone: bool = False
