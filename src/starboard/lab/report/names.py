"""The words of the report: its own, and the names of cards and endings as players read them."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.show import message
from starboard.kernel.texts import Language, Say, speaker
from starboard.lab.results import Row

DOTS = {f"{letter}{case}": "…" for letter in "abcdefgh" for case in ("", "_in", "_to", "_of", "_key")} | {"all": "…"}
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

    def thing(self, key: str) -> str:
        """What an option names, with a capital; nothing, if the game has no name for it: then it is no thing."""
        name = self.card(key)
        return "" if name == key or not name else name[0].upper() + name[1:]

    def act(self, word: str) -> str:
        """An option as its button reads, with dots for the pieces that it names; nothing, if it names them alone."""
        for key in (f"{message('option', word)}-row", message("option", word)):
            if self._say.has(key):
                told = self._say(key, **DOTS).strip()
                return told if any(map(str.isalpha, told)) else ""
        return word

    def stock(self, word: str) -> str:
        key = f"stock-{word}"
        name = self._say(key, n=2) if self._say.has(key) else self._say.word(word)
        return name[:1].upper() + name[1:]

    def stage(self, number: int, own: Say) -> str:
        """The page, the round, or whatever else the game counts."""
        return own("stage", word=self.rules.stage_word, n=number)

    def ending(self, why: str) -> str:
        return self._say(why)

    def keys(self) -> list[str]:
        return list(self.rules.keys())


def _pair(option: str) -> tuple[str, str]:
    key, _, value = option.partition("=")
    return key, value
