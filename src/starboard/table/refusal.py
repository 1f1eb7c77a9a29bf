"""A refusal: nothing has changed, and why, as a word that a program reads and a sentence in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Any

from starboard.kernel.texts import Language, Say, speaker

TEXTS = Path(__file__).parent / "texts"


class Refusal(Exception):
    """What was asked for cannot be done.  `code` is one word; its sentence is the text `refuse-<key>`."""

    def __init__(self, code: str, rule: str = "", text: str = "", key: str = "", **facts: Any) -> None:
        super().__init__(text or code)
        self.code, self.rule, self.text, self.facts = code, rule, text, facts
        self.key = f"refuse-{key or code}".replace("_", "-")

    def message(self, lang: Language) -> str:
        """The reason in words: the rule's own sentence where it gave one."""
        return self.text or words(lang)(self.key, **self.facts)


def not_saved(error: Exception) -> Refusal:
    """The refusal for what the database did not take."""
    return Refusal("not_saved", key="disk_full" if "disk is full" in str(error) else "")


@cache
def words(lang: Language) -> Say:
    """Who speaks for the table itself in this language."""
    return speaker(lang, TEXTS)
