"""The golden texts: all that a game says, in one language, as one file to read.

First every text written from verbs, a cartridge at a time, what several share once; then prompts, options, refusals
and log lines as they are read in golden games, a few of each; then the messages that no golden game says.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from starboard.kernel.cartridge import cartridges, rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.show import choice, line, message, no_choice, prompt_of
from starboard.kernel.textlint import messages
from starboard.kernel.texts import LANGUAGES, Language, text_files
from starboard.kernel.words import NOBODY_SEAT, Event
from tests.golden.games import ANSWERS, GAMES, GoldenGame, answer, golden_games

SAMPLES = 3  # lines of each message
KINDS = ("prompt", "option", "why", "event", "end")


def golden_texts() -> list[tuple[str, Language]]:
    return [(game, lang) for game in GAMES for lang in LANGUAGES]


def text_lines(game: str, lang: Language) -> Iterator[str]:
    """The whole file of a game in a language."""
    read: set[str] = set()
    for cartridge in cartridges(find(game)) or [""]:
        yield f"# {cartridge or game}: written from verbs"
        texts = rules(game, cartridge).texts(say(find(game), cartridge, lang))
        lines = dict.fromkeys(f"{name}: {text}" for name, text in texts)
        yield from (text for text in lines if text not in read)
        read |= set(lines)
    found = said(game)[lang]
    for kind in KINDS:
        yield f"# {kind}"
        yield from (f"{key}: {text}" for key in sorted(found) if key.startswith(f"{kind}-") for text in found[key])
    yield "# never said in a golden game"
    yield from unsaid(game, lang, set(found))


def unsaid(game: str, lang: Language, found: set[str]) -> Iterator[str]:
    """The other messages of these kinds, with the names of their variables in place of values."""
    voice = say(find(game), "", lang, strict=False)
    for file in text_files(find(game).home() / "texts", lang):
        for key, variables in messages(file)[0].items():
            if key.partition("-")[0] in KINDS and key not in found:
                yield f"{key}: {voice(key, **{name: f'[{name}]' for name in variables})}"


@cache
def said(game: str) -> dict[Language, dict[str, list[str]]]:
    """What is asked, offered, refused and logged in the golden games of a game, by message, in each language."""
    found: dict[Language, dict[str, list[str]]] = {lang: {} for lang in LANGUAGES}
    for golden in golden_games():
        if golden.game == game:
            _play(golden, found)
    return found


def _play(golden: GoldenGame, found: dict[Language, dict[str, list[str]]]) -> None:
    g, chance = golden.new(), random.Random(golden.seed * 7 + 1)
    g.emit = lambda event: _log(golden, g, event, found)
    for _ in range(ANSWERS):
        if g.over:
            break
        for seat in range(golden.seats):
            _ask(golden, g, seat, found)
        seat = g.waiting[chance.randrange(len(g.waiting))]
        g.answer(seat, answer(g, seat, chance))


def _log(golden: GoldenGame, g: Game[Any], event: Event, found: dict[Language, dict[str, list[str]]]) -> None:
    for lang, texts in found.items():
        lines = texts.setdefault(message("event", event.what), [])
        if len(lines) < SAMPLES:
            voice = say(find(golden.game), golden.cartridge, lang)
            _add(lines, line(g, event if event.secret else event.seen_by(NOBODY_SEAT), voice))


def _ask(golden: GoldenGame, g: Game[Any], seat: int, found: dict[Language, dict[str, list[str]]]) -> None:
    asked = g.question(seat)
    if asked is None:
        return
    for lang, texts in found.items():
        voice = say(find(golden.game), golden.cartridge, lang)
        key = message("prompt", asked.prompt or "free")
        if len(lines := texts.setdefault(key, [])) < SAMPLES:
            _add(lines, prompt_of(g, asked, voice))
        for option in (*asked.options, *asked.free):
            if len(lines := texts.setdefault(message("option", option.key), [])) < SAMPLES:
                _add(lines, choice(g, seat, option, voice).label)
        for refused in asked.refused:
            if len(lines := texts.setdefault(refused.why, [])) < SAMPLES:
                _add(lines, no_choice(g, refused, voice).why.text)


def _add(lines: list[str], text: str) -> None:
    if (said := text.strip()) not in lines:
        lines.append(said)
