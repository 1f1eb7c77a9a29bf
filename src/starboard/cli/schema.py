"""`starboard schema GAME`: JSON Schema of each file of a cartridge, for completion and checks in an editor."""

import argparse
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from starboard.cli import UserError
from starboard.kernel.codec import codec
from starboard.kernel.forms import Amount, AnyCondition, AnyCounter, Conditions
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.verbs import AnyVerb, Verbs


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("schema", help="JSON Schema of a game's cartridges")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write one file for each kind of file there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = schemas(find(args.game))
    if args.out is None:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    args.out.mkdir(parents=True, exist_ok=True)
    for name, schema in found.items():
        (args.out / f"{name}.schema.json").write_bytes(msgspec.json.format(msgspec.json.encode(schema)) + b"\n")
        print(f"{args.out / name}.schema.json")
    return 0


def schemas(game: type[Rules[Any]]) -> dict[str, Any]:
    """One schema for each file of a cartridge."""
    if game.world is None:
        raise UserError(f"{game.key} has no cartridges")
    hints = {name: kind for world in (*game.worlds.values(), game.world) for name, kind in _hints(world)}
    return {name: schema(game, type_) for name, type_ in hints.items()}


def _hints(world: type[Any]) -> Iterable[tuple[str, Any]]:
    return typing.get_type_hints(world).items()


def schema(game: type[Rules[Any]], type_: Any) -> dict[str, Any]:
    """The schema of a type of content, in which a verb, a condition, a counter is any that its cards may use."""
    known = codec(game)
    groups: dict[str, tuple[str, list[type[Struct]]]] = {
        "verb": ("do", list(known.content.values())),
        "condition": ("is", list(known.conditions.values())),
        "counter": ("count", list(known.counters.values())),
    }
    every = [kind for _, kinds in groups.values() for kind in kinds]
    (top, *refs), defs = msgspec.json.schema_components([type_, *every], schema_hook=hook, ref_template=REF)
    found = dict(zip(every, refs, strict=True))
    for name, (tag, kinds) in groups.items():
        defs[name] = one_of(tag, {str(kind.__struct_config__.tag): found[kind]["$ref"] for kind in kinds})
    if "When" in defs and game.trigger_events:
        defs["When"]["properties"]["what"]["enum"] = sorted(game.trigger_events)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": defs}


REF = "#/$defs/{name}"
VERB, CONDITION, COUNTER = ({"$ref": REF.format(name=name)} for name in ("verb", "condition", "counter"))
STANDS: dict[Any, dict[str, Any]] = {
    AnyVerb: VERB,
    Verbs: {"type": "array", "items": VERB},
    AnyCondition: CONDITION,
    Conditions: {"type": "array", "items": CONDITION},
    AnyCounter: COUNTER,
    Amount: {"anyOf": [{"type": "integer"}, COUNTER]},
}


def hook(kind: Any) -> dict[str, Any]:
    """The schema of a type that stands for any verb, condition or counter."""
    if kind not in STANDS:
        raise NotImplementedError(kind)
    return STANDS[kind]


def one_of(tag: str, refs: dict[str, str]) -> dict[str, Any]:
    """Any of these, told apart by the word in a field."""
    words = {"type": "object", "properties": {tag: {"enum": sorted(refs)}}, "required": [tag]}
    return {**words, "anyOf": [{"$ref": ref} for ref in refs.values()]} if refs else {"not": {}}
