"""What is wrong with the rules, the rulebook and its pictures: found before anybody reads them."""

import re

from starboard.kernel.bookfile import rulebook
from starboard.kernel.pictures import picture_problems
from starboard.kernel.rulebook import Paragraph, Rulebook
from starboard.kernel.rulelist import RuleList, not_needed, rules_of
from starboard.kernel.texts import LANGUAGES


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
    return found


def _coverage_problems(book: Rulebook, rules: RuleList, spared: dict[str, str]) -> list[str]:
    at = f"rulebook/{book.lang}.md"
    told = {id_ for _, paragraph in book.paragraphs() for id_ in paragraph.rules}
    return [
        *([] if book.title else [f"{at} has no title"]),
        *(f"{at} tells {id_}, which is no rule" for id_ in sorted(told - rules.ids)),
        *(f"{at} does not tell {rule.id}" for rule in rules.rules if rule.id not in told and rule.id not in spared),
        *(f"{at}: “{p.text[:40]}…” names no rule" for n, p in book.paragraphs() if _lacks_rule(n, p)),
    ]


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
