"""The journal of a long game: what its table has read, chosen and lost so far, in chapters, to be read again.

It is asked for, and stands in no scene: a scene is sent at every answer.  All at the table read the same, so nothing
that a seat keeps from another is in it, and nothing that nobody has read.
"""

from typing import Literal

from msgspec import Struct


class JournalItem(Struct, frozen=True, omit_defaults=True):
    """One thing that is told: an entry as it was read, a choice as it was made, who was lost, how a chapter ended."""

    kind: Literal["entry", "choice", "loss", "result", "ending"]
    text: tuple[str, ...]  # paragraphs
    title: str = ""


class JournalChapter(Struct, frozen=True, omit_defaults=True):
    """A chapter, and the position of the table at which it begins, where that is known."""

    key: str
    title: str
    items: tuple[JournalItem, ...] = ()
    position: int | None = None
