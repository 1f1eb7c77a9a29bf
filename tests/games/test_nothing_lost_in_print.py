"""Where a field of a verb or a condition changes what it does, it changes what is printed."""

import types
import typing
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest
from msgspec import NODEFAULT, Struct, structs

from starboard.kernel.cartridge import cartridges, say
from starboard.kernel.codec import codec
from starboard.kernel.lint import spoken
from starboard.kernel.registry import find
from starboard.kernel.texts import LANGUAGES, Say
from starboard.kernel.verbs import Verb

SILENT = {  # fields that change nothing that a card has to say, each with its reason
    ("do", "place_node", "x"): "the map shows where it lies",
    ("do", "place_node", "y"): "the map shows where it lies",
    ("do", "return_node", "x"): "the map shows where it lies",
    ("do", "return_node", "y"): "the map shows where it lies",
    ("do", "return_scarab", "x"): "the map shows where it lies",
    ("do", "return_scarab", "y"): "the map shows where it lies",
    ("do", "board_sample", "place"): "it is printed on that place",
    ("do", "deliver", "to"): "the condition of the mission names it",
    ("do", "ignore_time", "unasked"): "it counts only where all icons are ignored",
    ("do", "add_trigger", "ahead"): "it counts only where no space is named",
}
SAME = {"crew", "there"}  # LUNA gains nothing that an explorer does; `there` is the place that was named before


def alternatives(hint: Any, value: Any) -> Iterator[Any]:
    """Other values that a field may have; words of content and verbs are left as they are."""
    if hint is bool:
        yield not value
    elif hint is int and isinstance(value, int) and value >= 0:
        yield value + 1
    elif get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if word != value and word not in SAME)
    elif get_origin(hint) in (typing.Union, types.UnionType):
        for part in get_args(hint):
            if get_origin(part) is Literal or type(value) is part:
                yield from alternatives(part, value)


def samples(game: str) -> dict[tuple[str, str], Struct]:
    """One of each verb and condition of a game: as content has it, or with nothing but defaults."""
    known = codec(find(game))
    kinds = (*known.content.values(), *known.conditions.values())
    found = {type(value): value for value in spoken(find(game)) if isinstance(value, Struct)}
    for kind in kinds:
        if all(f.default is not NODEFAULT or f.default_factory is not NODEFAULT for f in structs.fields(kind)):
            found.setdefault(kind, kind())
    own = {kind: value for kind, value in found.items() if kind in kinds and not kind.__subclasses__()}
    return {(str(k.__struct_config__.tag_field), str(k.__struct_config__.tag)): value for k, value in own.items()}


def written(value: Struct, voice: Say) -> str:
    return voice.clause(value) if isinstance(value, Verb) else voice.fact_of(value)


def lost(game: str, voice: Say) -> Iterator[tuple[str, str, str, Any]]:
    """The fields with a value that is printed as another one is."""
    for (tag, word), value in samples(game).items():
        hints = typing.get_type_hints(type(value))
        for field in value.__struct_fields__:
            for other in alternatives(hints[field], getattr(value, field)):
                changed = structs.replace(value, **{field: other})
                if (tag, word, field) not in SILENT and written(value, voice) == written(changed, voice):
                    yield tag, word, field, other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["seti", "unsettled"])
def test_a_field_that_changes_what_happens_changes_the_text(game: str, lang: Any):
    voice = say(find(game), next(iter(cartridges(find(game)))), lang)
    assert list(lost(game, voice)) == []
