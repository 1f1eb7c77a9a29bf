"""The map as a walker sees it: what each way costs in AP, over tiles that are known and positions that are not."""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import MORNING, NIGHT
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.model.memory import Phase

Ways: TypeAlias = dict[int, dict[int, float]]
Prices: TypeAlias = tuple[tuple[int, float], ...]

UNKNOWN = 4.2  # AP for a position that must be rushed to, with what may wait there
LURKS = 2.6  # beside the AP, for a tile on whose symbol an enemy may appear
STANDS = (0.0, 1.6, 2.8, 4.0, 5.5)  # for each enemy that stands there, by its tier
FAR = 24.0  # AP to what is not known to be anywhere


class Land:
    """One look at the table: what is asked of it again and again is worked out once."""

    __slots__ = ("_phase", "_prices", "_ways", "book", "g", "s")

    def __init__(self, g: G) -> None:
        self.g, self.s, self.book = g, g.s, g.book
        self._prices = prices(g)
        self._ways = ways(self._prices)
        self._phase = -1

    @property
    def meal(self) -> int:
        """The phase as to the next meal: in a preparation it is about to be eaten."""
        return self.s.phase if self.g.find(Phase) is not None or not self.s.day else NIGHT

    @property
    def phase(self) -> int:
        """The phase; a preparation belongs to the morning that it leads to."""
        if self._phase < 0:
            self._phase = self.s.phase if self.g.find(Phase) is not None else MORNING
        return self._phase

    def far(self, start: int, to: int) -> float:
        """The AP of a walk, and in AP what is to be feared on it."""
        if start == to:
            return 0.0
        found = self._ways.get(to)
        if found is None:
            found = self._ways[to] = walks(dict(self._prices), to)
        return found.get(start, FAR)

    def nearest(self, start: int, among: Iterable[int]) -> float:
        return min((self.far(start, to) for to in among), default=FAR)

    def place(self, key: str) -> int | None:
        """Where a tile lies that a mission names; None while it is not known."""
        return self.s.places.get(key)


def prices(g: G) -> Prices:
    """What it takes to enter each tile."""
    s, tiles, enemies = g.s, g.book.tiles, g.book.enemies
    standing: dict[int, float] = {}
    for enemy in s.enemies:
        standing[enemy.at] = standing.get(enemy.at, 0.0) + STANDS[enemies[enemy.key].tier]
    found = []
    for at, tile in s.tiles.items():
        card = tiles[tile.key]
        fear = standing.get(at) or (LURKS if card.enemy and not tile.covered else 0.0)
        found.append((at, card.move + fear))
    return tuple(found)


@lru_cache(maxsize=2048)
def ways(prices: Prices) -> Ways:
    """An empty table for each map that was ever looked at: walks are added as they are asked for."""
    return {}


def walks(prices: dict[int, float], to: int) -> dict[int, float]:
    """The cheapest walk to one position from every tile; positions that are not known may lie on the way."""
    found: dict[int, float] = {}
    best = {to: 0.0}
    left = len(prices) + (to not in prices)
    edge = [(0.0, to)]
    while edge and left:
        ap, at = heappop(edge)
        if at in found:
            continue
        found[at] = ap
        left -= at in prices or at == to
        ap += prices.get(at, UNKNOWN)
        for start in around(at):
            if ap < best.get(start, FAR):
                best[start] = ap
                heappush(edge, (ap, start))
    return found
