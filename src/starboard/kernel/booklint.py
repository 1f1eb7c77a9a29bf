"""What is wrong with the rules, the rulebook and its pictures: found before anybody reads them."""

import re
from typing import Any

from starboard.kernel.bookfile import rulebook
from starboard.kernel.pictures import parts_in, picture_problems, picture_scene, positions
from starboard.kernel.rulebook import Paragraph, Rulebook
from starboard.kernel.rulelist import RuleList, not_needed, rules_of
from starboard.kernel.scene import Card, Place
from starboard.kernel.texts import LANGUAGES

MOST_WORDS = 40  # of a line that tells one rule
MANY = 4  # rules of a paragraph, from which it needs words for each
FEWEST_WORDS = 3  # for each of so many: with fewer it only names them
WORD = re.compile(r"[\w’'+-]+")
SENTENCES = re.compile(r"(?<=[.!?])[»”\"]?\s+[A-ZÀ-Ý]")


def problems(game: str) -> list[str]:
    """What is wrong with the rules and the rulebook of a game, in sentences; nothing, if all is well."""
    rules = rules_of(game)
    return [*_list_problems(rules, not_needed(game)), *_book_problems(game, rules), *picture_problems(game)]


def _list_problems(rules: RuleList, spared: dict[str, str]) -> list[str]:
    ids = [rule.id for rule in rules.rules]
    shape = re.compile(rf"{rules.prefix}-[A-Z0-9]+-\d\d+")
    return [
        *(f"{id_} stands twice in rules.yaml" for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1})),
        *(f"{id_} is not an id of the form {rules.prefix}-AREA-01" for id_ in ids if not shape.fullmatch(id_)),
        *(f"{e.id} names {id_}, which is no rule" for e in rules.examples for id_ in e.rules if id_ not in rules.ids),
        *(f"not_needed.yaml names {id_}, which is no rule" for id_ in spared if id_ not in rules.ids),
    ]


def _book_problems(game: str, rules: RuleList) -> list[str]:
    books: list[Rulebook] = []
    found = []
    for lang in LANGUAGES:
        try:
            books.append(rulebook(game, lang))
        except FileNotFoundError:
            found.append(f"rulebook/{lang}.md is missing")
    for book in books:
        found += _coverage_problems(book, rules, not_needed(game))
    if len(books) == len(LANGUAGES):
        found += _parity_problems(*books)
        found += [f"rulebook: no picture shows {what}" for what in not_drawn(game, books[0])]
    return found


KINDS: dict[Any, str] = {Card: "a card", Place: "a place"}


def not_drawn(game: str, book: Rulebook) -> list[str]:
    """Of the pictures that the book of every game with cards has, those that this one has not."""
    pictures = [p.picture for _, p in book.paragraphs() if p.picture and p.picture.position in positions(game)]
    things = [(one, thing) for one in pictures for thing in parts_in(picture_scene(game, one.position, book.lang))]
    wanted = {"the screen", "the question", *(KINDS[type(thing)] for _, thing in things if type(thing) in KINDS)}
    drawn = {"the screen" if not one.part else f"the {one.part}" for one in pictures}
    drawn |= {KINDS[type(thing)] for one, thing in things if type(thing) in KINDS and thing.id == one.part}
    return sorted(wanted - drawn) if KINDS[Card] in wanted else []


def _coverage_problems(book: Rulebook, rules: RuleList, spared: dict[str, str]) -> list[str]:
    at = f"rulebook/{book.lang}.md"
    told = {id_ for _, paragraph in book.paragraphs() for id_ in paragraph.rules}
    return [
        *([] if book.title else [f"{at} has no title"]),
        *(f"{at} tells {id_}, which is no rule" for id_ in sorted(told - rules.ids)),
        *(f"{at} does not tell {rule.id}" for rule in rules.rules if rule.id not in told | spared.keys()),
        *(f"{at} names {id_} and has no words for it" for id_ in sorted(told - _in_words(book))),
        *(f"{at}: “{p.text[:40]}…” names no rule" for n, p in book.paragraphs() if _lacks_rule(n, p)),
        *(f"{at}: “{line[:40]}…” is no single rule" for _, p in book.paragraphs() for line in _long_lines(p)),
    ]


def _in_words(book: Rulebook) -> set[str]:
    """The rules of paragraphs that have words enough to tell all that they name."""
    paragraphs = [p for _, p in book.paragraphs()]
    found = (p for p in paragraphs if len(p.rules) < MANY or len(WORD.findall(p.words)) >= FEWEST_WORDS * len(p.rules))
    return {id_ for paragraph in found for id_ in paragraph.rules}


def _long_lines(paragraph: Paragraph) -> list[str]:
    """The lines of a rule that are more than one sentence, or more than a breath."""
    lines = paragraph.text.split("\n") if paragraph.term else []
    return [line for line in lines if len(WORD.findall(line)) > MOST_WORDS or SENTENCES.search(line)]


def _lacks_rule(chapter: int, paragraph: Paragraph) -> bool:
    return chapter >= 0 and not paragraph.rules and paragraph.picture is None


def _parity_problems(one: Rulebook, other: Rulebook) -> list[str]:
    if len(one.chapters) != len(other.chapters):
        return [
            f"the rulebook has {len(one.chapters)} chapters in {one.lang} and {len(other.chapters)} in {other.lang}"
        ]
    found = []
    for n, (a, b) in enumerate(zip(one.chapters, other.chapters, strict=True), 1):
        if [p.rules for p in a.paragraphs] != [p.rules for p in b.paragraphs] or a.opens != b.opens:
            found.append(f"chapter {n} of the rulebook tells other rules in {one.lang} than in {other.lang}")
        elif [_drawing(p) for p in a.paragraphs] != [_drawing(p) for p in b.paragraphs]:
            found.append(f"chapter {n} of the rulebook has other pictures in {one.lang} than in {other.lang}")
    return found


def _drawing(paragraph: Paragraph) -> tuple[str, ...]:
    picture = paragraph.picture
    return (picture.position, picture.part, *(mark.id for mark in picture.marks)) if picture else ()
