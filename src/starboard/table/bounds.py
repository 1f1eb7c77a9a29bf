"""What a state from a stranger's file may hold: bounds on its plain data, then on its seats and pieces.

A state that passes is not proved to be reachable.  It is small, its seats exist, and its pieces are those of the game.
"""

import typing
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from starboard.kernel.rules import Rules
from starboard.kernel.secrets import declaration
from starboard.kernel.verbs import Stands, State
from starboard.kernel.words import NOBODY_SEAT, SEAT, Seat
from starboard.table.refusal import Refusal

DEPTH = 32  # lists inside lists; a real state has fewer than 12
ITEMS = 1_000  # of one list
TEXT = 200  # characters of one string
VALUES = 20_000  # of one state; a real one has about 1,000
STEPS = 500  # of the stack
RECORDS = 50_000  # of one table: who takes back and answers again without end
GENERATORS = ("rng", "seed")  # 64 bits of chance
KERNEL_PART = frozenset(("stack", "lasting"))
QUOTE = 60  # characters of a stranger's text that a sentence repeats


def bad_file(key: str, **facts: Any) -> Refusal:
    """The refusal of a file: what is wrong with it and what was expected."""
    return Refusal("bad_file", key=f"file_{key}", **{name: quote(fact) for name, fact in facts.items()})


def quote(fact: Any) -> Any:
    """A fact of a sentence; of a stranger's text only the beginning."""
    if isinstance(fact, int) and abs(fact) < 2**53:
        return fact
    text = str(fact) if not isinstance(fact, int) else hex(fact)
    return text if len(text) <= QUOTE else text[:QUOTE] + "…"


def check_plain(state: Any, largest: int) -> None:
    """Refuse a state, as plain data, that is larger or deeper than a game makes it."""
    count, waiting = 0, [(state, "state", 0, largest)]
    while waiting:
        value, at, depth, most = waiting.pop()
        count += 1
        if count > VALUES:
            raise bad_file("values", most=VALUES)
        if depth > DEPTH:
            raise bad_file("depth", at=at, most=DEPTH)
        if isinstance(value, dict | list):
            if len(value) > ITEMS:
                raise bad_file("list", at=at, n=len(value), most=ITEMS)
            waiting += _inside(value, at, depth, most)
        elif isinstance(value, str) and len(value) > TEXT:
            raise bad_file("text", at=at, n=len(value), most=TEXT)
        elif isinstance(value, int) and not -most <= value <= most:
            raise bad_file("number", at=at, n=value, most=most)


def _inside(value: Any, at: str, depth: int, most: int) -> Iterator[tuple[Any, str, int, int]]:
    if isinstance(value, list):
        yield from ((item, f"{at}[{i}]", depth + 1, most) for i, item in enumerate(value))
        return
    for key, item in value.items():
        if len(key) > TEXT:
            raise bad_file("text", at=at, n=len(key), most=TEXT)
        bound = 2**64 if key in GENERATORS else min(most, Rules.largest) if key in KERNEL_PART else most
        yield item, f"{at}.{key}", depth + 1, bound


def check_state(rules: Rules[Any], state: State, fresh: State) -> None:
    """Refuse a state whose seats do not exist or whose pieces are not those of a new game of its setup."""
    if len(state.stack) > STEPS:
        raise bad_file("list", at="state.stack", n=len(state.stack), most=STEPS)
    seats = max(state.setup.seats, 1 + max((seat for _, seat in seats_in(fresh, type(fresh))), default=0))
    for at, seat in seats_in(state, type(state)):
        if not NOBODY_SEAT <= seat < seats:
            raise bad_file("seat", at=at, n=seat, most=seats - 1)
    _check_players(state, fresh)
    _check_outcome(state, seats)
    expected, found = rules.counts(fresh), rules.counts(state)
    for what, n in expected.items():
        if found.get(what) != n:
            raise bad_file("count", what=what, n=found.get(what, 0), expected=n)


def _check_players(state: State, fresh: State) -> None:
    """What a new game has one of for each seat, in the order of seats, a game goes on having so."""
    for field in set(fresh.__struct_fields__) - set(State.__struct_fields__):
        new, value = getattr(fresh, field), getattr(state, field)
        if isinstance(new, list) and new and [getattr(item, "seat", None) for item in new] == list(range(len(new))):
            found = [getattr(item, "seat", None) for item in value]
            if found != list(range(len(new))):
                raise bad_file("list", at=f"state.{field}", n=len(found), most=len(new))


def _check_outcome(state: State, seats: int) -> None:
    if state.outcome is not None and max(len(state.outcome.scores), len(state.outcome.winners)) > seats:
        raise bad_file("list", at="state.outcome", n=len(state.outcome.scores), most=seats)


def seats_in(value: Any, type_: Any, at: str = "state") -> Iterator[tuple[str, Seat]]:
    """Every seat that a value names, with the place where it stands."""
    if isinstance(value, int):
        if _is_seat(type_):
            yield at, value
    elif isinstance(value, Struct):
        for field, hint in _hints(type(value)):
            yield from seats_in(getattr(value, field), hint, f"{at}.{field}")
    elif isinstance(value, list | tuple | dict):
        yield from _seats_of_items(value, declaration(type_)[0], at)


def _is_seat(type_: Any) -> bool:
    return SEAT in getattr(type_, "__metadata__", ()) or any(map(_is_seat, typing.get_args(type_)))


def _seats_of_items(value: Any, type_: Any, at: str) -> Iterator[tuple[str, Seat]]:
    args = [arg for arg in typing.get_args(type_) if arg is not ... and arg is not type(None)]
    if isinstance(type_, Stands) or not args:
        args = [Any]
    if isinstance(value, dict):
        for key, item in value.items():
            yield from seats_in(key, args[0], at)
            yield from seats_in(item, args[-1], f"{at}.{key}")
        return
    for i, item in enumerate(value):
        yield from seats_in(item, args[min(i, len(args) - 1)], f"{at}[{i}]")


@cache
def _hints(cls: type[Struct]) -> tuple[tuple[str, Any], ...]:
    hints = typing.get_type_hints(cls, include_extras=True)
    return tuple((field, hints[field]) for field in cls.__struct_fields__)
