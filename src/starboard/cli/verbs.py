"""`starboard verbs GAME`: all that a cartridge may say, written from the types, their comments and what is shipped."""

import argparse
import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from starboard.cli.fields import Language
from starboard.cli.shipped import examples
from starboard.kernel.codec import codec
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.textlint import messages
from starboard.kernel.texts import text_files
from starboard.kernel.verbs import snake

MOMENT = "when"  # the choice that says when a line of content happens
SIDES = ("which", "whose")  # what narrows a moment


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("verbs", help="all that a game's cartridges may say, as Markdown")
    parser.add_argument("game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print(page(find(args.game)))
    return 0


def page(game: type[Rules[Any]]) -> str:
    """A page of Markdown: files, pieces, moments, verbs, conditions, counters, and the words that several share."""
    known, written = codec(game), Page(game)
    words = [
        *written.words("Verbs", "do", known.content),
        *written.words("Conditions", "is", known.conditions),
        *written.words("Counters", "count", known.counters),
    ]
    pieces = list(written.pieces())
    return "\n".join([*written.files(), *pieces, *written.moments(), *words, *written.choices()])


class Page:
    """The chapters of one game's reference."""

    def __init__(self, game: type[Rules[Any]]) -> None:
        self.game = game
        self.language = Language(game.__module__)
        self.shipped = examples(game)

    def files(self) -> Iterator[str]:
        """The files of a cartridge's folder, a field of the world each."""
        yield from (f"# What cartridges of {self.game.key} may say", "")
        yield from ("`starboard verbs` writes this page from the game itself; it cannot be out of date.", "")
        if self.game.world is not None:
            yield from ("## Files of a cartridge", "")
            for field in msgspec.structs.fields(self.game.world):
                left_out = "" if field.required else ", if it is there"
                yield f"- `{field.name}.yaml`: {self.language.words(field.type)}{left_out}"
            yield ""
        for name, kind in self.game.worlds.items():
            yield from (f"## Files of a cartridge with `{name}.yaml`", "")
            for field in msgspec.structs.fields(kind):
                left_out = "" if field.required else ", if it is there"
                yield f"- `{field.name}.yaml`: {self.language.words(field.type)}{left_out}"
            yield ""

    def pieces(self) -> Iterator[str]:
        """What stands in those files: every kind of piece with its fields."""
        kinds = self._kinds()
        if kinds:
            yield from ("## Pieces", "")
        for kind in sorted(kinds, key=lambda kind: snake(kind.__name__)):
            yield from self._entry(snake(kind.__name__), kind)

    def _kinds(self) -> list[type[Struct]]:
        """Kinds of Structs that a cartridge holds, the world's own fields first."""
        found: list[type[Struct]] = []
        known = codec(self.game)
        words = (*known.content.values(), *known.conditions.values(), *known.counters.values())
        worlds = (self.game.world, *self.game.worlds.values()) if self.game.world is not None else ()
        roots = (*worlds, *words)
        todo: list[Any] = [field.type for root in roots for field in msgspec.structs.fields(root)]
        while todo:
            kind = todo.pop(0)
            if _is_piece(kind) and kind not in found:
                found.append(kind)
                todo += [field.type for field in msgspec.structs.fields(kind)]
            todo += [arg for arg in typing.get_args(kind) if arg is not Ellipsis]
        return found

    def moments(self) -> Iterator[str]:
        """When a line may happen, how it is printed, and what narrows it."""
        type_ = next((type_ for type_, name in self.language.names.items() if name == MOMENT), None)
        if type_ is None:
            return
        yield from ("## Moments", "", f"### `{MOMENT}`", "")
        notes = self.language.notes.get(MOMENT, {})
        spoken = {
            key: uses
            for file in text_files(self.game.home() / "texts", "en")
            for key, uses in messages(file)[0].items()
        }
        for word in typing.get_args(type_):
            uses = spoken.get(f"when-{word.replace('_', '-')}", set())
            narrowed = [f"`{side}`" for side in SIDES if side in {use.partition("_")[0] for use in uses}]
            line = f"- `{word}`" + (f": {notes[word]}" if word in notes else "")
            yield (
                f"{line}; {' and '.join(narrowed)} {'apply' if len(narrowed) > 1 else 'applies'}" if narrowed else line
            )
        yield ""

    def words(self, title: str, tag: str, kinds: Mapping[str, type[Struct]]) -> Iterator[str]:
        """A chapter of verbs, conditions or counters."""
        if kinds:
            yield from (f"## {title}: `{{{tag}: ...}}`", "")
        for word in sorted(kinds):
            yield from self._entry(word, kinds[word])

    def choices(self) -> Iterator[str]:
        """Words that may stand in several places, each choice once."""
        told: set[str] = {MOMENT}
        yield from ("## Words that stand in several places", "")
        while left := sorted(set(self.language.used) - told):
            for name in left:
                told.add(name)
                yield from (f"### `{name}`", "", *self._choice(name, self.language.used[name]), "")

    def _choice(self, name: str, type_: Any) -> Iterator[str]:
        """The words of a choice with their comments; what else may stand there last."""
        notes = self.language.notes.get(name, {})
        parts = (type_,) if typing.get_origin(type_) is Literal else typing.get_args(type_)
        for part in parts:
            if typing.get_origin(part) is Literal:
                notes = notes or self.language.notes.get(self.language.names.get(part, ""), {})
                yield from (
                    f"- `{word}`" + (f": {notes[word]}" if word in notes else "")
                    for word in typing.get_args(part)
                    if word
                )
            elif isinstance(part, type) and issubclass(part, Struct):
                yield f"- {_sentence(part)}"
                yield from (f"  {self.language.field(part, field)}" for field in msgspec.structs.fields(part))
            else:
                yield f"- {self.language.words(part)}"

    def _entry(self, word: str, kind: type[Struct]) -> Iterator[str]:
        yield from entry(self.language, word, kind)
        if kind in self.shipped:
            owner, line = self.shipped[kind]
            yield from (f"Example, of `{owner}`: `{line}`", "")


def entry(language: Language, word: str, kind: type[Struct]) -> Iterator[str]:
    """A word: its sentence and its fields."""
    yield from (f"### `{word}`", "", _sentence(kind), "")
    if fields := msgspec.structs.fields(kind):
        yield from (*(language.field(kind, field) for field in fields), "")


def _is_piece(kind: Any) -> bool:
    """Whether it is a Struct of content, and neither a word of the effect language nor a text."""
    is_struct = isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Text, Noun)
    return is_struct and not kind.__struct_config__.tag_field


def _sentence(kind: type[Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())
