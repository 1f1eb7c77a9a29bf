"""Clauses and action spaces as text, written from their verbs."""

from collections.abc import Iterator
from functools import lru_cache

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.world import ActionSpace, Card, Clause, Journal, Page, StructureTile
from starboard.kernel.texts import Say, sentence

CHOSEN = ("free_action", "on_discard")  # what one decides to use names its requirements; what happens says "if"


@lru_cache(maxsize=4096)  # what is printed on a card never changes
def card_text(card: Card, say: Say) -> str:
    """All that a card says: its clauses, its spaces, the rules that it changes."""
    told = [clause_text(clause, say) for clause in card.clauses] + [space_text(space, say) for space in card.spaces]
    return " ".join([*told, *([say.rules(card.static)] if card.static else [])])


@lru_cache(maxsize=4096)
def clause_text(clause: Clause, say: Say) -> str:
    """One clause with its moment: what must hold, what it costs, what it does."""
    return say.fact(_moment(clause, say), _told(clause, say))


def _moment(clause: Clause, say: Say) -> str:
    """When it happens; of a free action also how often, and whether LUNA performs it."""
    if clause.when != "free_action":
        return say(f"when-{clause.when.replace('_', '-')}", which=say.word(clause.which))
    luna = "-luna" if clause.performed_by == "luna" else ""
    once = "-once" if clause.once_per_turn else ""
    return say(f"when-free-action{luna}{once}")


def _told(clause: Clause, say: Say) -> str:
    """Requirements, then the cost with the first effect, then the others: after a colon, so without a capital."""
    does = [say.joined(say.clauses(link)) for link in clause.links if link]
    paid = say.joined(say.clauses(clause.cost))
    if paid:
        does[:1] = [say("cost-then", cost=paid, does=does[0]) if does else paid]
    if clause.may:
        does[:1] = [say("clause-may", does=text) for text in does[:1]]
    needed = say.joined([say.fact_of(c) for c in clause.requires])
    if needed and len(does) == 1 and clause.when not in CHOSEN:
        does = [say("clause-if", what=needed, does=does[0])]
    elif needed:
        does = [say("requires", what=needed), *does]
    first, *others = does or [""]
    return " ".join([f"{first}." if first else "", *map(sentence, others)])


@lru_cache(maxsize=4096)
def space_text(space: ActionSpace, say: Say) -> str:
    """An action space: its title with its arrows, then what it asks and gives, and to which cube more."""
    arrows = " " + ("↓" * -space.arrows or "↑" * space.arrows) if space.arrows else ""
    title = say.text(space.title) + arrows
    rules = _told(Clause(requires=space.requires, cost=space.cost, does=space.does), say)
    if space.bonus is not None:
        does = say.joined(say.clauses(space.bonus.does))
        rules = f"{rules} {sentence(say('bonus-text', focus=say.word(space.bonus.focus), does=does))}".strip()
    return say.fact(title, rules) if rules else title


# Everything that is printed


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the system and the planet, under the key of what it is printed on."""
    system, world = book.system, book.world
    for space in (*system.actions, *system.boards, world.luna):
        yield f"space {space.key}", space_text(space, say)
    for trait in system.traits:
        for side in (trait.white, trait.black):
            yield f"trait {side.space.key}", space_text(side.space, say)
    for tile in system.scarabs:
        yield f"scarab {tile.key}", space_text(tile.space, say)
    for structure in book.structures:
        yield from structure_texts(structure, say)
    yield from ((f"journal {i}", text) for i, text in enumerate(journal_texts(world.journal, say)))
    for card in book.cards():
        yield f"{book.kind[card.key]} {card.key}", card_text(card, say)
    for task in world.tasks:
        for n, page in enumerate(task.pages, 1):
            yield from ((f"page {task.key}-{n} {i}", text) for i, text in enumerate(page_texts(page, say)))


def structure_texts(tile: StructureTile, say: Say) -> Iterator[tuple[str, str]]:
    for space in (tile.build, tile.destroy):
        if space is not None:
            yield f"structure {space.key}", space_text(space, say)
    if tile.clauses:
        yield f"structure {tile.key}", " ".join(clause_text(clause, say) for clause in tile.clauses)


def journal_texts(journal: Journal, say: Say) -> list[str]:
    """How a planet bends the rules, a line a law."""
    laws = [clause_text(clause, say) for clause in journal.clauses]
    laws += [say.rules(journal.static)] if journal.static else []
    laws += [say.fact(say.text(icon.title), say.rules(icon.does)) for icon in journal.icons]
    return laws + [space_text(space, say) for space in (*journal.replaces, *journal.spaces)]


def page_texts(page: Page, say: Say) -> list[str]:
    """What a page asks for and lets one do."""
    words = [say.fact_of(fact) for fact in page.objective]
    words += [clause_text(clause, say) for clause in page.clauses] + [space_text(space, say) for space in page.spaces]
    return words + ([say.rules(page.static)] if page.static else [])
