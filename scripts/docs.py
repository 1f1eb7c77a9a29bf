"""Writes the parts of docs/ that come from the code: the verbs of the console in docs/writing-a-card.md."""

from pathlib import Path

from starboard.cli.verbs import entry
from starboard.kernel.codec import FOR_CARDS, KERNEL, verbs_within

PAGE = Path(__file__).resolve().parents[1] / "docs" / "writing-a-card.md"
MARK = "<!-- verbs -->\n"


def page(text: str) -> str:
    """The page with the list of verbs as the types have it now."""
    verbs = verbs_within(KERNEL)
    entries = "\n".join(entry(verbs[word]).replace("## ", "### ", 1) for word in sorted(FOR_CARDS))
    return text.partition(MARK)[0] + MARK + "\n" + entries.rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
