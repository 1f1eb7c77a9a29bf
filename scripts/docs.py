"""Writes the parts of docs/ that come from the code: the verbs of the console in docs/writing-a-card.md."""

from pathlib import Path
from typing import Any

from starboard.cli.verbs import entries
from starboard.kernel.codec import FOR_CARDS, KERNEL, content_kinds, verbs_within
from starboard.kernel.forms import Condition
from starboard.kernel.rules import Rules

PAGE = Path(__file__).resolve().parents[1] / "docs" / "writing-a-card.md"
MARK = "<!-- verbs -->\n"


def page(text: str) -> str:
    """The page with the list of verbs as the types have it now."""
    verbs = {word: kind for word, kind in verbs_within(KERNEL).items() if word in FOR_CARDS}
    lines = [*entries(verbs), "## Conditions of the console itself", "", *entries(content_kinds(NoGame, Condition))]
    return text.partition(MARK)[0] + MARK + "\n" + "\n".join(lines).rstrip() + "\n"


class NoGame(Rules[Any]):
    """Knows the console's own words and no other."""

    @classmethod
    def package(cls) -> str:
        return KERNEL


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
