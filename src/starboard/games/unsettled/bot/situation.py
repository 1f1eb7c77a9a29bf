"""How far counters, markers, tokens and the known land have come; and conditions made of conditions."""

from starboard.games.unsettled.bot.distance import nearest
from starboard.games.unsettled.bot.maker import Gauge, Maker, gauges, places, share
from starboard.games.unsettled.effects.conditions import All, Any, Not
from starboard.games.unsettled.effects.progress import RemoveProgress
from starboard.games.unsettled.effects.situation import MarkersOn, Progress, Revealed, TokensOn
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.kernel.verbs import Step

ONE_NODE = ("here", "luna_node")
ROOM = 0.03  # what land to lay markers on counts, beside the markers themselves


@gauges(Progress)
def progress(m: Maker, it: Progress) -> Gauge:
    brought = m.crew_brings("progress", it.counter)

    def come(g: G, e: Explorer) -> float:
        need, have = it.n + it.each * len(g.s.explorers), g.s.progress.get(it.counter, 0)
        return share(have + brought(g, need - have), need) if have < need else 1.0

    return come


@gauges(RemoveProgress)
def used_up(m: Maker, it: RemoveProgress) -> Gauge:
    return progress(m, Progress(it.counter, it.n if isinstance(it.n, int) else 1))


@gauges(MarkersOn)
def markers(m: Maker, it: MarkersOn) -> Gauge:
    if it.place in ONE_NODE:
        return _place_with(it, marked=True)
    brought = m.crew_brings("marker", it.kind)

    def lying(g: G, e: Explorer) -> float:
        have = sum(n for key in places(g, e, it.place) for kind, n in g.s.nodes[key].markers if kind == it.kind)
        if have >= it.n:
            return 1.0
        return (1 - ROOM) * share(have + brought(g, it.n - have), it.n) + ROOM * share(len(g.s.nodes) - 1, it.n)

    return lying


def _place_with(it: MarkersOn, marked: bool) -> Gauge:
    """How near the next node with such a marker is, or without one."""

    def there(g: G, e: Explorer) -> float:
        s = g.s
        fits = [
            key
            for key, node in s.nodes.items()
            if key != SCARAB and any(kind == it.kind for kind, _ in node.markers) == marked
        ]
        return nearest(s, e.at if it.place == "here" else s.luna, fits)

    return there


@gauges(TokensOn)
def tokens(m: Maker, it: TokensOn) -> Gauge:
    brought = m.crew_brings("token", it.kind)

    def lying(g: G, e: Explorer) -> float:
        keys = places(g, e, it.place)
        have = sum(t.kind == it.kind and t.at in keys for t in g.s.tokens)
        return share(have + brought(g, it.n - have), it.n) if have < it.n else 1.0

    return lying


@gauges(Revealed)
def revealed(m: Maker, it: Revealed) -> Gauge:
    def known(g: G, e: Explorer) -> float:
        found = sum(not node.hidden for key, node in g.s.nodes.items() if key != SCARAB)
        if not it.node:
            return share(found, it.n)
        return 1.0 if it.node in g.s.nodes else 0.05 * min(10, found)

    return known


@gauges(Any)
def any_(m: Maker, it: Any) -> Gauge:
    found = [m.gauge(condition) for condition in it.of]
    return lambda g, e: max(gauge(g, e) for gauge in found)


@gauges(All)
def all_(m: Maker, it: All) -> Gauge:
    return m.demands(it.of)


@gauges(Not)
def not_(m: Maker, it: Not) -> Gauge:
    what = it.what
    if isinstance(what, MarkersOn) and what.place in ONE_NODE:
        return _place_with(what, marked=False)
    return lambda g, e: 0.0 if what.holds(g, Step(JUDGED, e.seat)) else 1.0
