"""What a player reads, in English and in French: Fluent messages, words by their names, nouns with their forms.

Messages are looked up in the cartridge's texts, then the game's, then the console's own.
"""

import re
from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from starboard.kernel.nouns import Forms, Noun, Text, english, french, french_name, plain_forms, with_a, with_de
from starboard.kernel.phrases import Words, enumeration

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")
OWN = Path(__file__).parent / "texts"
FLAVOUR = "flavour-"
MINUS = re.compile(r"(?<![\w.-])-(?=\d)")  # a hyphen before a number is a minus sign


class MissingText(LookupError):
    """A message that no file of texts has."""


def flavour_key(key: str) -> str:
    """The name of the message with the flavour of a piece of content."""
    return f"{FLAVOUR}{key}".replace("_", "-")


def text_files(folder: Path, lang: Language) -> list[Path]:
    """The files of a language in a folder of texts: `en.ftl`, and those in `en/`, one a subject."""
    one = folder / f"{lang}.ftl"
    return [*([one] if one.exists() else []), *sorted((folder / lang).glob("*.ftl"))]


@lru_cache(1_000)
def _messages(file: Path, changed: int) -> Resource:
    """The messages of a file, read once until it changes: all cartridges of a game share those of the game."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


class Voice:
    """Speaks one language for one game and cartridge: `say("prompt-place", who="Ines")`."""

    def __init__(self, lang: Language, *folders: Path, strict: bool = True) -> None:
        self.lang: Language = lang
        self.strict = strict
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.names: dict[str, str] = {}  # what a world calls its pieces, by key
        self.seat_names: tuple[str, ...] = ()  # what those who sit at a table are called
        for folder in (OWN, *folders):
            for file in text_files(folder, lang):
                self._bundle.add_resource(_messages(file, file.stat().st_mtime_ns), allow_overrides=True)
        self.nouns: dict[str, Noun] = {}  # those of its words that sentences count and point at
        self._write = lru_cache(maxsize=20_000)(self._written)
        self.word = lru_cache(maxsize=20_000)(self._word)
        self.noun = lru_cache(maxsize=4_000)(self._find_noun)
        more = (self("text-per"), self("text-plus"))
        self._and = Words(self("text-and"), self("text-then"), self("text-between"), *more)
        self._or = Words(self("text-or"), self("text-or-else"), self("text-or-else"))

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._write(key, tuple(args.items()))

    def __eq__(self, other: object) -> bool:
        """Voices of one bundle write the same cards, whatever they call the seats: they share what is cached."""
        return isinstance(other, Voice) and other._bundle is self._bundle

    def __hash__(self) -> int:
        return id(self._bundle)

    def at_table(self, seat_names: tuple[str, ...]) -> Self:
        """The same voice, which calls each seat by the name of who sits there."""
        voice = copy(self)
        voice.seat_names = seat_names
        return voice

    def seat(self, seat: int, key: str = "text-seat") -> str:
        """A player by the one name that they have in every sentence; where none is known, by the seat's number."""
        name = self.seat_names[seat] if 0 <= seat < len(self.seat_names) else ""
        return self(key, n=seat + 1) if name in ("", str(seat + 1)) else name

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def _written(self, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        if not self._bundle.has_message(key):
            if self.strict:
                raise MissingText(f"no text called {key} in {self.lang}")
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingText(f"{key} in {self.lang}: {errors[0]}")
        text = MINUS.sub("\u2212", str(text))
        return set_french(text) if self.lang == "fr" else text

    def text(self, text: Text) -> str:
        return set_french(text.fr) if self.lang == "fr" else text.en

    def flavour(self, key: str) -> str:
        """The line of flavour that the texts of a cartridge hold for a piece of content; empty where they hold none."""
        message = flavour_key(key)
        return self(message) if self.has(message) else ""

    # Words

    def _word(self, word: str | int) -> str:
        """A word of content by its name in this language: its message, its title in this world, else as it is."""
        key = f"name-{word}".replace("_", "-")
        return self(key) if isinstance(word, str) and self.has(key) else self.names.get(str(word), str(word))

    def _find_noun(self, word: str) -> Forms | None:
        """The forms of a word: by its message with attributes, `noun-data`, else by its title in this world."""
        key = f"noun-{word}".replace("_", "-")
        if self.has(key):
            message = self._bundle.get_message(key)
            more = {name: str(self._bundle.format_pattern(p)[0]) for name, p in message.attributes.items()}
            return self._formed(self(key), more.get("many", ""), more.get("gender", "m"), "mass" in more)
        noun = self.nouns.get(word)
        if noun is None:
            return None
        if noun.proper:
            return french_name(noun.fr) if self.lang == "fr" else plain_forms(noun.en)
        if self.lang == "fr":
            many = set_french(noun.fr_many)
            return french(self.text(noun), many, noun.fr_gender, noun.mass, noun.plural)
        return english(noun.en, noun.en_many, noun.mass or noun.plural)

    def _unformed(self, name: str) -> Forms:
        """A word that nobody gave forms: the same wherever it stands, but for what follows "no"."""
        return plain_forms(name)._replace(no=with_de(name) if self.lang == "fr" else f"no {name}")

    def _where(self, word: str, noun: Forms) -> str:
        """Where such a thing is: as its noun says it, else `where a label is`."""
        known = self.nouns.get(word)
        said = (known.fr_where if self.lang == "fr" else known.en_where) if known is not None else ""
        return set_french(said) if said else self("text-where", what=noun.a)

    def meaning(self, word: str, n: object) -> dict[str, str]:
        """What it means that there is one, `so`, and that there is none, `not`; `none` where nobody says so."""
        known = self.nouns.get(word)
        if known is None or n not in (None, 1):
            return {"so": "none", "not": "none"}
        said = {form: getattr(known, f"{self.lang}_{form}") or "none" for form in ("so", "not")}
        return {form: set_french(text) for form, text in said.items()} if self.lang == "fr" else said

    def _formed(self, one: str, many: str, gender: str, mass: bool) -> Forms:
        if self.lang == "fr":
            return french(one, many, "f" if gender == "f" else "m", mass)
        return english(one, many, mass)

    def quote(self, title: str) -> str:
        """A title inside a sentence: nothing agrees with it."""
        return self("text-quoted", title=title)

    def cases(self, letter: str, phrase: str) -> dict[str, str]:
        """A phrase after "to" and "of", `$a_to` and `$a_of`, where the language has more than two words for that."""
        if self.lang == "fr":
            return {f"{letter}_to": with_a(phrase), f"{letter}_of": with_de(phrase)}
        return {f"{letter}_to": phrase, f"{letter}_of": phrase}

    def fact(self, what: str, is_: str) -> str:
        """`what: is`, with the colon as the language sets it."""
        return self("text-fact", what=what, is_=is_)

    def join(self, parts: list[str]) -> str:
        """`a, b and c`."""
        return enumeration(parts, self._and.last)

    def amounts(self, amounts: Iterable[tuple[str, int]]) -> str:
        """`3 credits and 1 energy`: words of the stock, each with its number."""
        return self.join([self._amount(what, n) for what, n in amounts])

    def _amount(self, what: str, n: int) -> str:
        noun = self.noun(what)
        return noun.with_count(n) if noun is not None else f"{n} {self('stock-' + what.replace('_', '-'))}"

    def either(self, parts: list[str]) -> str:
        """`a, b or c`."""
        return enumeration(parts, self._or.last)


def set_french(text: str) -> str:
    """French as it is printed: curly apostrophes; a space before a high mark or inside the quotes breaks no line.

    The space before a colon is a full one, the others are thin.
    """
    text = re.sub(r"(?<=\w)'(?=\w)", "\u2019", text)
    text = re.sub(r"\b([Ss])i (?=ils?\b)", "\\1\u2019", text)
    return re.sub(r"[ \u00a0](?=[»;?!])|(?<=«)[ \u00a0]", "\u202f", re.sub(r" (?=:)", "\u00a0", text))
