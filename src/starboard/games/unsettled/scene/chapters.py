"""The chapters of the rulebook that a planet writes: its own rules, and the pages of the task that were read."""

from collections.abc import Iterable, Iterator, Sequence

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.names import name_of
from starboard.games.unsettled.scene.task import page_title, story
from starboard.games.unsettled.wording import clause_text, counter_text, icon_text, space_text
from starboard.games.unsettled.world import Journal, Named, StructureTile
from starboard.kernel.rulebook import Chapter, Paragraph
from starboard.kernel.texts import Say, sentence
from starboard.kernel.words import Id


def planet_chapter(book: Book, say: Say) -> Chapter:
    """All by which this planet differs: its journal, words, numbers, actions."""
    journal = book.world.journal
    title = say("chapter-planet", planet=say.text(book.world.cartridge.title))
    return Chapter(title, (Paragraph(say.text(journal.story)), *_rules(book, journal, say)))


def task_chapter(g: G, say: Say) -> Chapter:
    """The pages that were read, as they were told; never one ahead."""
    pages = g.book.tasks[g.s.task].pages[: g.s.page]
    told = [Paragraph(story(g, n, say), term=page_title(page, n, say)) for n, page in enumerate(pages, 1)]
    return Chapter(say("chapter-task"), tuple(told))


def headline(g: G, id_: Id, say: Say) -> tuple[str, str]:
    """A page of the task by its own title, with its story; anything else by its name."""
    pages = g.book.tasks[g.s.task].pages if g.s.task in g.book.tasks else ()
    for n, page in enumerate(pages[: g.s.page], 1):
        if g.book.page_key(g.s.task, n) == id_:
            return say.text(page.title) if page.title else say("page-number", n=n), story(g, n, say)
    return name_of(g, id_, say), ""


def _rules(book: Book, journal: Journal, say: Say) -> Iterator[Paragraph]:
    laws = [clause_text(clause, say) for clause in journal.clauses if clause.when != "on_setup"]
    yield from _lines("numbers", _numbers(journal, say), say, "UN-TIM-13")
    yield from _lines("law", [*laws, *([say.rules(journal.static)] if journal.static else [])], say)
    yield from _lines("replaces", (space_text(space, say) for space in journal.replaces), say)
    yield from _lines("actions", (space_text(space, say) for space in journal.spaces), say)
    yield from _lines("luna", [space_text(book.world.luna, say)], say)
    yield from _lines("structures", (_structure(tile, say) for tile in journal.structures), say)
    yield from _lines("icons", (icon_text(icon, say) for icon in journal.icons), say)
    yield from _lines("properties", _names(journal.properties, say, "book-property"), say)
    yield from _lines("markers", _names((*journal.markers, *journal.tokens), say), say)
    yield from _lines("counters", (counter_text(each, say) for each in journal.counters if each.on_max), say)
    yield from _lines("tallies", _names([each for each in journal.counters if not each.on_max], say, "book-tally"), say)
    yield from _lines("items", _names(journal.items, say), say)
    yield from _lines("decks", (_deck(book, deck, say) for deck in journal.decks), say)


def _lines(key: str, lines: Iterable[str], say: Say, rule: str = "") -> Iterator[Paragraph]:
    """One paragraph behind its term, a line for each; none, where there is nothing to say."""
    if text := "\n".join(lines):
        yield Paragraph(text, (rule,) if rule else (), say(f"book-{key}"))


def _numbers(journal: Journal, say: Say) -> Iterator[str]:
    for key, n in journal.numbers.items():
        yield say(f"book-number-{key.replace('_', '-')}", n=n)


def _name(named: Named, say: Say) -> str:
    name = say.text(named.title)
    return name[:1].upper() + name[1:]


def _names(things: Sequence[Named], say: Say, rule: str = "") -> list[str]:
    """Their names in one line, and the rule that holds for all of them."""
    if not things:
        return []
    names = sentence(say.join([say.text(thing.title) for thing in things]))
    return [f"{names} {say(rule)}"] if rule else [names]


def _structure(tile: StructureTile, say: Say) -> str:
    spaces = [space for space in (tile.build, tile.destroy) if space is not None]
    told = [*(space_text(space, say) for space in spaces), *(clause_text(clause, say) for clause in tile.clauses)]
    return f"{sentence(say.text(tile.title))} {' '.join(told)}"


def _deck(book: Book, deck: Named, say: Say) -> str:
    return say("book-deck", what=_name(deck, say), n=sum(card.deck == deck.key for card in book.world.planet))
