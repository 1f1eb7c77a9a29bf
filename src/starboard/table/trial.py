"""A trial of a state from a file before a table is opened on it: it is decoded, settled and shown to every seat."""

from time import process_time
from typing import Any

import msgspec
from msgspec import Raw, structs

from starboard.kernel.cartridge import say
from starboard.kernel.codec import SAVE_FORMAT, Save, SaveError, codec
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.table.bounds import bad_file, check_plain, check_state
from starboard.table.refusal import Refusal

MOST_SCENE = 1_000_000  # bytes; the scenes of real games have up to 150,000
MOST_SECONDS = 2.0  # of processor time for one position and all its scenes


def bare_game(rules: Rules[Any], setup: Setup, state: Raw, version: int) -> Game[Any]:
    """The game in a state that no answers prove; refused where the state is none of this game."""
    try:
        plain = msgspec.json.decode(state)
        check_plain(plain, rules.largest)
        kind = codec(type(rules))
        decoded = kind.load(msgspec.json.encode(Save(SAVE_FORMAT, rules.key, version, state)))
        if decoded.setup.cartridge in ("", setup.cartridge):
            decoded.setup = structs.replace(decoded.setup, cartridge=setup.cartridge)
        if decoded.setup != setup:
            raise bad_file("damaged", why="setup")
        check_state(rules, decoded, rules.new(setup))
        return try_out(Game(decoded, rules))
    except (Refusal, MemoryError):
        raise
    except SaveError as error:
        raise bad_file("damaged", why=str(error)) from None
    except Exception as error:  # it fits its types and yet no rule: a rule may trip over it
        raise bad_file("damaged", why=type(error).__name__) from None


def try_out(g: Game[Any]) -> Game[Any]:
    """Refuse a position that asks nothing, asks a seat that is none, or costs more than a position may."""
    began, seats = process_time(), g.s.setup.seats
    if not g.over and (not g.open or not all(0 <= seat < seats for seat in g.waiting)):
        raise bad_file("no_question")
    voice = say(type(g.rules), g.s.setup.cartridge, "en", strict=False)
    for seat in (None, *range(seats)):
        if len(msgspec.json.encode(g.rules.scene(g, seat, voice))) > MOST_SCENE:
            raise bad_file("heavy")
        if process_time() - began > MOST_SECONDS:
            raise bad_file("heavy")
    return g
