"""What a table or a room keeps of others is bounded: take a bound away, and one of these fails."""

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from starboard.kernel.words import Option
from starboard.server import changes, room
from starboard.server.bus import Bus
from starboard.server.changes import Changes
from starboard.server.room import Change, Room
from starboard.table import actions, folded, play, table, trial
from starboard.table.actions import Draft
from starboard.table.play import Fault
from starboard.table.refusal import Refusal
from starboard.table.table import Table
from tests.server.served import serving
from tests.table.given import Given


def test_a_state_that_grows_too_large_is_a_fault_of_the_answer(monkeypatch: pytest.MonkeyPatch):
    given = Given("Ann", "Ann/Bo")
    monkeypatch.setattr(play, "MOST_STATE", 10)
    with pytest.raises(Fault, match="fault"):
        given.answer("Ann", 0, "mark a1")
    assert given.table.position == 0


@pytest.mark.parametrize(("bound", "least"), [("MOST_SCENE", 10), ("MOST_SECONDS", -1.0)])
def test_a_position_that_costs_too_much_to_draw_is_refused(monkeypatch: pytest.MonkeyPatch, bound: str, least: float):
    game = Given("Ann", "Ann/Bo").table.game
    assert trial.try_out(game) is game
    monkeypatch.setattr(trial, bound, least)
    with pytest.raises(Refusal) as refusal:
        trial.try_out(game)
    assert refusal.value.key == "refuse-file-heavy"


def test_a_room_logs_so_many_causes_of_faults(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "MOST_CAUSES", 3)
    here = Room(Given("Ann", "Bo").table)
    assert [here.is_new_fault(cause) for cause in ("a", "a", "b", "c", "d", "e")] == [
        True,
        False,
        True,
        True,
        False,
        False,
    ]


def test_a_table_remembers_so_many_answers_that_fail(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table, "MOST_FAULTS", 2)
    here = Given("Ann", "Bo").table
    for n in range(5):
        option = Option("mark", (f"a{n}",))
        try:
            raise ValueError
        except ValueError as error:
            here.note_fault(0, option, Fault(here.game, 0, option, error))
    assert len(here.faults) == 2


def test_a_table_remembers_the_last_messages_and_forgets_older_ones(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(folded, "MOST_MESSAGE_IDS", 3)
    given = Given("Ann", "Bo")
    for n in range(6):
        given.apply(actions.chat(given.table, given.by("Ann", f"m{n}"), "Hello"))
    known = [given.table.seq_of_message("ann", f"m{n}") is not None for n in range(6)]
    assert known == [False] * 3 + [True] * 3


class Said(Change):
    """A line of chat that notes how it was refused."""

    by, message_id = "ann", ""

    def __init__(self, given: Given) -> None:
        self._given, self.refused = given, ""

    def draft(self, at: Table) -> Draft:
        return actions.chat(at, self._given.by("Ann"), "Hello")

    def on_commit(self, draft: Draft | None, seq: int) -> None:
        raise AssertionError("nothing is written")

    def on_failure(self, refusal: Refusal) -> None:
        self.refused = refusal.code


class Stuck:
    """A database that never answers."""

    def put(self, job: Any, done: Any) -> None:
        pass


def test_so_many_changes_wait_at_a_table(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(changes, "MOST_WAITING", 2)
    given = Given("Ann", "Bo")
    queue = Changes(Stuck(), Bus(), lambda _: given.table, lambda *_: None)  # type: ignore[arg-type]
    here, said = Room(given.table), [Said(given) for _ in range(4)]
    for each in said:
        queue.put(here, each)
    assert [each.refused for each in said] == ["", "", "too_fast", "too_fast"]


def test_a_session_that_nobody_uses_ends(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        assert ann.get("me")["name"] == "Ann"
        at.hub.options = structs.replace(at.hub.options, session_days=0.05 / 86_400)  # fifty milliseconds
        time.sleep(0.1)
        assert ann.get("me") == {}
