"""What is wrong with a cartridge of SETI beyond its types: what `starboard check` says of it, a line a fault."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from starboard.games.seti.book import Book
from starboard.games.seti.constants import SECTORS, TECH
from starboard.games.seti.world import Card
from starboard.kernel.content_hints import nearest
from starboard.kernel.lint import walk

DECKS = ("cards", "promo", "alternates", "aliens")
NEEDS = {  # by the kind of a card, the fields without which it would be no card of that kind
    "action": ("does",),
    "conditional": ("requires", "gain"),
    "triggered": ("circles",),
    "endgame": ("scores",),
    "message": ("later",),
}
COLOURS = ("yellow", "red", "blue", "black", "orange", "purple")
GROUPS = (  # words for several things at once, or for how a deed was done
    "any", "planet", "new_planet", "moon", "planets_only", "one_planet", "one_sector", "one_color", "same_ring",
    "energy", "credit", "card", "publicity", "data", "move", "discarded", "drawn", "cost_1", "cost_2", "cost_3",
)  # fmt: skip
STARS, TECHS = 8, 12


def problems(book: Book) -> Iterator[str]:
    """Keys that stand twice, cards without what their kind needs, names of nothing, a sky that lacks a planet, boards
    and tiles of one half."""
    yield from _cards(book)
    yield from _names(book)
    yield from _sky(book)
    yield from _boards(book)
    for name, most in (("stars", STARS), ("techs", TECHS)):
        if len(found := getattr(book.world, name)) != most:
            yield f"{name}: {len(found)} {name}; expected: {most}"


def _cards(book: Book) -> Iterator[str]:
    first: dict[str, str] = {}
    for deck in DECKS:
        cards: tuple[Card, ...] = getattr(book.world, deck)
        for card in cards:
            path = f"{deck}[{card.key}]"
            if card.key in first:
                yield f"{path}: the key {card.key} stands in {first[card.key]} already; expected: a key of its own"
            first.setdefault(card.key, f"{deck}.yaml")
            for field in NEEDS.get(card.kind, ()):
                if not getattr(card, field):
                    yield f"{path}: a card of kind {card.kind} without `{field}`; expected: `{field}`, or another kind"
            if card.circles and card.kind != "triggered":
                yield f"{path}.circles: circles on a card of kind {card.kind}; expected: `kind: triggered`"
            if card.cost < 0:
                yield f"{path}.cost: {card.cost}; expected: 0 or more"


def _names(book: Book) -> Iterator[str]:
    """What `of` names: a planet, a moon, a star, a colour, a species, a technology, or a word for several."""
    tags = {f"tag_{tag}" for card in book.cards.values() for tag in card.tags}
    techs = {tech.key for tech in book.techs}
    known = {*book.planets, *book.moons, *book.star_keys, *book.species, *COLOURS, *GROUPS, *tags, *techs}
    known |= {"earth", "comet", "asteroids"}
    for path, value in walk(book.world):
        of = getattr(value, "of", ()) if isinstance(value, Struct) else ()
        for at, name in enumerate(of if isinstance(of, tuple) else ()):
            if isinstance(name, str) and name not in known:
                yield f"{path}.of[{at}]: {name} is nothing in this world{nearest(name, sorted(known))}"
    for moon in book.world.moons:
        if moon.planet not in book.planets:
            yield f"moons[{moon.key}].planet: planets.yaml has no {moon.planet}{nearest(moon.planet, book.planets)}"


def _sky(book: Book) -> Iterator[str]:
    """Rings of eight cells, and every planet once in them.  SE-SOL-02"""
    shown = [ground for layer in book.world.layers for ground in layer.cells]
    for at, layer in enumerate(book.world.layers):
        if len(layer.cells) != SECTORS:
            yield f"layers[{at}].cells: {len(layer.cells)} cells; expected: {SECTORS}, one a sector"
    for planet in (*book.planets, "earth"):
        times = shown.count(planet)  # type: ignore[arg-type]  # the words of planets and grounds overlap
        if times == 0 and planet not in ("oumuamua", "pluto"):
            yield f"layers: {planet} lies nowhere, so no probe can reach it; expected: in `cells` of one ring"
        elif times > 1:
            yield f"layers: {planet} lies in {times} places; expected: one"


def _boards(book: Book) -> Iterator[str]:
    """Two stars a board, two sides a gold tile, a place for a signal at each star; technologies that there are."""
    world = book.world
    boards = Counter(star.board for star in world.stars)
    for star in world.stars:
        if star.slots < 1:
            yield f"stars[{star.key}].slots: {star.slots}; expected: 1 or more"
        if boards[star.board] != 2:
            yield f"stars[{star.key}].board: board {star.board} has {boards[star.board]} of two stars; expected: 2"
    sides = Counter(side.tile for side in world.gold)
    for side in world.gold:
        if (n := sides[side.tile]) != 2:
            others = [tile for tile in sides if tile != side.tile]
            yield f"gold[{side.key}].tile: the tile {side.tile} has {n} of two sides{nearest(side.tile, others)}"
        if side.each < 1:
            yield f"gold[{side.key}].each: {side.each}; expected: 1 or more"
    for tech in world.techs:
        if tech.key not in TECH:
            yield f"techs[{tech.key}].key: {tech.key} is no technology{nearest(tech.key, TECH)}"
