"""One term a thing: where the French of messages, lessons and the rulebook says what the glossary calls otherwise."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.kernel.rulelist import rules_of
from starboard.kernel.rules import Rules
from starboard.kernel.texts import FLAVOUR, text_files
from starboard.kernel.wordfile import word_file

QUOTED = re.compile(r"«[^»]*»")  # titles, which have words of their own
APART = re.compile(r"\s*[/(),]\s*")


def term_problems(game: type[Rules[Any]]) -> list[str]:
    """Every other word for a term, with its place; and the terms of `words.yaml` that no glossary has."""
    terms = word_file(game.home()).terms
    if not terms:
        return []
    known = {word for term in rules_of(game.key).glossary for word in (term.fr, *APART.split(term.fr))}
    return [
        *(f"{game.key}: words.yaml names « {term} », which is not in the glossary" for term in terms.keys() - known),
        *other_words(game.home(), terms),
    ]


def other_words(home: Path, terms: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    patterns = [
        (term, re.compile(rf"\b(?:{word})\b", re.IGNORECASE)) for term, others in terms.items() for word in others
    ]
    for place, text in _french(home):
        for term, pattern in patterns:
            if found := pattern.search(QUOTED.sub("", text)):
                yield f"{place}: « {found[0]} »: the glossary says « {term} »"


def _french(home: Path) -> Iterator[tuple[str, str]]:
    """Every message and every line of the rulebook, with its place."""
    for file in text_files(home / "texts", "fr"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(FLAVOUR):
                words = _Words()
                words.visit(entry)
                yield f"{file}: {entry.id.name}", " ".join(words.parts)
    book = home / "rulebook" / "fr.md"
    if book.exists():
        yield from ((f"{book}:{n}", line) for n, line in enumerate(book.read_text(encoding="utf-8").splitlines(), 1))


class _Words(Visitor):
    """What a message says, without the names of its variables."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)
