"""`starboard verbs GAME`: the verbs that cards may use, with their fields, written from the types themselves."""

import argparse
from typing import Any

import msgspec

from starboard.kernel.codec import content_verbs
from starboard.kernel.registry import find
from starboard.kernel.verbs import Verb, name_of


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("verbs", help="the verbs that a game's cards may use, as Markdown")
    parser.add_argument("game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print(page(find(args.game).key, content_verbs(find(args.game))))
    return 0


def page(title: str, verbs: dict[str, type[Verb]]) -> str:
    """A page of Markdown: a heading a verb, its sentence, its fields."""
    return "\n".join([f"# Verbs of {title}", "", *(entry(verbs[word]) for word in sorted(verbs))])


def entry(verb: type[Verb]) -> str:
    lines = [f"## `{name_of(verb)}`", "", " ".join((verb.__doc__ or "").split()), ""]
    for field in msgspec.structs.fields(verb):
        default = "required" if field.required else f"default `{_default(field)}`"
        lines.append(f"- `{field.encode_name}`: {_type(field.type)}, {default}")
    return "\n".join([*lines, ""])


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else "empty"


def _type(type_: Any) -> str:
    name = getattr(type_, "__name__", "") if not getattr(type_, "__args__", None) else ""
    named = {"Verbs": "a list of verbs", "AnyVerb": "a verb", "str": "a word", "int": "a number", "bool": "yes or no"}
    return named.get(name) or str(type_).replace("typing.", "")
