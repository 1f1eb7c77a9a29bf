"""Efforts: how many hours of the crew's it takes until a condition holds or a cost can be paid; 0 when it does.

An effort is a closure, made once for each condition of a page.  What has none of its own is all or nothing.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.sources import Source, sources
from starboard.games.unsettled.effects.finds import ForfeitDiscovery
from starboard.games.unsettled.effects.planet import SpendInventory
from starboard.games.unsettled.effects.presence import At, AtStructure
from starboard.games.unsettled.effects.where import NodeWith, Where, nodes
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.world import ActionSpace
from starboard.kernel.verbs import Step, Verb

Effort: TypeAlias = Callable[[Land, Explorer], float]
Make: TypeAlias = "Callable[[Maker, Any], Effort]"
M = TypeVar("M", bound=Callable[..., Effort])

MAKERS: dict[type, Make] = {}  # by the kind of condition, or of cost
FETCHED = (SpendInventory, ForfeitDiscovery)  # what an explorer must get somewhere before it is brought elsewhere
DEED = 1.0  # a cube assigned: it loses a focus, and its turn is a rest
CARRIED = 5.0  # the most that the way counts on which something is brought
DEEPEST = 3  # how far a plan follows what brings what brings what is wanted
BEYOND = 0.15  # of an hour that lies beyond what beginning again would cost
UNMET = 4.0  # a condition of which nothing is known but that it does not hold
WAITING = 0.5  # of an hour that goes by of itself: less than what it costs, else time would be wasted to save it
LURED, LURES = 1.2, 0.5  # for each step that something must come, and that LUNA is away from where it should


def efforts(*kinds: type) -> Callable[[M], M]:
    """What is decorated makes the effort for these kinds of condition or cost."""

    def register(make: M) -> M:
        for kind in kinds:
            MAKERS[kind] = make
        return make

    return register


class Maker:
    """Makes the efforts of one page, and remembers which spaces help."""

    def __init__(self, book: "Book", task: str, page: int) -> None:
        self.book, self.depth = book, 0
        self.sources = sources(book, task, page)
        self.wanted: list[str] = []

    def effort(self, condition: Any) -> Effort:
        make = MAKERS.get(type(condition))
        if make is not None:
            return make(self, condition)
        return lambda land, e: 0.0 if condition.holds(land.g, Step(JUDGED, e.seat)) else UNMET

    def space(self, space: "ActionSpace") -> Effort:
        """A cube assigned there, and all that must hold before."""
        deed, rest = DEED * max(1, -space.arrows), self.demands(space.requires, space.cost)
        return lambda land, e: deed + rest(land, e)

    def demands(self, requires: tuple[Any, ...], cost: tuple[Verb, ...] = (), node: str = "") -> Effort:
        """The sum of all that is demanded, and of the way there; what must be fetched comes first."""
        home = next((it.kind for it in requires if isinstance(it, AtStructure)), "")
        found = [lure(it, home) if home and is_lured(it) else self.effort(it) for it in requires]
        if node:
            found.append(lambda land, e: land.far(e.at, node))
        paid = [verb for verb in cost if type(verb) in MAKERS]
        ready = total([*found, *(self.effort(verb) for verb in paid if not isinstance(verb, FETCHED))])
        fetched = [self.effort(verb) for verb in paid if isinstance(verb, FETCHED)]
        return _fetch_first(total(fetched), ready) if fetched else ready

    def from_sources(self, kind: str, key: str) -> list[tuple[Source, Effort]]:
        """What it takes an explorer to use each thing that brings this."""
        if self.depth >= DEEPEST:
            return []
        self.depth += 1
        found = [(source, self._source(source)) for source in self.sources.get((kind, key), ())]
        self.depth -= 1
        return found

    def _source(self, source: Source) -> Effort:
        demands, deed = self.demands(source.requires, source.cost, source.node), DEED * bool(source.space)
        if source.space:
            self.wanted.append(source.space)
        return lambda land, e: deed + demands(land, e)

    def crew_brings(self, kind: str, key: str) -> Callable[[Land, int], float]:
        """What it takes until so many more are brought: each explorer brings one, whoever is nearest first."""
        found = self.from_sources(kind, key)
        timed = [(source, effort) for source, effort in found if source.trigger]
        plain = [effort for source, effort in found if not source.trigger]
        again = max((source.again for source, _ in found), default=UNMET)

        def brought(land: Land, missing: int) -> float:
            ways = []
            if plain:
                each = sorted(min(effort(land, e) for effort in plain) for e in land.s.explorers if e.endurance)
                ways.append(sum(soft(hours, again) for hours in each[:missing]) + again * max(0, missing - len(each)))
            one = land.s.explorers[0]
            ways += [wait(land, source.trigger, missing) + effort(land, one) for source, effort in timed]
            return min(ways, default=UNMET * missing)

        return brought


def total(found: list[Effort]) -> Effort:
    if len(found) == 1:
        return found[0]
    return lambda land, e: sum([effort(land, e) for effort in found])


def soft(hours: float, most: float) -> float:
    """Beyond `most` an hour counts little: it is not to cost more than to begin again, and yet to be felt."""
    return hours if hours < most else most + BEYOND * (hours - most)


def wait(land: Land, trigger: str, times: int) -> float:
    """The hours until such a trigger was met so many times."""
    spaces, now = land.book.numbers["spaces"], land.s.time
    ahead = sorted((t.space - now - 1) % spaces + 1 for t in land.s.triggers if t.kind == trigger)
    if not ahead:
        return UNMET * times
    rounds, rest = divmod(times - 1, len(ahead))
    return WAITING * (ahead[rest] + spaces * rounds)


def is_lured(it: object) -> bool:
    return isinstance(it, At) and isinstance(it.place, NodeWith) and bool(it.place.token)


def lure(it: At, home: str) -> Effort:
    """A token must come to where a structure stands: LUNA goes ahead."""
    kind = it.place.token if isinstance(it.place, NodeWith) else ""

    def coming(land: Land, e: Explorer) -> float:
        node = next((t.at for t in land.s.structures if t.key == home), "")
        return come(land, kind, node, 1) if node else UNMET

    return coming


def come(land: Land, kind: str, node: str, n: int) -> float:
    """What it takes until so many tokens of a kind are at a node: each step, and LUNA there, whom they follow."""
    steps = sorted(land.steps(t.at, node) for t in land.s.tokens if t.kind == kind)[:n]
    missing = sum(steps) + 4 * (n - len(steps))
    return LURED * missing + LURES * land.steps(land.s.luna, node)


def _fetch_first(held: Effort, ready: Effort) -> Effort:
    def fetched(land: Land, e: Explorer) -> float:
        hours = held(land, e)
        return CARRIED + hours if hours else soft(ready(land, e), CARRIED)

    return fetched


def places(land: Land, e: Explorer, where: Where) -> list[str]:
    """The nodes that a selector names, as this explorer measures; a certain node may be out of play."""
    if where == "here":
        return [e.at]
    if where == "scarab":
        return [SCARAB]
    if isinstance(where, NodeWith):
        if where.node:
            return [where.node]
        if where.token:
            return [t.at for t in land.s.tokens if t.kind == where.token]
    return nodes(land.g, Step(JUDGED, e.seat), where)
