"""An answer that brought something hidden to light, or drew from chance, is a barrier for undo.

What leaves a place where nobody saw it, and what a seat comes to know that it did not know, needs one.  A seat that
gives away only what it knew itself, as by playing a card of its hand, does not.
"""

import typing
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, TypeAlias

from msgspec import Struct

from starboard.kernel.asking import AtOnce
from starboard.kernel.contract.run import Run
from starboard.kernel.secrets import EVERYBODY, Secret, declaration
from starboard.kernel.verbs import State, Verb
from starboard.kernel.words import Seat

Hidden: TypeAlias = "Counter[tuple[str, int]]"  # a thing, and the bits of the seats that know it

PLAIN = frozenset({int, str, bool, float, type(None)})
GROUPS = frozenset({list, tuple, dict})
CHANCE = frozenset({"setup", "rng", "forced"})  # watched apart


def hidden_in(state: State) -> Hidden:
    """All that some seat may not see, wherever it lies, with who knows it."""
    fields = ((f, hint) for f, hint in _hints(type(state)).items() if f not in CHANCE and not _is_open(hint))
    return Counter(found for f, hint in fields for found in _within(getattr(state, f), hint, -1))


@cache
def _is_open(type_: Any, inside: tuple[Any, ...] = ()) -> bool:
    """Whether nothing of this type is hidden: plain values, and lists, dicts and final Structs of them."""
    bare, see, _ = declaration(type_)
    if see != "all":
        return False
    kind, args = typing.get_origin(bare) or bare, typing.get_args(bare)
    if kind in PLAIN or kind in inside:  # a Struct that holds others of its own kind
        return True
    if kind in GROUPS or kind in (typing.Union, UnionType):
        return bool(args) and all(arg is Ellipsis or _is_open(arg, inside) for arg in args)
    if not (isinstance(kind, type) and issubclass(kind, Struct)) or issubclass(kind, Secret | AtOnce | Verb):
        return False
    return not kind.__subclasses__() and all(_is_open(hint, (*inside, kind)) for hint in _hints(kind).values())


@cache
def _hints(cls: type[Struct]) -> dict[str, Any]:
    hints = typing.get_type_hints(cls, include_extras=True)
    return {field: hints[field] for field in cls.__struct_fields__}


def _within(value: Any, type_: Any, owner: Seat) -> Iterator[tuple[str, int]]:
    bare, see, _ = declaration(type_)
    if see != "all":
        knows = 1 << owner if see == "owner" and owner >= 0 else 0
        yield from ((repr(item), knows) for item in (value if isinstance(value, list | tuple) else (value,)))
    elif isinstance(value, Secret):
        if value.to != EVERYBODY:
            yield repr(value.value), value.to
    elif isinstance(value, AtOnce):  # what was said in secret is known to who said it
        yield from ((repr(option), 1 << seat) for seat, option in value.heard)
    elif isinstance(value, Struct):
        mine = getattr(value, "seat", owner)
        for field, hint in _hints(type(value)).items():
            if not _is_open(hint):
                yield from _within(getattr(value, field), hint, mine)
    elif isinstance(value, list | tuple | dict):
        args = typing.get_args(bare)
        for item in value.values() if isinstance(value, dict) else value:
            if isinstance(item, Struct | list | tuple | dict):
                yield from _within(item, args[-1 if isinstance(value, dict) else 0] if args else Any, owner)


def came_to_light(before: Hidden, after: Hidden, seat: Seat) -> str:
    """What this seat's answer brought to light that was not its own to give away; nothing, as a rule."""
    gained = after - before
    for (thing, knew), _ in (before - after).items():
        if not knew:
            return f"{thing}, which nobody knew, has left its place"
        if any(other == thing and knows & ~knew for other, knows in gained):
            return f"{thing} is known to another seat now"
        if not knew >> seat & 1:
            return f"{thing}, which seat {seat} did not know, has left its place"
    return ""


def check_barrier(run: Run, before: Hidden, rng: int) -> None:
    """The last answer set the barrier if it had to."""
    s = run.g.s
    if s.barrier == s.answers:
        return
    if s.rng != rng:
        raise run.breach("the generator moved, and no barrier was set: use roll, shuffle or draw")
    if found := came_to_light(before, hidden_in(s), run.said[-1].seat):
        raise run.breach(f"{found}, and no barrier was set: use draw, show or barrier")
