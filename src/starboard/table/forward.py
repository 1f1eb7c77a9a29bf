"""Records of older versions of a game, brought forward: an answer and its events name pieces by ids of their time."""

from typing import Any

import msgspec
from msgspec import structs

from starboard.kernel.codec import Said
from starboard.kernel.registry import games
from starboard.kernel.rules import Rules
from starboard.kernel.words import Event, Option
from starboard.table.records import Answered, Entry, Opened


def entries_forward(entries: list[Entry], versions: list[int]) -> list[Entry]:
    """The records of a table with the ids of the installed version of its game."""
    opened = entries[0].what if entries else None
    game = games().get(opened.game) if isinstance(opened, Opened) else None
    if game is None or min(versions) >= game.version:
        return entries
    return [_forward(game, entry, version) for entry, version in zip(entries, versions, strict=True)]


def answers_forward(game: type[Rules[Any]], answers: tuple[Said, ...], version: int) -> tuple[Said, ...]:
    """The answers of a file with the ids of the installed version of its game."""
    if version >= game.version or not answers:
        return answers
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(answers))
    return msgspec.convert(game.upgrade(plain, version), tuple[Said, ...])


def _forward(game: type[Rules[Any]], entry: Entry, version: int) -> Entry:
    what = entry.what
    if version >= game.version or not isinstance(what, Answered):
        return entry
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode((what.option, what.events)))  # lists and dicts, as stored
    option, events = msgspec.convert(game.upgrade(plain, version), tuple[Option, tuple[Event, ...]])
    return structs.replace(entry, what=structs.replace(what, option=option, events=events))
