"""Names and chat as they are shown: one place cleans every text that one player writes and another reads."""

import re
import unicodedata

from starboard.table.refusal import Refusal

LONGEST_NAME = 40
LONGEST_CHAT = 1000
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, format (bidirectional, joiners), not assigned
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
JOINERS = frozenset("\u200c\u200d")  # emoji and some scripts are written with them
MOST_MARKS = 3  # accents on one letter


def clean_name(name: str) -> str:
    """A name of visible characters on one line, in its normal form."""
    shown = "".join(c if _is_visible(c) else " " if c.isspace() else "" for c in _normal(name))
    cleaned = " ".join(shown.split())[:LONGEST_NAME].rstrip()
    if not any(unicodedata.category(c)[0] in "LNPS" for c in cleaned):
        raise Refusal("bad_name")
    return cleaned


def optional_name(name: str) -> str:
    """A name, or nothing where somebody gave none."""
    return clean_name(name) if name.strip() else ""


def clean_chat(text: str) -> str:
    """A line of chat: what shows, line breaks, and what emoji are joined with."""
    kept = "".join(c for c in _normal(text) if _is_visible(c) or c in JOINERS or c in "\n\ufe0f")
    cleaned = re.sub(r"\n{3,}", "\n\n", kept).strip()[:LONGEST_CHAT]
    if not any(_is_visible(c) and not c.isspace() for c in cleaned):
        raise Refusal("malformed", key="empty_chat")
    return cleaned


def _normal(text: str) -> str:
    return _few_marks(unicodedata.normalize("NFC", text))


def _few_marks(text: str) -> str:
    """The text with a few marks on each letter: piles of them cover the lines around."""
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) == "Mn" else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def _is_visible(c: str) -> bool:
    """Whether a character shows as itself; a space is among them."""
    return unicodedata.category(c) not in UNSEEN and c not in BLANK and not _is_selector(c)


def _is_selector(c: str) -> bool:
    """Variation selectors: they change a neighbour and show nothing themselves."""
    return "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"
