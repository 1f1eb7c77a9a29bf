"""A table from a file that a stranger may have written: nothing in it is trusted, all of it is checked before use.

Where the file has answers, they are played from the setup, and its state is ignored.  A bare state opens a table for
one person alone, which says so.  A server calls this in a process with limits of time and memory.
"""

from typing import Any

import msgspec
from msgspec import Raw, structs

from starboard.bots import BOTS
from starboard.kernel.cartridge import cartridges, default_cartridge, rules
from starboard.kernel.codec import SAVE_FORMAT, Said, Save
from starboard.kernel.game import Game
from starboard.kernel.registry import games
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.table.actions import Actor, Draft
from starboard.table.bounds import bad_file
from starboard.table.files import SavedSeat, TablePart, unpack
from starboard.table.forward import answers_forward
from starboard.table.names import clean_name
from starboard.table.opening import table_from
from starboard.table.recorded import play_all, with_answers
from starboard.table.records import Opened
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from starboard.table.table import Table
from starboard.table.trial import bare_game

SEEDS = 2**63
NAME = 40  # characters
MOST_ANSWERS = 10_000  # of a file; the longest campaigns of chance have 6,000
MOST_UNPACKED = 4_000_000  # bytes of a compressed file


class OnlySetup(msgspec.Struct, frozen=True):
    """Of a state no more than what its game was made from, and how many answers led to it."""

    setup: Setup = Setup()
    answers: int = 0


def restore(id_: str, by: Actor, data: bytes) -> tuple[Table, Draft]:
    """A new table from a file; who brings it plays all the seats that people held."""
    save = _envelope(unpack(data, MOST_UNPACKED))
    game = _game(save)
    start: OnlySetup = _decode(save.state, OnlySetup)
    setup = checked_setup(game, start.setup)
    part: TablePart = _decode(save.table, TablePart) if bytes(save.table) else TablePart()
    rules_, answers = rules(game.key, setup.cartridge), _answers(game, save)
    recording = None
    if not bytes(part.first) and (answers or start.answers == 0):
        recording = play_all(Game(rules_.new(setup), rules_), answers)
    bare = recording is None
    if recording is None and bytes(part.first):
        recording = play_all(bare_game(rules_, setup, part.first, save.version), answers)
    if recording is None:  # answers of other rules, or none: the position is played on
        recording = play_all(bare_game(rules_, setup, save.state, save.version), ())
    assert recording is not None, "no answers always hold"
    table, draft = table_from(id_, by, _opening(recording.first, part, by, bare), recording.first)
    return table, with_answers(draft, by, recording)


def _envelope(data: bytes) -> Save:
    save: Save = _decode(Raw(data), Save, "not_a_save")
    if save.starboard != SAVE_FORMAT:
        raise bad_file("format", n=save.starboard, expected=SAVE_FORMAT)
    return save


def _decode(data: Raw, type_: Any, key: str = "damaged") -> Any:
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise bad_file(key, why=str(error)) from None


def _game(save: Save) -> type[Rules[Any]]:
    found = games().get(save.game)
    if found is None:
        raise bad_file("game", game=save.game, expected=", ".join(games()))
    if not 1 <= save.version <= found.version:
        raise bad_file("version", n=save.version, most=found.version)
    return found


def checked_setup(game: type[Rules[Any]], setup: Setup) -> Setup:
    """The setup of a file, if the game can be played so here; its cartridge is a key, never a path."""
    if setup.seats not in game.seats:
        raise bad_file("seats", n=setup.seats, expected=_range(game.seats))
    if setup.difficulty not in ("", *game.difficulties):
        raise bad_file("difficulty", value=setup.difficulty, expected=", ".join(game.difficulties) or "–")
    if not 0 <= setup.seed < SEEDS:
        raise bad_file("seed", n=setup.seed)
    values = {setting.key: setting.values for setting in game.settings}
    for key, value in setup.options[: len(values) + 1]:
        if value not in values.pop(key, ()):
            raise bad_file("option", setting=key, value=value)
    if game.world is None:
        return structs.replace(setup, cartridge="")
    cartridge = setup.cartridge or default_cartridge(game)
    if cartridge not in cartridges(game):
        raise bad_file("cartridge", cartridge=setup.cartridge, expected=", ".join(cartridges(game)))
    return structs.replace(setup, cartridge=cartridge)


def _range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _answers(game: type[Rules[Any]], save: Save) -> tuple[Said, ...]:
    most = min(game.longest, MOST_ANSWERS)
    if len(save.answers) > most:
        raise bad_file("answers", n=len(save.answers), most=most)
    return answers_forward(game, save.answers, save.version)


def _opening(first: Game[Any], part: TablePart, by: Actor, bare: bool) -> Opened:
    setup = first.s.setup
    return Opened(
        first.rules.key,
        _seats(part.seats, setup.seats, by),
        by.person,
        _clean(part.name),
        setup.cartridge,
        setup.difficulty,
        setup.options,
        first=first.s.answers,
        bare=bare,
        foreseen=True,
    )


def _clean(name: str) -> str:
    """A name in a file as somebody could have typed it; none, where nothing of it is visible."""
    try:
        return clean_name(name[:NAME])
    except Refusal:
        return ""


def _seats(saved_seats: tuple[SavedSeat, ...], count: int, by: Actor) -> tuple[Holder, ...]:
    """One seat is the bringer's own, the other people's are played at their screen, bots are bots."""
    seats: list[Holder] = []
    for i in range(count):
        saved = saved_seats[i] if i < len(saved_seats) else SavedSeat()
        if saved.bot in BOTS:
            seats.append(Holder("bot", name=_clean(saved.name), bot=saved.bot))
        elif any(holder.held for holder in seats):
            seats.append(Holder("hot", by.person, _clean(saved.name) or str(i + 1)))
        else:
            seats.append(Holder("person", by.person, by.name))
    return tuple(seats)
