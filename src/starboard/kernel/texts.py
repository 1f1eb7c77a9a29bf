"""What a player reads, in English and in French: Fluent messages, and the rules text of cards written from verbs.

Messages are looked up in the cartridge's texts, then the game's, then the console's own.  The name of a verb's
message is `do-` and the verb's word; its fields are the variables; verbs inside it are written first and passed in.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from starboard.kernel.verbs import Verb, name_of, snake

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")
OWN = Path(__file__).parent / "texts"
FLAVOUR = "flavour-"


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A title or a line of flavour, written in each language by hand.  Both are required."""

    en: str
    fr: str


class MissingText(LookupError):
    """A message that no file of texts has."""


def flavour_key(key: str) -> str:
    """The name of the message with the flavour of a piece of content."""
    return f"{FLAVOUR}{key}".replace("_", "-")


def text_files(folder: Path, lang: Language) -> list[Path]:
    """The files of a language in a folder of texts: `en.ftl`, and those in `en/`, one a subject."""
    one = folder / f"{lang}.ftl"
    return [*([one] if one.exists() else []), *sorted((folder / lang).glob("*.ftl"))]


class Say:
    """Speaks one language for one game and cartridge: `say("prompt-place", who="Ines")`."""

    def __init__(self, lang: Language, *folders: Path, strict: bool = True) -> None:
        self.lang: Language = lang
        self.strict = strict
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.names: dict[str, str] = {}  # what a world calls its pieces, by key
        for folder in (OWN, *folders):
            for file in text_files(folder, lang):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self._write = lru_cache(maxsize=20_000)(self._written)
        self.word = lru_cache(maxsize=20_000)(self._word)
        self.clause = lru_cache(maxsize=20_000)(self._clause)

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._write(key, tuple(args.items()))

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
        return set_french(str(text)) if self.lang == "fr" else str(text)

    def text(self, text: Text) -> str:
        return set_french(text.fr) if self.lang == "fr" else text.en

    def flavour(self, key: str) -> str:
        """The line of flavour that the texts of a cartridge hold for a piece of content; empty where they hold none."""
        message = flavour_key(key)
        return self(message) if self.has(message) else ""

    def rules(self, verbs: tuple[Verb, ...], mood: str = "do") -> str:
        """The rules text of a card: one sentence a verb."""
        return " ".join(sentence(clause) for clause in self.clauses(verbs, mood))

    def clauses(self, verbs: "tuple[Verb, ...] | tuple[Struct, ...]", mood: str = "do") -> list[str]:
        """A clause a verb; equal neighbours become one, so many times."""
        written: list[str] = []
        i = 0
        while i < len(verbs):
            times = 1
            while i + times < len(verbs) and verbs[i + times] == verbs[i]:
                times += 1
            clause = self.clause(verbs[i], mood)
            written.append(self("text-times", n=times, clause=clause) if times > 1 else clause)
            i += times
        return written

    def _clause(self, verb: Verb | Struct, mood: str = "do") -> str:
        """One verb as a clause without a capital and without a full stop."""
        if not isinstance(verb, Verb):
            return self.fact_of(verb, mood)
        return self(f"do-{name_of(verb).replace('_', '-')}", **self._fields(verb, mood))

    def fact_of(self, fact: Struct, mood: str = "do") -> str:
        """A Struct inside a verb by a message of its own: by its tag, `is-on-board`, else by its name, `part-range`."""
        config = fact.__struct_config__
        word = str(config.tag) if config.tag is not None else snake(type(fact).__name__)
        return self(f"{config.tag_field or 'part'}-{word.replace('_', '-')}", **self._fields(fact, mood))

    def _fields(self, value: Struct, mood: str) -> dict[str, Any]:
        """The fields as variables of a message; a word `$who` also as it is printed, `$who_name`.

        What is left empty is `none`, so that a message can tell.  A type may name the mood of its parts: `mood_inside`.
        """
        args: dict[str, Any] = {"mood": mood}
        inside = getattr(type(value), "mood_inside", mood)
        for field in value.__struct_fields__:
            part = getattr(value, field)
            written = self._value(part, inside)
            args[field] = "none" if written == "" else written
            if isinstance(part, Struct):
                args[f"{field}_name"] = written
                args |= {f"{field}_{word}": inner for word, inner in self._parts(part, inside).items()}
            elif isinstance(part, str):
                key = f"name-{field}-{part}".replace("_", "-")
                args[f"{field}_name"] = self(key) if part and self.has(key) else self.word(part)
        return args

    def _parts(self, part: Struct, mood: str) -> dict[str, Any]:
        """Of a counter or a condition inside: its word and its fields, for a message that words the whole itself."""
        return {"word": str(part.__struct_config__.tag or ""), **self._fields(part, mood)}

    def _value(self, value: Any, mood: str) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        if isinstance(value, Verb):
            return self.clause(value, mood)
        if isinstance(value, Struct):
            return self.fact_of(value, mood)
        if isinstance(value, tuple) and value and all(isinstance(v, Verb) for v in value):
            return self.joined(self.clauses(value, mood))
        if isinstance(value, tuple) and value and all(isinstance(v, Struct) for v in value):
            return self.joined([str(self._value(v, mood)) for v in value])
        if isinstance(value, tuple) and all(isinstance(v, str | int) for v in value):
            return self.joined([self.word(v) for v in value])
        return ""

    def _word(self, word: str | int) -> str:
        """A word of content by its name in this language: its message, its title in this world, else as it is."""
        key = f"name-{word}".replace("_", "-")
        return self(key) if isinstance(word, str) and self.has(key) else self.names.get(str(word), str(word))

    def fact(self, what: str, is_: str) -> str:
        """`what: is`, with the colon as the language sets it."""
        return self("text-fact", what=what, is_=is_)

    def joined(self, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self("text-and", first=", ".join(parts[:-1]), last=parts[-1])


def set_french(text: str) -> str:
    """French as it is printed: curly apostrophes; a space before a high mark or inside the quotes breaks no line."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", re.sub(r"(?<=\w)'(?=\w)", "\u2019", text))


def sentence(clause: str) -> str:
    """A clause with a capital and a full stop."""
    if not clause:
        return ""
    text = clause[0].upper() + clause[1:]
    return text if text.endswith((".", "!", "?", "…")) else text + "."


@lru_cache(maxsize=64)
def speaker(lang: Language, *folders: Path, strict: bool = True) -> Say:
    """The one speaker of a language for these folders of texts."""
    return Say(lang, *folders, strict=strict)
