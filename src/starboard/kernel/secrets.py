"""Who may know what, said where a field is declared.

`Annotated[list[CardId], hidden("deck")]` is seen by nobody; with `owner=True` by the seat whose struct holds it.
Values that lie open for some seats and face down for others are wrapped one by one in a `Secret`.
Views, forks with re-dealt secrets and the leak test all follow from these declarations (see `views` and `redeal`).
"""

from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, structs

from starboard.kernel.words import Seat

T = TypeVar("T")

EVERYBODY = -1  # as bits: every seat


def hidden(pool: str = "", *, owner: bool = False) -> Meta:
    """Marks a field that is not for all eyes.  What belongs to the same pool can be dealt anew between its places."""
    return Meta(extra={"see": "owner" if owner else "nobody", "pool": pool})


NOBODY = hidden()


class Secret(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A value that some seats know (their bits in `to`).  What a seat does not know of a pool can be dealt anew."""

    value: T
    to: int = 0
    pool: str = ""

    def known_to(self, *seats: Seat | None) -> bool:
        """Whether one of these seats knows it; a spectator (`None`) knows what everybody knows."""
        to = self.to
        if to == EVERYBODY:
            return True
        for seat in seats:  # noqa: SIM110  # asked for every card of a bot's world: a generator costs more
            if seat is not None and to >> seat & 1:
                return True
        return False

    def show_to(self, *seats: Seat) -> "Secret[T]":
        """The secret, known to these seats too, or to everybody when none is named."""
        to = EVERYBODY if not seats else self.to | sum(1 << seat for seat in set(seats))
        return structs.replace(self, to=to)


def declaration(type_: Any) -> tuple[Any, str, str]:
    """The bare type of an annotation, who sees it (`all`, `owner`, `nobody`), and its pool."""
    if get_origin(type_) is Annotated:
        inner, *metas = get_args(type_)
        for meta in metas:
            extra = getattr(meta, "extra", None)
            if extra and "see" in extra:
                return inner, extra["see"], extra["pool"]
        return inner, "all", ""
    return type_, "all", ""


def holds_secrets(type_: Any) -> bool:
    """Whether a value of this type can hide something from one seat that another knows."""
    bare, see, _ = declaration(type_)
    if see == "owner":
        return True
    kind = get_origin(bare) or bare
    if isinstance(kind, type) and issubclass(kind, Secret):
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        return any(holds_secrets(hints[field]) for field in kind.__struct_fields__ if hints[field] is not type_)
    return any(holds_secrets(arg) for arg in get_args(bare) if arg is not ...)
