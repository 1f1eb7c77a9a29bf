"""What is wrong with the telling of a game: events without a word, sentences that are missing in a language."""

from collections.abc import Iterator
from typing import Any

from starboard.kernel.content import ContentError
from starboard.kernel.rules import Rules
from starboard.kernel.show import message
from starboard.kernel.story import Telling, read_story
from starboard.kernel.texts import LANGUAGES, speaker


def story_problems(game: type[Rules[Any]]) -> list[str]:
    """What is wrong with the telling of a game, a line a problem, each with its file."""
    file = game.home() / "story.yaml"
    if not file.exists():
        return []
    try:
        found = read_story(file)
    except ContentError as error:
        return [str(error)]
    return [
        f"{file}: {event}: {problem}"
        for event, telling in found.events.items()
        for problem in _texts(game, event, telling)
    ]


def _texts(game: type[Rules[Any]], event: str, telling: Telling) -> Iterator[str]:
    if telling.moment and not telling.weight:
        yield "a moment without a weight is never told"
    for lang in LANGUAGES:
        say = speaker(lang, game.home() / "texts")
        for key in (message("event", event), *texts_of(event, telling)):
            if not say.has(key):
                yield f"no text called {key} in {lang}"
        if telling.moment and not telling.picture and not say.has(f"{message('moment', event)}-title"):
            yield f"a moment without a picture needs a text called {message('moment', event)}-title in {lang}"


def texts_of(event: str, telling: Telling) -> Iterator[str]:
    """The messages that the telling of an event needs."""
    if telling.weight:
        yield message("tell", event)
    if telling.moment:
        yield message("moment", event)
    if telling.chapter:
        yield message("chapter", event)
    if telling.deed:
        yield message("deed", event)
        yield message("role", event)
