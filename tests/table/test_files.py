"""Files: out and back again, whole where one may know it all, covered where one may not."""

import gzip
import json
from typing import Any

import pytest

from starboard.kernel.codec import digest
from starboard.kernel.replay import all_positions
from starboard.table import actions
from starboard.table.consent import request_for
from starboard.table.files import campaign, export
from starboard.table.imports import restore
from starboard.table.log import lines
from starboard.table.refusal import Refusal
from starboard.table.replay import positions
from starboard.table.seat_copy import may_take_all
from starboard.table.table import Table
from tests.table.given import Given, mini


def brought_back(given: Given, data: bytes, who: str = "Dao") -> Table:
    table, draft = restore("new", given.by(who), data)
    table.apply(draft.entries, draft.game)
    return table


def test_a_game_played_alone_comes_back_whole():
    given = Given("Ann", "Ann/Bo", name="Kitchen").marks("a1", "b2", "c3")

    table = brought_back(given, export(given.table, given.by("Ann"), 1, given.read))

    assert digest(table.game.s) == digest(given.table.game.s) and table.name == "Kitchen"
    assert positions(table, None, "en").last == 3
    assert [line.text for line in lines(table, 0, None, "en")] == ["Dao marks a1.", "Bo marks b2.", "Dao marks c3."]
    assert [holder.kind for holder in table.seats] == ["person", "hot"] and table.seats_of("dao") == (0, 1)


def test_the_file_is_a_save_that_every_way_in_can_open():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2")

    assert len(all_positions(export(given.table, given.by("Ann"), 1, given.read))) == 3


def test_a_what_if_comes_back_from_its_own_first_position():
    from starboard.table.replay import what_if

    given = Given("Ann", "Ann/Bo").marks("a1", "b2", "c3")
    given.table, draft = what_if(given.table, "w", given.by("Ann"), 2, "", 1, given.read)
    given.states.clear()
    given.apply(draft)
    given.marks("a3")

    table = brought_back(given, export(given.table, given.by("Ann"), 1, given.read))

    assert (table.history.first, table.position) == (2, 3)


def test_a_finished_game_is_open_to_all():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")

    table = brought_back(given, export(given.table, given.by("Cleo"), 1, given.read))

    assert table.status == "over" and table.position == 5


def test_a_file_of_a_running_game_with_others_gives_nothing_away():
    with mini():
        given = Given("Ann", "Bo", game="mini", seed=3)
        given.answer("Ann", 0, "rest")
        truth = given.table.game.s

        data = json.loads(export(given.table, given.by("Ann"), 77, given.read))

        state = data["state"]
        assert state["players"][0]["hand"] == truth.players[0].hand
        assert (state["players"][1]["hand"], state["deck"]) != (truth.players[1].hand, truth.deck)
        assert (state["rng"] != truth.rng and "seed" not in state["setup"]) or state["setup"]["seed"] == 0
        assert not data.get("answers") and data["table"]["log"]
        table = brought_back(given, json.dumps(data).encode())
        assert table.position == 1 and table.status == "playing"


def test_where_a_secret_cannot_be_dealt_anew_there_is_no_file_yet(monkeypatch: pytest.MonkeyPatch):
    from starboard.kernel.secrets import Secret

    with mini():
        given = Given("Ann", "Bo", game="mini")
        given.table.game.s.tokens[0] = Secret(1)  # in no pool

        with pytest.raises(Refusal) as refusal:
            export(given.table, given.by("Ann"), 1, given.read)
        assert refusal.value.code == "not_allowed" and "secrets" in refusal.value.message("en")


def test_the_others_may_entrust_the_whole_table_to_somebody():
    with mini():
        given = Given("Ann", "Bo", "Cleo", game="mini", seed=3)
        given.answer("Ann", 0, "rest")
        truth = given.table.game.s
        with pytest.raises(Refusal) as refusal:
            campaign(given.table, given.by("Ann"))
        assert "consent" in refusal.value.message("en")

        given.apply(actions.ask_for_file(given.table, given.by("Ann")))
        (asked,) = given.table.requests.values()
        assert request_for(asked, given.table.seats, "bo", "en", 1).seat is None and asked.what.kind == "file"
        given.apply(actions.vote(given.table, given.by("Bo"), asked.id, True, given.read))
        assert not may_take_all(given.table, "ann")  # Cleo was asked, too
        given.apply(actions.vote(given.table, given.by("Cleo"), asked.id, True, given.read))

        assert may_take_all(given.table, "ann") and not may_take_all(given.table, "bo") and given.table.is_exposed
        assert not given.table.requests
        told = [line.text for line in lines(given.table, 0, None, "fr")]
        assert any("Ann peut emporter toute la table" in text for text in told)
        whole = json.loads(export(given.table, given.by("Ann"), 77, given.read))
        assert whole["answers"] and whole["state"]["deck"] == list(truth.deck)
        covered = json.loads(export(given.table, given.by("Bo"), 77, given.read))
        assert "answers" not in covered or not covered["answers"]
        short = json.loads(gzip.decompress(campaign(given.table, given.by("Ann"))))
        assert short["state"]["deck"] == list(truth.deck) and not short.get("answers")
        with pytest.raises(Refusal):
            actions.ask_for_file(given.table, given.by("Ann"))  # nothing to ask for any more


def test_one_refusal_keeps_the_whole_table_here():
    with mini():
        given = Given("Ann", "Bo", game="mini", seed=3)
        given.apply(actions.ask_for_file(given.table, given.by("Ann")))
        (asked,) = given.table.requests
        given.apply(actions.vote(given.table, given.by("Bo"), asked, False, given.read))
        assert not given.table.requests and not may_take_all(given.table, "ann") and not given.table.is_exposed
        with pytest.raises(Refusal):
            actions.ask_for_file(given.table, given.by("Dao"))  # who looks on does not ask


def test_a_compressed_file_that_grows_without_end_or_is_cut_off_is_refused():
    given = Given("Ann", "Bo")
    bomb = gzip.compress(b" " * 50_000_000)
    for data, code in ((bomb, "too_large"), (gzip.compress(bad())[:-20], "bad_file"), (b"\x1f\x8bno", "bad_file")):
        with pytest.raises(Refusal) as refusal:
            restore("new", given.by("Ann"), data)
        assert refusal.value.code == code and refusal.value.message("fr")
    table = brought_back(
        given, gzip.compress(export(Given("Ann", "Ann/Bo").marks("a1").table, given.by("Ann"), 1, given.read))
    )
    assert table.position == 1


def bad(**changes: Any) -> bytes:
    given = Given("Ann", "Ann/Bo").marks("a1")
    data = json.loads(export(given.table, given.by("Ann"), 1, given.read))
    return json.dumps(data | changes).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not a file",
        b"[]",
        b"{}",
        bad(starboard=99),
        bad(game="no such game"),
        bad(version=99),
        bad(state={"marks": "many", "answers": 1}, answers=[]),
        bad(state={"stack": [{"verb": {"do": "rm"}, "seat": 0}], "answers": 1}, answers=[]),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(data: bytes):
    with pytest.raises(Refusal) as refusal:
        restore("new", Given("Ann", "Bo").by("Ann"), data)
    assert refusal.value.code == "bad_file" and refusal.value.message("fr")


def test_a_file_with_more_answers_than_any_game_has_is_refused_before_they_are_played(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("starboard.table.imports.MOST_ANSWERS", 3)
    given = Given("Ann", "Ann/Bo").marks("a1", "b2", "a2")
    assert restore("new", given.by("Ann"), export(given.table, given.by("Ann"), 1, given.read))
    given.marks("c3")
    with pytest.raises(Refusal) as refusal:
        restore("new", given.by("Ann"), export(given.table, given.by("Ann"), 1, given.read))
    assert refusal.value.key == "refuse-file-answers"


def test_a_file_names_no_folder_of_this_machine():
    state = json.loads(bad())["state"]
    state["setup"]["cartridge"] = "/tmp"

    with pytest.raises(Refusal):
        restore("new", Given("Ann", "Bo").by("Ann"), bad(state=state))


def test_answers_are_played_and_the_state_beside_them_is_ignored():
    data = bad(answers=[[0, {"key": "mark", "ids": ["c3"]}]])

    table = brought_back(Given("Ann", "Bo"), data)

    assert (table.history.first, table.position, table.opened.bare) == (0, 1, False)
    assert [str(answer.option) for answer in table.history.answers] == ["mark c3"]
    assert table.game.s.marks[0].bit_count() == 1


def test_answers_that_do_not_hold_leave_the_position_to_play_on_from():
    data = bad(answers=[[1, {"key": "mark", "ids": ["c3"]}]])

    table = brought_back(Given("Ann", "Bo"), data)

    assert table.history.first == table.position == 1 and table.opened.bare
