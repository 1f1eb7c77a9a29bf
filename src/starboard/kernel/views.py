"""What one seat may see of a state, compiled from the annotations of its fields.

The stack is never part of a view: it holds what has not been read yet.  Nor is chance that was laid ready, not even
how much of it.  A scene is what people see; a view is the same knowledge as plain data, for programs and for the leak
test.
"""

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from starboard.kernel.secrets import Secret, declaration
from starboard.kernel.words import Seat

Look: TypeAlias = Callable[[Any, Seat | None, Seat | None], Any]  # value, who looks, whose struct it lies in

UNSEEN_FIELDS = frozenset({"stack", "lasting", "forced"})


def view(state: Struct, seat: Seat | None) -> Any:
    """Plain data for a seat, `None` is a spectator.  A hidden list becomes a count, any other hidden value None."""
    return _looker(type(state), True)(state, seat, None)


@cache
def _looker(type_: Any, top: bool = False) -> Look:
    bare, see, _ = declaration(type_)
    inner = _plain(bare, top)
    if see == "all":
        return inner
    if see == "nobody":
        return lambda value, seat, owner: _cover(value)
    return lambda value, seat, owner: inner(value, seat, owner) if seat is not None and seat == owner else _cover(value)


def _cover(value: Any) -> Any:
    return {"hidden": len(value)} if hasattr(value, "__len__") else None


def _plain(type_: Any, top: bool) -> Look:
    """How a value of this type looks to who may see it."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    struct = origin or type_
    if isinstance(struct, type) and issubclass(struct, Secret):
        item = _looker(args[0]) if args else _as_it_is
        return lambda value, seat, owner: item(value.value, seat, owner) if value.known_to(seat) else None
    if isinstance(struct, type) and issubclass(struct, Struct):
        return _struct(struct, top)
    if origin in (list, tuple) and args:
        item = _looker(args[0])
        if origin is tuple and not (len(args) == 2 and args[1] is ...):
            items = [_looker(arg) for arg in args]
            return lambda value, seat, owner: [look(v, seat, owner) for look, v in zip(items, value, strict=True)]
        if item is _as_it_is:
            return lambda value, seat, owner: list(value)
        return lambda value, seat, owner: [item(v, seat, owner) for v in value]
    if origin is dict:
        item = _looker(args[1])
        return lambda value, seat, owner: {k: item(v, seat, owner) for k, v in value.items()}
    if origin in (typing.Union, types.UnionType):
        some = [arg for arg in args if arg is not type(None)]
        if len(some) > 1:
            return _by_type
        inner = _looker(some[0])
        return lambda value, seat, owner: None if value is None else inner(value, seat, owner)
    return _as_it_is


def _as_it_is(value: Any, seat: Seat | None, owner: Seat | None) -> Any:
    return value


def _by_type(value: Any, seat: Seat | None, owner: Seat | None) -> Any:
    """A value of a union looks as its own type says."""
    return _looker(type(value))(value, seat, owner) if isinstance(value, Struct) else value


def _struct(cls: type[Struct], top: bool) -> Look:
    hints = typing.get_type_hints(cls, include_extras=True)
    looks = [(f, _looker(hints[f])) for f in cls.__struct_fields__ if not (top and f in UNSEEN_FIELDS)]
    tag, has_seat = cls.__struct_config__.tag, "seat" in cls.__struct_fields__
    name = cls.__struct_config__.tag_field or ""

    def look(value: Any, seat: Seat | None, owner: Seat | None) -> Any:
        mine = value.seat if has_seat else owner
        seen = {field: see(getattr(value, field), seat, mine) for field, see in looks}
        if name:
            seen[name] = tag
        return seen

    return look
