"""What it takes until somebody or something is where a page wants it, and until structures stand."""

from starboard.games.unsettled.bot.distance import FAR, Land
from starboard.games.unsettled.bot.maker import DEED, UNMET, Effort, Maker, efforts, places
from starboard.games.unsettled.effects.presence import (
    At,
    AtStructure,
    CrewPresent,
    ExplorersPresent,
    LunaPresent,
    OnScarab,
)
from starboard.games.unsettled.effects.situation import BuildSiteEmpty, StructuresBuilt
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules.structures import site_is_empty

LAID = 0.3  # a structure that waits for the regroup
ANOTHER_SITE = 2.0  # hours to the site after the next
CARRY = 3.0  # how much longer the way is for who must be carried


def _way(land: Land, one: Explorer, keys: list[str]) -> float:
    return land.nearest(one.at, keys) * (1 if one.endurance else CARRY)


@efforts(At)
def at(m: Maker, it: At) -> Effort:
    if it.who == "self":
        return lambda land, e: land.nearest(e.at, places(land, e, it.place))
    return lambda land, e: min(land.nearest(one.at, places(land, one, it.place)) for one in land.s.explorers)


@efforts(OnScarab)
def on_scarab(m: Maker, it: OnScarab) -> Effort:
    if it.who == "self":
        return lambda land, e: land.far(e.at, SCARAB)
    return lambda land, e: min(land.far(one.at, SCARAB) for one in land.s.explorers)


@efforts(CrewPresent)
def everyone(m: Maker, it: CrewPresent) -> Effort:
    def all_there(land: Land, e: Explorer) -> float:
        keys = places(land, e, it.place)
        return sum(_way(land, one, keys) for one in land.s.explorers) + land.luna(keys)

    return all_there


@efforts(ExplorersPresent)
def company(m: Maker, it: ExplorersPresent) -> Effort:
    def together(land: Land, e: Explorer) -> float:
        each = (sorted(_way(land, one, [key]) for one in land.s.explorers) for key in places(land, e, it.place))
        return min((sum(ways[: it.n]) for ways in each), default=FAR)

    return together


@efforts(LunaPresent)
def luna(m: Maker, it: LunaPresent) -> Effort:
    def there(land: Land, e: Explorer) -> float:
        hours = land.luna(places(land, e, it.place))
        return hours if it.alone or it.place == "here" else hours + land.far(e.at, land.s.luna)

    return there


def _site(land: Land, e: Explorer) -> float:
    """The way to a free site; without any known, land must be found first."""
    return land.nearest(e.at, [key for key in land.s.nodes if site_is_empty(land.g, key)])


@efforts(BuildSiteEmpty)
def empty_site(m: Maker, it: BuildSiteEmpty) -> Effort:
    return _site


def _tile(m: Maker, kind: str) -> Effort:
    """What it takes to build this one, for whoever is best placed; nothing when it stands."""
    space = m.book.spaces[m.book.builds[kind]]
    building = m.space(space)
    m.wanted.append(space.key)

    def standing(land: Land, e: Explorer) -> float:
        tile = next((t for t in land.s.structures if t.key == kind), None)
        if tile is None:
            return UNMET
        if tile.at:
            return 0.0 if tile.built else LAID
        return min((building(land, one) for one in land.s.explorers if one.endurance), default=FAR)

    return standing


@efforts(StructuresBuilt)
def building(m: Maker, it: StructuresBuilt) -> Effort:
    tiles = [_tile(m, kind) for kind in m.book.builds if it.kind in ("", kind)]

    def standing(land: Land, e: Explorer) -> float:
        each = sorted(tile(land, e) for tile in tiles)[: it.n]
        return sum(each) + ANOTHER_SITE * max(0, sum(hours > LAID for hours in each) - 1)

    return standing


@efforts(AtStructure)
def at_structure(m: Maker, it: AtStructure) -> Effort:
    tile = _tile(m, it.kind)

    def there(land: Land, e: Explorer) -> float:
        node = next((t.at for t in land.s.structures if t.key == it.kind), "")
        return tile(land, e) + (land.far(e.at, node) if node else DEED)

    return there
