"""Lessons: each comes once, when its moment has come, in the order of its list; and what is wrong with them is said."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.game import Game
from starboard.kernel.lessonlint import lesson_problems
from starboard.kernel.lessons import FirstGame, Guide, Lesson, Lessons, When
from starboard.kernel.registry import find
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.kernel.words import Event, opt


def lessons(*listed: Lesson) -> Lessons:
    return Lessons(FirstGame(("me", "easy")), listed)


def board(*marks: str) -> Game[Any]:
    g = start("tictactoe", Setup(2, 0, "classic"))
    for i, cell in enumerate(marks):
        g.answer(i % 2, opt("mark", cell))
    return g


def due(guide: Guide, g: Game[Any], *listed: Lesson, seat: int = 0) -> str:
    lesson = guide.due(g, seat, lessons(*listed))
    return lesson.key if lesson else ""


def test_lessons_without_a_moment_come_one_after_the_other_and_never_twice():
    guide, both = Guide(), (Lesson("goal"), Lesson("board"))

    assert due(guide, board(), *both) == "goal"
    guide.read("goal")
    guide.begin()
    assert due(guide, board(), *both) == "board"
    guide.read("board")
    guide.begin()

    assert due(guide, board(), *both) == ""
    assert list(guide.seen) == ["goal", "board"]


def test_a_lesson_waits_for_a_question_an_option_and_the_piece_that_it_touches():
    asked = Lesson("asked", When(prompt="mark"))
    elsewhere = Lesson("elsewhere", When(prompt="vote"))
    middle = Lesson("middle", When(option="mark", touches="b2"))

    assert due(Guide(), board(), asked) == "asked"
    assert due(Guide(), board(), elsewhere) == ""
    assert due(Guide(), board(), middle) == "middle"
    assert due(Guide(), board("b2", "a1"), middle) == ""


def test_a_lesson_waits_until_something_has_happened_often_enough_and_by_whom():
    twice = Lesson("twice", When(event="mark", times=2))
    mine = Lesson("mine", When(event="mark", own=True))
    there = Lesson("there", When(event="mark", touches="c3"))
    guide = Guide()

    guide.hear([Event("mark", 1, ("a1",))])
    assert [due(guide, board(), each) for each in (twice, mine, there)] == ["", "", ""]

    guide.hear([Event("mark", 0, ("c3",))])
    assert [due(guide, board(), each) for each in (twice, mine, there)] == ["twice", "mine", "there"]


def test_nobody_is_taught_while_another_is_asked_and_the_end_has_its_own_lessons():
    goal, end = Lesson("goal"), Lesson("end", When(over=True))
    won = board("a1", "a2", "b1", "b2", "c1")

    assert due(Guide(), board(), goal, seat=1) == ""
    assert due(Guide(), board(), end) == ""
    assert due(Guide(), won, goal, end, seat=1) == "end"
    assert due(Guide(on=False), won, end) == ""


def test_a_question_brings_one_lesson_and_the_others_lie_on_the_shelf():
    guide, many = Guide(), [Lesson("goal"), Lesson("board")]
    guide.read("goal")

    assert due(guide, board(), *many) == ""
    assert [lesson.key for lesson in guide.ready(board(), 0, lessons(*many))] == ["board"]
    guide.answer(opt("mark", "a1"), 1)
    assert due(guide, board("a1", "a2"), *many) == "board"


def test_of_several_lessons_the_one_nearest_to_the_question_comes_first():
    plain, asked = Lesson("plain"), Lesson("asked", When(prompt="mark"))
    offered = Lesson("offered", When(option="mark"))
    happened = Lesson("happened", When(event="mark", prompt="mark"))
    guide = Guide()
    assert due(guide, board(), plain, asked) == "asked"
    assert due(guide, board(), plain, asked, offered) == "offered"

    guide.hear([Event("mark", 1, ("a1",))])
    assert due(guide, board(), plain, asked, offered, happened) == "happened"
    guide.begin()
    assert due(guide, board(), plain, asked, offered, happened) == "offered"  # what happened long ago can wait


def test_a_lesson_of_what_happened_long_ago_waits_on_the_shelf_until_it_happens_again():
    happened, guide = Lesson("happened", When(event="mark")), Guide()
    guide.hear([Event("mark", 1, ("a1",))])
    guide.begin()
    assert due(guide, board(), happened) == "happened"  # the question before may have had another lesson
    guide.begin()

    assert due(guide, board(), happened) == ""
    assert [lesson.key for lesson in guide.ready(board(), 0, lessons(happened))] == ["happened"]
    guide.hear([Event("mark", 1, ("a2",))])
    assert due(guide, board(), happened) == "happened"


def test_a_lesson_of_a_world_comes_only_there():
    wide = Lesson("wide", cartridge="wide")

    assert due(Guide(), board(), wide) == ""
    assert due(Guide(), start("tictactoe", Setup(2, 0, "wide")), wide) == "wide"


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Tic-tac-toe with a home of its own, where lessons may be wrong."""
    game = find("tictactoe")
    home = tmp_path / "home"
    shutil.copytree(game.home(), home)
    for file in (home / "texts").rglob("*.ftl"):
        file.write_text(file.read_text() + "\nlesson-goal = Goal\nlesson-goal-text = Three in a line.\n")
    monkeypatch.setattr(game, "home", classmethod(lambda cls: home))

    def problems(text: str) -> list[str]:
        (home / "lessons.yaml").write_text(text)
        return [problem.removeprefix(f"{home / 'lessons.yaml'}: ") for problem in lesson_problems(game)]

    return problems


SOUND = "first_game: {seats: [me, easy]}\nlessons:\n  - {key: goal, when: {prompt: mark, option: mark, event: mark}}\n"


def test_sound_lessons_have_no_problem(spoilt):
    assert spoilt(SOUND) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SOUND + "  - {key: goal}\n", "goal stands here twice"),
        (SOUND + "  - {key: draw}\n", "draw: no text called lesson-draw-text in fr"),
        (SOUND.replace("prompt: mark", "prompt: vote"), "goal: no prompt called vote in en: this moment never comes"),
        (SOUND.replace("event: mark", "event: moon"), "goal: no event called moon in en: this moment never comes"),
        (SOUND.replace("key: goal", "key: goal, rules: [TT-XXX-01]"), "goal: TT-XXX-01 is no rule"),
        (SOUND.replace("[me, easy]", "[easy, easy]"), "the first game needs 2 to 2 seats, one of them `me`"),
        (
            SOUND.replace("easy]", "easy], cartridge: moon"),
            "the first game names the cartridge moon, which is not there",
        ),
    ],
)
def test_what_is_wrong_with_lessons_is_said(spoilt, text: str, problem: str):
    assert problem in spoilt(text)


def test_a_misspelt_word_stops_the_load_at_its_line(spoilt):
    (problem,) = spoilt(SOUND.replace("prompt:", "promt:"))

    assert "lessons.yaml:3:" in problem and "promt" in problem
