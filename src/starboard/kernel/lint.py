"""What is wrong with a game or a cartridge, said before anybody plays it: the work of `starboard check`."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.booklint import problems as book_problems
from starboard.kernel.cartridge import cartridges, read, say
from starboard.kernel.codec import codec
from starboard.kernel.content import ContentError, place_of
from starboard.kernel.content_hints import nearest
from starboard.kernel.force import Modifier, When, Whenever
from starboard.kernel.forms import ChooseOne, ChooseUpTo, If, IfPossible, May, Repeat, Way
from starboard.kernel.lessonlint import lesson_problems
from starboard.kernel.rules import Rules
from starboard.kernel.storylint import story_problems
from starboard.kernel.stylelint import style_problems
from starboard.kernel.termlint import term_problems
from starboard.kernel.textlint import messages, text_problems
from starboard.kernel.texts import FLAVOUR, LANGUAGES, OWN, MissingText, Text, flavour_key, text_files
from starboard.kernel.titlelint import quoted_problems, title_problems
from starboard.kernel.verblint import unused_words
from starboard.kernel.verbs import Verb, name_of
from starboard.kernel.wordlint import console_problems, word_problems

PATH = re.compile(r"\w+(?:\.\w+|\[\w+\])*")


def game_problems(game: type[Rules[Any]]) -> list[str]:
    """Everything wrong with a game's own texts, its verbs' texts and the cartridges shipped with it."""
    problems = text_problems(OWN) + console_problems() + text_problems(game.home() / "texts")
    problems += [f"{game.home()}: {problem}" for problem in _rules(game)]
    problems += style_problems(game) + lesson_problems(game) + story_problems(game) + word_problems(game)
    problems += term_problems(game)
    for folder in cartridges(game).values():
        problems += cartridge_problems(game, folder)
    with suppress(ContentError):  # what is used is known when all can be read; what cannot is named above
        problems += unused_words(game, spoken(game))
    return problems


def _rules(game: type[Rules[Any]]) -> list[str]:
    return book_problems(game.key) if (game.home() / "rules.yaml").exists() else ["rules.yaml is missing"]


def cartridge_problems(game: type[Rules[Any]], folder: Path) -> list[str]:
    """Everything wrong with a cartridge, a line a problem, each with its file."""
    try:
        world = read(game, folder)
    except ContentError as error:
        return [str(error)]
    problems = text_problems(folder / "texts")
    found = [*_texts(world), *_flavours(folder, world), *_wording(game, folder, world), *_events(game, world)]
    found += [*_modifiers(game, world), *_choices(world)]
    found += title_problems(walk(world))
    page = game.home() / "rulebook" / "fr.md"
    if page.exists():
        found += [("", fault) for fault in quoted_problems(page.read_text(encoding="utf-8"), walk(world))]
    made = game(world)
    paths = {getattr(value, "key", None): path for path, value in walk(world)}
    for key in sorted(set(made.keys()) - set(made.reachable())):
        found.append(
            (paths.get(key, ""), f"{key} can never come into play; expected: a deck, a verb or a card that brings it")
        )
    own = list(made.problems())  # a game may say more closely which keys stand twice
    found += [(path, fault) for path, key, fault in _twice(world) if not any(f"key {key} " in told for told in own)]
    found += [_split(problem) for problem in own]
    return problems + [_with_place(folder, where, problem) for where, problem in found]


def _split(problem: str) -> tuple[str, str]:
    """The path and the fault in a line such as `cards[comet].does[0]: no such colour`."""
    path, colon, fault = problem.partition(": ")
    return (path, fault) if colon and PATH.fullmatch(path) else ("", problem)


def _with_place(folder: Path, path: str, problem: str) -> str:
    """A line with the file, the line and the column of what is wrong."""
    place = place_of(folder, path)
    return f"{place}: {path}: {problem}" if path else f"{place}: {problem}"


def spoken(game: type[Rules[Any]]) -> Iterator[Any]:
    """Every value in all content of a game that is installed here; `ContentError` where some cannot be read."""
    yield from (value for _, value in walk(game.shared_content()))
    for folder in cartridges(game).values():
        yield from (value for _, value in walk(read(game, folder)))


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value inside a world with its path, `cards[3].does[0]`."""
    yield path, value
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field), f"{path}.{field}" if path else field)
    elif isinstance(value, list | tuple):
        for i, item in enumerate(value):
            yield from walk(item, f"{path}[{_step(item, i)}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, f"{path}[{key}]")


def _step(item: Any, at: int) -> Any:
    """A piece goes by its key; a verb or a condition that names one by its own `key`, by its number."""
    tagged = isinstance(item, Struct) and item.__struct_config__.tag is not None
    return at if tagged else getattr(item, "key", at)


def _texts(world: Any) -> Iterator[tuple[str, str]]:
    for path, value in walk(world):
        if isinstance(value, Text):
            for lang in LANGUAGES:
                if not getattr(value, lang).strip():
                    yield path, f"no text in {lang}; expected: words for people who read it"


def _flavours(folder: Path, world: Any) -> Iterator[tuple[str, str]]:
    """Flavour of what is not in this world, and things without any in a file where others have theirs."""
    files = text_files(folder / "texts", LANGUAGES[0])
    written = {name for file in files for name in messages(file)[0] if name.startswith(FLAVOUR)}
    for deck in world.__struct_fields__:
        things = getattr(world, deck)
        keys = [item.key for item in things if hasattr(item, "key")] if isinstance(things, list | tuple) else []
        wanted = {flavour_key(key): key for key in keys}
        for name in sorted(wanted.keys() - written if wanted.keys() & written else ()):
            yield f"{deck}[{wanted[name]}]", f"no text called {name}; others here have theirs"
    known = {flavour_key(str(thing.key)) for _, thing in walk(world) if hasattr(thing, "key")}
    yield from (("texts", f"nothing here has the key of {name}") for name in sorted(written - known))


def _events(game: type[Rules[Any]], world: Any) -> Iterator[tuple[str, str]]:
    """Triggers that wait for what never happens."""
    for path, when in walk(world):
        if isinstance(when, When) and when.what not in game.trigger_events:
            near = nearest(when.what, sorted(game.trigger_events))
            yield path, f"there is no event {when.what!r} to wait for{near}"


IN_FORCE = re.compile(r".*\.(static|rule)\[\d+\]")  # where a modifier stands


def _modifiers(game: type[Rules[Any]], world: Any) -> Iterator[tuple[str, str]]:
    """A modifier where an effect belongs, and the reverse: the one would never hold, the other never happen."""
    wrapper = "apply" if "apply" in codec(game).content else "last"
    for path, verb in walk(world):
        if isinstance(verb, Verb) and IN_FORCE.fullmatch(path) and not isinstance(verb, Modifier | Whenever):
            yield path, f"{name_of(verb)} happens once; expected: in `does`, not among what holds"
        elif isinstance(verb, Modifier) and not IN_FORCE.fullmatch(path):
            yield path, f"{name_of(verb)} holds while it lies there; expected: in `static`, or in `rule` of `{wrapper}`"


def _choices(world: Any) -> Iterator[tuple[str, str]]:
    """Choices in which there is nothing to choose, ways that share a key, and verbs around nothing."""
    for path, verb in walk(world):
        if isinstance(verb, ChooseOne | ChooseUpTo):
            keys = [way.key for way in verb.among]
            if len(keys) < 1 + isinstance(verb, ChooseOne):
                yield path, f"a choice among {len(keys)}; expected: two ways or more in `among`, or the verbs alone"
            for at, key in enumerate(keys):
                if key in keys[:at]:
                    yield f"{path}.among[{at}].key", f"two ways have the key {key}; expected: a key of its own for each"
        elif isinstance(verb, If | IfPossible | May | Repeat) and not verb.does and not getattr(verb, "otherwise", ()):
            yield path, f"{name_of(verb)} around nothing; expected: verbs in `does`"


def _twice(value: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Pieces of one list that share a key, with the key: the later one would stand in the place of the earlier."""
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from _twice(getattr(value, field), f"{path}.{field}" if path else field)
    elif isinstance(value, list | tuple):
        first: dict[str, int] = {}
        for at, item in enumerate(value):
            piece = isinstance(item, Struct) and item.__struct_config__.tag is None and not isinstance(item, Way)
            key = getattr(item, "key", "") if piece else ""
            if key and key in first:
                fault = (
                    f"two of these have the key {key}; expected: a key of its own, {path}[{first[key]}] has this one"
                )
                yield f"{path}[{at}]", key, fault
            first.setdefault(key, at)
            yield from _twice(item, f"{path}[{at}]")


def _wording(game: type[Rules[Any]], folder: Path, world: Any) -> Iterator[tuple[str, str]]:
    """Verbs whose rules text cannot be written in some language, and words of events that nothing ever says."""
    known = codec(game).content
    for path, verb in walk(world):
        if not isinstance(verb, Verb):
            continue
        if name_of(verb) not in known:
            yield path, f"{name_of(verb)} is not for cards{nearest(name_of(verb), sorted(known))}"
        for lang in LANGUAGES:
            try:
                written = say(game, str(folder), lang).clause(verb)
            except MissingText as missing:
                yield path, str(missing)
                continue
            for field in verb.__struct_fields__:
                word = getattr(verb, field)
                if isinstance(word, str) and "_" in word and word in written:
                    name = f"name-{field}-{word}".replace("_", "-")
                    yield f"{path}.{field}", f"players read {word}; expected: `{name} = …` in texts/{lang}.ftl"
