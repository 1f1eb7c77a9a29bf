"""Where every piece is: what the contract counts, and what has come into play."""

from collections.abc import Iterator

from starboard.games.under_our_sun.model.table import Table


def lying(s: Table) -> Iterator[str]:
    """The item, gear and loot cards that are in play, by key."""
    for c in s.characters:
        yield from (thing.key for thing in c.things)
    for tile in s.tiles.values():
        yield from (thing.key for thing in tile.things)
        if tile.tent is not None:
            yield tile.tent.key
    for merchant in s.merchants:
        yield from (thing.key for thing in merchant.things)
    yield from s.offer
