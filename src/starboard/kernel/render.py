"""What all who look at a position see alike is rendered once for all of them."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from starboard.kernel.game import Game

P = ParamSpec("P")
T = TypeVar("T")


def keep_renders(g: Game[Any]) -> None:
    """Say that this game stays as it is: what is rendered of it may be kept.  A table does; its answers go on forks."""
    g.render_cache = {}


def render_once(g: Game[Any], make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What `make` gives, worked out once a position.  It gets what it depends on, so what depends on a seat has it."""
    if g.render_cache is None:
        return make(*args, **kwargs)
    key = (make, *args, *kwargs.items())
    if key not in g.render_cache:
        g.render_cache[key] = make(*args, **kwargs)
    found: T = g.render_cache[key]
    return found
