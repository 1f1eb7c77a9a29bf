"""Where every piece is: what the contract counts, and what has come into play."""

from collections.abc import Container, Iterator

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import CUBES, GOOD
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.rules.dice import Lying, Roll
from starboard.games.under_our_sun.rules.events import EventDone
from starboard.games.under_our_sun.rules.interactions import KeepLoot
from starboard.games.under_our_sun.rules.looting import FindThing
from starboard.games.under_our_sun.rules.night import NightDone
from starboard.kernel.verbs import Verb


def lying(s: Table) -> Iterator[str]:
    """The item, gear and loot cards that are in play, by key."""
    for c in s.characters:
        yield from (thing.key for thing in c.things)
    for tile in s.tiles.values():
        yield from (thing.key for thing in tile.things)
        yield from (key for key, n in tile.markers for _ in range(n))
        if tile.tent is not None:
            yield tile.tent.key
    for merchant in s.merchants:
        yield from (thing.key for thing in merchant.things)
    yield from s.offer


def resolving(s: Table) -> Iterator[str]:
    """Cards of an effect that is being carried out: they are in no deck and on no board."""
    for step in s.stack:
        yield from _of(step.verb)


def _of(verb: Verb) -> tuple[str, ...]:
    if isinstance(verb, Roll | Lying):
        return _of(verb.then)
    if isinstance(verb, KeepLoot):
        return verb.cards
    return (verb.key,) if isinstance(verb, FindThing | EventDone | NightDone) else ()


def counts(book: Book, s: Table) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie."""
    held, now = list(lying(s)), list(resolving(s))
    normal = [tile.key for tile in s.tiles.values()] + [secret.value for secret in s.covered.values()]
    return {
        "Team cards": len(s.team_left) + sum(s.semi for _ in s.characters),
        "loot": len(s.loot) + len(s.loot_done) + sum(_is_loot(book, key) for key in (*held, *now, *s.boxed)),
        "shop": sum(s.shop.values()) + sum(key in book.shop for key in held),
        "enemies": len(s.enemy) + len(s.enemy_done) + len(s.enemies) + len(s.remains) + _in_box(s, book.enemies),
        "events": len(s.event) + len(s.event_done) + sum(key in book.events for key in now) + _in_box(s, book.events),
        "nights": len(s.night) + len(s.night_done) + sum(key in book.nights for key in now) + _in_box(s, book.nights),
        "tiles": len(s.stack_tiles) + sum(book.tiles[key].kind == "normal" for key in normal),
        "cubes owed": sum(max(0, -supply(s, kind)) for kind in CUBES),
        "karma": sum(c.karma > 3 for c in s.characters),
    }


def _is_loot(book: Book, key: str) -> bool:
    return key in book.things and key not in book.shop


def _in_box(s: Table, cards: Container[str]) -> int:
    return sum(key in cards for key in s.boxed)


def supply(s: Table, kind: str) -> int:
    """Cubes of a kind that are left in the supply: never fewer than none."""
    at = GOOD[kind]  # type: ignore[index]  # a kind of cube is a kind of goods
    lies = sum(tile.goods[at] + tile.dropped[at] + (kind == "metal" and tile.fire == 2) for tile in s.tiles.values())
    held: int = sum(getattr(c, kind) for c in s.characters) + sum(m.goods[at] for m in s.merchants)
    return CUBES[kind] - (s.bag[at] if s.bag else 0) - lies - held


def in_play(s: Table) -> Iterator[str]:
    """What has come up so far."""
    yield from lying(s)
    yield from (tile.key for tile in s.tiles.values())
    yield from (enemy.key for enemy in s.enemies)
    yield from (*s.night_done, *s.event_done, *s.enemy_done, *s.loot_done)
    yield from (c.key for c in s.characters if c.key)
    if s.sun_card:
        yield s.sun_card
