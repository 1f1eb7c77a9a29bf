"""The guided first game of each game, played to its end by a bot: what it teaches comes up, and can be seen."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from starboard.bots import BOTS, bot
from starboard.kernel.cartridge import default_cartridge, say
from starboard.kernel.game import Game
from starboard.kernel.lessons import ME, Guide, Lesson, Lessons, lessons_of
from starboard.kernel.registry import find, games
from starboard.kernel.replay import start
from starboard.kernel.scene import Board, Cards, Panel, Part, Scene, Track
from starboard.kernel.script import STEPS, Step, Walk
from starboard.kernel.setup import Setup
from starboard.kernel.texts import LANGUAGES
from starboard.kernel.words import Option

OF_THE_PAGE = {"question", "own-0"}  # places of the page itself, which a lesson may point at too
GAMES = 40  # within so many more games, played by chance, every lesson must have come up
TAUGHT = [key for key in games() if lessons_of(key) is not None]


def lessons(game: str) -> Lessons:
    found = lessons_of(game)
    assert found is not None
    return found


def own_seats(game: str) -> list[int]:
    """The seats of whoever is guided: one, or several that one person holds."""
    return [seat for seat, who in enumerate(lessons(game).first_game.seats) if who == ME]


def told_at(lesson: Lesson | Step, seat: int) -> Lesson | Step:
    """The lesson as its reader meets it: what it points at is that of the seat that is asked."""
    return structs.replace(lesson, at=lesson.at.replace("{seat}", str(seat)))


def table(game: str, seed: int) -> Game[Any]:
    first, rules = lessons(game).first_game, find(game)
    settings = tuple((s.key, first.options.get(s.key, s.values[0])) for s in rules.settings)
    difficulty = first.difficulty or next(iter(rules.difficulties), "")
    return start(game, Setup(len(first.seats), seed, first.cartridge or default_cartridge(rules), difficulty, settings))


@cache
def told(game: str, seed: int | None = None, name: str = "") -> list[tuple[Lesson | Step, Scene]]:
    """Every lesson of one game, with the scene in which it was due; all seats may be a bot's of one name."""
    given = lessons(game)
    seed = given.first_game.seed if seed is None else seed
    assert seed is not None
    g, guide = table(game, seed), Guide()
    seats = given.first_game.seats
    bots = [bot(name or ("greedy" if seat == ME else seat), seed + i) for i, seat in enumerate(seats)]
    mine, voice, heard = own_seats(game), say(find(game), g.s.setup.cartridge, "en"), []
    g.emit = lambda event: guide.hear((event,))
    while True:
        me = next((seat for seat in g.waiting if seat in mine), mine[0])
        while lesson := guide.due(g, me, given):
            heard.append((told_at(lesson, me), g.rules.scene(g, me, voice)))
            guide.read(lesson.key)
        if g.over:
            return heard
        asked = g.waiting[0]
        option = bots[asked].choose(g, asked)
        if asked in mine:
            guide.answer(option, g.s.answers + 1)
        g.answer(asked, option)


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
    lost = [lesson.key for lesson, scene in told(game) if lesson.at and lesson.at not in shown(scene)]

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


def scripted(game: str) -> Game[Any]:
    """The first game as its reader meets it: what it answers by itself is answered."""
    first = lessons(game).first_game
    assert first.seed is not None, "a script needs a deal that is known"
    g = table(game, first.seed)
    for preset in first.presets:
        g.answer(preset.said.seat, preset.said.option)
    return g


def lit(g: Game[Any], step: Step) -> list[Option]:
    asked = g.question(g.waiting[0])
    return [option for option in (*asked.options, *asked.free) if step.means(option)] if asked else []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_script_can_be_followed_from_start_to_end_on_its_seed(game: str):
    script, g = lessons(game).script, scripted(game)
    assert len(script) in STEPS
    walk, start, done = Walk(script, g.s.answers), g.s.answers, []
    easy = bot("easy", 1)
    mine = own_seats(game)
    while step := walk.step:
        while g.waiting[0] not in mine:
            g.answer(g.waiting[0], easy.choose(g, g.waiting[0]))
        assert walk.due(g.question(g.waiting[0])) is step
        done.append(step.key)
        if step.answer:
            (option,) = lit(g, step)  # one answer is lit, not several
            walk.answer(option, g.s.answers + 1)
            g.answer(g.waiting[0], option)
        else:
            walk.read(step.key, g.s.answers)

    assert done == [step.key for step in script] and g.s.answers > start


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_points_at_is_shown_and_what_it_says_is_said(game: str, lang: Any):
    script, g, voice = lessons(game).script, scripted(game), say(find(game), lessons(game).first_game.cartridge, lang)
    easy = bot("easy", 1)
    mine = own_seats(game)
    for step in script:
        while g.waiting[0] not in mine:
            g.answer(g.waiting[0], easy.choose(g, g.waiting[0]))
        me = g.waiting[0]
        scene = g.rules.scene(g, me, voice)

        assert told_at(step, me).at in shown(scene), step.key
        assert step.title(voice) and step.text(voice)
        if step.answer:
            g.answer(me, lit(g, step)[0])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_asks_its_newcomer_nothing_before_the_first_step_that_is_taught(game: str):
    first, g = lessons(game).first_game, scripted(game)

    assert g.waiting and set(g.waiting) <= set(own_seats(game))
    taught = next(step for step in lessons(game).script if step.answer)
    assert first.presets and lit(g, taught)
