"""Which Structs a stored state is made of, and whether each refuses a field that it does not know.

A field that a program does not know is a part of somebody's game: it must never be dropped in silence.
"""

import types
import typing
from typing import Any

from msgspec import Struct

from starboard.kernel.codec import Codec
from starboard.kernel.secrets import declaration
from starboard.kernel.verbs import Stands


def structs_of(kind: Codec) -> set[type[Struct]]:
    """Every kind of Struct that can lie in a state of this game: in a field, on the stack, inside a verb."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = [kind.rules.state, *kind.verbs.values()]
    waiting += [*kind.conditions.values(), *kind.counters.values()]
    while waiting:
        type_ = declaration(waiting.pop())[0]
        origin = typing.get_origin(type_) or type_
        waiting += [arg for arg in typing.get_args(type_) if arg is not ...]
        if isinstance(origin, types.GenericAlias | Stands) or not isinstance(origin, type):
            continue
        if issubclass(origin, Struct) and origin not in found:
            found.add(origin)
            hints = typing.get_type_hints(origin, include_extras=True)
            waiting += [hints[name] for name in origin.__struct_fields__]
    return found


def loose_structs(kind: Codec) -> list[str]:
    """The Structs of a state that would drop a field which they do not know; a game must have none."""
    loose = (cls for cls in structs_of(kind) if not cls.__struct_config__.forbid_unknown_fields)
    return sorted(f"{cls.__module__}.{cls.__qualname__}" for cls in loose)
