"""The rulebook that players read, in both languages, every paragraph anchored to the rules that it tells.

It is `rulebook/en.md` and `rulebook/fr.md`: a title, `## Chapter`, and paragraphs that name the rules they
tell, as in `Mark one empty cell. {TT-TRN-01}`.
"""

import re
import unicodedata

from msgspec import Struct

from starboard.kernel.rulelist import RuleList, home_of, homes, not_needed, rules_of
from starboard.kernel.texts import LANGUAGES, Language


class Paragraph(Struct, frozen=True):
    """A paragraph, and the rules that it tells."""

    text: str
    rules: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(Struct, frozen=True):
    """A rulebook in one language."""

    lang: Language
    title: str
    opening: tuple[Paragraph, ...]  # before the first chapter: what the game is
    chapters: tuple[Chapter, ...]

    def paragraphs(self) -> "list[tuple[int, Paragraph]]":
        """Every paragraph with the number of its chapter; the opening has -1."""
        inside = [(n, paragraph) for n, chapter in enumerate(self.chapters) for paragraph in chapter.paragraphs]
        return [*((-1, paragraph) for paragraph in self.opening), *inside]

    def find(self, rule: str) -> tuple[int, Paragraph] | None:
        """Where the book opens for a rule."""
        return next(((n, p) for n, p in self.paragraphs() if rule in p.rules), None)

    def search(self, words: str) -> list[tuple[int, Paragraph]]:
        """The paragraphs that have every word (or its beginning) or the id, those with a fitting chapter first."""
        wanted = plainly(words).split()
        if not wanted:
            return []
        found = []
        for n, paragraph in self.paragraphs():
            heading = plainly(self.chapters[n].title) if n >= 0 else plainly(self.title)
            here = plainly(" ".join((paragraph.text, *paragraph.rules)))
            if all(_begins(word, f"{here} {heading}") for word in wanted):
                found.append((not any(_begins(word, heading) for word in wanted), n, paragraph))
        return [(n, paragraph) for _, n, paragraph in sorted(found, key=lambda one: one[0])]


def plainly(text: str) -> str:
    """Lower case, without accents, with the apostrophe of a keyboard: how words are compared."""
    apart = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _begins(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


# Finding and reading


def rulebook(game: str, lang: Language) -> Rulebook:
    """The rulebook of a game; FileNotFoundError if none is written yet."""
    return parsed((home_of(game) / "rulebook" / f"{lang}.md").read_text(encoding="utf-8"), lang)


ANCHOR = re.compile(r"\{([A-Z]+-[A-Z0-9]+-\d+(?:[ ,]+[A-Z]+-[A-Z0-9]+-\d+)*)\}")


def parsed(text: str, lang: Language) -> Rulebook:
    """A rulebook from its Markdown."""
    title = ""
    opening: list[Paragraph] = []
    chapters: list[tuple[str, list[Paragraph]]] = []
    apart = re.sub(r"^(##? .*)$", r"\n\1\n", text, flags=re.MULTILINE)  # a heading stands alone
    for block in (block for block in re.split(r"\n\s*\n", apart.strip()) if block.strip()):
        if block.startswith("# "):
            title = block[2:].strip()
        elif block.startswith("## "):
            chapters.append((block[3:].strip(), []))
        else:
            (chapters[-1][1] if chapters else opening).append(_paragraph(block))
    return Rulebook(lang, title, tuple(opening), tuple(Chapter(t, tuple(p)) for t, p in chapters))


def _paragraph(block: str) -> Paragraph:
    ids = tuple(re.split(r"[ ,]+", " ".join(ANCHOR.findall(block)))) if ANCHOR.search(block) else ()
    words = ANCHOR.sub("", block).replace("\n", " ").split(" ")  # not split(): no-break spaces stay
    return Paragraph(" ".join(word for word in words if word), ids)


# Checking


def problems(game: str) -> list[str]:
    """What is wrong with the rules and the rulebook of a game, in sentences; nothing, if all is well."""
    rules = rules_of(game)
    return [*_list_problems(rules, not_needed(game)), *_book_problems(game, rules)]


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
        *(f"{at}: “{p.text[:40]}…” names no rule" for n, p in book.paragraphs() if n >= 0 and not p.rules),
    ]


def _parity_problems(one: Rulebook, other: Rulebook) -> list[str]:
    if len(one.chapters) != len(other.chapters):
        return [
            f"the rulebook has {len(one.chapters)} chapters in {one.lang} and {len(other.chapters)} in {other.lang}"
        ]
    found = []
    for n, (a, b) in enumerate(zip(one.chapters, other.chapters, strict=True), 1):
        if [p.rules for p in a.paragraphs] != [p.rules for p in b.paragraphs]:
            found.append(f"chapter {n} of the rulebook tells other rules in {one.lang} than in {other.lang}")
    return found


__all__ = ["Chapter", "Paragraph", "RuleList", "Rulebook", "homes", "not_needed", "problems", "rulebook", "rules_of"]
