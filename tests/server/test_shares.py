"""Everybody has a share of the server: who asks for too much waits, and nobody else notices."""

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.server.options import Options, Rate
from starboard.server.shares import Shares
from starboard.server.work import Measured
from tests.server.served import Served, Someone, serving

SEATS = [{"kind": "me"}, {"kind": "hot"}]


def until_refused(someone: Someone, path: str, most: int = 3_000) -> list[int]:
    """Ask again and again until the server says no: how soon depends on the machine."""
    codes = [someone.http.get(f"/api/{path}").status_code]
    while codes[-1] == 200 and len(codes) < most:
        codes += statuses(someone, path, 1)
    return codes


def statuses(someone: Someone, path: str, n: int) -> list[int]:
    return [someone.http.get(f"/api/{path}").status_code for _ in range(n)]


# By person and by cost


def test_work_is_charged_to_its_person_and_another_goes_on(tmp_path: Path):
    with serving(tmp_path, work=Rate(0.01, 0.05)) as at:
        ann, eve = at.person("Ann"), at.person("Eve")
        table = eve.opens("me", "hot", game="seti")["id"]
        codes = until_refused(eve, f"tables/{table}/scene")
        refused = eve.http.get(f"/api/tables/{table}/scene?lang=fr")

        assert codes[-1] == 429, "heavy work uses up the share"
        assert refused.json()["code"] == "too_fast" and int(refused.headers["retry-after"]) >= 1
        assert ann.http.get(f"/api/tables/{table}/scene").status_code == 200


def test_cheap_requests_cost_little(tmp_path: Path):
    with serving(tmp_path, work=Rate(0.25, 1.0)) as at:
        assert set(statuses(at.person("Ann"), "me", 100)) == {200}


def test_many_people_of_one_address_share_what_the_address_has(tmp_path: Path):
    with serving(tmp_path, work_of_address=Rate(0.01, 0.03)) as at:
        puppets = [at.person(f"Puppet {n}") for n in range(3)]
        codes = until_refused(puppets[0], "games/unsettled/rulebook")

        assert codes[0] == 200 and codes[-1] == 429
        assert [statuses(each, "games/unsettled/rulebook", 1) for each in puppets[1:]] == [[429]] * 2


def test_frames_are_charged_and_their_socket_waits(tmp_path: Path):
    with serving(tmp_path, work=Rate(1e-6, 0.0)) as at:  # any work is too much
        ann, eve = at.person("Ann"), at.person("Eve")
        table = at.person("Host").opens("me", "hot", game="seti")["id"]
        with ann.connects() as a, eve.connects() as e:
            e.say("hello", table=table)
            e.view()
            e.say("lang", lang="fr")
            e.say("ping")
            with pytest.raises(TimeoutError):
                while e.hear(timeout=0.5)["type"] != "pong":
                    pass
            assert at.hub.shares.debt(at.hub.person(eve.token).id, "127.0.0.1") > 1
            a.say("ping")
            assert a.wait("pong"), "Ann has asked for nothing yet"


def test_what_waits_is_not_work_and_errors_pass_through():
    async def think() -> None:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.3)
        with pytest.raises(ZeroDivisionError):
            await fail()

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def run() -> float:
        work = Measured(think())
        await work
        with pytest.raises(ZeroDivisionError):
            await Measured(fail())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(_waits(Measured(asyncio.sleep(60))), 0.05)
        return work.seconds

    assert 0.05 <= asyncio.run(run()) < 0.2


async def _waits(what: Measured) -> None:
    await what


def test_a_debt_is_paid_off_with_time_and_names_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    now = [0.0]
    for module in ("shares", "limits"):
        monkeypatch.setattr(f"starboard.server.{module}.monotonic", lambda: now[0])
    monkeypatch.setattr("starboard.server.shares.FORGET_AT", 100)
    shares = Shares(Options("", work=Rate(0.5, 1.0), work_of_address=Rate(10, 1e6)))
    shares.charge("Eve", "a", 2.0)

    assert shares.debt("Eve", "a") == pytest.approx(2.0) and shares.debt("Ann", "a") == 0
    now[0] = 2.5
    assert shares.debt("Eve", "a") == 0
    now[0] = 100.0
    for n in range(1_000):
        now[0] += 10
        shares.charge(f"puppet {n}", "a", 0.1)
    assert len(shares._people._of) <= 101


# By kind


def test_tables_are_opened_at_a_rate(tmp_path: Path):
    with serving(tmp_path, tables=Rate(0.001, 3)) as at:
        ann, eve = at.person("Ann"), at.person("Eve")
        opened = [eve.post("tables", {"game": "tictactoe", "seats": SEATS}) for _ in range(5)]

        assert [made.get("code") for made in opened] == [None] * 3 + ["too_fast"] * 2
        assert "table" in ann.post("tables", {"game": "tictactoe", "seats": SEATS})


def test_nobody_fills_the_lobby(tmp_path: Path):
    with serving(tmp_path, listed_tables=2) as at:
        eve, ann = at.person("Eve"), at.person("Ann")
        listed = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        opened = [eve.post("tables", listed, lang="fr") for _ in range(3)]
        assert opened[2]["code"] == "not_allowed" and "2" in opened[2]["text"]
        quiet = eve.opens("me", "open")["id"]
        with eve.sits(quiet) as e:
            e.say("settings", listed=True)
            assert e.wait("ack", "refused")["code"] == "not_allowed"
        with eve.sits(opened[0]["table"]["id"]) as e:
            e.say("settings", listed=False)
            e.wait("ack")
        assert "table" in eve.post("tables", listed), "one of them was taken off the list"
        assert "table" in ann.post("tables", listed)
        assert len(ann.get("tables")["open"]) == 3


def test_chat_has_a_rate_of_its_own_and_answers_go_on(tmp_path: Path):
    with serving(tmp_path, chat=Rate(0.001, 3)) as at:
        eve = at.person("Eve")
        table = eve.opens("me", "hot")["id"]
        with eve.sits(table, look=0) as e:
            for n in range(5):
                e.say("chat", text=f"buy {n}")
            said = [e.wait("ack", "refused")["type"] for _ in range(5)]
            assert said == ["ack"] * 3 + ["refused"] * 2
            assert e.answer("a1", seat=0)["type"] == "ack"


def test_people_are_made_at_a_rate(tmp_path: Path):
    with serving(tmp_path, people=Rate(0.001, 3)) as at:
        made = [at.nobody().post("people", {"name": f"Puppet {n}"}) for n in range(5)]

        assert [each.get("code") for each in made] == [None] * 3 + ["too_fast"] * 2
        assert at.nobody().http.put("/api/me", json={"name": "Puppet"}).status_code == 429


def test_exports_and_advice_have_a_rate(tmp_path: Path):
    with serving(tmp_path, exports=Rate(0.001, 2), advice=Rate(0.001, 1)) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]

        assert statuses(ann, f"tables/{table}/export", 3) == [200, 200, 429]
        assert "best" in ann.post(f"tables/{table}/advice")
        assert ann.post(f"tables/{table}/advice")["code"] == "too_fast"


# Thoughts


def until(true: Callable[[], Any], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def test_advice_is_dropped_when_who_asked_hangs_up(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot", game="seti")["id"]
        queue = at.hub.bots._queue
        head = f"POST /api/tables/{table}/advice?seat=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n"
        with socket.create_connection(("127.0.0.1", at.port), 60) as wire:
            wire.sendall((head + "Content-Length: 0\r\n\r\n").encode())
            until(lambda: queue._running)
        until(lambda: not queue._running)

        assert not at.hub.bots._idle, "its process was ended"
        assert "best" in ann.post(f"tables/{table}/advice")


def test_a_table_without_people_makes_room_for_one_with_people(tmp_path: Path):
    with serving(tmp_path) as at:
        at.hub.bots._queue._most = 1
        eve, ann = at.person("Eve"), at.person("Ann")
        strong = [{"kind": "bot", "bot": "strong"}] * 2
        for _ in range(5):
            eve.post("tables", {"game": "seti", "seats": strong})  # nobody looks on
        until(lambda: at.hub.bots._queue._running)
        table = ann.post("tables", {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]})
        with ann.sits(table["table"]["id"]) as a:
            began = time.monotonic()
            a.answer("a1")
            a.view(position=2)
            assert time.monotonic() - began < 30


def test_the_lobby_forgets_what_nobody_touched_for_a_week(at: Served):
    ann = at.person("Ann")
    old, new = (ann.opens("me", "open", listed=True)["id"] for _ in range(2))
    week = 8 * 24 * 3600 * 1000
    at.hub.store.db.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", (week, old))
    at.hub.lobby._cards.clear()

    assert [card["id"] for card in ann.get("tables")["open"]] == [new]
    assert old in [card["id"] for card in ann.get("me/tables")], "its people find it still"


def test_the_lobby_reads_an_index(at: Served):
    plan = at.hub.store.db.execute(
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE listed = 1 AND status = 'open' AND updated > 0 "
        "ORDER BY updated DESC LIMIT 100"
    ).fetchall()

    assert "tables_lobby" in plan[0][-1] and not any("TEMP B-TREE" in step[-1] for step in plan)
