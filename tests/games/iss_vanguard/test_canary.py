"""Unread text is a secret: whatever nobody has read yet carries a canary, and no canary gets out before it is read.

A world is read with a word of its own in every text of each entry, place, mission, circumstances, Threat and unique
discovery that is not printed open on the board.  A random game must not say the word of a thing before that thing lies
open: not in a frame, the question, the log, the state, a save, plain text for the terminal, nor a refusal.
"""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.world import World
from starboard.kernel.bookfile import rulebook
from starboard.kernel.cartridge import nouns, read, say, titles
from starboard.kernel.game import Game
from starboard.kernel.lessons import lessons_of
from starboard.kernel.nouns import Text
from starboard.kernel.plain import plain
from starboard.kernel.playout import sensible
from starboard.kernel.setup import Setup
from starboard.kernel.show import line
from starboard.kernel.texts import Say, speaker
from starboard.kernel.voice import Language
from starboard.kernel.words import IllegalAnswer, opt

WORLDS = ("ferry_rock", "marrow", "tidewater")
CANARY = re.compile(r"canary\.(\w+)\.")
ANSWERS = 220


def marked(thing: Any, key: str) -> Any:
    """The same with a canary in every text inside."""
    if isinstance(thing, Text):
        word = f"canary.{key}."
        return structs.replace(thing, en=f"{word} {thing.en}", fr=f"{word} {thing.fr}")
    if isinstance(thing, Struct):
        return structs.replace(thing, **{f: marked(getattr(thing, f), key) for f in thing.__struct_fields__})
    if isinstance(thing, tuple):
        return tuple(marked(each, key) for each in thing)
    return thing


def secret_world(cartridge: str) -> tuple[IssVanguard, frozenset[str]]:
    """A world with canaries in all that is not printed open, and the keys of those things."""
    world = read(IssVanguard, IssVanguard.home() / "cartridges" / cartridge)
    planet = world.planet
    printed = {sector.place for sector in planet.sectors} | {planet.circumstances, *planet.missions, *planet.threats}
    keys: set[str] = set()
    changed: dict[str, Any] = {}
    for field in ("entries", "places", "missions", "circumstances", "threats", "uniques"):
        cards = getattr(world, field)
        keys |= {card.key for card in cards if card.key not in printed}
        changed[field] = tuple(card if card.key in printed else marked(card, card.key) for card in cards)
    secret: World = structs.replace(world, **changed)
    return IssVanguard(secret), frozenset(keys)


def open_things(g: Game[Any]) -> set[str]:
    """What has lain open so far."""
    s = g.s
    uniques = {g.book.uniques[number].key for number in s.finds_unique}
    gone = {card.key for number, card in g.book.uniques.items() if number not in s.uniques}
    return {*s.entries, *s.known, *uniques, *gone, *s.missions, *s.missions_done, *s.missions_failed, s.circumstances}


def voice_of(rules: IssVanguard, cartridge: str, lang: Language) -> Say:
    """Who speaks for the world with canaries: it knows its things by their marked names."""
    home = IssVanguard.home()
    voice: Say = speaker.__wrapped__(
        lang, home / "texts", home / "cartridges" / cartridge / "texts"
    )  # not the shared one
    words = (IssVanguard.shared_content(), rules.cartridge)
    voice.nouns.update(nouns(words))
    voice.names.update(titles(words, voice))
    return voice


def frames(g: Game[Any], voice: Say) -> Iterator[str]:
    """All that leaves a game: scenes, plain text, chapters of the rulebook, the state and its save, a refusal."""
    for seat in (*g.waiting, None):
        scene = g.rules.scene(g, seat, voice)
        yield msgspec.json.encode(scene).decode()
        yield plain(scene, voice)
    yield msgspec.json.encode(g.rules.chapters(g, voice)).decode()
    yield msgspec.json.encode(g.s).decode()
    try:
        g.fork().answer(g.waiting[0], opt("no_such_answer"))
    except IllegalAnswer as refusal:
        yield str(refusal)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("cartridge", WORLDS)
def test_no_unread_text_gets_out_of_a_random_game(cartridge: str, lang: Language):
    rules, keys = secret_world(cartridge)
    chance = random.Random(5)
    g = Game(rules.new(Setup(4, 11, cartridge, options=(("players", "2"),))), rules)
    voice = voice_of(rules, cartridge, lang)
    news: list[Any] = []
    g.emit = news.append
    seen: set[str] = set()
    while g.s.outcome is None and g.s.answers < ANSWERS:
        said = [*frames(g, voice), *(line(g, event, voice) for event in news)]
        news.clear()
        found = {key for text in said for key in CANARY.findall(text)}
        early = found - open_things(g)
        assert not early, f"after {g.s.answers} answers, unread: {sorted(early)}"
        seen |= found
        seat = g.waiting[0]
        moves = sensible(g, seat)
        g.answer(seat, rules.rollout(g, seat, moves, chance.random) if len(moves) > 1 else moves[0])
    assert seen & keys, "nothing was ever read: the test saw no canary at all"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_and_rulebook_hold_no_text_of_a_world(lang: Language):
    voice = say(IssVanguard, "ferry_rock", lang)
    book = msgspec.json.encode(rulebook("iss_vanguard", lang)).decode()
    lessons = lessons_of("iss_vanguard")
    assert lessons is not None
    told = " ".join(voice(f"lesson-{lesson.key.replace('_', '-')}") for lesson in lessons.lessons)
    for cartridge in WORLDS:
        world = read(IssVanguard, IssVanguard.home() / "cartridges" / cartridge)
        for entry in world.entries:
            text = voice.text(entry.text)
            first = text.split(". ")[0]
            assert first not in book and first not in told, f"{cartridge}: {entry.key}"
