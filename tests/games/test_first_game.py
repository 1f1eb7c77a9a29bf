"""The guided first game of each game, played to its end by a bot: what it teaches comes up, and can be seen."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from starboard.bots import BOTS, bot
from starboard.kernel.cartridge import default_cartridge, say
from starboard.kernel.game import Game
from starboard.kernel.lessons import ME, Guide, Lesson, Lessons, lessons_of
from starboard.kernel.registry import find, games
from starboard.kernel.replay import start
from starboard.kernel.scene import Board, Cards, Panel, Part, Scene, Track
from starboard.kernel.setup import Setup

OF_THE_PAGE = {"question", "own-0"}  # places of the page itself, which a lesson may point at too
GAMES = 40  # within so many more games, played by chance, every lesson must have come up
TAUGHT = [key for key in games() if lessons_of(key) is not None]


def lessons(game: str) -> Lessons:
    found = lessons_of(game)
    assert found is not None
    return found


def table(game: str, seed: int) -> Game[Any]:
    first, rules = lessons(game).first_game, find(game)
    settings = tuple((s.key, first.options.get(s.key, s.values[0])) for s in rules.settings)
    difficulty = first.difficulty or next(iter(rules.difficulties), "")
    return start(game, Setup(len(first.seats), seed, first.cartridge or default_cartridge(rules), difficulty, settings))


@cache
def told(game: str, seed: int | None = None, name: str = "") -> list[tuple[Lesson, Scene]]:
    """Every lesson of one game, with the scene in which it was due; all seats may be a bot's of one name."""
    given = lessons(game)
    seed = given.first_game.seed if seed is None else seed
    assert seed is not None
    g, guide = table(game, seed), Guide()
    seats = given.first_game.seats
    bots = [bot(name or ("greedy" if seat == ME else seat), seed + i) for i, seat in enumerate(seats)]
    me, voice, heard = seats.index(ME), say(find(game), g.s.setup.cartridge, "en"), []
    g.emit = lambda event: guide.hear((event,))
    while True:
        while lesson := guide.due(g, me, given):
            heard.append((lesson, g.rules.scene(g, me, voice)))
            guide.read(lesson.key)
        if g.over:
            return heard
        asked = g.waiting[0]
        g.answer(asked, bots[asked].choose(g, asked))


def ids(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        yield part.id
        match part:
            case Panel():
                yield from ids(part.parts)
            case Board():
                yield from (place.id for place in part.places)
                yield from (piece.id for piece in part.pieces)
            case Cards():
                yield from (card.id for card in part.cards)
            case Track():
                yield from (cell.id for cell in part.cells)
                yield from (marker.id for marker in part.markers)


def shown(scene: Scene) -> set[str]:
    own = [part for player in scene.players for part in player.parts]
    return {*OF_THE_PAGE, *ids((*scene.strip, *scene.board, *scene.shared, *own))}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_to_its_end_meets_at_least_four_lessons_in_five(game: str):
    met = {lesson.key for lesson, _ in told(game)}

    assert len(met) >= 0.8 * len(lessons(game).lessons), {each.key for each in lessons(game).lessons} - met


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_points_at_something_that_its_reader_sees(game: str):
    lost = [
        lesson.key for lesson, scene in told(game) if lesson.at and lesson.at.replace("{seat}", "0") not in shown(scene)
    ]

    assert lost == []


@pytest.mark.parametrize("game", TAUGHT)
def test_no_lesson_waits_for_a_moment_that_never_comes(game: str):
    missing = {lesson.key for lesson in lessons(game).lessons} - {lesson.key for lesson, _ in told(game)}
    for seed in range(GAMES):
        if missing:
            missing -= {lesson.key for lesson, _ in told(game, seed, "random")}

    assert missing == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_its_bots_are_bots_that_there_are(game: str):
    assert {seat for seat in lessons(game).first_game.seats if seat != ME} <= set(BOTS)
