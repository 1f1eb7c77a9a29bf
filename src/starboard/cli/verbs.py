"""`starboard verbs GAME`: the verbs, conditions and counters that cards may use, written from the types themselves."""

import argparse
import types
import typing
from collections.abc import Mapping
from typing import Any, Literal, Union

import msgspec
from msgspec import Struct

from starboard.kernel.codec import codec
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.verbs import snake


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("verbs", help="the verbs, conditions and counters of a game's cards, as Markdown")
    parser.add_argument("game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print(page(find(args.game)))
    return 0


def page(game: type[Rules[Any]]) -> str:
    """A page of Markdown: a chapter for each group, in it a heading a word, its sentence, its fields."""
    known = codec(game)
    parts: tuple[tuple[Mapping[str, type[Struct]], str, str], ...] = (
        (known.content, "Verbs", "do"),
        (known.conditions, "Conditions", "is"),
        (known.counters, "Counters", "count"),
    )
    lines = [f"# What cards of {game.key} may say", ""]
    for kinds, title, tag in parts:
        lines += [f"## {title}: `{{{tag}: ...}}`", "", *entries(kinds)] if kinds else []
    return "\n".join(lines)


def entries(kinds: Mapping[str, type[Struct]]) -> list[str]:
    return [entry(word, kinds[word]) for word in sorted(kinds)]


def entry(word: str, kind: type[Struct]) -> str:
    lines = [f"### `{word}`", "", " ".join((kind.__doc__ or "").split()), ""]
    for field in msgspec.structs.fields(kind):
        default = "required" if field.required else f"default `{_default(field)}`"
        lines.append(f"- `{field.encode_name}`: {_type(field.type)}, {default}")
    return "\n".join([*lines, ""])


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else "empty"


NAMED = {
    "AnyVerb": "a verb",
    "Verbs": "a list of verbs",
    "AnyCondition": "a condition",
    "Conditions": "a list of conditions",
    "AnyCounter": "a counter",
    "Amount": "a number or a counter",
    "str": "a word",
    "int": "a number",
    "bool": "yes or no",
    "NoneType": "nothing",
}


def _type(type_: Any) -> str:
    """What may stand in a field, in words."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if origin is Literal:
        return ", ".join(f"`{word}`" for word in args)
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is tuple:
        return f"a list of: {_type(args[0])}" if args[-1] is Ellipsis else ", ".join(map(_type, args))
    name = getattr(type_, "__name__", str(type_))
    return NAMED.get(name, f"a `{snake(name)}`")
