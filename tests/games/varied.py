"""Other values for the fields of a piece of content: what is printed must tell each of them apart."""

import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar, get_args, get_origin

from msgspec import Struct, structs

T = TypeVar("T", bound=Struct)
ANOTHER = "another_word"  # a word that no content has: it is printed as it is
SAME = {"crew", "there"}  # LUNA gains nothing that an explorer does; `there` is the place that was named before


def alternatives(hint: Any, value: Any) -> Iterator[Any]:
    """Other values that a field may have: numbers, words, choices, and lists with one part less or more."""
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if word not in (value, *SAME))
    elif get_origin(hint) in (typing.Union, types.UnionType):
        for part in get_args(hint):
            if get_origin(part) is Literal or type(value) is part:
                yield from alternatives(part, value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1 if value >= 0 else 2
    elif isinstance(value, str) and hint is str:
        yield ANOTHER
    elif isinstance(value, tuple) and value:
        yield from lists(value)


def lists(value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """A list without its last part, and with its first one more; a list of one only with one more."""
    if len(value) > 1:
        yield value[:-1]
    yield (*value, ANOTHER if isinstance(value[0], str) else value[0])


def variants(value: T) -> Iterator[tuple[str, Any, T]]:
    """The piece with one field changed: its name, the other value, the changed piece."""
    hints = typing.get_type_hints(type(value))
    for field in value.__struct_fields__:
        for other in alternatives(hints[field], getattr(value, field)):
            yield field, other, structs.replace(value, **{field: other})


def lost(value: T, print_: Callable[[T], str], silent: set[str] = frozenset()) -> list[tuple[str, str, Any]]:  # type: ignore[assignment]
    """The fields of a piece with a value that is printed as another one is."""
    return [
        (type(value).__name__, field, other)
        for field, other, changed in variants(value)
        if field not in silent and print_(value) == print_(changed)
    ]
