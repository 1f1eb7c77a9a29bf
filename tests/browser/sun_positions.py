"""Positions of Under our Sun, as files that a browser brings to a table."""

from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Raw

from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.pieces import lying
from starboard.kernel.codec import SAVE_FORMAT, Save
from starboard.table.files import SavedSeat, TablePart
from tests.browser.midgame import NAMES
from tests.games.under_our_sun.given import RULES, Given, things

TILES = {
    "north": "dry_creek",
    "north_east": "charcoal_pines",
    "south_east": "glass_dunes",
    "south": "market_hall",
    "south_west": "salt_marsh",
    "north.north": "goat_hill",
    "north_east.north_east": "foundry",
    "south.south": "filling_station",
    "south_east.south": "pump_house",
}


def file_of(given: Given) -> bytes:
    """The position as a saved table: seat 0 is a person's, the others are bots."""
    seats = given.s.setup.seats
    s = deepcopy(given.s)
    s.answers = max(s.answers, 1)  # a state whose answers are not known is taken as it is
    take_from_decks(s)
    sitting = tuple(SavedSeat(name, "random" if i else "") for i, name in enumerate(NAMES[:seats]))
    part = Raw(msgspec.json.encode(TablePart("Middle", sitting)))
    state = Raw(msgspec.json.encode(s))
    return msgspec.json.encode(Save(SAVE_FORMAT, RULES.key, RULES.version, state, (), table=part))


def take_from_decks(s: Table) -> None:
    """What lies on the table was taken from its deck: a file with more pieces than the box is refused."""
    for key in lying(s):
        if key in s.shop:
            s.shop[key] -= 1
    for enemy in s.enemies:
        if enemy.key in s.enemy:
            s.enemy.remove(enemy.key)


def on_the_map(**more: Any) -> Given:
    """The middle of a day: a map of ten tiles, three characters on it, enemies here and there."""
    fields: dict[str, Any] = {
        "tiles": TILES,
        "at": {0: "north", 1: "", 2: "south"},
        "enemies": ["salt_wolf@north.north", "scavenger@south_east"],
        "lawrence": {"water": 4, "goods": (1, 1, 0, 0, 1, 0, 1, 0, 0)},
        "on": {"": {"fire": 1}, "south": {"camp": 2, "fire": 2}},
        "p0": {
            "wood": 2, "cloth": 1, "ration": 1, "metal": 1, "karma": 2, "ap": 5, "water": 2, "health": 4,
            "things": things("knife"),
        },
        "p1": {"cloth": 2, "plastic": 1, "karma": 3},
        "p2": {"karma": 1, "things": things("torch")},
    }  # fmt: skip
    return Given(3, **(fields | more))


def in_a_fight(**more: Any) -> Given:
    """Two characters against two enemies on one tile."""
    return on_the_map(**more, at={0: "north", 1: "north", 2: "south"}, enemies=["scavenger@north", "salt_wolf@north"])
