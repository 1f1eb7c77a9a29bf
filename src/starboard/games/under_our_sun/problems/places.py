"""The places of a mission: New Haven, the tiles and the markers that its cards lay, from the card that lays them on."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.effects.ground import PlaceMarker, PlaceTile
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.lint import walk

# By the word of a verb, a condition or a counter: its fields that name a place.
WORDS_FOR_PLACES: Final = {
    "spawn": ("at",), "place_chest": ("at",), "drain": ("at",), "light_fire": ("at",), "put_out_fires": ("at",),
    "place_marker": ("at",), "remove_marker": ("at",), "place_dealer": ("at",), "move_character": ("to",),
    "put_goods": ("at",), "lose_tile": ("tile",), "place_has": ("place",), "marker_at": ("place",),
    "characters": ("at",), "enemies": ("at",), "stored": ("at",), "carried": ("at",),
}  # fmt: skip
ANYWHERE: Final = frozenset(("", "here", "random_adjacent", "adjacent", "everywhere"))


def laid_by(book: Book, number: int) -> set[str]:
    """The places that there are, or may be, when so many cards are revealed."""
    found = {book.new_haven}
    pieces: list[Struct] = [*book.mission.cards[:number], *book.mission.markers]
    for piece in pieces:
        for _, value in walk(piece):
            if isinstance(value, PlaceTile):
                found |= {value.tile, value.decoy} - {""}
            elif isinstance(value, PlaceMarker) and value.marker in book.markers:
                found.add(value.marker)
    return found


def place_problems(book: Book) -> Iterator[str]:
    """A line for each place that is not there when it is named, and for each tile that cannot be laid."""
    mission = book.mission
    last = laid_by(book, len(mission.cards))
    for number, card in enumerate(mission.cards, 1):
        yield from _unknown_names(book, card, f"mission.cards[{card.key}]", laid_by(book, number), last)
    for marker in mission.markers:
        yield from _unknown_names(book, marker, f"mission.markers[{marker.key}]", last, last)
    first = laid_by(book, 1)
    if mission.start and mission.start not in first:
        yield f"mission.start: the first card does not lay {mission.start}; expected: {', '.join(sorted(first))}"


def _unknown_names(book: Book, piece: Struct, path: str, now: set[str], last: set[str]) -> Iterator[str]:
    for where, value in walk(piece, path):
        if isinstance(value, PlaceTile):
            yield from _tiles(book, where, value)
        for field, name in _places(value):
            if name not in ANYWHERE and name not in now:
                yield f"{where}.{field}: {_why(book, name, now, last)}"


def _places(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Ability) and value.when == "mission":
        yield "which", value.which
    elif isinstance(value, Struct):
        tag = str(value.__struct_config__.tag or "")
        yield from ((field, getattr(value, field)) for field in WORDS_FOR_PLACES.get(tag, ()))


def _why(book: Book, name: str, now: set[str], last: set[str]) -> str:
    """What is wrong with the name of a place, and what would help."""
    if name in last:
        return f"only a later card lays {name}; expected: one of {', '.join(sorted(now))}"
    if name in book.markers:
        return f"nothing lays the marker {name}; expected: `{{do: place_marker, marker: {name}, at: …}}` before"
    if name in book.tiles and book.tiles[name].kind == "objective":
        return f"nothing lays the tile {name}; expected: `{{do: place_tile, tile: {name}, distance: 3}}` before"
    near = get_close_matches(name, [*last, *_objectives(book)], 1, 0.5)
    hint = f"did you mean {near[0]}?" if near else f"expected: one of {', '.join(sorted(now))}"
    return f"{name} is no place of this mission; {hint}"


def _tiles(book: Book, where: str, verb: PlaceTile) -> Iterator[str]:
    known = _objectives(book)
    for field in ("tile", "decoy"):
        name = getattr(verb, field)
        if name and name not in known:
            near = get_close_matches(name, known, 1, 0.5)
            hint = f"did you mean {near[0]}?" if near else f"expected: one of {', '.join(known)}"
            yield f"{where}.{field}: {name} is no objective tile; {hint}"
    if verb.distance < 1:
        yield f"{where}.distance: {verb.distance}; expected: 1 or more steps from New Haven"


def _objectives(book: Book) -> list[str]:
    return [key for key, tile in book.tiles.items() if tile.kind == "objective"]
