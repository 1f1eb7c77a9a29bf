"""Examples from what is shipped: for each word of the effect language the shortest line that uses it."""

from collections.abc import Iterator
from typing import Any

import yaml
from msgspec import Struct, structs

from starboard.kernel.cartridge import cartridges, read
from starboard.kernel.rules import Rules

WIDEST = 110  # characters of an example: more is no example


def examples(game: type[Rules[Any]]) -> dict[type, tuple[str, str]]:
    """For each kind the key of a piece that has one, and the line itself as YAML."""
    found: dict[type, tuple[str, str]] = {}
    for owner, thing in (part for root in _roots(game) for part in _parts(root, "")):
        if owner:
            line = flow(thing)
            known = found.get(type(thing))
            if len(line) <= WIDEST and (known is None or len(line) < len(known[1])):
                found[type(thing)] = (owner, line)
    return found


def _roots(game: type[Rules[Any]]) -> Iterator[Any]:
    shared = game.shared_content()
    if shared is not None:
        yield shared
    if game.world is not None:
        for folder in cartridges(game).values():
            yield read(game, folder)


def _parts(thing: Any, owner: str) -> Iterator[tuple[str, Struct]]:
    """All Structs within, each with the key of the piece on which it is printed."""
    if isinstance(thing, Struct):
        owner = getattr(thing, "key", "") or owner
        if thing.__struct_config__.tag_field:
            yield owner, thing
        for name in thing.__struct_fields__:
            yield from _parts(getattr(thing, name), owner or name)
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _parts(part, owner)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _parts(part, owner or str(key))


def flow(thing: Any) -> str:
    """As it stands in a file of content, on one line."""
    written: str = yaml.safe_dump(
        plain(thing), default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**6
    )
    return written.strip().removesuffix("\n...")


def plain(thing: Any) -> Any:
    """The same without what need not be written."""
    if isinstance(thing, Struct):
        config = thing.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag_field else {}
        fields = {
            field.encode_name: plain(value)
            for field in structs.fields(thing)
            if (value := getattr(thing, field.name)) != field.default or field.required
        }
        return {**tag, **{name: value for name, value in fields.items() if value not in ([], {}, None)}}
    if isinstance(thing, tuple | list):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {key: plain(part) for key, part in thing.items()}
    return thing
