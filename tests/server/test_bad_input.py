"""What is malformed, too large, too fast or not theirs to do is refused in words, and harms nobody else."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from starboard.server.options import Rate
from tests.server.served import Served, serving

MALFORMED = [
    "",
    "{",
    "null",
    "[1, 2]",
    '"hello"',
    '{"type": "fly"}',
    '{"type": "hello"}',
    '{"type": "hello", "table": 7}',
    '{"type": "hello", "table": "x", "lang": "xx"}',
    '{"type": "hello", "table": "x", "more": 1}',
    '{"type": "answer", "id": "", "seat": 0, "question": 0, "option": {"key": "x"}}',
    '{"type": "answer", "id": "x", "seat": -1, "question": 0, "option": {"key": "x"}}',
    '{"type": "chat", "id": "x", "text": ""}',
    "[" * 10_000,
    "\ud83d",
]


@pytest.mark.parametrize("text", MALFORMED[:-1])
def test_a_malformed_frame_is_answered_with_what_is_wrong(at: Served, text: str):
    with at.nobody().connects() as socket:
        socket.wire.send(text)
        refused = socket.hear()

        assert refused["type"] == "refused" and refused["code"] == "malformed" and refused["text"]
        socket.say("ping")
        assert socket.hear()["type"] == "pong"


def test_a_binary_frame_that_is_no_text_is_malformed(at: Served):
    with at.nobody().connects() as socket:
        socket.wire.send(b"\xff\xfe")

        assert socket.hear()["code"] == "malformed"


def test_a_large_frame_is_refused_and_a_huge_one_ends_the_connection(at: Served):
    with at.nobody().connects() as socket:
        socket.wire.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 20_000}))
        assert socket.hear()["code"] == "too_large"
        with pytest.raises(ConnectionClosed) as closed:
            socket.wire.send("x" * 1_000_000)
            socket.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_hello_comes_first(at: Served):
    with at.person("Ann").connects() as socket:
        socket.say("chat", text="hello?")

        assert socket.hear()["code"] == "no_hello"


def test_an_unknown_table(at: Served):
    with at.nobody().connects() as socket:
        socket.say("hello", table="nowhere", lang="fr")

        told = socket.hear()
        assert told["code"] == "unknown_table" and told["text"].startswith("Cette table n’existe pas.")
    for path in ("tables/nowhere", "tables/nowhere/scene", "tables/nowhere/positions", "tables/nowhere/export"):
        assert at.nobody().get(path)["code"] == "unknown_table"


def test_somebody_elses_seat(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = ann.opens("me", "open")["id"]
    bo.post(f"tables/{table}/sit", {})
    with bo.sits(table) as b:
        assert b.answer("a1", seat=0, question=0)["code"] == "not_your_seat"
        assert b.answer("a1", seat=9, question=0)["code"] == "not_your_seat"
        b.say("look", seat=0)
        assert b.wait("refused")["code"] == "not_your_seat"
        b.say("leave", seat=0)
        assert b.wait("refused")["code"] == "not_your_seat"
    assert bo.get(f"tables/{table}/scene", seat=0)["code"] == "not_your_seat"
    assert bo.get(f"tables/{table}/positions", seat=0)["code"] == "not_your_seat"


@pytest.mark.parametrize("named", [True, False])
def test_a_spectator_who_answers(at: Served, named: bool):
    table = at.person("Ann").opens("me", "hot")["id"]
    someone = at.person("Cleo") if named else at.nobody()
    with someone.sits(table) as c:
        assert c.answer("a1", seat=0, question=0)["code"] == "spectator"
        c.say("undo", to=0)
        assert c.wait("refused")["code"] == "spectator"
        c.say("look", seat=0)
        assert c.wait("refused")["code"] == "spectator"


SCRIPT = "<img src=x onerror=alert(1)>"


def test_script_in_a_name_or_a_chat_line_is_data(at: Served):
    eve = at.person(SCRIPT)
    table = eve.opens("me", "hot", name=SCRIPT)["id"]
    with eve.sits(table) as e:
        assert e.last["table"]["name"] == e.last["you"]["name"] == SCRIPT
        e.say("chat", text=SCRIPT)
        assert e.view(seq=1)["lines"][-1]["text"] == SCRIPT
    answer = eve.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert httpx.get(f"{at.url}/table/{SCRIPT}").text.count(SCRIPT) == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown_game"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}]}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}], "cartridge": "/etc"}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}], "difficulty": "hell"}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}], "options": {"x": "y"}}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 5}, "bad_setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "king"}]}, "malformed"),
        ({"game": "tictactoe", "seats": []}, "malformed"),
        ({"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}], "cheat": True}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be(at: Served, body: Any, code: str):
    refused = at.person("Ann").post("tables", body, lang="fr")

    assert refused["code"] == code and refused["text"]


def test_who_has_no_name_opens_no_table(at: Served):
    refused = at.nobody().post("tables", {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}]})

    assert refused["code"] == "no_person"


def test_a_body_too_large_is_not_read(at: Served):
    answer = at.person("Ann").http.post("/api/tables", json="x" * 100_000)

    assert answer.status_code == 413 and answer.json()["code"] == "too_large"


def test_a_page_of_another_site_does_not_speak_for_us(at: Served):
    with (
        pytest.raises((ConnectionClosed, InvalidStatus)),
        connect(f"ws://127.0.0.1:{at.port}/api/socket", origin=Origin("http://elsewhere.example")) as wire,
    ):
        wire.send('{"type":"ping"}')
        wire.recv(2)


def test_a_fault_inside_a_rule_is_told_and_kept(at: Served, monkeypatch: pytest.MonkeyPatch):
    import tictactoe

    ann = at.person("Ann")
    table = ann.opens("me", "hot")["id"]

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with ann.sits(table, look=0) as a:
        monkeypatch.setattr(tictactoe.Mark, "answer", broken)
        assert a.answer("a1", seat=0, question=0)["code"] == "fault"
        monkeypatch.undo()
        assert a.answer("b2", seat=0, question=0)["type"] == "ack"


# Too fast


def test_one_who_floods_is_slowed_and_nobody_else_notices(tmp_path: Path):
    with serving(tmp_path, frames=Rate(20, 30)) as at:
        ann, eve = at.person("Ann"), at.person("Eve")
        table = ann.opens("me", "open")["id"]
        with ann.sits(table) as a, eve.sits(table) as e:
            for _ in range(200):
                try:
                    e.wire.send('{"type":"ping"}')
                except ConnectionClosed:
                    break
            heard: list[str] = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    frame = e.hear()
                    heard.append(str(frame.get("code", frame["type"])))
            assert "too_fast" in heard and closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            assert a.answer("a1")["type"] == "ack"


def test_a_thousand_requests_a_second_are_limited(tmp_path: Path):
    with serving(tmp_path, requests=Rate(0.1, 100)) as at, httpx.Client(base_url=at.url) as client:
        codes = [client.get("/api/health").status_code for _ in range(300)]
        refused = client.get("/api/health?lang=fr")

        assert codes[:100] == [200] * 100 and 429 in codes
        assert refused.status_code == 429 and refused.json()["code"] == "too_fast"
        assert "retry-after" in refused.headers
        assert client.get("/").status_code == 200  # the client's own files are not counted


def test_connections_of_one_address_are_counted(tmp_path: Path):
    with serving(tmp_path, sockets_of_address=1) as at, at.nobody().connects() as one:
        with pytest.raises(ConnectionClosed), at.nobody().connects() as two:
            two.say("ping")
            two.hear()
        one.say("ping")
        assert one.hear()["type"] == "pong"


def test_passwords_are_not_guessed_fast(tmp_path: Path):
    with serving(tmp_path, passwords=Rate(0.1, 3)) as at:
        guesser = at.nobody()
        told = [guesser.post("account/login", {"name": "Ann", "password": f"guess {i:04}"})["code"] for i in range(5)]

        assert told[:3] == ["wrong_password"] * 3 and told[3:] == ["too_fast"] * 2
