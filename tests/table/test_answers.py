"""Answering at a table: who may, what a stale or illegal one comes to, and that a broken rule changes nothing."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.codec import digest
from starboard.kernel.forms import Repeat
from starboard.kernel.words import Option
from starboard.table import actions
from starboard.table.play import Fault
from starboard.table.refusal import Refusal
from starboard.table.table import Table
from tests.table.given import Given

ROOT = Path(__file__).parents[2]


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def test_an_answer_moves_the_game_once_it_is_made():
    given = Given("Ann", "Bo")

    draft = actions.answer(given.table, given.by("Ann"), 0, 0, Option("mark", ("a1",)))
    assert given.table.position == 0 and given.table.waiting == (0,)

    given.apply(draft)
    assert given.table.position == 1 and given.table.waiting == (1,)


def test_a_stale_answer_is_refused():
    given = Given("Ann", "Bo").marks("a1")

    with refused("stale"):
        given.answer("Bo", 1, "mark b2", question=0)


@pytest.mark.parametrize(
    ("who", "at", "code"),
    [("Cleo", 0, "spectator"), ("Bo", 0, "not_your_seat"), ("Bo", 1, "not_asked"), ("Ann", 7, "not_your_seat")],
)
def test_who_may_not_answer_is_told_why(who: str, at: int, code: str):
    given = Given("Ann", "Bo")

    with refused(code):
        given.answer(who, at, "mark a1")


def test_an_illegal_answer_tells_the_rule_in_the_language_of_the_reader():
    given = Given("Ann", "Bo").marks("a1")

    with pytest.raises(Refusal) as refusal:
        given.answer("Bo", 1, "mark a1")
    assert refusal.value.code == "illegal" and refusal.value.rule == "TT-TRN-02"
    assert "A1 is marked" in refusal.value.message("en")

    with refused("illegal"):
        given.answer("Bo", 1, "mark z9")


def test_nothing_is_answered_after_the_end():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")
    assert given.table.status == "over"

    with refused("over"):
        given.answer("Bo", 1, "mark c3")


def test_a_rule_that_breaks_leaves_the_table_where_it_stood(monkeypatch: pytest.MonkeyPatch):
    import tictactoe

    given = Given("Ann", "Bo").marks("a1")
    before = digest(given.table.game.s)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a rule broke")

    monkeypatch.setattr(tictactoe.Mark, "answer", broken)
    with pytest.raises(Fault) as fault:
        given.answer("Bo", 1, "mark b2")

    assert digest(given.table.game.s) == before and given.table.waiting == (1,)
    replay = fault.value.replay
    assert (replay.seat, str(replay.option)) == (1, "mark b2")
    assert "ZeroDivisionError" in replay.trace and '"game":"tictactoe"' in replay.save
    monkeypatch.undo()
    given.marks("c3")
    assert given.table.position == 2


def test_an_answer_that_fails_is_not_played_again_at_the_same_position(monkeypatch: pytest.MonkeyPatch):
    import tictactoe

    given, tries = Given("Ann", "Ann/Bo").marks("a1"), []

    def endless(self: Any, g: Any, here: Any, option: Any) -> None:
        tries.append(option)
        g.push(here.seat, Repeat(10**9, (self,)))

    with monkeypatch.context() as broken:
        broken.setattr(tictactoe.Mark, "answer", endless)
        for _ in range(5):
            with pytest.raises(Fault) as fault:
                given.answer("Ann", 1, "mark b2")
            assert "ran in circles" in fault.value.message("en") and "en rond" in fault.value.message("fr")
    assert len(tries) == 1

    given.undo("Ann", 0)
    given.marks("a1", "b2")
    assert given.table.position == 2


def test_what_was_said_is_not_heard_twice():
    given = Given("Ann", "Bo")
    by = given.by("Ann", said="x1")

    given.apply(actions.answer(given.table, by, 0, 0, Option("mark", ("a1",))))

    assert given.table.seq_of_message("ann", "x1") == 1
    assert given.table.seq_of_message("bo", "x1") is None
    assert given.reloaded().seq_of_message("ann", "x1") == 1


def test_a_table_loads_from_its_last_state_without_replaying(monkeypatch: pytest.MonkeyPatch):
    from starboard.kernel.game import Game

    given = Given("Ann", "Bo").marks("a1", "b2", "c3")
    monkeypatch.setattr(Game, "answer", lambda *_: pytest.fail("a table must not be replayed"))

    reloaded = given.reloaded()

    assert digest(reloaded.game.s) == digest(given.table.game.s)
    assert (reloaded.position, reloaded.seq, reloaded.waiting) == (3, 3, (1,))


def test_a_bot_answers_for_its_own_seat():
    given = Given("Ann", "*random").marks("a1")
    assert given.table.bot_to_move == 1

    given.apply(actions.bot_answer(given.table, given.now, 1, Option("mark", ("b2",))))

    assert given.table.position == 2 and given.table.bot_to_move is None


def test_whose_seat_and_what_table_is_known_after_loading():
    reloaded: Table = Given("Ann", "Ann/Bo", name="Kitchen", listed=True).reloaded()

    assert (reloaded.name, reloaded.listed, reloaded.host) == ("Kitchen", True, "ann")
    assert reloaded.seats_of("ann") == (0, 1) and reloaded.is_solo


def test_options_that_break_are_a_fault_also_where_python_drops_assertions():
    """Under `python -O` an `assert` does nothing, so nothing may depend on its effect."""
    script = """
import tictactoe
from starboard.kernel.words import Option
from starboard.table.play import Fault, play_answer
from tests.table.given import Given

game = Given("Ann", "Bo").table.game
game.open

def broken(*_):
    raise ZeroDivisionError

tictactoe.Mark.options = broken
try:
    play_answer(game, 0, Option("mark", ("a1",)))
except Fault as fault:
    print("fault" if "ZeroDivisionError" in fault.replay.trace else fault.replay.trace)
"""
    done = subprocess.run([sys.executable, "-O", "-c", script], capture_output=True, text=True, cwd=ROOT, check=False)

    assert done.stdout.strip() == "fault", done.stdout + done.stderr


def test_a_choice_of_the_group_is_left_to_the_people_who_are_asked_too():
    plan: dict[str, Any] = {"game": "iss_vanguard", "cartridge": "tiny", "options": {"players": "1"}}
    given = Given("Ann", "*random", "*random", "*random", **plan)
    assert given.table.game.waiting == [0, 1, 2, 3] and given.table.bot_to_move is None
