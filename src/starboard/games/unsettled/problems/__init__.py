"""What is wrong with a planet beyond its types: what `starboard check` says of it, a line a fault."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.constants import CHANGEABLE, DISTRESS_EACH, PAGES, TOKENS
from starboard.games.unsettled.effects.amounts import Roll
from starboard.games.unsettled.effects.finds import DiscardThis
from starboard.games.unsettled.effects.part import AskingPart, Part
from starboard.games.unsettled.model.ids import DISCIPLINES
from starboard.games.unsettled.problems.words import unknown_names
from starboard.games.unsettled.world import ActionSpace, Clause

MOST_EXPLORERS = 4


def problems(book: "Book") -> Iterator[str]:
    """Keys that stand twice, names that nothing defines, pages and decks that do not add up, clauses that cannot be."""
    yield from _twice(book)
    for name in sorted(set(book.world.journal.numbers) - CHANGEABLE):
        yield f"journal: no rule asks for the number {name}; expected: {', '.join(sorted(CHANGEABLE))}"
    yield from _edges(book)
    yield from _discoveries(book)
    yield from _tasks(book)
    yield from _decks(book)
    yield from unknown_names(book, walk(book.world, ""))
    for path, value in walk(book.world, ""):
        if isinstance(value, Clause):
            yield from _clause(path, value)
        elif isinstance(value, Part | AskingPart):
            yield from _rolls(path, value)
        elif isinstance(value, ActionSpace) and value.completes == "page" and not path.startswith("tasks"):
            yield f"{path}: only a space on a page of a task completes a page"


def walk(value: object, path: str) -> Iterator[tuple[str, Struct]]:
    """Every Struct of a world with its path."""
    if isinstance(value, Struct):
        yield path, value
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field), f"{path}.{field}".lstrip("."))
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from walk(item, f"{path}[{getattr(item, 'key', i)}]")


def _twice(book: "Book") -> Iterator[str]:
    cards = Counter(card.key for card in book.cards())
    yield from (f"two cards have the key {key}" for key, n in cards.items() if n > 1)
    written = [value.key for _, value in walk(book.world, "") if isinstance(value, ActionSpace)]
    replaced = {space.key for space in book.world.journal.replaces}
    spaces = Counter(key for key in written if key not in replaced)
    yield from (f"two action spaces have the key {key}" for key, n in spaces.items() if n > 1)


def _edges(book: "Book") -> Iterator[str]:
    for card in book.world.environment:
        for side, icons in card.edges.sides().items():
            for icon in icons:
                if icon not in book.icons:
                    yield f"environment {card.key}: {side} shows {icon}, which nothing defines"


def _discoveries(book: "Book") -> Iterator[str]:
    """Each token is pictured on one card, and there is an anomaly for each.  UN-DSC-01, UN-DSC-09"""
    w = book.world
    pictured = Counter(d for cards in (w.environment, w.opportunities) for card in cards for d in card.discoveries)
    for discovery in pictured.keys() - book.discoveries.keys():
        yield f"the discovery {discovery} is pictured, and nothing defines it"
    for discovery in book.discoveries:
        if pictured[discovery] != 1:
            yield f"the discovery {discovery} is pictured on {pictured[discovery]} cards; expected: one"
    if len(w.anomalies) < len(w.discoveries):
        yield f"{len(w.discoveries)} discoveries need as many anomalies; there are {len(w.anomalies)}"


def _tasks(book: "Book") -> Iterator[str]:
    """UN-SET-21, UN-TSK-04"""
    for task in book.world.tasks:
        if len(task.pages) != PAGES:
            yield f"task {task.key} has {len(task.pages)} pages; expected: {PAGES}"
        if task.pages and not task.pages[-1].objective and not task.pages[-1].asks:
            yield f"task {task.key}: its last page asks for nothing, so to read it would be to win"
        for n, page in enumerate(task.pages, 1):
            if page.objective and page.asks:
                yield f"task {task.key}, page {n}: an objective and an action that completes it; expected: one of both"


def _decks(book: "Book") -> Iterator[str]:
    """Enough cards for four explorers; a planet for tests may do with fewer.  UN-SET-11, UN-SET-13"""
    w = book.world
    dealt = {card.deck for card in w.planet}
    yield from (f"the deck {deck} has no cards" for deck in book.decks if deck not in dealt)
    if not w.cartridge.listed:
        return
    if len(w.distress) < DISTRESS_EACH * MOST_EXPLORERS:
        yield f"{len(w.distress)} distress; expected: {DISTRESS_EACH * MOST_EXPLORERS} for four explorers"
    for name in DISCIPLINES:
        found = sum(card.discipline == name for card in w.breakthroughs)
        if found < TOKENS:
            yield f"{found} breakthroughs of {name}; expected: {TOKENS}"


def _clause(path: str, clause: Clause) -> Iterator[str]:
    if clause.does and clause.chain:
        yield f"{path}: `does` and `chain`; expected: one of both"
    if not clause.does and not clause.chain:
        yield f"{path}: it does nothing"
    if clause.when == "as_soon_as" and not clause.requires:
        yield f"{path}: as_soon_as what? Name the conditions in `requires`"
    ends = any(isinstance(verb, DiscardThis) for link in clause.links for verb in link)
    ends = ends or path.startswith("breakthroughs")  # each is used once a turn anyway
    if clause.when == "free_action" and not (clause.cost or clause.requires or clause.once_per_turn or ends):
        yield f"{path}: a free action without cost, condition or once_per_turn can be taken without end"
    if clause.when == "on_discard" and "anomalies" not in path:
        yield f"{path}: only an anomaly has a discard effect"
    for verb in clause.cost:
        if any(isinstance(value, Roll) for _, value in walk(verb, "")):
            yield f"{path}.cost: what is rolled cannot be a cost, since a cost is judged before it is paid"


def _rolls(path: str, verb: Part | AskingPart) -> Iterator[str]:
    """Whether a verb is possible is asked again and again: a die cannot be rolled for that."""
    fields = (getattr(verb, field) for field in verb.__struct_fields__)
    always = type(verb).possible in (Part.possible, AskingPart.possible)
    if not always and any(isinstance(value, Roll) for value in fields):
        yield f"{path}: its amount cannot be rolled, since it may be impossible"
