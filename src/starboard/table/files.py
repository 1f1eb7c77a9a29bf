"""A table as a file: a save of the game with its answers, and beside it who sat there and what was said.

`imports` reads such a file again.
"""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from starboard.kernel.codec import NOTHING, SAVE_FORMAT, Codec, Said, Save, codec
from starboard.kernel.game import Game
from starboard.kernel.journal import JournalChapter
from starboard.kernel.shelf import cartridge_hash
from starboard.table.actions import Actor
from starboard.table.history import ReadState
from starboard.table.log import each_line
from starboard.table.play import game_at
from starboard.table.refusal import Refusal
from starboard.table.seat_copy import copy_for_seat, may_take_all
from starboard.table.table import Table

PACKED: Final = b"\x1f\x8b"  # how a compressed file begins


class SavedSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat at a seat: enough to seat people and bots again, nothing by which a person is known."""

    name: str = ""
    bot: str = ""


class TablePart(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a file of a table has beyond a save."""

    name: str = ""
    seats: tuple[SavedSeat, ...] = ()
    first: Raw = NOTHING  # the state from which the answers lead on, where that is not the setup
    log: tuple[str, ...] = ()  # as whoever made the file has read it
    journal: tuple[JournalChapter, ...] = ()  # to be read; a table tells it anew from its state


def campaign(table: Table, by: Actor) -> bytes:
    """The state as it is, with every deck as it lies, and the journal, compressed: for who may take it all along."""
    if not may_take_all(table, by.person):
        raise Refusal("not_allowed", key="not_entrusted")
    seats = tuple(SavedSeat(holder.name, holder.bot) for holder in table.seats)
    journal = tuple(table.rules.journal(table.game, table.say(by.lang)))
    part = TablePart(table.name, seats, NOTHING, (), journal)
    return gzip.compress(_file(codec(type(table.rules)), table.game, (), part), mtime=0)


def unpack(data: bytes, most: int) -> bytes:
    """A file as it was before it was compressed, if it was; one that grows beyond a bound is refused, not read."""
    if not data.startswith(PACKED):
        return data
    reader = zlib.decompressobj(wbits=31)
    try:
        found = reader.decompress(data, most)
    except zlib.error as error:
        raise Refusal("bad_file", key="file_damaged", why=str(error)) from None
    if reader.unconsumed_tail or not reader.eof:
        raise (
            Refusal("too_large", most=most)
            if reader.unconsumed_tail
            else Refusal("bad_file", key="file_damaged", why="it is cut off")
        )
    return found


def log_texts(table: Table, by: Actor) -> Iterator[str]:
    """The log as this person may read it, line by line."""
    mine = table.seats_of(by.person)
    return (f"{line.who}: {line.text}" for line in each_line(table, 0, mine[0] if mine else None, by.lang))


def export(table: Table, by: Actor, seed: int, read: ReadState, log: Sequence[str] | None = None) -> bytes:
    """The whole game for who may know it; for others the present position, all they may not know dealt anew.

    `log` is what `log_texts` gave, where somebody has read it already.
    """
    mine = table.seats_of(by.person)
    kind = codec(type(table.rules))
    log = tuple(log_texts(table, by) if log is None else log)
    seats = tuple(SavedSeat(holder.name, holder.bot) for holder in table.seats)
    if may_take_all(table, by.person):
        return _file(kind, table.game, _answers(table), TablePart(table.name, seats, _first(table, kind, read), log))
    copy = copy_for_seat(table.game, mine[0] if mine else None, seed)
    return _file(kind, copy, (), TablePart(table.name, seats, NOTHING, log))


def _answers(table: Table) -> tuple[Said, ...]:
    """The answers since the last deal: no earlier ones lead to the present state."""
    return tuple(Said(answer.seat, answer.option) for answer in table.history.after(table.history.floor))


def _first(table: Table, kind: Codec, read: ReadState) -> Raw:
    history = table.history
    if not history.floor and history.floor_seq is None:
        return NOTHING
    g, _ = game_at(table.opened.game, table.opened.cartridge, history, history.floor, read)
    return Raw(msgspec.json.encode(g.s))


def _file(kind: Codec, g: Game[Any], answers: tuple[Said, ...], part: TablePart) -> bytes:
    state, world = Raw(msgspec.json.encode(g.s)), cartridge_hash(kind.rules, g.s.setup.cartridge)
    beside = Raw(msgspec.json.encode(part))
    return msgspec.json.encode(Save(SAVE_FORMAT, kind.rules.key, kind.rules.version, state, answers, world, beside))
