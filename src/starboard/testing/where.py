"""Where a rule lives: its text, the code and the content that name it, and the tests that pin it."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from starboard.kernel.rulelist import homes, rules_of
from starboard.testing.pinned import Pinned

CONTENT = (".yaml", ".ftl", ".md")
LIST = "rules.yaml"  # the list itself says nothing about where a rule is kept


class Place(Struct, frozen=True):
    """A line that names a rule."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.text}"


class Where(Struct, frozen=True):
    """All places of one rule.  `area` is code that names only the rule's area, where none names the rule."""

    id: str
    game: str
    rule: str
    code: list[Place]
    content: list[Place]
    tests: list[str]
    area: list[Place] = []


class UnknownRule(LookupError):
    """No game has such a rule."""


def where(id_: str, pinned: Pinned, root: Path) -> Where:
    """The places of a rule; tests are those under `root` that name it or passed while naming it."""
    for game, home in homes().items():
        rule = next((rule for rule in rules_of(game).rules if rule.id == id_), None)
        if rule is None:
            continue
        code = list(lines_with(id_, home.rglob("*.py"), root))
        content = [file for file in home.rglob("*") if file.suffix in CONTENT and file.name != LIST]
        area = [] if code else list(lines_with(id_.rpartition("-")[0], home.rglob("*.py"), root))
        return Where(
            id_, game, rule.rule, code, list(lines_with(id_, content, root)), tests_of(id_, pinned, root), area
        )
    raise UnknownRule(f"no game here has a rule {id_}")


def lines_with(word: str, files: Iterable[Path], root: Path) -> Iterator[Place]:
    """The lines of these files in which an id, or an area by itself, stands."""
    pattern = re.compile(rf"\b{re.escape(word)}\b(?!-\d)")
    for file in sorted(files):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                shown = file.relative_to(root) if file.is_relative_to(root) else file
                yield Place(str(shown), number, line.strip())


def tests_of(id_: str, pinned: Pinned, root: Path) -> list[str]:
    """Tests that pin a rule: those that passed lately, else the lines that mark them."""
    passed = [test for test, rules in pinned.tests.items() if id_ in rules]
    folder = root / "tests"
    files = folder.rglob("*.py") if folder.is_dir() else ()
    return sorted(passed) or [str(place) for place in lines_with(id_, files, root)]
