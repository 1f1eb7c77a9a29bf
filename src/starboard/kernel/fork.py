"""A clone function compiled from the annotations of a state: frozen things are shared, lists are sliced."""

import inspect
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from starboard.kernel.secrets import declaration
from starboard.kernel.verbs import Stands

_forkers: dict[type, Callable[[Any], Any]] = {}


def forker(cls: type[Struct]) -> Callable[[Any], Any]:
    """`fork(state) -> state`, made once a type; it beats copy.deepcopy by more than a hundred times."""
    made = _forkers.get(cls)
    if made is None:
        names: dict[str, Any] = {}
        _define(cls, names)
        made = _forkers[cls] = names[_name(cls)]
    return made


def _name(cls: type[Struct]) -> str:
    return f"fork_{cls.__module__}_{cls.__qualname__}".replace(".", "_").replace("<", "").replace(">", "")


def _define(cls: type[Struct], names: dict[str, Any]) -> None:
    """Write the function that clones one kind of Struct, and those of the Structs inside it."""
    name = _name(cls)
    names[name] = None  # while it is being written, a Struct that holds its own kind finds it here
    names[f"{name}_cls"] = cls
    hints = typing.get_type_hints(cls, include_extras=True)
    named = {p.name for p in inspect.signature(cls).parameters.values() if p.kind is p.KEYWORD_ONLY}
    args = ", ".join(
        f"{f}={c}" if f in named else c
        for f, c in ((f, _copy(hints[f], f"s.{f}", names)) for f in cls.__struct_fields__)
    )
    exec(f"def {name}(s): return {name}_cls({args})", names)


def _copy(type_: Any, value: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of this type."""
    type_ = declaration(type_)[0]
    if is_frozen(type_):
        return value
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if origin is list:
        return f"{value}[:]" if is_frozen(args[0]) else f"[{_copy(args[0], 'x', names)} for x in {value}]"
    if origin is dict:
        if is_frozen(args[1]):
            return f"{value}.copy()"
        return f"{{k: {_copy(args[1], 'x', names)} for k, x in {value}.items()}}"
    if origin in (typing.Union, types.UnionType) and type(None) in args and len(args) == 2:
        inner = next(arg for arg in args if arg is not type(None))
        return f"(None if {value} is None else {_copy(inner, value, names)})"
    struct = origin or type_
    if isinstance(struct, type) and issubclass(struct, Struct):
        if _name(struct) not in names:
            _define(struct, names)
        return f"{_name(struct)}({value})"
    raise TypeError(f"a state may not hold {type_}: use frozen Structs, lists, dicts, tuples, numbers and strings")


@cache
def is_frozen(type_: Any) -> bool:
    """Whether a value of this type can be shared between states."""
    type_ = declaration(type_)[0]
    if isinstance(type_, Stands):
        return True
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if origin in (typing.Union, types.UnionType, tuple):
        return all(is_frozen(arg) for arg in args if arg is not ...)
    if origin in (frozenset, typing.Literal):
        return True
    struct = origin or type_
    if isinstance(struct, typing.NewType):
        return is_frozen(struct.__supertype__)
    if isinstance(struct, type):
        if issubclass(struct, Struct):
            return bool(struct.__struct_config__.frozen)
        return issubclass(struct, int | float | str | bytes | types.NoneType)
    return False
