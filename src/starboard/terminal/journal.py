"""The journal at the prompt: what was read, chosen and lost so far, as plain text."""

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.journal import JournalChapter
from starboard.kernel.texts import Say


def journal_text(g: Game[Any], words: str, say: Say) -> str:
    """The chapters that hold something, or those of them that speak of these words."""
    texts = [_text(chapter) for chapter in g.rules.journal(g, say) if chapter.items]
    return "\n\n".join(text for text in texts if words.casefold() in text.casefold())


def _text(chapter: JournalChapter) -> str:
    parts = ["\n".join((each.title, *each.text) if each.title else each.text) for each in chapter.items]
    return "\n\n".join((f"— {chapter.title} —", *parts))
