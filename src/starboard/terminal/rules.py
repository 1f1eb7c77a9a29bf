"""The rulebook at the prompt: what it says about some words, as plain text."""

from typing import Any

from starboard.kernel.bookfile import book_at
from starboard.kernel.game import Game
from starboard.kernel.texts import Say

MOST = 6  # paragraphs at once


def rules_text(g: Game[Any], words: str, say: Say) -> str:
    """The paragraphs about these words or this rule, the nearest first; nothing, where the book says nothing."""
    try:
        book = book_at(g, say)
    except FileNotFoundError:
        return ""
    nearest = book.find(words)
    found = [nearest] if nearest else book.search(words)[:MOST]
    return "\n\n".join(f"{book.chapters[n].title if n >= 0 else book.title}\n{p.words}" for n, p in found)
