"""How near something on the map is, from 0 to 1: as the crow flies, since walls are few and this is asked often."""

from collections.abc import Iterable

from starboard.games.unsettled.model.ids import WIDTH
from starboard.games.unsettled.model.table import Table

REACH = 8  # steps beyond which everything is equally far
NEAR = tuple(1 - far / REACH for far in range(REACH + 1))


def steps(s: Table, start: str, to: str) -> int:
    """How many steps lie between two nodes in play."""
    (y, x), (v, u) = divmod(s.nodes[start].place, WIDTH), divmod(s.nodes[to].place, WIDTH)
    return abs(x - u) + abs(y - v)


def near(s: Table, start: str, to: str) -> float:
    if start == to:
        return 1.0
    if start not in s.nodes or to not in s.nodes:
        return 0.0
    return NEAR[min(steps(s, start, to), REACH)]


def nearest(s: Table, start: str, among: Iterable[str]) -> float:
    """How near the nearest of these nodes is; 0 where there is none."""
    return max((near(s, start, key) for key in among), default=0.0)
