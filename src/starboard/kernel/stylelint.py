"""How a game's texts read: what no sentence of a card, a prompt or the log may look like.

Messages are looked at as they are written in files of texts, texts written from verbs as they are read.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from starboard.kernel.cartridge import cartridges, read, say
from starboard.kernel.content import ContentError
from starboard.kernel.rules import Rules
from starboard.kernel.texts import LANGUAGES, Language, text_files
from starboard.kernel.wordfile import MOST_WORDS, WordFile, word_file

TITLES = r"\{ \$(?:[a-f]|[a-f]_in) \}"
FAULTS: tuple[tuple[Language | None, re.Pattern[str], str], ...] = (
    (None, re.compile(r"×"), "× stands for a word: count the noun, `$a_n` or `$kind_n`"),
    (
        None,
        re.compile(r"\{ \$n \} \{ \$(?:[a-f]|what|kind|item|\w+_name) \}"),
        "a number beside a name that does not agree with it",
    ),
    (
        "fr",
        re.compile(r"(?i)\b(?:à|de|du|au) \{ \$[a-f]_?(?:in)? \}"),
        "« à » or « de » before a title: `$a_to`, `$a_of`",
    ),
    ("fr", re.compile(TITLES + r" (?:est|sont|était) \w+(?:é|ée|és|i|is|u|us|it|ts?)\b"), "a participle after a title"),
    ("fr", re.compile(r"\b(?:ici|ceci) : \{"), "a place is a phrase, never « ici : »"),
)
SAID = ("event-", "tell-", "option-", "why-")  # what is read as a sentence
BARE_NUMBER = re.compile(r":\s*[+−]?\{ \$n \}\.?\s*$", re.MULTILINE)
NAMES = ("option-avatar", "event-avatar", "prompt-", "scene-", "term-", "text-", "option-fly", "option-move")
SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[A-ZÀ-Ý«“○])")
WORD = re.compile(r"[\w’'+-]+")
CAPITAL = re.compile(r":\s[A-ZÀ-Ý][a-zà-ÿ]")
COLON = re.compile(r":(?!\d)")


def style_problems(game: type[Rules[Any]]) -> list[str]:
    """Everything that reads as if a machine had put it together, a line a fault."""
    problems = list(message_faults(game.home() / "texts"))
    excused, longest = word_file(game.home()), dict[str, int]()
    for cartridge, folder in cartridges(game).items():
        try:
            made = game(read(game, folder))
        except ContentError:
            continue  # said elsewhere
        for lang in LANGUAGES:
            for name, text in made.texts(say(game, cartridge, lang)):
                where = f"{game.key}, {cartridge}, {lang}: {name}"
                problems += [f"{where}: {fault}" for fault in text_faults(name, text, excused)]
                of = excused.key(name)
                longest[of] = max(longest.get(of, 0), _words(text))
    return problems + [f"{game.key}: words.yaml: {fault}" for fault in excuse_faults(excused, longest)]


def excuse_faults(excused: WordFile, longest: dict[str, int]) -> Iterator[str]:
    """Excuses that nothing needs: a card that is not long, more words than the longest of them has, no reason."""
    for length in excused.lengths:
        yield from (f"{card} is not long" for card in length.cards if longest.get(card, 0) <= MOST_WORDS)
        most = max((longest.get(card, 0) for card in length.cards), default=0)
        if most != length.words:
            yield f"{', '.join(length.cards)}: {length.words} words, the longest has {most}"
        if not length.why:
            yield f"{', '.join(length.cards)}: no reason"


def message_faults(folder: Path) -> Iterator[str]:
    """What is wrong with the messages of a folder, by how they are written."""
    for lang in LANGUAGES:
        for file in text_files(folder, lang):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and not entry.id.name.startswith(NAMES):
                    written = FluentSerializer().serialize_entry(entry)
                    if entry.id.name.startswith(SAID) and BARE_NUMBER.search(written):
                        yield f"{file}: {entry.id.name}: a number alone after a colon: count the noun, “3 dice”"
                    for of, pattern, fault in FAULTS:
                        if of in (None, lang) and pattern.search(written):
                            yield f"{file}: {entry.id.name}: {fault}"


def text_faults(name: str, text: str, excused: WordFile) -> Iterator[str]:
    """What is wrong with a text written from verbs."""
    length = excused.length(name)
    most = length.words if length else MOST_WORDS
    if _words(text) > most:
        yield f"{_words(text)} words, at most {most}; `words.yaml` names the exceptions"
    for part in text.split(" | "):
        if _words(part) > MOST_WORDS and not (length and name in length.cards):
            yield f"{_words(part)} words in a line, at most {MOST_WORDS}; `words.yaml` names the exceptions"
        for sentence in SENTENCE.split(part):
            if len(COLON.findall(sentence)) > 1:
                yield f"more than one colon in “{sentence}”"
            if CAPITAL.search(sentence) and not name.startswith("rival"):
                yield f"a capital after the colon in “{sentence}”"
            if "|" in sentence or "  " in sentence or "none" in WORD.findall(sentence):
                yield f"something is left over in “{sentence}”"


def _words(text: str) -> int:
    return len(WORD.findall(text))
