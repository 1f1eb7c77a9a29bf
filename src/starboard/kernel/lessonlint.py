"""What is wrong with the lessons of a game: words that are missing or too long, moments that never come."""

from collections.abc import Iterator
from typing import Any

from starboard.kernel.cartridge import cartridges
from starboard.kernel.content import ContentError
from starboard.kernel.lessons import ME, FirstGame, Lesson, Lessons, read_lessons
from starboard.kernel.rulelist import rules_of
from starboard.kernel.rules import Rules
from starboard.kernel.script import STEPS, Step
from starboard.kernel.texts import LANGUAGES, speaker

LONGEST = 340  # characters of a lesson: more is not read at a table


def lesson_problems(game: type[Rules[Any]]) -> list[str]:
    """What is wrong with the lessons of a game, a line a problem, each with its file."""
    file = game.home() / "lessons.yaml"
    if not file.exists():
        return []
    try:
        found = read_lessons(file)
    except ContentError as error:
        return [str(error)]
    told: tuple[Lesson | Step, ...] = (*found.lessons, *found.script)
    keys = [each.key for each in told]
    listed = [f"{key} stands here twice" for key in sorted({key for key in keys if keys.count(key) > 1})]
    ids = rules_of(game.key).ids
    for each in told:
        listed += [f"{each.key}: {rule} is no rule" for rule in each.rules if rule not in ids]
        listed += [f"{each.key}: {problem}" for problem in _wording(game, each)]
    listed += [f"the script covers {key}, which is no lesson" for key in _covers(found) if key not in keys]
    if found.script and len(found.script) not in STEPS:
        listed.append(f"the script has {len(found.script)} steps; {STEPS[0]} to {STEPS[-1]} make a first turn")
    return [f"{file}: {problem}" for problem in (*listed, *_table(game, found.first_game))]


def _covers(found: Lessons) -> Iterator[str]:
    return (key for step in found.script for key in step.covers)


def _moment(told: Lesson | Step) -> dict[str, str]:
    """The words of the game for which it waits, by their kind."""
    if isinstance(told, Step):
        return {"option": told.option}
    return {"prompt": told.when.prompt, "option": told.when.option, "event": told.when.event}


def _wording(game: type[Rules[Any]], lesson: Lesson | Step) -> Iterator[str]:
    """Words that are missing, too long, or of a moment that the game has no word for, so that it never comes."""
    for lang in LANGUAGES:
        say = speaker(lang, game.home() / "texts")
        name = f"lesson-{lesson.key.replace('_', '-')}"
        yield from (f"no text called {key} in {lang}" for key in (name, f"{name}-text") if not say.has(key))
        if say.has(f"{name}-text") and len(lesson.text(say)) > LONGEST:
            yield f"{len(lesson.text(say))} characters in {lang}, more than {LONGEST}"
        for kind, named in _moment(lesson).items():
            word = named.replace("_", "-")
            if word and not say.has(f"{kind}-{word}"):
                yield f"no {kind} called {word} in {lang}: this moment never comes"


def _table(game: type[Rules[Any]], first: FirstGame) -> Iterator[str]:
    if len(first.seats) not in game.seats or ME not in first.seats:
        yield f"the first game needs {game.seats[0]} to {game.seats[-1]} seats, one of them `me`"
    if first.cartridge and first.cartridge not in cartridges(game):
        yield f"the first game names the cartridge {first.cartridge}, which is not there"
    if first.difficulty and first.difficulty not in game.difficulties:
        yield f"the first game names the difficulty {first.difficulty}, which is not there"
    values = {setting.key: setting.values for setting in game.settings}
    for key, value in first.options.items():
        if value not in values.get(key, ()):
            yield f"the first game names the setting {key} = {value}, which is not there"
