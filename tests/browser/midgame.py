"""Games in their middle, as files that a browser brings to a table: seat 0 is a person's, the others are bots."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, structs
from playwright.sync_api import Page, expect

from starboard.kernel.cartridge import rules
from starboard.kernel.codec import SAVE_FORMAT, Said, Save
from starboard.kernel.game import Game
from starboard.kernel.playout import sensible
from starboard.kernel.setup import Setup
from starboard.table.files import SavedSeat, TablePart
from starboard.table.imports import MOST_ANSWERS
from tests.browser.conftest import Visit
from tests.browser.hands import known_as

TRIES = 40
NAMES = ("Ines", "Bo", "Dao", "Sam")
JSON = {"content-type": "application/json"}
Until = Callable[[Game[Any]], bool]


def played(game: str, cartridge: str, seats: int, until: Until, *, bot: str = "random", name: str = "Middle") -> bytes:
    """The first game, played by the game's own policy, in which something comes to hold while seat 0 is asked; as the
    table of a name, whose other seats a bot holds from there on."""
    for seed in range(1, TRIES):
        found = reached(game, cartridge, Setup(seats, seed, cartridge), until, bot, name)
        if found is not None:
            return found
    raise AssertionError(f"none of {TRIES} games of {game} came there")


def reached(
    game: str, cartridge: str, setup: Setup, until: Until, bot: str = "random", name: str = "Middle"
) -> bytes | None:
    made = rules(game, cartridge)
    options = tuple((setting.key, setting.values[0]) for setting in made.settings)
    setup = structs.replace(setup, difficulty=next(iter(made.difficulties), ""), options=options)
    g = Game(made.new(setup), made)
    chance = random.Random(setup.seed)
    said: list[Said] = []
    while g.s.outcome is None and len(said) < MOST_ANSWERS:  # no file holds more
        seat = g.waiting[0]
        if seat == 0 and until(g):
            sitting = tuple(SavedSeat(who, bot if i else "") for i, who in enumerate(NAMES[: setup.seats]))
            state = Raw(msgspec.json.encode(g.s))
            part = Raw(msgspec.json.encode(TablePart(name, sitting)))
            return msgspec.json.encode(Save(SAVE_FORMAT, game, made.version, state, tuple(said), table=part))
        moves = sensible(g, seat)
        option = made.rollout(g, seat, moves, chance.random) if len(moves) > 1 else moves[0]
        said.append(Said(seat, option))
        g.answer(seat, option)
    return None


def finished(game: str, cartridge: str, seats: int) -> bytes:
    """A whole game, played to its end by the game's own policy."""
    made = rules(game, cartridge)
    options = tuple((setting.key, setting.values[0]) for setting in made.settings)
    g = Game(made.new(Setup(seats, 1, cartridge, next(iter(made.difficulties), ""), options)), made)
    chance = random.Random(1)
    said: list[Said] = []
    while g.s.outcome is None:
        seat = g.waiting[0]
        moves = sensible(g, seat)
        said.append(Said(seat, made.rollout(g, seat, moves, chance.random) if len(moves) > 1 else moves[0]))
        g.answer(seat, said[-1].option)
    sitting = tuple(SavedSeat(name, "random" if i else "") for i, name in enumerate(NAMES[:seats]))
    part = Raw(msgspec.json.encode(TablePart("Over", sitting)))
    return msgspec.json.encode(
        Save(SAVE_FORMAT, game, made.version, Raw(msgspec.json.encode(g.s)), tuple(said), table=part)
    )


def bring(visit: Visit, file: bytes, **page: Any) -> Page:
    """A page at the table of a file, past what is loaded."""
    at = visit(None, **page)
    known_as(at, NAMES[0])
    made = at.context.request.post("api/import", data=file, headers=JSON)
    assert made.ok, made.text()
    at.goto(f"table/{made.json()['table']['id']}")
    expect(at.locator(".table-shell #question")).to_be_visible()
    return at
