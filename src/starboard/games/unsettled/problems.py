"""What is wrong with a planet beyond its types, and the pieces that are never lost during a game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starboard.games.unsettled.constants import CHANGEABLE, PAGES
from starboard.games.unsettled.model.table import Table

if TYPE_CHECKING:
    from starboard.games.unsettled.catalogue import Catalogue


def problems(book: "Catalogue") -> Iterator[str]:
    """A line a fault: names that nothing defines, keys that stand twice, tracks that no rule knows."""
    yield from _twice(book)
    world = book.world
    for name in sorted(set(world.journal.numbers) - CHANGEABLE):
        yield f"journal: no rule asks for the number {name}; expected: {', '.join(sorted(CHANGEABLE))}"
    for card in world.environment:
        for side, icons in card.edges.sides().items():
            for icon in icons:
                if icon not in book.icons:
                    yield f"environment {card.key}: {side} shows {icon}, which nothing defines"
    pictured = [d for c in world.environment for d in c.discoveries]
    pictured += [d for c in world.opportunities for d in c.discoveries]
    for discovery in pictured:
        if discovery not in book.discoveries:
            yield f"the discovery {discovery} is pictured, and nothing defines it"
    for discovery in book.discoveries:
        if pictured.count(discovery) != 1:
            yield f"the discovery {discovery} is pictured on {pictured.count(discovery)} cards; expected: one"
    for task in world.tasks:
        if len(task.pages) != PAGES:
            yield f"task {task.key} has {len(task.pages)} pages; expected: {PAGES}"
    yield from _names(book)


def _twice(book: "Catalogue") -> Iterator[str]:
    seen: set[str] = set()
    for card in book.cards():
        if card.key in seen:
            yield f"two cards have the key {card.key}"
        seen.add(card.key)


WORDS = {"property": "properties", "counter": "counters", "item": "items", "meaning": "markers"}


def _names(book: "Catalogue") -> Iterator[str]:
    """Each word used in a clause is defined in the journal."""
    journal = book.world.journal
    known = {field: {n.key for n in getattr(journal, group)} for field, group in WORDS.items()}
    for path, value in _walk(book.world, ""):
        for field, names in known.items():
            used = getattr(value, field, "")
            if isinstance(used, str) and used and used not in names:
                yield f"{path}: {field} {used}, which the journal does not define"


def _walk(value: object, path: str) -> Iterator[tuple[str, Struct]]:
    if isinstance(value, Struct):
        yield path, value
        for field in value.__struct_fields__:
            yield from _walk(getattr(value, field), f"{path}.{field}".lstrip("."))
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from _walk(item, f"{path}[{getattr(item, 'key', i)}]")


def counts(s: Table) -> dict[str, int]:
    """Pieces of each kind, wherever they lie: never more, never fewer."""
    people = s.explorers
    finds = [f for e in people for f in e.finds]
    return {
        "focus cubes": sum(len(e.focus) for e in people),
        "distress": len(s.distress) + len(s.boxed) + sum(map(bool, (c for e in people for c in e.distress))) + _held(s),
        "anomalies": len(s.anomalies) + len(s.consumed) + len(finds),
        "structures": len(s.structures),
    }


def in_play(s: Table) -> list[str]:
    """The cards that lie open somewhere, or did."""
    people = s.explorers
    return [
        *s.nodes,
        *(m.card for m in s.moments if m.card),
        *(d for m in s.moments for d in m.discoveries),
        *(d for n in s.nodes.values() for d in n.discoveries),
        *(card for e in people for card in (*e.breakthroughs, *e.distress, *e.cards, *e.engaged) if card),
        *(key for e in people for f in e.finds for key in (f.discovery, f.anomaly) if key),
        *s.shown,
        *s.spent,
    ]


def _held(s: Table) -> int:
    """Distress that is drawn and not yet placed waits on the stack."""
    from starboard.games.unsettled.rules.distress import Cover

    return sum(isinstance(step.verb, Cover) for step in s.stack)
