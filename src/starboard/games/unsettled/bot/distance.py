"""The land as a walker sees it: what each way costs in hours, by the edges that are known."""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.model.ids import FACING, SCARAB, STEP, WIDTH
from starboard.games.unsettled.rules.exploration import BARRIER, IMPASSABLE

Ways: TypeAlias = dict[str, dict[str, float]]

PACE, LUNA_PACE = 0.6, 0.3  # hours for a step: each turn has one for free, and one for LUNA
ICONS = {"time": 1.0, "insight": -0.25}  # what is met on the way; all else is taken as it comes
LEAST = 0.35  # that a step costs, whatever it brings
ROUND = 2.0  # what it costs to go round what cannot be crossed
FAR = 8.0  # to what is not known to be anywhere


class Land:
    """One look at the table: what is asked of it again and again is worked out once."""

    def __init__(self, g: G) -> None:
        self.g, self.s, self.book = g, g.s, g.book
        self._ways = _ways(self.book, tuple(g.s.grid.items()))

    def far(self, start: str, to: str) -> float:
        """The hours of a walk between two nodes."""
        if start == to:
            return 0.0
        if start not in self.s.nodes or to not in self.s.nodes:
            return FAR
        found = self._ways.get(start)
        if found is None:
            found = self._ways[start] = _walks(self.book, self.s.grid, self.s.nodes[start].place)
        return found[to] if to in found else ROUND + 2 * PACE * self.steps(start, to)

    def nearest(self, start: str, among: Iterable[str]) -> float:
        return min((self.far(start, key) for key in among), default=FAR)

    def steps(self, start: str, to: str) -> int:
        """As the crow flies, and nearly as LUNA does."""
        nodes = self.s.nodes
        if start not in nodes or to not in nodes:
            return 8
        (y, x), (v, u) = divmod(nodes[start].place, WIDTH), divmod(nodes[to].place, WIDTH)
        return abs(x - u) + abs(y - v)

    def luna(self, among: Iterable[str]) -> float:
        """How many hours it takes LUNA to be at one of these."""
        return LUNA_PACE * min((self.steps(self.s.luna, key) for key in among), default=8)

    def wild(self) -> int:
        """How many nodes are known, the Scarab apart."""
        return len(self.s.nodes) - (SCARAB in self.s.nodes)


@lru_cache(maxsize=4096)
def _ways(book: "Book", layout: tuple[tuple[int, str], ...]) -> Ways:
    """An empty table for each map that was ever looked at: walks are added as they are asked for."""
    return {}


def _walks(book: "Book", grid: dict[int, str], start: int) -> dict[str, float]:
    """The cheapest walk from one place to every node that can be reached over known land."""
    found: dict[str, float] = {}
    edge = [(0.0, start)]
    while edge:
        hours, place = heappop(edge)
        key = grid[place]
        if key in found:
            continue
        found[key] = hours
        for side, step in STEP.items():
            to = grid.get(place + step, "")
            if not to or to in found:
                continue
            icons = (*book.edges.get(key, {}).get(side, ()), *book.edges.get(to, {}).get(FACING[side], ()))
            if IMPASSABLE not in icons and BARRIER not in icons:
                cost = max(LEAST, PACE + sum(ICONS.get(icon, 0.0) for icon in icons))
                heappush(edge, (hours + cost, place + step))
    return found
