"""A world that might be the true one: all that a seat does not know, dealt anew in a fork, the future too.

The leak test demands that the seat notices no difference; a bot thinks in such worlds, so it cannot peek.
"""

import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.asking import AtOnce
from starboard.kernel.chance import draw, shuffle
from starboard.kernel.game import Game
from starboard.kernel.secrets import Secret, declaration
from starboard.kernel.verbs import Ask, Stands, Step
from starboard.kernel.words import Option, Seat

Deal: TypeAlias = Callable[[str, list[Any]], list[Any]]
Seats: TypeAlias = tuple[Seat, ...]
TRIES = 50
HOLDS = (Struct, list, dict, tuple)  # a tuple of types, since this is asked a hundred times a world


def redeal(g: Game[Any], seat: Seat | None, seed: int) -> Game[Any]:
    """A game that `seat` cannot tell from this one; `None` is a spectator, who knows least."""
    return redeal_for(g, () if seat is None else (seat,), seed)


def redeal_for(g: Game[Any], seats: Seats, seed: int) -> Game[Any]:
    """A game that none of these seats can tell from this one, even if they show each other all they know."""
    for again in range(TRIES):
        world = _dealt(g, seats, seed + again * 0x9E3779B9)
        if all(g.rules.possible(world, seat) for seat in seats or (-1,)):
            return world
    return world


def _dealt(g: Game[Any], seats: Seats, seed: int) -> Game[Any]:
    world = g.fork()
    state = world.s
    state.rng, state.forced = seed & ((1 << 64) - 1), {}
    state.setup = structs.replace(state.setup, seed=0)
    pools: dict[str, list[Any]] = {}

    def collect(pool: str, values: list[Any]) -> list[Any]:
        pools.setdefault(pool, []).extend(values)
        return values

    _walk_struct(state, seats, None, collect)
    for pool, values in pools.items():
        _sort(values)
        state.rng = g.rules.exchange(state, pool, values, state.rng)
        state.rng = shuffle(values, state.rng)
    _walk_struct(state, seats, None, lambda pool, values: [pools[pool].pop() for _ in values])
    _unsay(world, seats)
    world.settle()
    return world


def _sort(values: list[Any]) -> None:
    """In an order that does not tell where each value lay: a seat that knows the same is dealt the same world."""
    try:
        values.sort()
    except TypeError:
        values.sort(key=repr)


def _unsay(world: Game[Any], seats: Seats) -> None:
    """What others have said in secret is replaced by something else they might have said in this world."""
    stack = world.s.stack
    for i, step in enumerate(stack):
        if isinstance(step.verb, AtOnce) and step.verb.heard:
            asks = dict(step.verb.asks_of)
            heard = tuple(
                (who, said if who in seats else _other(world, Step(asks[who], who, step.source), said))
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


class Shape:
    """What an annotation says about a value and about what lies in it, worked out once."""

    __slots__ = ("_args", "_item", "pool", "see")

    def __init__(self, type_: Any) -> None:
        bare, self.see, self.pool = declaration(type_)
        self._args = typing.get_args(bare)
        self._item: Shape | None = None

    def item(self, place: int = 0) -> "Shape":
        """The shape of what a list or tuple holds; place 1: of the values of a dict."""
        if self._item is None:
            self._item = shape(self._args[place] if len(self._args) > place else Any)
        return self._item


@cache
def shape(type_: Any) -> Shape:
    return Shape(type_)


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls, include_extras=True)


@cache
def _fields(cls: type[Struct]) -> tuple[tuple[str, Shape], ...]:
    """The fields in which something of a pool may lie: all others are passed over."""
    return tuple((f, shape(_hints(cls)[f])) for f in cls.__struct_fields__ if _may_deal(_hints(cls)[f]))


def _may_deal(type_: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether a value of this type may hold something of a pool; of a verb only its own class can say."""
    bare, _, pool = declaration(type_)
    if pool or bare is Any or isinstance(bare, Stands):
        return True
    kind = typing.get_origin(bare) or bare
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in within:
        if issubclass(kind, Secret):
            return True
        return any(_may_deal(_hints(kind)[f], (*within, kind)) for f in kind.__struct_fields__)
    return any(_may_deal(arg, within) for arg in typing.get_args(bare) if arg is not ...)


def walk(value: Any, is_: Shape, seats: Seats, owner: Seat | None, deal: Deal) -> Any:
    """Go to all places that belong to a pool and that the seats cannot see, and put there what `deal` gives."""
    if is_.pool and not (is_.see == "owner" and owner in seats):
        if isinstance(value, (list, tuple)):
            return type(value)(deal(is_.pool, list(value)))
        return deal(is_.pool, [value])[0]
    if isinstance(value, Secret):
        return _walk_secret(value, seats, deal)
    if isinstance(value, Struct):
        return _walk_struct(value, seats, owner, deal)
    if isinstance(value, list):
        inner = is_.item()
        for i, item in enumerate(value):
            if isinstance(item, Secret) and not inner.pool:
                value[i] = _walk_secret(item, seats, deal)
            elif isinstance(item, HOLDS):
                value[i] = walk(item, inner, seats, owner, deal)
    elif isinstance(value, tuple):
        if any(isinstance(item, HOLDS) for item in value):
            return tuple(walk(item, is_.item(), seats, owner, deal) for item in value)
    elif isinstance(value, dict):
        for key, item in value.items():
            value[key] = walk(item, is_.item(1), seats, owner, deal)
    return value


def _walk_secret(secret: Secret[Any], seats: Seats, deal: Deal) -> Secret[Any]:
    if not secret.pool or secret.known_to(*seats):
        return secret
    dealt = deal(secret.pool, [secret.value])[0]
    return secret if dealt is secret.value else Secret(dealt, secret.to, secret.pool)


def _walk_struct(value: Struct, seats: Seats, owner: Seat | None, deal: Deal) -> Struct:
    mine = getattr(value, "seat", owner)
    changed = {}
    for field, is_ in _fields(type(value)):
        old = getattr(value, field)
        new = walk(old, is_, seats, mine, deal)
        if new is not old:
            changed[field] = new
    if not changed:
        return value
    if value.__struct_config__.frozen:
        return structs.replace(value, **changed)
    for field, new in changed.items():
        setattr(value, field, new)
    return value
