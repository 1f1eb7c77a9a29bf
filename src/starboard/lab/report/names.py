"""The words of the report: its own, and the names of cards and endings as players read them."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Language, Say, speaker
from starboard.lab.results import Row

TEXTS = Path(__file__).parent / "texts"


def voice(lang: Language) -> Say:
    """Speaks the report's own texts."""
    return speaker(lang, TEXTS)


class Names:
    """Speaks for the game of these rows; where the game has no name for a word, the word itself."""

    def __init__(self, row: Row, lang: Language = "en") -> None:
        self.rules = rules(row.game, row.cartridge)
        self._say = say(type(self.rules), row.cartridge, lang, strict=False)
        setup = Setup(row.seats, 0, row.cartridge, row.difficulty, tuple(_pair(option) for option in row.options))
        self._g = Game(self.rules.new(setup), self.rules)
        self.card: Callable[[str], str] = lru_cache(None)(self._card)

    def _card(self, key: str) -> str:
        try:
            return self.rules.name(self._g, key, self._say)
        except (LookupError, ValueError):  # a key that is no piece has no name of its own
            return key

    def ending(self, why: str) -> str:
        return self._say(why)

    def keys(self) -> list[str]:
        return list(self.rules.keys())


def _pair(option: str) -> tuple[str, str]:
    key, _, value = option.partition("=")
    return key, value
