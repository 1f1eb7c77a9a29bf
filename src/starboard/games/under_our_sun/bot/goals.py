"""What the goals of missions take: people in places, counters, things carried and stored, enemies to be defeated."""

from starboard.games.under_our_sun.bot.distance import FAR, Land
from starboard.games.under_our_sun.bot.maker import (
    CROWD,
    FOUND,
    HANDLED,
    JUDGED,
    UNMET,
    WAITED,
    Effort,
    Maker,
    counts,
    efforts,
    fetch,
    gives,
    group,
    lying,
    way_to,
    where,
)
from starboard.games.under_our_sun.constants import GOOD
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import distance
from starboard.games.under_our_sun.rules.board import fits_thing
from starboard.games.under_our_sun.rules.conditions import (
    AtLeast,
    AtMost,
    AtTile,
    Carried,
    DayAtLeast,
    Foes,
    HasGoods,
    Holds,
    Kept,
    MarkerAt,
    MissionCardIs,
    People,
    PhaseEndsNow,
    PhaseIs,
    PlaceHas,
    Stored,
    Today,
    WeatherIs,
)
from starboard.kernel.forms import AllOf, AnyOf, Not, amount
from starboard.kernel.verbs import Step

BLOW = 1.0  # AP for a blow
LURKS = 2.0  # for an enemy that must be looked for
DRIVEN = 2.4  # a step of a marker that is moved
TAKEN_UP, CRAMPED = 3.0, 1.0  # to take up what is to be carried; less than that, so that one does, to make room for it
STORED = 3.0  # to lay down what one could use oneself
LOAD = 2.0  # each further thing that is fetched from where one is fetched already


@efforts(AtLeast)
def at_least(m: Maker, it: AtLeast) -> Effort:
    what = it.what
    if isinstance(what, People) and what.at:
        return _people(m, it, what)
    if isinstance(what, Kept):
        return _counter(m, it, what)
    if isinstance(what, Carried):
        return _carry(m, it, what)
    if isinstance(what, Stored):
        return _store(m, it, what)
    if isinstance(what, Today):
        return _waits(it)
    return lambda land: UNMET * min(3, max(0, _n(land, it.n) - what.number(land.g, Step(JUDGED, 0))))


def _n(land: Land, n: object) -> int:
    return amount(land.g, Step(JUDGED, 0), n)  # type: ignore[arg-type]  # what a condition of the game holds


def _people(m: Maker, it: AtLeast, what: People) -> Effort:
    """So many of the living walk there, the nearest; the others may follow."""

    def walk(land: Land) -> float:
        people = group(land)
        n = max(1, min(_n(land, it.n), len(people)))
        each = sorted(way_to(land, c, what.at) for c in people)
        return sum(each[:n]) + CROWD * sum(each[n:])

    return walk


def _counter(m: Maker, it: AtLeast, what: Kept) -> Effort:
    brought = m.bring(counts(what.key))

    def far(land: Land) -> float:
        missing = _n(land, it.n) - land.s.counters.get(what.key, 0)
        return brought(land, missing) if missing > 0 else 0.0

    return far


def _carry(m: Maker, it: AtLeast, what: Carried) -> Effort:
    """Each is brought there by who has it, or taken up where it lies; else it must come into play."""
    brought = m.bring(gives(what.what))

    def far(land: Land) -> float:
        people, missing = group(land), _n(land, it.n)
        ways = [
            way_to(land, c, what.at) if what.at else 0.0 for c in people for thing in c.things if thing.key == what.what
        ]
        for at in lying(land, what.what):
            home = land.place(what.at) if what.at else at
            ready = (land.far(c.at, at) + (0.0 if fits_thing(land.g, c, what.what) else CRAMPED) for c in people)
            ways.append(min(ready, default=FAR) + TAKEN_UP + (land.far(at, home) if home is not None else FAR))
        ways.sort()
        rest = missing - len(ways)
        return sum(ways[:missing]) + (brought(land, rest) if rest > 0 else 0.0)

    return far


def _store(m: Maker, it: AtLeast, what: Stored) -> Effort:
    """Each is laid down there by who has it, or fetched from where it lies."""
    goods = what.what in GOOD or what.what == "water"

    def held(c: Character) -> int:
        return int(getattr(c, what.what)) if goods else sum(thing.key == what.what for thing in c.things)

    def far(land: Land) -> float:
        missing = _n(land, it.n) - what.number(land.g, Step(JUDGED, 0))
        people, to = group(land), where(land, what.at)
        ap = 0.0
        for way, n in sorted((way_to(land, c, what.at), held(c)) for c in people if held(c)):
            if missing > 0:
                ap += way + STORED * min(n, missing)
                missing -= n
        if missing <= 0:
            return ap
        if what.what in GOOD:
            return ap + min((fetch(land, c, what.what, missing, to) for c in people), default=FAR)
        spots = [at for at in lying(land, what.what) if at != to]
        each = [min((land.far(c.at, at) for c in people), default=FAR) + 1.0 for at in spots]
        home = [land.far(at, to) if to is not None else 0.0 for at in spots]
        ways = sorted(a + b for a, b in zip(each, home, strict=True))[:missing]
        return ap + (ways[0] if ways else 0.0) + LOAD * (len(ways[1:])) + FOUND * (missing - len(ways))

    return far


def _waits(it: AtLeast) -> Effort:
    return lambda land: WAITED * max(0, _n(land, it.n) - land.s.day)


@efforts(AtMost)
def at_most(m: Maker, it: AtMost) -> Effort:
    what = it.what
    if not isinstance(what, Foes):
        return lambda land: UNMET * min(3, max(0, what.number(land.g, Step(JUDGED, 0)) - _n(land, it.n)))

    def hunt(land: Land) -> float:
        there = [e for e in land.s.enemies if what.means(land.g, e.key) and what.near(land.s, e.at)]
        excess = len(there) - _n(land, it.n)
        if excess <= 0:
            return 0.0
        people = group(land)
        each = sorted(
            min((land.far(c.at, e.at) for c in people), default=FAR)
            + (land.book.enemies[e.key].health - e.damage) * BLOW
            for e in there
        )
        return LURKS + sum(each[:excess])

    return hunt


@efforts(MarkerAt)
def marker_at(m: Maker, it: MarkerAt) -> Effort:
    """Somebody goes there and moves it, step by step."""

    def moved(land: Land) -> float:
        at, to = land.place(it.marker), land.place(it.place)
        if at is None or to is None:
            return FAR
        steps = max(0, distance(at, to) - it.within)
        return DRIVEN * steps + (min((land.far(c.at, at) for c in group(land)), default=FAR) if steps else 0.0)

    return moved


@efforts(PlaceHas)
def place_has(m: Maker, it: PlaceHas) -> Effort:
    """Somebody goes there with what it takes: a tent, or wood and something that burns."""

    def made(land: Land) -> float:
        if it.holds(land.g, Step(JUDGED, 0)):
            return 0.0
        return min((way_to(land, c, it.place) + _lacks(m, c, it.what) for c in group(land)), default=FAR) + 1.0

    return made


def _lacks(m: Maker, c: Character, what: str) -> float:
    cards = [m.book.things[thing.key] for thing in c.things if thing.key in m.book.things]
    if what == "camp":
        return 0.0 if any(card.tent for card in cards) else UNMET
    if what in ("fire", "cooking_fire"):
        return (0.0 if any(card.fire for card in cards) else UNMET) + (0.0 if c.wood else HANDLED * 3)
    return UNMET


@efforts(AtTile)
def at_tile(m: Maker, it: AtTile) -> Effort:
    return lambda land: min((way_to(land, c, it.tile) for c in group(land)), default=FAR)


@efforts(Holds)
def holds(m: Maker, it: Holds) -> Effort:
    return _carry(m, AtLeast(Carried(it.card), 1), Carried(it.card))


@efforts(HasGoods)
def has_goods(m: Maker, it: HasGoods) -> Effort:
    def short(land: Land) -> float:
        most = max((int(getattr(c, it.what)) for c in group(land)), default=0)
        return FOUND * max(0, _n(land, it.n) - most)

    return short


@efforts(DayAtLeast, PhaseIs, PhaseEndsNow, WeatherIs, MissionCardIs)
def comes(m: Maker, it: DayAtLeast) -> Effort:
    """What comes of itself."""
    return lambda land: 0.0 if it.holds(land.g, Step(JUDGED, 0)) else WAITED


@efforts(AnyOf)
def any_of(m: Maker, it: AnyOf) -> Effort:
    found = [m.effort(condition) for condition in it.of]
    return lambda land: min(effort(land) for effort in found)


@efforts(AllOf)
def all_of(m: Maker, it: AllOf) -> Effort:
    return m.total(it.of)


@efforts(Not)
def not_(m: Maker, it: Not) -> Effort:
    return lambda land: UNMET if it.what.holds(land.g, Step(JUDGED, 0)) else 0.0
