"""A world that might be the true one: all that a seat does not know, dealt anew in a fork, the future too.

The leak test demands that the seat notices no difference; a bot thinks in such worlds, so it cannot peek.
"""

import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.asking import AtOnce
from starboard.kernel.chance import draw, shuffled
from starboard.kernel.game import Game
from starboard.kernel.secrets import Secret, declared
from starboard.kernel.verbs import AnyVerb, Ask, Step, Verbs
from starboard.kernel.words import Option, Seat

Deal: TypeAlias = Callable[[str, list[Any]], list[Any]]
TRIES = 50


def redeal(g: Game[Any], seat: Seat | None, seed: int) -> Game[Any]:
    """A game that `seat` cannot tell from this one; `None` is a spectator, who knows least."""
    for again in range(TRIES):
        world = _dealt(g, seat, seed + again * 0x9E3779B9)
        if g.rules.possible(world.s, -1 if seat is None else seat):
            return world
    return world


def _dealt(g: Game[Any], seat: Seat | None, seed: int) -> Game[Any]:
    world = g.fork()
    state = world.s
    state.rng, state.forced = seed & ((1 << 64) - 1), {}
    state.setup = structs.replace(state.setup, seed=0)
    pools: dict[str, list[Any]] = {}

    def collect(pool: str, values: list[Any]) -> list[Any]:
        pools.setdefault(pool, []).extend(values)
        return values

    walk(state, type(state), seat, None, collect)
    for values in pools.values():
        _sort(values)
        state.rng = shuffled(values, state.rng)
    walk(state, type(state), seat, None, lambda pool, values: [pools[pool].pop() for _ in values])
    _unsay(world, seat)
    world.settle()
    return world


def _sort(values: list[Any]) -> None:
    """In an order that does not tell where each value lay: a seat that knows the same is dealt the same world."""
    try:
        values.sort()
    except TypeError:
        values.sort(key=repr)


def _unsay(world: Game[Any], seat: Seat | None) -> None:
    """What others have said in secret is replaced by something else they might have said in this world."""
    stack = world.s.stack
    for i, step in enumerate(stack):
        if isinstance(step.verb, AtOnce) and step.verb.heard:
            asks = dict(step.verb.asks_of)
            heard = tuple(
                (who, said if who == seat else _other(world, Step(asks[who], who, step.source), said))
                for who, said in step.verb.heard
            )
            stack[i] = structs.replace(step, verb=structs.replace(step.verb, heard=heard))


def _other(world: Game[Any], step: Step, said: Option) -> Option:
    assert isinstance(step.verb, Ask)
    options = step.verb.options(world, step)
    if not options:
        return said
    world.s.rng, drawn = draw(world.s.rng)
    return options[drawn % len(options)]


_declared = cache(declared)


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls, include_extras=True)


@cache
def _fields(cls: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields in which something of a pool may lie: all others are passed over."""
    return tuple((f, _hints(cls)[f]) for f in cls.__struct_fields__ if _may_deal(_hints(cls)[f]))


def _may_deal(type_: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether a value of this type may hold something of a pool; of a verb only its own class can say."""
    bare, _, pool = declared(type_)
    if pool or bare in (AnyVerb, Verbs, Any):
        return True
    kind = typing.get_origin(bare) or bare
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in within:
        if issubclass(kind, Secret):
            return True
        return any(_may_deal(_hints(kind)[f], (*within, kind)) for f in kind.__struct_fields__)
    return any(_may_deal(arg, within) for arg in typing.get_args(bare) if arg is not ...)


def walk(value: Any, type_: Any, seat: Seat | None, owner: Seat | None, deal: Deal) -> Any:
    """Go to all places that belong to a pool and that the seat cannot see, and put there what `deal` gives."""
    bare, see, pool = _declared(type_)
    if pool and not (see == "owner" and seat is not None and seat == owner):
        if isinstance(value, list | tuple):
            return type(value)(deal(pool, list(value)))
        return deal(pool, [value])[0]
    if isinstance(value, Secret):
        return structs.replace(value, value=deal(value.pool, [value.value])[0]) if _unknown(value, seat) else value
    if isinstance(value, Struct):
        return _walk_struct(value, seat, owner, deal)
    args = typing.get_args(bare)
    if isinstance(value, list):
        for i, item in enumerate(value):
            if isinstance(item, Struct | list | dict | tuple):
                value[i] = walk(item, args[0] if args else Any, seat, owner, deal)
    elif isinstance(value, tuple):
        if any(isinstance(item, Struct | tuple) for item in value):
            return tuple(walk(item, args[0] if args else Any, seat, owner, deal) for item in value)
    elif isinstance(value, dict):
        for key, item in value.items():
            value[key] = walk(item, args[1] if args else Any, seat, owner, deal)
    return value


def _unknown(secret: Secret[Any], seat: Seat | None) -> bool:
    return bool(secret.pool) and not secret.known_to(seat)


def _walk_struct(value: Struct, seat: Seat | None, owner: Seat | None, deal: Deal) -> Struct:
    mine = getattr(value, "seat", owner)
    changed = {}
    for field, hint in _fields(type(value)):
        old = getattr(value, field)
        new = walk(old, hint, seat, mine, deal)
        if new is not old:
            changed[field] = new
    if not changed:
        return value
    if value.__struct_config__.frozen:
        return structs.replace(value, **changed)
    for field, new in changed.items():
        setattr(value, field, new)
    return value
