"""A copy of a running game for one seat: what the seat may not know is dealt again, so the copy leaks nothing."""

from functools import cache
from typing import Any, get_type_hints

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.secrets import Secret, declaration
from starboard.kernel.words import Seat
from starboard.table.refusal import Refusal
from starboard.table.table import Table


def may_see_all(table: Table, person: str) -> bool:
    """Whether this person may see the whole state: the game is over, or they play alone."""
    return table.game.over or (table.is_solo and bool(table.seats_of(person)))


def may_take_all(table: Table, person: str) -> bool:
    """Whether this person may take the whole table along as a file: also one to whom the others entrusted it."""
    return may_see_all(table, person) or person in table.entrusted


def copy_for_seat(g: Game[Any], seat: Seat | None, seed: int) -> Game[Any]:
    """A copy that this seat cannot tell from the true game.  Refused if a secret belongs to no pool to deal from."""
    if has_fixed_secret(g, () if seat is None else (seat,)):
        raise Refusal("not_allowed", key="hidden")
    return redeal(g, seat, seed)


def has_fixed_secret(g: Game[Any], seats: tuple[Seat, ...]) -> bool:
    """Whether the state holds something that these seats may not know and that cannot be dealt anew."""
    return _stays(g.s, type(g.s), seats, None)


KERNEL_DEALS = frozenset({"rng", "forced", "seed", "heard"})  # `redeal` makes these anew by itself


def _stays(value: Any, type_: Any, seats: tuple[Seat, ...], owner: Seat | None) -> bool:
    """Whether something lies in here that the seats may not know and that belongs to no pool to be dealt from."""
    _, see, pool = declaration(type_)
    if see == "nobody" or (see == "owner" and owner not in seats):
        return not pool and bool(value)
    if isinstance(value, Secret):
        return not value.pool and not value.known_to(*seats)
    if isinstance(value, Struct):
        return _struct_stays(value, seats, owner)
    if isinstance(value, list | tuple):
        return any(_stays(item, Any, seats, owner) for item in value)
    if isinstance(value, dict):
        return any(_stays(item, Any, seats, owner) for item in value.values())
    return False


def _struct_stays(value: Struct, seats: tuple[Seat, ...], owner: Seat | None) -> bool:
    hints, mine = _hints(type(value)), getattr(value, "seat", owner)
    return any(
        _stays(getattr(value, field), hints[field], seats, mine)
        for field in value.__struct_fields__
        if field not in KERNEL_DEALS
    )


@cache
def _hints(cls: type[Struct]) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)
