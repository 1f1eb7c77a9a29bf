"""The script of a first game: a step at a time, left by any other answer, and as far back as answers are taken back."""

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.lessons import FirstGame, Guide, Lesson, Lessons
from starboard.kernel.replay import start
from starboard.kernel.script import Preset, Step, Walk
from starboard.kernel.setup import Setup
from starboard.kernel.words import opt

STEPS = (Step("words"), Step("corner", "mark a1", covers=("goal",)), Step("again", "mark"), Step("end"))


def board(*marks: str) -> Game[Any]:
    g = start("tictactoe", Setup(2, 0, "classic"))
    for i, cell in enumerate(marks):
        g.answer(i % 2, opt("mark", cell))
    return g


def key(walk: Walk, *marks: str) -> str:
    step = walk.due(board(*marks).question(0))
    return step.key if step else ""


def test_words_are_read_and_answers_are_given():
    walk = Walk(STEPS)
    assert (key(walk), walk.number) == ("words", 1)

    walk.read("words", 0)
    assert (key(walk), walk.number) == ("corner", 2)
    walk.read("corner", 0)  # only its answer does it
    assert key(walk) == "corner"

    walk.answer(opt("mark", "a1"), 1)
    assert key(walk, "a1", "b2") == "again"


def test_who_answers_over_words_has_passed_them():
    walk = Walk(STEPS)

    walk.answer(opt("mark", "a1"), 1)

    assert key(walk, "a1", "b2") == "again"


def test_another_answer_leaves_the_script_for_good():
    walk = Walk(STEPS)

    walk.answer(opt("mark", "c3"), 1)
    walk.answer(opt("mark", "a1"), 3)

    assert (key(walk), walk.number) == ("", 0)


def test_what_is_taken_back_takes_its_steps_back_and_may_return_to_the_script():
    walk = Walk(STEPS)
    walk.read("words", 0)
    walk.answer(opt("mark", "a1"), 1)
    walk.answer(opt("resign"), 3)
    assert walk.number == 0

    walk.undo(2)
    assert walk.number == 3
    walk.undo(0)
    assert walk.number == 2  # words that were read stay read


def test_a_step_whose_answer_is_not_offered_waits_unseen():
    walk = Walk(STEPS)
    walk.read("words", 0)

    assert key(walk, "a1", "b2") == ""


def test_answers_that_the_table_gave_are_no_steps():
    walk = Walk(STEPS, start=2)

    walk.answer(opt("mark", "c3"), 2)

    assert walk.number == 1


def test_a_step_goes_before_lessons_and_those_that_it_covers_are_not_told_again():
    guide, told = Guide(walk=Walk(STEPS)), Lessons(FirstGame(("me",)), (Lesson("goal"), Lesson("board")), STEPS)
    due = guide.due(board(), 0, told)
    assert due is STEPS[0]

    guide.answer(opt("mark", "a1"), 1)
    assert "goal" in guide.seen
    guide.answer(opt("resign"), 3)

    due = guide.due(board("a1", "b2"), 0, told)
    assert due is told.lessons[1]


def test_a_preset_is_an_answer_with_its_ids():
    assert Preset(1, "move 5051 north").said.option == opt("move", 5051, "north")
