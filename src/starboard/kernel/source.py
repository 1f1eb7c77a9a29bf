"""The words in the source of a game: which messages it needs, and which it may ask for.  Nothing is run."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct, field

SPEAKERS = frozenset({"say", "voice", "speak", "_say"})  # `say("hand")` asks for the message `hand`
KINDS = {"opt": "option", "Option": "option", "did": "event", "Event": "event", "Likely": "odds"}  # by their first word
REASON = re.compile(r"why-[a-z0-9-]+")
SHARED = Path(__file__).parent.parent  # what every game may rely on: all of the console but its games


class Words(Struct):
    """What the modules of a folder say."""

    needs: dict[str, str] = field(default_factory=dict)  # messages that must be there, and where they are asked for
    strings: set[str] = field(default_factory=set)  # every string and every name of a field or a type
    patterns: set[tuple[str, ...]] = field(default_factory=set)  # strings with gaps, as what stands between the gaps
    names: set[str] = field(default_factory=set)  # every name that stands for a value

    def add(self, other: "Words") -> None:
        self.needs |= other.needs
        self.strings |= other.strings
        self.patterns |= other.patterns
        self.names |= other.names


@cache
def words_of(file: Path) -> Words:
    reader = _Reader(file)
    reader.visit(ast.parse(file.read_text(encoding="utf-8")))
    return reader.words


def words_in(folder: Path, without: Path | None = None) -> Words:
    """The words of all modules of a folder."""
    found = Words()
    for file in sorted(folder.rglob("*.py")):
        if without is None or not file.is_relative_to(without):
            found.add(words_of(file))
    return found


@cache
def shared_words() -> Words:
    return words_in(SHARED, without=SHARED / "games")


class _Reader(ast.NodeVisitor):
    def __init__(self, file: Path) -> None:
        self.file, self.words = file, Words()

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = list(_texts(node.args[0])) if node.args else []
        if called in KINDS:
            self._need(node, *(f"{KINDS[called]}-{word}" for word in first))
        elif called in SPEAKERS:
            self._need(node, *first)
        for keyword in node.keywords:
            if called == "Names" and keyword.arg == "numbered":
                self._need(node, *(f"piece-{word}" for word in _texts(keyword.value)))
            elif called == "Outcome" and keyword.arg == "why":
                self._need(node, *_texts(keyword.value))
            elif keyword.arg == "pays":
                self._need(node, *(f"stock-{word}" for word in _texts(keyword.value)))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.words.strings.add(node.value)
            if REASON.fullmatch(node.value):
                self._need(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [""]
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts[-1] += str(part.value)
            else:
                parts.append("")
                self.visit(part)
        self.words.patterns.add(tuple(parts))

    def visit_Name(self, node: ast.Name) -> None:
        self.words.names.add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.words.names.add(node.attr)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.words.strings.add(node.target.id)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg:
            self.words.strings.add(node.arg)
        self.generic_visit(node)

    def _need(self, node: ast.expr, *messages: str) -> None:
        for message in messages:
            self.words.needs.setdefault(message.replace("_", "-"), f"{self.file}:{node.lineno}:{node.col_offset + 1}")


def _texts(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Tuple | ast.List):
        for item in node.elts:
            yield from _texts(item)
