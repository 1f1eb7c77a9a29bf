"""`words.yaml` of a game: what French must not say for a term of the glossary, and the cards that may be long."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.content import load

MOST_WORDS = 30


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of more words than others: kinds (`place`) or single ones (`place root_stair`), and the most of them."""

    cards: tuple[str, ...]
    words: int
    why: str


class WordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Terms of the glossary, each with the patterns of other words for it; and the lengths that are excused."""

    terms: dict[str, tuple[str, ...]] = {}
    lengths: tuple[Length, ...] = ()

    def key(self, card: str) -> str:
        """Under which name a card is excused: its own, or its kind's."""
        named = {name for length in self.lengths for name in length.cards}
        return card if card in named else card.partition(" ")[0]

    def length(self, card: str) -> Length | None:
        """The excuse of a card, if it has one."""
        key = self.key(card)
        return next((length for length in self.lengths if key in length.cards), None)


def word_file(home: Path) -> WordFile:
    file = home / "words.yaml"
    return _read(file) if file.exists() else WordFile()


@cache
def _read(file: Path) -> WordFile:
    found: WordFile = load(file, WordFile, _no_verbs)
    return found


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)
