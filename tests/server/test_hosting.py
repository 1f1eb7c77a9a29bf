"""What a host may do with people who misbehave: mute, send away, lock, and keep the chat for players."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.served import Frame, Served, Socket, Someone

EVIL = "\u202eAnn\u200b\u2066"


def table_of(ann: Someone, *others: Someone) -> str:
    """A table of Ann's at which the others sit."""
    table = str(ann.opens("me", *("open" for _ in others))["id"])
    for other in others:
        assert other.post(f"tables/{table}/sit", {})["table"]
    return table


def says(socket: Socket, text: str) -> Frame:
    socket.say("chat", text=text)
    return socket.wait("ack", "refused")


def does(socket: Socket, type_: str, **fields: object) -> Frame:
    socket.say(type_, **fields)
    return socket.wait("ack", "refused")


def hangs_up(socket: Socket) -> bool:
    try:
        while True:
            socket.hear(5)
    except ConnectionClosed:
        return True


def test_every_name_is_cleaned_wherever_it_comes_in(at: Served):
    with at.nobody().http as http:
        assert http.put("/api/me", json={"name": EVIL}).json()["name"] == "Ann"
    ann = at.person(EVIL)
    assert ann.get("me")["name"] == "Ann"
    seats = [{"kind": "me"}, {"kind": "hot", "name": EVIL}]
    table = ann.post("tables", {"game": "tictactoe", "seats": seats, "name": EVIL})["table"]
    assert table["name"] == "Ann" and table["seats"][1]["name"] == "Ann"
    with ann.sits(table["id"]) as a:
        does(a, "settings", name=f"{EVIL}2")
        does(a, "leave", seat=1)
        does(a, "give", seat=1, kind="hot", name=f"{EVIL}3")
        seq = says(a, f"{EVIL}4")["seq"]
        a.view(seq=seq)
        info = ann.get(f"tables/{table['id']}")
        assert info["name"] == "Ann2" and info["seats"][1]["name"] == "Ann3" and a.lines[-1]["text"] == "Ann4"
        assert says(a, "\u200b\u202e")["code"] == "malformed"
        assert does(a, "settings", name="\u200b")["code"] == "bad_name"
    assert ann.post(f"tables/{table['id']}/whatif", {"position": 0, "name": EVIL})["table"]["name"] == "Ann"
    file = ann.get(f"tables/{table['id']}/export")
    file["table"] |= {"name": EVIL, "seats": [{"name": EVIL}, {"name": EVIL}]}
    back = ann.post("import", file)["table"]
    assert back["name"] == "Ann" and [seat["name"] for seat in back["seats"]] == ["Ann", "Ann"]
    assert ann.post("account", {"name": "I\u200bnes\u202e", "password": "correct horse"})["account"] == "ines"


def test_a_host_mutes_a_player_and_a_spectator(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = table_of(ann, bo)
    with ann.sits(table) as a, bo.sits(table) as b, cleo.sits(table) as c:
        line = says(c, "Ha!")["seq"]
        assert does(b, "mute", line=line)["code"] == "not_allowed"
        assert does(a, "mute", seat=1)["type"] == "ack" and does(a, "mute", line=line)["type"] == "ack"

        assert says(b, "No!")["code"] == "muted" and says(c, "No!")["code"] == "muted"
        assert b.answer("a1", seat=1, question=0)["code"] != "muted"
        assert ann.get(f"tables/{table}")["seats"][1]["muted"] is True

        does(a, "mute", seat=1, on=False)
        assert says(b, "Thanks.")["type"] == "ack" and says(c, "And I?")["code"] == "muted"
        for nobody in ({}, {"seat": 0}, {"seat": 31}, {"line": 10_000}, {"line": 0}):
            assert does(a, "mute", **nobody)["code"] == "not_allowed", nobody


def test_who_is_sent_away_is_gone_and_stays_so(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = table_of(ann, bo)
    with ann.sits(table) as a, bo.sits(table) as b, cleo.sits(table) as c:
        line = says(c, "Ha!")["seq"]
        assert does(b, "remove", seat=0)["code"] == "not_allowed"
        assert does(a, "remove", seat=1)["type"] == "ack" and does(a, "remove", line=line)["type"] == "ack"
        assert hangs_up(b) and hangs_up(c)
        a.view(seq=line + 3)
        assert ann.get(f"tables/{table}")["seats"][1]["kind"] == "left"
        assert any(text["text"] == "Ann sends Bo away from the table." for text in a.lines)
        does(a, "give", seat=1, kind="open")
    assert bo.post(f"tables/{table}/sit", {})["code"] == "removed"
    for path in ("scene", "positions", "export", "rulebook"):
        assert cleo.get(f"tables/{table}/{path}")["code"] == "removed"
    with bo.connects() as again:
        again.say("hello", table=table, lang="fr")
        told = again.wait("refused", "view")
        assert told["code"] == "removed" and told["text"].startswith("On vous a renvoyé de cette table.")
    assert at.person("Dao").post(f"tables/{table}/sit", {})["seat"] == 1


def test_a_locked_table_takes_nobody_in(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = ann.opens("me", "invite", listed=True)
    link = table["invites"][0]["token"]
    with ann.sits(table["id"]) as a:
        assert does(a, "settings", locked=True)["type"] == "ack"
        assert bo.post(f"invites/{link}")["code"] == "locked"
        assert next(card for card in bo.get("tables")["open"] if card["id"] == table["id"])["locked"] is True
        with cleo.connects() as c:
            c.say("hello", table=table["id"])
            assert c.wait("refused", "view")["code"] == "locked"
        for path in ("scene", "positions", "export", "rulebook"):
            assert cleo.get(f"tables/{table['id']}/{path}")["code"] == "locked"

        does(a, "settings", locked=False)
        assert bo.post(f"invites/{link}")["seat"] == 1
        does(a, "settings", locked=True)
    with bo.sits(table["id"]) as b:
        assert b.last["table"]["locked"] is True, "who sits there comes and goes"
        assert does(b, "settings", locked=False)["code"] == "not_allowed"


def test_spectators_only_read_where_the_host_wants_it_so(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = table_of(ann, bo)
    with ann.sits(table) as a, bo.sits(table) as b, cleo.sits(table, lang="fr") as c:
        assert says(c, "Ha!")["type"] == "ack"
        does(a, "settings", spectator_chat=False)
        told = says(c, "Ha!")
        assert told["code"] == "muted" and told["text"].startswith("À cette table, seuls ceux qui jouent")
        assert says(b, "At last.")["type"] == "ack"
        does(a, "settings", spectator_chat=True)
        assert says(c, "Ha!")["type"] == "ack"


@pytest.mark.parametrize("type_", ["mute", "remove", "settings"])
def test_nobody_else_plays_the_host(at: Served, type_: str):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = table_of(ann, bo)
    with bo.sits(table) as b, at.nobody().sits(table) as nobody:
        told = does(b, type_, **({"locked": True} if type_ == "settings" else {"seat": 0}))
        assert told["code"] == "not_allowed" and "host" in told["text"]
        assert does(nobody, type_)["code"] == "no_person"


def test_a_seat_is_handed_over_and_asked_for_in_the_words_of_who_is_to_agree(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = table_of(ann, bo)
    with ann.sits(table) as a, bo.sits(table, lang="fr") as b:
        assert does(a, "hand_over", seat=0, to=1)["asked"]
        (request,) = b.wait("view")["requests"]
        assert request["yours"] and request["text"] == "Ann voudrait confier la place 1 à Bo."
        assert does(b, "vote", request=request["id"], yes=True)["type"] == "ack"
        seen = b.wait("view")
        assert seen["you"]["seats"] == [0, 1] and not seen.get("requests")
        assert does(a, "hand_over", seat=0, to=1)["code"] == "spectator"
