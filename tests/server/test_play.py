"""Two people at a table over sockets: to the end, through a lost connection, with everything said only once."""

from typing import Any

import pytest

from tests.server.served import Served


def joined(at: Served, *names: str) -> tuple[str, Any, Any]:
    ann, bo = at.person(names[0]), at.person(names[1])
    table = ann.opens("me", "invite")
    bo.post(f"invites/{table['invites'][0]['token']}")
    return table["id"], ann, bo


def test_two_people_play_to_the_end_and_one_reconnects_in_the_middle(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a:
        with bo.sits(id_, lang="fr") as b:
            assert a.answer("a1")["type"] == "ack"
            assert b.view(position=1)["scene"]["question"]["prompt"].startswith("Quelle")
            assert b.answer("a2")["type"] == "ack"
            a.view(position=2)
            seq = b.view(position=2)["seq"]
        assert a.answer("b1")["type"] == "ack"
        with bo.connects() as again:
            again.say("hello", table=id_, seq=seq)
            caught_up = again.view()
            assert caught_up["since"] == seq and caught_up["position"] == 3
            assert [line["ids"] for line in caught_up["lines"]] == [["b1"]]
            assert again.answer("b2")["type"] == "ack"
            a.view(position=4)
            assert a.answer("c1")["type"] == "ack"
            end = again.view(position=5)
    assert end["scene"]["ending"]["kind"] == "win" and end["scene"]["ending"]["winners"] == [0]
    assert end["lines"][-1]["kind"] == "end"


def test_the_first_answer_goes_on_from_the_opening(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot")["id"]
    with ann.sits(table, look=0) as a:
        assert a.last["seq"] == 0 and a.last["table"]["id"] == table
        a.answer("a1")
        view = a.view(position=1)

    assert view["since"] == 0 and "table" not in view and "you" not in view
    assert [line["kind"] for line in view["lines"]] == ["event"]
    assert [line["kind"] for line in a.lines] == ["settings", "event"]


def test_what_is_said_twice_happens_once(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a:
        first = a.answer("a1", id="same")
        again = a.answer("a1", id="same", question=0)

        assert (first["type"], again["type"]) == ("ack", "ack")
        assert again["again"] and again["seq"] == first["seq"]
    with bo.sits(id_) as b:
        assert b.last["position"] == 1


def test_a_stale_answer_is_refused_and_the_client_caught_up(at: Served):
    id_, ann, _ = joined(at, "Ann", "Bo")
    with ann.sits(id_) as one, ann.sits(id_) as other:
        one.answer("a1")

        refused = other.answer("b2", question=0)
        caught_up = other.view(position=1)

    assert refused["code"] == "stale" and caught_up["since"] == 0


def test_an_acknowledgement_comes_before_the_view_that_shows_it(at: Served):
    id_, ann, _ = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a:
        a.answer("a1")
        kinds = [frame.split('"', 4)[3] for frame in a.raw]
        a.view(position=1)

    assert kinds[-1] == "ack"


def test_all_devices_of_all_people_see_it(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    cleo = at.person("Cleo")
    with ann.sits(id_) as a, ann.sits(id_) as phone, bo.sits(id_) as b, cleo.sits(id_) as watching:
        a.answer("a1")

        for socket in (a, phone, b, watching):
            assert socket.view(position=1)["scene"]["answers"] == 1
        assert "question" not in watching.last["scene"] and "reach" not in watching.last
        assert "question" in b.last["scene"] and "question" not in a.last["scene"]


def test_presence_tells_who_is_there(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a:
        with bo.sits(id_), at.nobody().sits(id_):
            while (told := a.wait("presence")) != {"type": "presence", "online": [0, 1], "spectators": 1}:
                assert len(told) < 4
        while a.wait("presence") != {"type": "presence", "online": [0]}:
            pass


def test_the_language_changes_by_a_frame(at: Served):
    id_, ann, _ = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a:
        assert a.last["scene"]["question"]["prompt"] == "Which cell do you mark?"
        a.say("lang", lang="fr")
        view = a.view()

    assert view["since"] == 0 and view["scene"]["question"]["prompt"].startswith("Quelle case")
    assert view["table"]["title"] == "Morpion"


def test_a_hot_seat_shows_nothing_of_a_seat_until_it_is_looked_through(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot")
    with ann.sits(table["id"]) as a:
        assert a.last["you"]["seats"] == [0, 1] and "look" not in a.last["you"]
        assert "question" not in a.last["scene"]

        a.say("look", seat=0)
        assert a.view()["scene"]["viewer"] == 0
        a.answer("a1", seat=0)
        assert "question" not in a.view(position=1)["scene"]
        a.say("look", seat=1)
        assert a.view()["scene"]["question"]["number"] == 1
        assert a.answer("b2", seat=1)["type"] == "ack"


def test_undo_at_the_table(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a, bo.sits(id_) as b:
        a.answer("a1")
        assert a.view(position=1)["reach"] == {"alone": [0]}
        b.view(position=1)
        a.say("undo", to=0)
        assert a.wait("ack").get("asked") is None
        assert b.view(position=0)["lines"][-1]["to"] == 0

        a.view(position=0)
        a.answer("b2")
        b.view(position=1)
        b.answer("c3")
        assert a.view(position=2)["reach"] == {"wall": "other", "asked": [0]}
        a.say("undo", to=0)
        assert a.wait("ack")["asked"]
        asked = b.view(seq=6)["requests"][0]
        assert asked["yours"] and asked["kind"] == "undo"
        b.say("vote", request=asked["id"], yes=True)
        assert b.wait("ack")["type"] == "ack"
        assert a.view(position=0)["position"] == 0


def test_seats_change_hands_at_the_table(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    cleo = at.person("Cleo")
    with ann.sits(id_) as a, bo.sits(id_) as b, cleo.sits(id_) as c:
        b.say("leave", seat=1)
        b.wait("ack")
        assert c.view(seq=2)["table"]["seats"][1]["kind"] == "left"
        c.say("sit", seat=1)
        assert c.wait("ack")["asked"]
        asked = a.view(seq=3)["requests"][0]
        a.say("vote", request=asked["id"], yes=True)
        a.wait("ack")
        view = c.view(seq=5)
        assert (view["you"]["seats"] == [1] and view["since"] == 0) or view["you"]["look"] == 1


def test_a_bot_plays_along(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "bot")
    with ann.sits(table["id"]) as a:
        while "ending" not in a.last["scene"]:
            asked = a.last["scene"].get("question")
            if asked:
                a.answer(*asked["choices"][0]["option"]["ids"])
            a.view()

    assert a.last["position"] >= 5


def test_the_table_is_there_after_a_restart(tmp_path: Any):
    from tests.server.served import serving

    with serving(tmp_path) as at:
        id_, ann, _ = joined(at, "Ann", "Bo")
        with ann.sits(id_) as a:
            a.answer("a1")
    with serving(tmp_path) as again:
        ann.at = again
        with ann.sits(id_) as a:
            assert a.last["position"] == 1 and a.last["you"]["seats"] == [0]


def test_chat_and_ping(at: Served):
    id_, ann, bo = joined(at, "Ann", "Bo")
    with ann.sits(id_) as a, bo.sits(id_) as b:
        a.say("chat", text="Good luck")
        line = b.view(seq=2)["lines"][-1]
        assert (line["kind"], line["who"], line["text"]) == ("chat", "Ann", "Good luck")
        b.say("ping")
        assert b.wait("pong")["at"] > 0


def test_one_socket_may_change_its_table(at: Served):
    ann = at.person("Ann")
    one, other = ann.opens("me", "open"), ann.opens("me", "open")
    with ann.sits(one["id"]) as a:
        a.say("hello", table=other["id"])

        assert a.view()["table"]["id"] == other["id"]


@pytest.mark.parametrize("seq", [999, 2**40])
def test_who_claims_to_know_the_future_starts_anew(at: Served, seq: int):
    ann = at.person("Ann")
    table = ann.opens("me", "open")
    with ann.connects() as a:
        a.say("hello", table=table["id"], seq=seq)

        assert a.view()["since"] == 0


def test_two_processes_on_one_file_do_not_overwrite_each_other(tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    """Where the lock of the file does not hold, as on some network disks, each finds the other's records by their
    number, and catches up."""
    from tests.server.served import serving

    monkeypatch.setattr("fcntl.flock", lambda *_: None)
    with serving(tmp_path) as one, serving(tmp_path) as other:
        id_, ann, bo = joined(one, "Ann", "Bo")
        bo.at = other
        with ann.sits(id_) as a, bo.sits(id_) as b:
            assert a.answer("a1")["type"] == "ack"
            refused: Any = b.answer("b2", seat=1, question=1)
            if refused["type"] == "refused":  # the other process had not heard of it yet
                b.say("chat", text="are you there?")
                b.wait("ack")
                b.view(position=1)
                refused = b.answer("b2", seat=1)
            assert refused["type"] == "ack"
