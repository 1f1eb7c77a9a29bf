"""Gauges: how near a condition is to holding, or a cost to being payable, for one explorer, from 0 to 1.

A gauge is a closure, made once for each condition of a page.  What has no gauge of its own is 1 or 0, as it holds.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from starboard.games.unsettled.bot.distance import near
from starboard.games.unsettled.bot.sources import Source, sources
from starboard.games.unsettled.effects.finds import ForfeitDiscovery
from starboard.games.unsettled.effects.planet import SpendInventory
from starboard.games.unsettled.effects.where import NodeWith, Where, nodes
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.kernel.verbs import Step, Verb

if TYPE_CHECKING:
    from starboard.games.unsettled.catalogue import Catalogue

Gauge: TypeAlias = Callable[[G, Explorer], float]
Make: TypeAlias = "Callable[[Maker, Any], Gauge]"
M = TypeVar("M", bound=Callable[..., Gauge])

MAKERS: dict[type, Make] = {}  # by the kind of condition, or of cost
FETCHED = (SpendInventory, ForfeitDiscovery)  # what an explorer must get somewhere before it is brought elsewhere
FETCHING = 0.6  # what having it counts
DEEPEST = 3  # how far a plan follows what brings what brings what is wanted
ON_THE_WAY = 0.7  # of one more unit, when it is as near as can be


def gauges(*kinds: type) -> Callable[[M], M]:
    """What is decorated makes the gauge for these kinds of condition or cost."""

    def register(make: M) -> M:
        for kind in kinds:
            MAKERS[kind] = make
        return make

    return register


class Maker:
    """Makes the gauges of one page, and remembers which spaces help."""

    def __init__(self, book: "Catalogue", task: str, page: int) -> None:
        self.book, self.depth = book, 0
        self.sources = sources(book, task, page)
        self.wanted: list[str] = []

    def gauge(self, condition: Any) -> Gauge:
        make = MAKERS.get(type(condition))
        if make is not None:
            return make(self, condition)
        return lambda g, e: 1.0 if condition.holds(g, Step(JUDGED, e.seat)) else 0.0

    def demands(self, requires: tuple[Any, ...], cost: tuple[Verb, ...] = (), node: str = "") -> Gauge:
        """The mean of all that is demanded, and of being at the right place; what must be fetched comes first."""
        found = [self.gauge(condition) for condition in requires]
        if node:
            found.append(lambda g, e: near(g.s, e.at, node))
        paid = [verb for verb in cost if type(verb) in MAKERS]
        ready = mean([*found, *(self.gauge(verb) for verb in paid if not isinstance(verb, FETCHED))])
        fetched = [self.gauge(verb) for verb in paid if isinstance(verb, FETCHED)]
        return _fetch_first(mean(fetched), ready) if fetched else ready

    def from_sources(self, kind: str, key: str) -> list[Gauge]:
        """How near an explorer is to each thing that brings this."""
        if self.depth >= DEEPEST:
            return []
        self.depth += 1
        found = [self._source(source) for source in self.sources.get((kind, key), ())]
        self.depth -= 1
        return found

    def _source(self, source: Source) -> Gauge:
        if source.space:
            self.wanted.append(source.space)
        return self.demands(source.requires, source.cost, source.node)

    def crew_brings(self, kind: str, key: str) -> Callable[[G, int], float]:
        """How much of what is missing is on its way: each explorer may bring one."""
        found = self.from_sources(kind, key)

        def brought(g: G, missing: int) -> float:
            if not found:
                return 0.0
            each = sorted(max(gauge(g, one) for gauge in found) for one in g.s.explorers if one.endurance)
            return ON_THE_WAY * sum(each[-missing:])

        return brought


def mean(found: list[Gauge]) -> Gauge:
    parts = len(found)
    return lambda g, e: sum(gauge(g, e) for gauge in found) / parts if parts else 1.0


def _fetch_first(held: Gauge, ready: Gauge) -> Gauge:
    def fetched(g: G, e: Explorer) -> float:
        have = held(g, e)
        return FETCHING * have if have < 1 else FETCHING + (1 - FETCHING) * ready(g, e)

    return fetched


def places(g: G, e: Explorer, where: Where) -> list[str]:
    """The nodes that a selector names, as this explorer measures; a certain node may be out of play."""
    if where == "here":
        return [e.at]
    if where == "scarab":
        return [SCARAB]
    if isinstance(where, NodeWith) and where.node:
        return [where.node]
    return nodes(g, Step(JUDGED, e.seat), where)


def share(have: float, need: int) -> float:
    """The part of what is needed that is there."""
    return min(1.0, have / need) if need > 0 else 1.0
