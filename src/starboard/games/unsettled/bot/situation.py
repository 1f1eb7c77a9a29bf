"""What it takes until counters, markers, tokens and the known land have come so far; conditions made of conditions."""

from starboard.games.unsettled.bot.distance import FAR, Land
from starboard.games.unsettled.bot.maker import DEED, UNMET, Effort, Maker, come, efforts, places
from starboard.games.unsettled.effects.holding import CrewDistress
from starboard.games.unsettled.effects.presence import OnScarab
from starboard.games.unsettled.effects.situation import MarkersOn, Progress, Revealed, TokensOn
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.exploration import neighbours
from starboard.kernel.forms import AllOf, AnyOf, Not
from starboard.kernel.verbs import Step

ONE_NODE = ("here", "luna_node")
STALE = 3.0  # hours lost when what is led about goes only where it was
NEW_LAND = 1.0  # hours for a node that is not known yet
COMFORT = 1.5  # hours for a distress that must go
COMPANY = 0.3  # the part that counts of the way to somebody who helps


@efforts(Progress)
def progress(m: Maker, it: Progress) -> Effort:
    brought = m.crew_brings("progress", it.counter)

    def far(land: Land, e: Explorer) -> float:
        missing = it.n + it.each * len(land.s.explorers) - land.s.progress.get(it.counter, 0)
        return brought(land, missing) if missing > 0 else 0.0

    return far


@efforts(MarkersOn)
def markers(m: Maker, it: MarkersOn) -> Effort:
    if it.place in ONE_NODE:
        return _place_with(it, marked=True)
    brought = m.crew_brings("marker", it.kind)
    led = next((source.led for source in m.sources.get(("marker", it.kind), ()) if source.led), "")

    def lying(land: Land, e: Explorer) -> float:
        nodes = land.s.nodes
        found = [nodes[key].markers for key in places(land, e, it.place)]
        missing = it.n - sum(n for there in found for kind, n in there if kind == it.kind)
        if missing <= 0:
            return 0.0
        stale = STALE * (bool(led) and not _leads_on(land, led, it.kind))
        return brought(land, missing) + stale + NEW_LAND * max(0, it.n - land.wild())

    return lying


def _leads_on(land: Land, token: str, marker: str) -> bool:
    """Whether such a token, going to LUNA, comes next to where no marker lies."""
    s = land.s
    for at in (t.at for t in s.tokens if t.kind == token):
        there = [key for key in neighbours(land.g, at) if key in s.nodes] if at != s.luna else [at]
        key = min(there, key=lambda key: land.steps(key, s.luna), default=at)
        if all(kind != marker for kind, _ in s.nodes[key].markers):
            return True
    return False


def _place_with(it: MarkersOn, marked: bool) -> Effort:
    """The way to the next node with such a marker, or without one."""

    def there(land: Land, e: Explorer) -> float:
        s = land.s
        fits = [
            key
            for key, node in s.nodes.items()
            if key != SCARAB and any(kind == it.kind for kind, _ in node.markers) == marked
        ]
        return land.nearest(e.at, fits) if it.place == "here" else land.luna(fits)

    return there


@efforts(TokensOn)
def tokens(m: Maker, it: TokensOn) -> Effort:
    if isinstance(it.place, NodeWith) and it.place.node:
        node = it.place.node
        return lambda land, e: come(land, it.kind, node, it.n)
    brought = m.crew_brings("token", it.kind)

    def lying(land: Land, e: Explorer) -> float:
        keys = places(land, e, it.place)
        missing = it.n - sum(t.kind == it.kind and t.at in keys for t in land.s.tokens)
        return brought(land, missing) if missing > 0 else 0.0

    return lying


@efforts(Revealed)
def land_in_sight(m: Maker, it: Revealed) -> Effort:
    def known(land: Land, e: Explorer) -> float:
        found = sum(not node.hidden for key, node in land.s.nodes.items() if key != SCARAB)
        if not it.node:
            return NEW_LAND * max(0, it.n - found)
        return 0.0 if it.node in land.s.nodes else NEW_LAND * max(1, len(land.book.environment) - found) / 2

    return known


@efforts(AnyOf)
def any_(m: Maker, it: AnyOf) -> Effort:
    found = [m.effort(condition) for condition in it.of]
    return lambda land, e: min(effort(land, e) for effort in found)


@efforts(AllOf)
def all_(m: Maker, it: AllOf) -> Effort:
    return m.demands(it.of)


@efforts(Not)
def not_(m: Maker, it: Not) -> Effort:
    what = it.what
    if isinstance(what, MarkersOn) and what.place in ONE_NODE:
        return _place_with(what, marked=False)
    if isinstance(what, OnScarab):
        return lambda land, e: 0.6 if e.at == SCARAB else 0.0
    if isinstance(what, CrewDistress):
        m.wanted.append("support")
        return _calm(what.n - 1)
    return lambda land, e: UNMET if what.holds(land.g, Step(JUDGED, e.seat)) else 0.0


def _calm(most: int) -> Effort:
    """Distress goes where two are together: who has some, and somebody who sees to it."""

    def calm(land: Land, e: Explorer) -> float:
        people = land.s.explorers
        worried = [(one, n) for one in people if (n := sum(map(bool, one.distress)))]
        excess = sum(n for _, n in worried) - most
        if excess <= 0:
            return 0.0
        ways = (
            min((land.far(one.at, two.at) for two in people if two is not one and two.endurance), default=FAR)
            for one, _ in worried
        )
        return (COMFORT + DEED) * excess + COMPANY * sum(ways)

    return calm
