"""The log, in the reader's language and within what the reader may know; and stepping back through it."""

import pytest

from starboard.table import actions, log, seating
from starboard.table.consent import request_for
from starboard.table.log import lines
from starboard.table.refusal import Refusal
from starboard.table.replay import check_look, positions, scene_at, what_if
from tests.table.given import Given, mini


def test_the_log_speaks_both_languages():
    given = Given("Ann", "Bo").marks("a1", "b2")

    assert [line.text for line in lines(given.table, 0, None, "en")] == ["Ann marks a1.", "Bo marks b2."]
    assert [line.text for line in lines(given.table, 0, None, "fr")] == ["Ann marque a1.", "Bo marque b2."]


def test_the_log_goes_on_from_where_the_reader_was():
    given = Given("Ann", "Bo").marks("a1", "b2", "c3")

    (line,) = lines(given.table, 2, None, "en")

    assert (line.seq, line.position, line.seat, line.ids) == (3, 3, 0, ("c3",))


def test_what_was_taken_back_stays_in_the_log_marked():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2")
    given.undo("Ann", 1)

    first, second, undo = lines(given.table, 0, None, "en")

    assert (first.undone, second.undone) == (False, True)
    assert undo.kind == "undo" and undo.to == 1 and undo.text == "Ann takes back an answer (“Bo marks b2”)."
    assert lines(given.table, 2, None, "fr")[0].text == "Ann reprend une réponse («\u202fBo marque b2\u202f»)."


def test_an_event_without_words_is_told_by_its_bare_word_and_reported(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    given = Given("Ann", "Bo").marks("a1")
    monkeypatch.setattr(log, "line", lambda *_: 1 / 0)

    (line,) = lines(given.table, 0, None, "en")

    assert line.text == "mark" and "no text for event mark of game tictactoe" in caplog.text


def test_chat_is_text_and_nothing_else():
    given = Given("Ann", "Bo")
    given.apply(actions.chat(given.table, given.by("Cleo"), "<script>alert(1)</script>"))

    (line,) = lines(given.table, 0, None, "en")

    assert (line.kind, line.who, line.text) == ("chat", "Cleo", "<script>alert(1)</script>")


def test_the_end_is_a_line_of_its_own():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")

    assert lines(given.table, 4, None, "en")[-1].kind == "end"


def test_seats_and_requests_are_told():
    given = Given("Ann", "Bo").marks("a1", "b2")
    given.undo("Ann", 0)
    request = next(iter(given.table.requests.values()))

    asked = request_for(request, given.table.seats, "bo", "en", 2)
    assert asked.yours and asked.waits_for == ("Bo",) and asked.text == "Ann would like to take back 2 answers."

    given.vote("Bo", yes=False)
    given.apply(seating.leave(given.table, given.by("Bo"), 1))
    told = [line.text for line in lines(given.table, 2, None, "en")]
    assert told == ["Ann would like to take back 2 answers.", "Bo refuses.", "Bo leaves seat 2."]


def test_a_secret_is_read_only_by_who_may():
    with mini():
        given = Given("Ann", "Bo", game="mini")
        given.answer("Ann", 0, "rest")
        drawn = given.table.game.s.players[1].hand[-1]

        def secrets(look: int | None) -> list[str]:
            return [str(id_) for line in lines(given.table, 0, look, "en") for id_ in line.secret]

        assert drawn in secrets(1)
        assert secrets(0) == secrets(None) == []


def test_positions_list_what_stands():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2")
    given.undo("Ann", 1)
    given.marks("c3")

    found = positions(given.table, None, "en")

    assert (found.first, found.last) == (0, 2)
    assert [(step.n, step.seat, step.lines) for step in found.steps] == [
        (1, 0, ("Ann marks a1.",)),
        (2, 1, ("Bo marks c3.",)),
    ]


def test_the_scene_of_then_is_seen_again():
    given = Given("Ann", "Bo").marks("a1", "b2", "c3")

    then = scene_at(given.table, 1, None, "en", given.read)

    assert then.exact and then.position == 1 and then.scene.answers == 1
    with pytest.raises(Refusal, match="unknown_position"):
        scene_at(given.table, 9, None, "en", given.read)


def test_nobody_looks_through_the_eyes_of_another():
    given = Given("Ann", "Bo")

    assert check_look(given.table, "ann", 0) == 0 and check_look(given.table, "cleo", None) is None
    with pytest.raises(Refusal, match="not_your_seat"):
        check_look(given.table, "ann", 1)


def test_what_if_goes_on_from_a_position():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2", "c3")

    table, draft = what_if(given.table, "new", given.by("Ann"), 1, "", 5, given.read)
    table.apply(draft.entries, draft.game)

    assert table.position == 1 and table.history.first == 1 and table.waiting == (1,)
    assert [holder.kind for holder in table.seats] == ["person", "hot"]


def test_what_if_in_a_running_game_with_others_gives_nothing_away():
    with mini():
        given = Given("Ann", "Bo", game="mini", seed=3)
        given.answer("Ann", 0, "rest")
        truth = given.table.game.s

        _, draft = what_if(given.table, "new", given.by("Ann"), 1, "", 99, given.read)

        assert draft.game is not None
        dreamt = draft.game.s
        assert dreamt.players[0].hand == truth.players[0].hand
        assert dreamt.rng != truth.rng and dreamt.setup.seed == 0
        assert (dreamt.players[1].hand, dreamt.deck) != (truth.players[1].hand, truth.deck)


def test_what_if_after_the_end_is_exact():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")

    _, draft = what_if(given.table, "new", given.by("Cleo"), 4, "Again", 5, given.read)

    assert draft.game is not None and draft.game.s.answers == 4


def test_who_is_named_in_a_line_is_who_did_it_and_a_seat_without_a_name_has_its_number():
    given = Given("Ann", "Ann/2").marks("a1", "b2")

    assert [line.text for line in lines(given.table, 0, None, "en")] == ["Ann marks a1.", "Player 2 marks b2."]
