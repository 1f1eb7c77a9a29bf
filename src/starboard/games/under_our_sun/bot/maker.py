"""Efforts: how many AP of the group it takes until a condition of a mission holds; 0 when it does.

An effort is a closure, made once for each condition of a mission card.  What has none of its own is all or nothing.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.bot.distance import FAR, Land
from starboard.games.under_our_sun.bot.worth import worth_of
from starboard.games.under_our_sun.constants import GOOD
from starboard.games.under_our_sun.effects.flow import CountUp, RevealMissionCard
from starboard.games.under_our_sun.effects.goods import GainCard, Lose, LoseCard
from starboard.games.under_our_sun.effects.ground import PlaceMarker
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.conditions import AtMost, Kept
from starboard.games.under_our_sun.rules.dice import odds_of
from starboard.games.under_our_sun.rules.persons import name
from starboard.games.under_our_sun.rules.sides import mission_people
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.verbs import Step, Verb

Effort: TypeAlias = Callable[[Land], float]
Make: TypeAlias = "Callable[[Maker, Any], Effort]"
M = TypeVar("M", bound=Callable[..., Effort])

MAKERS: dict[type, Make] = {}  # by the kind of condition, or of what a condition counts
WHEN = frozenset({"mission", "chest", "start_phase", "end_phase", "preparation"})  # abilities that bring something
OPENED = 2.2  # AP for a chest
FETCHED = 1.0  # to take up a card that lies somewhere
UNMET = 5.0  # a condition of which nothing is known but that it does not hold
WAITED = 1.0  # one that comes by itself
FOUND, TAKEN = 5.0, 0.5  # a cube that lies nowhere yet, beyond one that does; to take one up
UNSEEN, SEEN, ENOUGH = 18.0, 0.5, 16  # the way to one of which nobody knows; less, the more tiles are known
LACKING = 3.0  # what a mission action requires beside its place and its price
HANDLED = 0.6  # to put down or to take up one thing
CROWD = 0.35  # of the way of each who could help and is not there yet
NEAR = 14.0  # AP of which no more are counted of the others' way
NOWHERE = 3.0  # beyond the way to where a place may be that is not known


class Source(NamedTuple):
    """A mission action that brings something: where, for how much, by which test, and what it uses up."""

    ability: Ability
    n: int
    test: str


class Doubt(Verb, frozen=True):
    """Stands where a condition is asked about no step in particular."""


JUDGED = Doubt()


def efforts(*kinds: type) -> Callable[[M], M]:
    """What is decorated makes the effort for these kinds of condition or counter."""

    def register(make: M) -> M:
        for kind in kinds:
            MAKERS[kind] = make
        return make

    return register


class Maker:
    """Makes the efforts of the cards of one mission."""

    def __init__(self, book: Book, number: int) -> None:
        self.book, self.number = book, number
        self.worth = worth_of(book)
        self.chances = {
            key: {test: odds_of(dice).at_least(1) for test, dice in pools.items()} for key, pools in book.pools.items()
        }

    def effort(self, condition: Any) -> Effort:
        make = MAKERS.get(type(condition))
        if make is not None:
            return make(self, condition)
        return lambda land: 0.0 if condition.holds(land.g, Step(JUDGED, 0)) else UNMET

    def total(self, conditions: tuple[Any, ...]) -> Effort:
        found = [self.effort(condition) for condition in conditions]
        if len(found) == 1:
            return found[0]
        return lambda land: sum([effort(land) for effort in found])

    # What brings what

    def sources(self, brings: Callable[[Verb], int]) -> list[Source]:
        """The abilities in force with this card that bring something; `brings` says how much a verb does."""
        pieces = (*self.book.cards_in_force[self.number], *self.book.tiles, *self.book.markers)
        found = []
        for key in pieces:
            for ability in self.book.abilities.get(key, ()):
                if ability.when in WHEN and (n := sum(brings(verb) for verb, _ in inside(ability.does))):
                    test = next((test for verb, test in inside(ability.does) if brings(verb)), "")
                    found.append(Source(ability, n, test))
        return found

    def bring(self, brings: Callable[[Verb], int]) -> Callable[[Land, int], float]:
        """What it takes the group until so much is brought: by who is best placed, or by waiting."""
        sources = self.sources(brings)
        done = [source for source in sources if source.ability.when in ("mission", "chest")]
        paid = [(source, price) for source in done if (price := price_of(source.ability)) is not None]
        cards = [(source, card) for source in done if (card := card_of(source.ability))]
        free = [source for source in done if price_of(source.ability) is None and not card_of(source.ability)]
        chests = [source for source in free if source.ability.when == "chest"]
        once = [it for it in free if it not in chests and is_used_up(it)]
        alone = [it for it in free if it not in chests and it not in once]
        waits = [self.total(source.ability.requires) for source in sources if source not in done]

        def by_group(land: Land, missing: int) -> float:
            found = [wait(land) + WAITED * missing for wait in waits]
            found += [supply(land, source, price, missing) for source, price in paid]
            found += [hand_in(land, source, card, missing) for source, card in cards]
            ways = sorted(
                min(self._done_by(land, c, source, missing) for source in alone) for c in group(land) if alone
            )
            if ways:
                found.append(ways[0] + CROWD * sum(min(NEAR, way) for way in ways[1:]))
            if once:
                found.append(self._one_by_one(land, once, missing))
            found += [opened(land, -(-missing // source.n)) for source in chests]
            return min(found, default=UNMET * missing)

        return by_group

    def _one_by_one(self, land: Land, once: list[Source], missing: int) -> float:
        """What it takes where each source brings something only once: those that are left, the nearest first."""
        people = group(land)
        left = [it for it in once if all(condition.holds(land.g, Step(JUDGED, 0)) for condition in it.ability.requires)]
        found = sorted((min(self._done_by(land, c, it, it.n) for c in people), it.n) for it in left if people)
        total = 0.0
        for ap, n in found:
            if missing > 0:
                total, missing = total + ap, missing - n
        return total + UNMET * max(0, missing)

    def _done_by(self, land: Land, c: Character, source: Source, missing: int) -> float:
        """What it takes one character to do it as often as is needed."""
        ability, times = source.ability, -(-missing // source.n)
        here = Step(JUDGED, c.seat, name(c))
        lacking = sum(not condition.holds(land.g, here) for condition in ability.requires)
        chance = self.chances[c.key].get(source.test, 1.0) if c.key else 1.0
        ap = times * max(0.5, ability.ap) / max(0.2, chance) + LACKING * lacking
        way = way_to(land, c, ability.which) if ability.which else 0.0
        return ap + way


def opened(land: Land, missing: int) -> float:
    """What it takes the group to open so many chests, the nearest ones: each can be opened but once."""
    people = group(land)
    chests = [at for at, tile in land.s.tiles.items() if tile.chest]
    ways = sorted(min((land.far(c.at, at) for c in people), default=FAR) for at in chests)[:missing]
    return OPENED * missing + sum(ways) + UNSEEN * (missing - len(ways))


def is_used_up(source: Source) -> bool:
    """Whether a source bars itself: it counts up what its own requirement keeps low."""
    kept = {it.what.key for it in source.ability.requires if isinstance(it, AtMost) and isinstance(it.what, Kept)}
    return any(counts(key)(verb) for key in kept for verb, _ in inside(source.ability.does))


def price_of(ability: Ability) -> Lose | None:
    """The cubes that a mission action uses up, if it does."""
    return next((it for it in ability.cost if isinstance(it, Lose) and it.what in GOOD and isinstance(it.n, int)), None)


def supply(land: Land, source: Source, price: Lose, missing: int) -> float:
    """What it takes the group to do something that is paid for in cubes: all who hold some bring them, and the others
    are fetched from where they lie.
    """
    ability, at, people = source.ability, GOOD[price.what], group(land)  # type: ignore[index]  # `price_of`
    place = where(land, ability.which) if ability.which else None
    times = -(-missing // source.n)
    each = price.n if isinstance(price.n, int) else 1
    left = times * each
    loads = []
    for c in people:
        if held := int(getattr(c, price.what)):
            loads.append((way_to(land, c, ability.which) if ability.which else 0.0, held))
    for spot, tile in land.s.tiles.items():
        if lies := tile.goods[at] + tile.dropped[at]:
            on = land.far(spot, place) if place is not None else 0.0
            loads.append((min((land.far(c.at, spot) for c in people), default=FAR) + on + TAKEN, lies))
    ap = times * max(0.5, ability.ap)
    for way, n in sorted(loads, key=lambda load: load[0] / min(load[1], left)):
        if left > 0:
            ap += way
            left -= n
    return ap + (UNSEEN - SEEN * min(ENOUGH, len(land.s.tiles)) + FOUND * (left - 1) if left > 0 else 0.0)


def card_of(ability: Ability) -> str:
    """The card or marker that a mission action uses up, if it does."""
    return next((it.card for it in ability.cost if isinstance(it, LoseCard) and it.card), "")


def hand_in(land: Land, source: Source, card: str, missing: int) -> float:
    """What it takes the group to do something that uses cards up: who holds some brings them, others are fetched."""
    ability, people = source.ability, group(land)
    place = where(land, ability.which) if ability.which else None
    left = times = -(-missing // source.n)
    loads = []
    for c in people:
        if held := sum(thing.key == card for thing in c.things):
            loads.append((way_to(land, c, ability.which) if ability.which else 0.0, held))
    for spot in lying(land, card):
        on = land.far(spot, place) if place is not None else 0.0
        loads.append((min((land.far(c.at, spot) for c in people), default=FAR) + on + FETCHED, 1))
    ap = times * max(0.5, ability.ap)
    for way, n in sorted(loads):
        if left > 0:
            ap += way
            left -= n
    return ap + (UNSEEN + FOUND * (left - 1) if left > 0 else 0.0)


def inside(verbs: tuple[Verb, ...], test: str = "") -> Iterator[tuple[Verb, str]]:
    """All verbs that these may come to, each with the test on which it depends."""
    for verb in verbs:
        yield verb, test
        if isinstance(verb, SkillTest):
            yield from inside(verb.success, verb.attribute)
            continue
        for field in ("does", "otherwise", "success"):
            held = getattr(verb, field, ())
            if isinstance(held, tuple):
                yield from inside(held, test)
        for choice in getattr(verb, "among", ()) or ():
            yield from inside(getattr(choice, "does", ()), test)


def counts(key: str) -> Callable[[Verb], int]:
    return lambda verb: (
        (verb.n if isinstance(verb.n, int) else 1)
        if isinstance(verb, CountUp) and verb.what == key and not verb.down
        else 0
    )


def gives(key: str) -> Callable[[Verb], int]:
    """A marker that comes into play, or a card that is handed out."""
    return lambda verb: int(
        (isinstance(verb, PlaceMarker) and verb.marker == key) or (isinstance(verb, GainCard) and verb.card == key)
    )


def turns_page(verb: Verb) -> int:
    return int(isinstance(verb, RevealMissionCard))


def fetch(land: Land, c: Character, kind: str, missing: int, to: int | None) -> float:
    """What it takes a character to bring so many more cubes of a kind: the way to where some lie, and on from there."""
    at, ways = GOOD[kind], [UNSEEN - SEEN * min(ENOUGH, len(land.s.tiles))]  # type: ignore[index]  # asked only of goods
    for place, tile in land.s.tiles.items():
        there = tile.goods[at] + tile.dropped[at]
        if there:
            on = land.far(place, to) if to is not None else 0.0
            ways.append(land.far(c.at, place) + on + FOUND * max(0, missing - there))
    return min(ways) + TAKEN * missing


def lying(land: Land, key: str) -> list[int]:
    """Where such a thing lies, once for each; on bodies too."""
    found = [at for at, tile in land.s.tiles.items() for thing in tile.things if thing.key == key]
    return found + [c.at for c in land.s.characters if c.dead for thing in c.things if thing.key == key]


def where(land: Land, key: str) -> int | None:
    """Where a tile lies that the mission names, if that is known."""
    at = land.place(key)
    return at if at is not None else next((at for at, tile in land.s.tiles.items() if tile.key == key), None)


def group(land: Land) -> list[Character]:
    """The living whom the mission counts."""
    return [c for c in mission_people(land.g) if c.health > 0]


def way_to(land: Land, c: Character, key: str) -> float:
    """The walk of a character to a place that the mission names; where it lies hidden, to where it may lie."""
    at = where(land, key)
    if at is not None:
        return land.far(c.at, at)
    hidden = [at for at, secret in land.s.covered.items() if secret.pool == "objective"]
    return NOWHERE + min(FAR, land.nearest(c.at, hidden))
