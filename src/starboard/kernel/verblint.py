"""The verbs, conditions and counters of a game that no card uses: a language keeps the words that somebody speaks."""

from collections.abc import Iterator
from typing import Any

import yaml
from msgspec import Struct

from starboard.kernel.codec import codec, kinds_within
from starboard.kernel.forms import Condition, Counter
from starboard.kernel.rules import Rules
from starboard.kernel.source import words_in

LISTS = frozenset({"rules.yaml", "not_needed.yaml", "lessons.yaml"})  # files without a verb


def unused_verbs(game: type[Rules[Any]]) -> list[str]:
    """The words that content may use, that no file of content uses, and that no other module of the game names."""
    names = words_in(game.home()).names
    spoken = set(_spoken(game))
    return [
        f"{game.key}: no content uses {field}: {word} ({kind.__module__}.{kind.__name__})"
        for field, word, kind in _words(game)
        if (field, word) not in spoken and kind.__name__ not in names and not kind.__subclasses__()
    ]


def _words(game: type[Rules[Any]]) -> Iterator[tuple[str, str, type[Struct]]]:
    """What content may use of this game's own: the field that names it, its word, its type."""
    verbs = [kind for kind in codec(game).content.values() if not kind.__module__.startswith("starboard.kernel.")]
    package = game.package()
    for kind in (*verbs, *kinds_within(Condition, package), *kinds_within(Counter, package)):
        config = kind.__struct_config__
        if config.tag is not None:  # what has no word of its own is meant by its fields
            yield str(config.tag_field), str(config.tag), kind


def _spoken(game: type[Rules[Any]]) -> Iterator[tuple[str, str]]:
    for file in game.home().rglob("*.yaml"):
        if file.name not in LISTS:
            yield from _pairs(yaml.compose(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader))


def _pairs(node: yaml.Node | None) -> Iterator[tuple[str, str]]:
    """Every field with a plain value in a document."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(value, yaml.ScalarNode):
                yield key.value, value.value
            else:
                yield from _pairs(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _pairs(item)
