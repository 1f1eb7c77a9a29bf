"""The guide of a table: kept with the seats, read once by a person, skipped, and turned on again."""

from typing import Any

import pytest

from starboard.kernel.lessons import lessons_of
from starboard.table import actions
from starboard.table.guides import due_lesson, waiting_lessons
from starboard.table.opening import first_game_plan
from starboard.table.reach import Reach
from starboard.table.records import Answered
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from tests.table.given import Given


def guided(*seats: str, **plan: Any) -> Given:
    return Given(*(seats or ("Ann", "*easy")), game="seti", seed=2, guided=True, **plan)


def lesson(given: Given, seat: int = 0) -> str:
    return due_lesson(given.table.guides, given.table.game, seat)


def learn(given: Given, lesson: str = "", on: bool | None = None, who: str = "Ann", seat: int = 0) -> None:
    given.apply(actions.guide(given.table, given.by(who), seat, lesson, on))


def first_answer(given: Given, seat: int = 0) -> Answered:
    option = given.table.game.options(seat)[0]
    draft = given.answer("Ann", seat, str(option))
    answered = draft.entries[0].what
    assert isinstance(answered, Answered)
    return answered


def test_a_lesson_that_was_read_is_followed_by_the_next():
    given = guided()
    assert lesson(given) == "first_income"

    learn(given, "first_income")

    assert lesson(given) == ""
    assert waiting_lessons(given.table.guides, given.table.game, 0) == ("goal", "answering")


def test_who_answers_has_read_what_stood_beside_the_question():
    given = guided()

    answered = first_answer(given)

    assert answered.lesson == "first_income"
    assert list(given.table.guides[0].seen) == ["first_income"]


def test_undo_brings_back_no_lesson():
    given = guided()
    first_answer(given)

    given.undo("Ann", 0)

    assert list(given.table.guides[0].seen) == ["first_income"]


def test_another_device_or_another_day_goes_on_where_they_were():
    given = guided()
    learn(given, "goal")
    first_answer(given)

    again = given.reloaded()

    assert list(again.guides[0].seen) == list(given.table.guides[0].seen)
    assert due_lesson(again.guides, again.game, 0) == lesson(given)


def test_skipped_is_skipped_until_it_is_turned_on_again_and_nothing_is_told_twice():
    given = guided()

    learn(given, on=False)
    assert lesson(given) == ""

    learn(given, on=True)
    assert lesson(given) == "first_income"
    learn(given, "first_income")
    assert lesson(given) == ""


def test_who_skipped_the_guide_reads_nothing_by_answering():
    given = guided()
    learn(given, on=False)

    assert first_answer(given).lesson == ""


def test_two_hands_of_one_person_share_what_they_have_read():
    given = guided("Ann", "Ann/Bo")

    learn(given, "goal")

    assert all("goal" in given.table.guides[seat].seen for seat in (0, 1))


def test_a_table_without_a_guide_keeps_no_trace_of_one_until_somebody_turns_it_on():
    given = Given("Ann", "*easy", game="seti", seed=2)
    assert given.table.guides == {} and lesson(given) == ""

    learn(given, on=True)

    assert lesson(given) == "first_income"


def test_a_bot_and_a_friend_without_a_guide_are_not_taught():
    given = Given("Ann", "Bo", game="seti", seed=2)

    learn(given, on=True)

    assert set(given.table.guides) == {0}


@pytest.mark.parametrize(
    ("who", "seat", "key", "code"),
    [("Ann", 1, "goal", "not_your_seat"), ("Cleo", 0, "goal", "spectator"), ("Ann", 0, "moon", "malformed")],
)
def test_only_ones_own_guide_and_only_lessons_that_there_are(who: str, seat: int, key: str, code: str):
    with pytest.raises(Refusal, match=code):
        learn(guided(), key, who=who, seat=seat)


def test_a_game_without_lessons_has_no_guide():
    with pytest.raises(Refusal, match="not_allowed"):
        learn(Given("Ann", "Bo"), on=True)
    with pytest.raises(Refusal, match="unknown_game"):
        first_game_plan("tictactoe", Holder("person", "ann", "Ann"), "")


def first_game(game: str = "seti") -> Given:
    """The guided first game as the lobby opens it."""
    lessons = lessons_of(game)
    assert lessons is not None
    first = lessons.first_game
    options: dict[str, Any] = {"cartridge": first.cartridge, "difficulty": first.difficulty, "options": first.options}
    return Given("Ann", "*easy", game=game, seed=first.seed or 0, guided=True, presets=first.presets, **options)


def test_a_first_game_answers_by_itself_what_is_not_taught_and_nobody_takes_that_back():
    given = first_game("unsettled")
    table = given.table
    assert table.position == 6 and table.waiting == (0,)

    assert table.reach((0,)) == Reach(free=True)
    with pytest.raises(Refusal, match="not_allowed"):
        given.undo("Ann", 5)


def test_a_first_game_goes_step_by_step_on_any_device_and_back_with_what_is_taken_back():
    given = first_game()
    assert lesson(given) == "first_search"
    learn(given, "first_search")
    given.answer("Ann", 0, "launch")
    assert lesson(given) == "first_fly"

    again = given.reloaded()
    assert due_lesson(again.guides, again.game, 0) == "first_fly"

    given.undo("Ann", given.table.position - 1)
    assert lesson(given) == "first_launch"


def test_another_answer_leaves_the_script_for_ordinary_lessons():
    given = first_game()

    given.answer("Ann", 0, "corner uranus_orbiter_and_probe")

    walk = given.table.guides[0].walk
    assert walk is not None and walk.number == 0
    assert lesson(given) in {each.key for each in lessons_of("seti").lessons}  # type: ignore[union-attr]


def test_a_guided_table_of_before_there_were_scripts_has_none():
    assert guided().table.guides[0].walk is None


@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_the_first_game_is_laid_out_as_its_lessons_say(game: str):
    lessons = lessons_of(game)
    assert lessons is not None

    plan = first_game_plan(game, Holder("person", "ann", "Ann"), "First game")

    assert plan.guided and plan.seed == lessons.first_game.seed
    assert [holder.bot or holder.person for holder in plan.seats] == ["ann", "easy"]
