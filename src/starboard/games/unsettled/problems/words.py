"""The words of a planet: each name that a verb or a condition uses is one that the planet or the system defines."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.ids import ACTIONS, SCARAB
from starboard.games.unsettled.rules.freeactions import FORBIDDABLE
from starboard.games.unsettled.rules.modifiers import Forbid
from starboard.games.unsettled.world import Clause
from starboard.kernel.content_hints import nearest

# A field by its own name, and where a name means several things, by the word of what it stands in.
FIELDS = {
    "property": "properties",
    "counter": "counters",
    "item": "items",
    "meaning": "markers",
    "deck": "decks",
    "at_each": "tokens",
}
FIELDS_OF = {
    "triggers": ("add_trigger", "move_trigger", "remove_trigger"),
    "tokens": ("spawn", "move_tokens", "remove_tokens", "tokens_on"),
    "markers": ("markers_on",),
    "structures": ("build_structure", "destroy_structure", "at_structure", "structures_built"),
}
KINDS = {word: group for group, words in FIELDS_OF.items() for word in words}
WHICH = {  # by moment, of what `which` names one
    "on_trigger": "triggers",
    "on_structure_built": "structures",
    "on_node_revealed": "nodes",
    "on_investigate": "nodes",
    "when_entering_any": "nodes",
    "on_crossing": "icons of edges",
    "on_scan": "kinds of resources",
    "on_action": "action spaces",
    "on_distress_gained": "distress",
}
OWN = ("properties", "tokens", "triggers", "markers", "counters", "items", "decks")  # words that a journal defines
SINGULAR = {"properties": "property"}


def unknown_names(book: "Book", walked: Iterable[tuple[str, Struct]]) -> Iterator[str]:
    """A line for each name that nothing defines, with those that it may be meant for; and for each idle `which`."""
    known = _vocabulary(book)
    for path, value in walked:
        for field, group, name in _names(value):
            if name and name not in known[group]:
                near = nearest(name, sorted(known[group]))
                yield f"{path}.{field}: {field} {name}, which is none of the {group}{near}"
        if isinstance(value, Clause) and value.which and value.when not in WHICH:
            yield f"{path}.which: `which` says nothing with {value.when}; expected: none, or one of {', '.join(WHICH)}"


def unused_names(book: "Book", walked: Iterable[tuple[str, Struct]]) -> Iterator[str]:
    """A line for each word of the journal that nothing else speaks of."""
    used = {(group, name) for _, value in walked for _, group, name in _names(value)}
    for group in OWN:
        for named in getattr(book.world.journal, group):
            if (group, named.key) not in used:
                word = SINGULAR.get(group, group.removesuffix("s"))
                yield f"journal.{group}[{named.key}]: nothing uses the {word} {named.key}; expected: content that does"


def _vocabulary(book: "Book") -> dict[str, set[str]]:
    journal = book.world.journal
    words = ("properties", "counters", "items", "markers", "tokens", "triggers", "decks")
    known = {group: {named.key for named in getattr(journal, group)} for group in words}
    known["structures"] = {tile.key for tile in book.structures}
    known["nodes"] = {SCARAB, *book.environment}
    known["icons of edges"] = set(book.icons)
    known["kinds of resources"] = {"data", "materials"}
    known["distress"] = {card.key for card in book.world.distress}
    known["discoveries"] = set(book.discoveries)
    known["planet cards"] = set(book.planet)
    known["action spaces"] = {*book.spaces, *ACTIONS}
    barred = {f"distress_on_{action}" for action in ACTIONS}
    known["things that can be forbidden"] = {*FORBIDDABLE, *barred, *known["action spaces"], *book.abilities}
    return known


def _names(value: Struct) -> Iterator[tuple[str, str, str]]:
    """The names that a piece of content uses: the field, the group it should be of, the name."""
    word = str(value.__struct_config__.tag or "")
    for field, group in FIELDS.items():
        yield from _one(value, field, group)
    if word in KINDS:
        yield from _one(value, "kind", KINDS[word])
    match value:
        case NodeWith():
            yield from _one(value, "node", "nodes")
            yield from _one(value, "structure", "structures")
            yield from _one(value, "token", "tokens")
            yield from _one(value, "marker", "markers")
        case Clause() if value.when in WHICH:
            yield "which", WHICH[value.when], value.which
        case Forbid():
            yield "what", "things that can be forbidden", value.what
    if word:
        yield from _one(value, "node", "nodes")
        yield from _one(value, "name", "discoveries")
        yield from _one(value, "card", "planet cards")


def _one(value: Struct, field: str, group: str) -> Iterator[tuple[str, str, str]]:
    name = getattr(value, field, "")
    if isinstance(name, str):
        yield field, group, name
