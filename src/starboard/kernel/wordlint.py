"""The words of a game: a message in each language for all that it says, no message that nothing says, and a rule for
each question."""

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.asking import Window
from starboard.kernel.cartridge import cartridges, read
from starboard.kernel.codec import codec
from starboard.kernel.content import ContentError
from starboard.kernel.forms import Pay, PayOrNot
from starboard.kernel.lessons import read_lessons
from starboard.kernel.rulelist import rules_of
from starboard.kernel.rules import Rules
from starboard.kernel.show import message
from starboard.kernel.source import Words, shared_words, words_in
from starboard.kernel.story import read_story
from starboard.kernel.storylint import texts_of
from starboard.kernel.textlint import message_places
from starboard.kernel.texts import FLAVOUR, LANGUAGES, speaker
from starboard.kernel.verbs import Ask, snake

FREE = "free"  # what a seat reads that is not asked and may cut in


def console_problems() -> list[str]:
    """What is wrong with the console's own words, which every game may rely on."""
    needs = words_in(Path(__file__).parent).needs
    return [
        f"{where}: no text called {key} in {lang}"
        for lang in LANGUAGES
        for key, where in needs.items()
        if not speaker(lang).has(key)
    ]


def word_problems(game: type[Rules[Any]]) -> list[str]:
    """What is wrong with the words of a game, a line a problem."""
    words = words_in(game.home())
    asked = prompts(game, words)
    return [*_prompts(game, asked), *_missing(game, words, asked), *_unused_messages(game, words)]


# Questions


def prompts(game: type[Rules[Any]], words: Words) -> dict[str, str]:
    """The prompts of all questions that this game puts, each with the verb that asks."""
    found: dict[str, str] = {}
    for word, kind in codec(game).verbs.items():
        own = not kind.__module__.startswith("starboard.kernel.")
        if issubclass(kind, Ask) and kind.prompt != Ask.prompt and (own or _uses(game, kind, words)):
            found.setdefault(kind.prompt, word)
    return found


def _uses(game: type[Rules[Any]], kind: type[Ask], words: Words) -> bool:
    """Whether a game puts a question of the kernel."""
    if kind is Window:
        return game.free is not Rules.free
    if kind is PayOrNot:
        return Pay in codec(game).content.values() and bool(game.effects)
    return kind.__name__ in words.names or (bool(game.effects) and kind in codec(game).content.values())


def _prompts(game: type[Rules[Any]], asked: dict[str, str]) -> Iterator[str]:
    """Every question names the rule that it is about; no other question does."""
    if not (game.home() / "rules.yaml").exists():
        return
    ids = rules_of(game.key).ids
    for prompt, verb in asked.items():
        if prompt not in game.prompts:
            yield f"{game.key}: the question {prompt} ({verb}) names no rule: add it to `prompts`"
    for prompt, rule in game.prompts.items():
        if rule not in ids:
            yield f"{game.key}: the question {prompt} names {rule}, which is no rule"
        if prompt not in asked and prompt != FREE:
            yield f"{game.key}: `prompts` names the question {prompt}, which nothing asks"


# Messages that are missing


def _missing(game: type[Rules[Any]], words: Words, asked: dict[str, str]) -> Iterator[str]:
    needs = dict(words.needs)
    needs |= {f"prompt-{prompt}".replace("_", "-"): f"{game.key}: {verb}" for prompt, verb in asked.items()}
    if game.amount is Rules.amount:  # else the game words its amounts itself
        needs |= {f"stock-{word}".replace("_", "-"): f"{game.key}: {word}" for word in game.stock_words}
    needs |= {message("series", word): f"{game.key}: {word}" for word in game.in_series}
    needs |= {f"{field}-{word}".replace("_", "-"): f"{game.key}: {word}" for field, word in content_words(game)}
    folders = [folder / "texts" for folder in cartridges(game).values()]
    for lang in LANGUAGES:
        say = speaker(lang, game.home() / "texts", *folders)
        yield from (f"{where}: no text called {key} in {lang}" for key, where in needs.items() if not say.has(key))
        for kind, word in _labels(game):
            key, name = (f"{prefix}-{word}".replace("_", "-") for prefix in (kind, "name"))
            if not (word.isdigit() or say.has(key) or say.has(name)):
                yield f"{game.key}: no text called {key} in {lang}"


def _labels(game: type[Rules[Any]]) -> Iterator[tuple[str, str]]:
    """What a host chooses from before a game."""
    yield from (("difficulty", word) for word in game.difficulties)
    for setting in game.settings:
        yield "setting", setting.key
        yield from ((f"setting-{setting.key}", word) for word in setting.values)


def content_words(game: type[Rules[Any]]) -> Iterator[tuple[str, str]]:
    """The verbs, conditions and counters that cards of this game may use, `do` and `gain`: each writes its own text."""
    known = codec(game)
    verbs = known.content.values() if game.effects else ()
    kinds: tuple[type[Struct], ...] = (*verbs, *known.conditions.values(), *known.counters.values())
    for kind in kinds:
        config = kind.__struct_config__
        if config.tag is not None and not kind.__subclasses__():
            yield str(config.tag_field), str(config.tag)


# Messages that nothing uses


def _unused_messages(game: type[Rules[Any]], words: Words) -> Iterator[str]:
    known = Vocabulary(game, words)
    for folder in (game.home() / "texts", *(folder / "texts" for folder in cartridges(game).values())):
        places, used = message_places(folder, LANGUAGES[0])
        for name, where in places.items():
            if name not in used and not name.startswith(FLAVOUR) and not known.uses(name):
                yield f"{where}: nothing uses the text {name}"


class Vocabulary:
    """All the words that a game and its cartridges know, and the messages that can be asked for with them."""

    def __init__(self, game: type[Rules[Any]], words: Words) -> None:
        every = Words()
        every.add(shared_words())
        every.add(words)
        self.words = {word.replace("_", "-") for word in chain(every.strings, _own_words(game), _world_words(game))}
        self.patterns = [parts for parts in every.patterns if any(parts)]

    def uses(self, message: str) -> bool:
        """Whether somebody can ask for this message: by its whole name, or by one with gaps that known words fill."""
        if message in self.words:
            return True
        kind, _, word = message.partition("-")
        verb, _, field = word.partition("-each-")  # of several that differ in this field: see `texts.Say`
        if kind in CONVENTIONS and self._is_word(verb) and (not field or self._is_word(field)):
            return True
        return any(self._fills(parts, message) for parts in self.patterns)

    def _is_word(self, word: str) -> bool:
        return word in self.words or word.isdigit()

    def _fills(self, parts: tuple[str, ...], message: str) -> bool:
        """Whether known words in the gaps of a pattern make this message; a gap at its start is a message itself."""
        first, *rest = parts
        if first == "":
            base = message.removesuffix(rest[-1]) if len(rest) == 1 and len(rest[0]) > 2 else message
            return base != message and self.uses(base)
        return message.startswith(first) and self._gaps(rest, message.removeprefix(first))

    def _gaps(self, rest: list[str], text: str) -> bool:
        if not rest:
            return text == ""
        after, *more = rest
        ends = [len(text)] if not after and not more else [i for i in range(len(text) + 1) if text.startswith(after, i)]
        return any(self._is_word(text[:i]) and self._gaps(more, text[i + len(after) :]) for i in ends)


# `do-` and a verb, `is-` and a condition: see `texts.Say`; the first six: see `show`.
CONVENTIONS = frozenset(
    "prompt option odds then series event do is part count name piece brief noun".split()  # noqa: SIM905  # a list of words
)


def _own_words(game: type[Rules[Any]]) -> Iterator[str]:
    """The verbs, conditions, counters and settings of a game, its lessons and its telling."""
    yield from codec(game).verbs
    yield from (word for kind in _structs(Struct, game.package()) for word in (snake(kind.__name__), _tag(kind)))
    yield from (word for kind, label in _labels(game) for word in (label, f"{kind}-{label}"))
    file = game.home() / "lessons.yaml"
    if file.exists():
        found = read_lessons(file)
        for told in (*found.lessons, *found.script):
            yield from (f"lesson-{told.key}", f"lesson-{told.key}-text")
    file = game.home() / "story.yaml"
    if file.exists():
        for event, telling in read_story(file).events.items():
            yield from (*texts_of(event, telling), f"{message('moment', event)}-title")


def _structs(kind: type[Struct], package: str) -> Iterator[type[Struct]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith((package, "starboard.kernel")):
            yield sub
        yield from _structs(sub, package)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or "")


def _world_words(game: type[Rules[Any]]) -> Iterator[str]:
    """Every key and every word in the cartridges of a game."""
    for folder in cartridges(game).values():
        try:
            yield from _strings(read(game, folder))
        except ContentError:
            continue  # said elsewhere


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _strings(getattr(value, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, Iterable):
        for item in value:
            yield from _strings(item)
