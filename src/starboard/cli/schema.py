"""`starboard schema GAME`: JSON Schema of each file of a cartridge, for completion and checks in an editor."""

import argparse
import typing
from pathlib import Path
from typing import Any

import msgspec

from starboard.cli import UserError
from starboard.kernel.codec import codec
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
    return {name: schema(game, type_) for name, type_ in typing.get_type_hints(game.world).items()}


def schema(game: type[Rules[Any]], type_: Any) -> dict[str, Any]:
    """The schema of a type of content, in which a verb is any verb that cards of the game may use."""
    verbs = list(codec(game).content.values())

    def hook(kind: type) -> dict[str, Any]:
        one = {"anyOf": [{"$ref": f"#/$defs/{verb.__name__}"} for verb in verbs]}
        if kind is AnyVerb:
            return one
        if kind is Verbs:
            return {"type": "array", "items": one}
        raise NotImplementedError(kind)

    (top, *_), defs = msgspec.json.schema_components([type_, *verbs], schema_hook=hook, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": defs}
