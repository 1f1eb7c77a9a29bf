"""How near somebody or something is to where a page wants it; and structures, by sites and by who is near one."""

from starboard.games.unsettled.bot.distance import near, nearest
from starboard.games.unsettled.bot.maker import Gauge, Maker, gauges, places, share
from starboard.games.unsettled.effects.presence import (
    At,
    AtStructure,
    CrewPresent,
    EveryoneAt,
    ExplorersPresent,
    LunaPresent,
    OnScarab,
)
from starboard.games.unsettled.effects.situation import BuildSiteEmpty, StructuresBuilt
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.structures import site_is_empty

LAID = 0.9  # a structure that waits for the regroup


def _people(g: G, e: Explorer, who: object) -> list[Explorer]:
    return [e] if who == "self" else g.s.explorers


@gauges(At)
def at(m: Maker, it: At) -> Gauge:
    return lambda g, e: max(nearest(g.s, one.at, places(g, one, it.place)) for one in _people(g, e, it.who))


@gauges(OnScarab)
def on_scarab(m: Maker, it: OnScarab) -> Gauge:
    return lambda g, e: max(near(g.s, one.at, SCARAB) for one in _people(g, e, it.who))


@gauges(EveryoneAt, CrewPresent)
def everyone(m: Maker, it: EveryoneAt | CrewPresent) -> Gauge:
    with_luna = isinstance(it, CrewPresent)

    def all_there(g: G, e: Explorer) -> float:
        keys, s = places(g, e, it.place), g.s
        found = [nearest(s, one.at, keys) for one in s.explorers]
        if with_luna:
            found.append(nearest(s, s.luna, keys))
        return sum(found) / len(found)

    return all_there


@gauges(ExplorersPresent)
def company(m: Maker, it: ExplorersPresent) -> Gauge:
    def together(g: G, e: Explorer) -> float:
        s = g.s
        each = ([near(s, one.at, key) for one in s.explorers] for key in places(g, e, it.place))
        return max((sum(sorted(found)[-it.n :]) / it.n for found in each), default=0.0)

    return together


@gauges(LunaPresent)
def luna(m: Maker, it: LunaPresent) -> Gauge:
    def there(g: G, e: Explorer) -> float:
        found = nearest(g.s, g.s.luna, places(g, e, it.place))
        return found if it.alone else (found + near(g.s, e.at, g.s.luna)) / 2

    return there


def _site(g: G, e: Explorer) -> float:
    return nearest(g.s, e.at, [key for key in g.s.nodes if site_is_empty(g, key)])


def _building(g: G) -> float:
    """How near somebody is to a site; without any known, land must be found first."""
    best = max((_site(g, e) for e in g.s.explorers if e.endurance), default=0.0)
    return 0.3 + 0.4 * best if best else 0.02 * min(10, len(g.s.nodes))


@gauges(BuildSiteEmpty)
def empty_site(m: Maker, it: BuildSiteEmpty) -> Gauge:
    return _site


@gauges(StructuresBuilt)
def built(m: Maker, it: StructuresBuilt) -> Gauge:
    m.wanted += [space for tile, space in m.book.builds.items() if it.kind in ("", tile)]

    def standing(g: G, e: Explorer) -> float:
        tiles = [t for t in g.s.structures if t.at and it.kind in ("", t.key)]
        have = sum(1.0 if t.built else LAID for t in tiles)
        return share(have + (_building(g) if len(tiles) < it.n else 0.0), it.n)

    return standing


@gauges(AtStructure)
def at_structure(m: Maker, it: AtStructure) -> Gauge:
    m.wanted += [space for tile, space in m.book.builds.items() if tile == it.kind]

    def there(g: G, e: Explorer) -> float:
        node = next((t.at for t in g.s.structures if t.key == it.kind), "")
        return 0.5 + 0.5 * near(g.s, e.at, node) if node else 0.4 * _building(g)

    return there
