"""The words of a mission: each name that a verb, a condition or an ability uses is one that it or the box defines."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final, get_args

from msgspec import Struct

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import GOODS, PHASES, EnemyType
from starboard.games.under_our_sun.effects.flow import CountUp, RemoveCards
from starboard.games.under_our_sun.problems.places import WORDS_FOR_PLACES, place_problems
from starboard.games.under_our_sun.rules.conditions import Carried, Holds, Kept, Stored
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.lint import walk
from starboard.kernel.verbs import Verb

DECKS: Final = {"sun": "suns", "enemy": "enemies", "night": "nights", "event": "events", "loot": "loot"}
STEPS: Final = "abcdefgh"
NARROWED: Final = ("mission", "preparation", "start_phase", "end_phase", "loot", "enemy_defeated")  # by `which`


def name_problems(book: Book) -> Iterator[str]:
    """A line for each name that nothing defines, with the nearest one that there is."""
    mission = book.mission
    box = {piece.key for piece in book.pieces()} - {card.key for card in mission.cards}
    for path, value in walk(mission, "mission"):
        if isinstance(value, Struct):
            for field, name, group, known in _names(book, value):
                if name and name not in known:
                    at = f"{path}.{field}" if field else path
                    yield f"{at}: {name} is none of the {group}{nearest(name, known)}"
    for number, key in enumerate(mission.without):
        if key not in box:
            yield f"mission.without[{number}]: {key} is no card of the box{nearest(key, box)}"
    yield from _idle_which(book)
    yield from _ends(book)
    yield from _kinds(book)
    yield from place_problems(book)


def nearest(name: str, known: Iterable[str]) -> str:
    """The names that it may be meant for."""
    near = get_close_matches(name, list(known), 2, 0.5)
    return f"; did you mean {' or '.join(near)}?" if near else f"; expected: {', '.join(sorted(known)[:8]) or 'none'}"


def _names(book: Book, value: Any) -> Iterator[tuple[str, str, str, Iterable[str]]]:
    """The names that a piece of content uses: the field, the name, the group it should be of, and who is in it."""
    things = {*book.things, *book.markers}
    if isinstance(value, CountUp):
        yield "what", value.what, "counters", book.counters
    elif isinstance(value, Kept):
        yield "key", value.key, "counters", book.counters
    elif isinstance(value, Carried):
        yield "what", value.what, "cards and markers", things
    elif isinstance(value, Stored):
        yield "what", value.what, "goods, cards and markers", {*things, *GOODS, "water"}
    elif isinstance(value, RemoveCards):
        yield "card", value.card, f"{value.deck} cards", {card.key for card in getattr(book.system, DECKS[value.deck])}
    elif isinstance(value, Ability):
        yield from _which(book, value)
    else:
        yield from _fields(book, value, things)


def _fields(book: Book, value: Any, things: set[str]) -> Iterator[tuple[str, str, str, Iterable[str]]]:
    word = str(value.__struct_config__.tag or "") if isinstance(value, Verb | Holds) or _is_fact(value) else ""
    if not word:
        return
    if word in ("gain_card", "lose_card", "has_card"):
        yield "card", value.card, "cards and markers", things
    if hasattr(value, "marker"):
        yield "marker", value.marker, "markers", {*book.markers, *book.fixtures}
    if word in ("spawn", "enemies"):
        yield "key", value.key, "enemies", book.enemies
    if word == "character_is":
        yield "archetype", value.archetype, "characters", book.characters


def _is_fact(value: Any) -> bool:
    return value.__struct_config__.tag_field in ("is", "count")


def _which(book: Book, ability: Ability) -> Iterator[tuple[str, str, str, Iterable[str]]]:
    """What `which` may name depends on the moment; the place of a mission action is looked at with the places."""
    if ability.when == "preparation":
        yield "which", ability.which, "steps of the Preparation", STEPS
    elif ability.when in ("start_phase", "end_phase"):
        yield "which", ability.which, "phases", PHASES
    elif ability.when in ("loot", "enemy_defeated"):
        yield (
            "which",
            ability.which,
            "types, factions and enemies",
            {*get_args(EnemyType), "sons_of_liberty", *book.enemies},
        )


def _idle_which(book: Book) -> Iterator[str]:
    """A `which` beside a moment that it cannot narrow."""
    for path, value in walk(book.mission, "mission"):
        if isinstance(value, Ability) and value.which and value.when not in NARROWED:
            others = ", ".join(NARROWED)
            yield f"{path}.which: `which` says nothing with {value.when}; expected: none, or as `when` {others}"


def _ends(book: Book) -> Iterator[str]:
    """A card ends what an earlier card put into force."""
    earlier: list[str] = []
    for card in book.mission.cards:
        for at, key in enumerate(card.ends):
            if key not in earlier:
                yield f"mission.cards[{card.key}].ends[{at}]: {key} is no earlier card{nearest(key, earlier)}"
        earlier.append(card.key)


def _kinds(book: Book) -> Iterator[str]:
    """A marker that is carried is a thing and never a place; one that is not carried is a place and never a thing."""
    carried = {key: marker.carried for key, marker in book.markers.items()}
    for path, value in walk(book.mission, "mission"):
        if not isinstance(value, Struct):
            continue
        tag = str(value.__struct_config__.tag or "")
        key = str(getattr(value, "what", "") if isinstance(value, Carried | Stored) else getattr(value, "card", ""))
        if tag in ("carried", "stored", "has_card", "lose_card", "gain_card") and carried.get(key) is False:
            yield f"{path}: the marker {key} is not carried; expected: `carried: true` in `markers`"
        marker = str(getattr(value, "marker", ""))
        if tag in ("move_marker", "marker_at") and carried.get(marker):
            yield f"{path}: the marker {marker} is carried, so it has no place; expected: a marker without `carried`"
        for field in WORDS_FOR_PLACES.get(tag, ()):
            if carried.get(getattr(value, field)):
                yield f"{path}.{field}: the marker {getattr(value, field)} is carried, so it is no place"
