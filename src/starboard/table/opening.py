"""Opening a table: from a plan to its first record and its first state."""

import logging
from functools import cache
from typing import Any

from msgspec import Struct

from starboard.kernel.cartridge import UnknownCartridge, cartridges, rules
from starboard.kernel.codec import codec
from starboard.kernel.content import ContentError
from starboard.kernel.game import Game
from starboard.kernel.lessons import ME, lessons_of
from starboard.kernel.registry import UnknownGame, find
from starboard.kernel.rules import Rules
from starboard.kernel.script import Preset
from starboard.kernel.setup import Setup
from starboard.kernel.shelf import is_draft
from starboard.table.actions import Actor, Draft
from starboard.table.recorded import Recording, play_all, with_answers
from starboard.table.records import Clock, Entry, Opened, Undo
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder, people
from starboard.table.table import Table

log = logging.getLogger("starboard.opening")


class Plan(Struct, frozen=True):
    """What somebody wants to play, and with whom."""

    game: str
    seats: tuple[Holder, ...]
    cartridge: str = ""
    difficulty: str = ""
    options: dict[str, str] = {}
    name: str = ""
    listed: bool = False
    clock: Clock | None = None
    seed: int | None = None
    adviser: bool = True
    undo: Undo = "consent"
    guided: bool = False
    presets: tuple[Preset, ...] | None = None  # of a game with a script; `None`: it has none


def first_game_plan(game: str, me: Holder, name: str) -> Plan:
    """The table of a guided first game, as the game's lessons lay it out."""
    lessons = lessons_of(game)
    if lessons is None:
        raise Refusal("unknown_game")
    first = lessons.first_game
    seats = tuple(me if seat == ME else Holder("bot", bot=seat) for seat in first.seats)
    return Plan(
        game,
        seats,
        first.cartridge,
        first.difficulty,
        first.options,
        name,
        seed=first.seed,
        guided=True,
        presets=first.presets if lessons.script else None,
    )


def open_table(id_: str, by: Actor, plan: Plan, seed: int) -> tuple[Table, Draft]:
    """A new table; `seed` is chance, unless who plays alone chose their own."""
    try:
        game = find(plan.game)
    except UnknownGame:
        raise Refusal("unknown_game") from None
    if plan.seed is not None and (len(people(plan.seats)) != 1 or any(not (h.held or h.bot) for h in plan.seats)):
        raise Refusal("bad_setup", key="bad_setup_seed")
    cartridge, levels = _check_plan(game, plan), game.levels(len(plan.seats))
    setup = Setup(
        len(plan.seats),
        _seed(game, plan, seed),
        cartridge,
        (plan.difficulty or levels[0]) if levels else "",
        tuple((s.key, plan.options.get(s.key, s.values[0])) for s in game.settings),
    )
    g = _new_game(plan.game, cartridge, setup)
    opened = Opened(
        plan.game,
        plan.seats,
        by.person,
        plan.name,
        cartridge,
        setup.difficulty,
        setup.options,
        plan.listed,
        plan.clock,
        adviser=plan.adviser,
        undo=plan.undo,
        guided=plan.guided,
        scripted=plan.presets is not None,
        presets=len(plan.presets or ()),
        foreseen=plan.seed is not None,
    )
    table, draft = table_from(id_, by, opened, g)
    return table, with_answers(draft, by, _play_presets(g, plan.presets)) if plan.presets else draft


def _play_presets(g: Game[Any], presets: tuple[Preset, ...]) -> Recording:
    """The answers that a first game gives by itself; a test plays those of every game."""
    recording = play_all(g, tuple(preset.said for preset in presets))
    if recording is None:
        raise Refusal("bad_setup", key="bad_presets")
    return recording


def _seed(game: type[Rules[Any]], plan: Plan, seed: int) -> int:
    """A game without chance has no use for one; so its equal positions are equal states."""
    if not game.chance:
        return 0
    return seed if plan.seed is None else plan.seed


def _new_game(key: str, cartridge: str, setup: Setup) -> Game[Any]:
    try:
        rules_ = rules(key, cartridge)
        return Game(rules_.new(setup), rules_)
    except ContentError as error:  # its path is for who runs the server
        log.warning("cannot load cartridge %s of %s: %s", cartridge, key, error)
        if is_draft(error.file.parent):  # who runs the server is who writes it
            raise Refusal("bad_setup", why=f"{error.file.name}:{error.line}:{error.column}: {error.message}") from None
        raise Refusal("bad_setup", key="broken_cartridge", cartridge=cartridge) from None
    except UnknownCartridge as error:  # one that it says it is made of
        log.warning("cannot load cartridge %s of %s: %s", cartridge, key, error)
        raise Refusal("bad_setup", key="broken_cartridge", cartridge=cartridge) from None
    except ValueError as error:  # content that cannot be read, or a setup that the game refuses
        raise Refusal("bad_setup", why=str(error)) from None


def table_from(id_: str, by: Actor, opened: Opened, g: Game[Any]) -> tuple[Table, Draft]:
    """The table of this opening record, standing at this game; nothing of it is on disk yet."""
    entry = Entry(0, by.now, opened, by.person, by.name, spent=(0,) * len(opened.seats) if opened.clock else ())
    table = Table(id_, entry)
    return table, Draft((entry,), ((0, codec(type(g.rules)).encode(g.s)),), (), g)


def _check_plan(game: type[Rules[Any]], plan: Plan) -> str:
    """The cartridge, if the plan fits the game."""
    if len(plan.seats) not in game.seats:
        raise Refusal("bad_setup", key="bad_setup_seats", n=len(plan.seats), seats=", ".join(map(str, game.seats)))
    if plan.difficulty and plan.difficulty not in game.difficulties:
        raise Refusal("bad_setup", key="bad_setup_difficulty", why=plan.difficulty)
    values = {setting.key: setting.values for setting in game.settings}
    for key, value in plan.options.items():
        if value not in values.get(key, ()):
            raise Refusal("bad_setup", key="bad_setup_option", why=f"{key} = {value}")
    if game.world is None:
        return ""
    cartridge = plan.cartridge or next(iter(_installed_cartridges(game.key)), "")
    require_installed(game, cartridge)
    return cartridge


def require_installed(game: type[Rules[Any]], cartridge: str) -> None:
    """A table plays cartridges by key only: a stranger names no folder of this machine."""
    if game.world is not None and cartridge not in _installed_cartridges(game.key):
        raise Refusal("bad_setup", key="bad_setup_cartridge", why=cartridge)


@cache
def _installed_cartridges(game: str) -> tuple[str, ...]:
    """The cartridges that were there when the first table was opened."""
    return tuple(cartridges(find(game)))
