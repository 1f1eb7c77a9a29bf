"""Writes what docs/ has from the code: the words of the console in writing-a-card.md, and a reference a game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.cli import verbs
from starboard.cli.fields import Language
from starboard.kernel.codec import FOR_CARDS, KERNEL, content_kinds, verbs_within
from starboard.kernel.forms import Condition
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "writing-a-card.md"
GAMES = ("iss_vanguard", "seti", "under_our_sun", "unsettled")
MARK = "<!-- verbs -->\n"


def page(text: str) -> str:
    """The page with the list of verbs as the types have it now."""
    words = {word: kind for word, kind in verbs_within(KERNEL).items() if word in FOR_CARDS}
    lines = [*entries(words), "## Conditions of the console itself", "", *entries(content_kinds(NoGame, Condition))]
    return text.partition(MARK)[0] + MARK + "\n" + "\n".join(lines).rstrip() + "\n"


def entries(kinds: Mapping[str, type[Struct]]) -> list[str]:
    language = Language(KERNEL)
    return [line for word in sorted(kinds) for line in verbs.entry(language, word, kinds[word])]


def reference(game: str) -> str:
    """The page of one game: all that its cartridges may say."""
    return verbs.page(find(game)) + "\n"


class NoGame(Rules[Any]):
    """Knows the console's own words and no other."""

    @classmethod
    def package(cls) -> str:
        return KERNEL


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for game in GAMES:
        (DOCS / "reference" / f"{game}.md").write_text(reference(game), encoding="utf-8")
