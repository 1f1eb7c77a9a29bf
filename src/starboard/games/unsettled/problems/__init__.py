"""What is wrong with a planet beyond its types: what `starboard check` says of it, a line a fault."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.constants import CHANGEABLE, DISTRESS_EACH, TOKENS
from starboard.games.unsettled.effects.amounts import Roll
from starboard.games.unsettled.effects.finds import DiscardThis
from starboard.games.unsettled.effects.part import AskingPart, Part
from starboard.games.unsettled.model.ids import DISCIPLINES
from starboard.games.unsettled.problems.course import course_problems
from starboard.games.unsettled.problems.places import map_problems
from starboard.games.unsettled.problems.words import unknown_names, unused_names
from starboard.games.unsettled.world import ActionSpace, Card, Clause
from starboard.kernel.content_hints import nearest
from starboard.kernel.lint import walk

MOST_EXPLORERS = 4


def problems(book: "Book") -> Iterator[str]:
    """Keys that stand twice, names that nothing defines, pages and decks that do not add up, clauses that cannot be."""
    walked = [(path, value) for path, value in walk(book.world) if isinstance(value, Struct)]
    yield from _twice(book, walked)
    for name in sorted(set(book.world.journal.numbers) - CHANGEABLE):
        yield f"journal.numbers[{name}]: no rule asks for the number {name}{nearest(name, sorted(CHANGEABLE))}"
    yield from _replaces(book)
    yield from _edges(book)
    yield from _discoveries(book)
    yield from _decks(book)
    yield from unknown_names(book, walked)
    yield from unused_names(book, walked)
    yield from course_problems(book)
    yield from map_problems(book)
    for path, value in walked:
        if isinstance(value, Clause):
            yield from _clause(path, value)
        elif isinstance(value, Part):
            yield from _rolls(path, value)
        elif isinstance(value, ActionSpace) and value.completes == "page" and not path.startswith("tasks"):
            yield f"{path}.completes: only a space on a page of a task completes a page; expected: `none`"


def _twice(book: "Book", walked: list[tuple[str, Struct]]) -> Iterator[str]:
    keys = [(path, value.key) for path, value in walked if isinstance(value, Card)]
    yield from _doubles("cards", keys)
    replaced = {space.key for space in book.world.journal.replaces}
    yield from _doubles(
        "action spaces",
        [(p, value.key) for p, value in walked if isinstance(value, ActionSpace) and value.key not in replaced],
    )


def _replaces(book: "Book") -> Iterator[str]:
    """What a planet replaces is an action or a board that every game has."""
    printed = sorted(space.key for space in (*book.system.actions, *book.system.boards))
    for space in book.world.journal.replaces:
        if space.key not in printed:
            near = nearest(space.key, printed)
            yield f"journal.replaces[{space.key}]: {space.key} is none of the actions and boards{near}"


def _doubles(what: str, keys: list[tuple[str, str]]) -> Iterator[str]:
    first: dict[str, str] = {}
    for path, key in keys:
        if key in first:
            yield f"{path}: two {what} have the key {key}; expected: a key of its own, {first[key]} has this one"
        first.setdefault(key, path)


def _edges(book: "Book") -> Iterator[str]:
    for card in book.world.environment:
        for side, icons in card.edges.sides().items():
            for at, icon in enumerate(icons):
                if icon not in book.icons:
                    near = nearest(icon, sorted(book.icons))
                    yield f"environment[{card.key}].edges.{side}[{at}]: {icon} is none of the icons of edges{near}"


def _discoveries(book: "Book") -> Iterator[str]:
    """Each token is pictured on one card, and there is an anomaly for each.  UN-DSC-01, UN-DSC-09"""
    w = book.world
    pictured = Counter[str]()
    for file in ("environment", "opportunities"):
        for card in getattr(w, file):
            pictured.update(card.discoveries)
            for at, key in enumerate(card.discoveries):
                if key not in book.discoveries:
                    near = nearest(key, sorted(book.discoveries))
                    yield f"{file}[{card.key}].discoveries[{at}]: {key} is none of the discoveries{near}"
    for key in book.discoveries:
        if pictured[key] != 1:
            yield (
                f"discoveries[{key}]: the discovery {key} is pictured on {pictured[key]} cards; "
                "expected: one, in the `discoveries` of a node or an opportunity"
            )
    if len(w.anomalies) < len(w.discoveries):
        yield f"anomalies: {len(w.anomalies)} anomalies; expected: {len(w.discoveries)}, as many as discoveries"


def _decks(book: "Book") -> Iterator[str]:
    """Enough cards for four explorers; a planet for tests may do with fewer.  UN-SET-11, UN-SET-13"""
    w = book.world
    dealt = {card.deck for card in w.planet}
    for deck in book.decks:
        if deck not in dealt:
            yield f"journal.decks[{deck}]: the deck {deck} has no cards; expected: `deck: {deck}` in planet.yaml"
    if not w.cartridge.listed:
        return
    if len(w.distress) < DISTRESS_EACH * MOST_EXPLORERS:
        yield f"distress: {len(w.distress)} distress; expected: {DISTRESS_EACH * MOST_EXPLORERS} for four explorers"
    for name in DISCIPLINES:
        found = sum(card.discipline == name for card in w.breakthroughs)
        if found < TOKENS:
            yield f"breakthroughs: {found} breakthroughs of {name}; expected: {TOKENS}"


def _clause(path: str, clause: Clause) -> Iterator[str]:
    if clause.does and clause.chain:
        yield f"{path}: `does` and `chain`; expected: one of both"
    if not clause.does and not clause.chain:
        yield f"{path}: it does nothing; expected: verbs in `does`, or lists of them in `chain`"
    if clause.when == "as_soon_as" and not clause.requires:
        yield f"{path}: as_soon_as what?; expected: conditions in `requires`"
    ends = any(isinstance(verb, DiscardThis) for link in clause.links for verb in link)
    ends = ends or path.startswith("breakthroughs")  # each is used once a turn anyway
    if clause.when == "free_action" and not (clause.cost or clause.requires or clause.once_per_turn or ends):
        yield (
            f"{path}: a free action without cost, condition or once_per_turn can be taken without end; "
            "expected: one of them"
        )
    if clause.when == "on_discard" and "anomalies" not in path:
        yield f"{path}: only an anomaly has a discard effect; expected: another `when`"
    for verb in clause.cost:
        if any(isinstance(value, Roll) for _, value in walk(verb)):
            why = "since a cost is judged before it is paid"
            yield f"{path}.cost: what is rolled cannot be a cost, {why}; expected: a number"


def _rolls(path: str, verb: Part) -> Iterator[str]:
    """Whether a verb is possible is asked again and again: a die cannot be rolled for that."""
    fields = (getattr(verb, field) for field in verb.__struct_fields__)
    always = type(verb).possible in (Part.possible, AskingPart.possible)
    if not always and any(isinstance(value, Roll) for value in fields):
        yield f"{path}: its amount cannot be rolled, since it may be impossible; expected: a number"
