"""What costs memory or work is bounded before it is begun: files on their way, passwords, tables, bots, long games."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from starboard.server import bot_turns, changes, hub, importer
from starboard.server.guard import limit_requests
from starboard.server.limits import network
from starboard.server.one_at_a_time import OneAtATime
from starboard.server.options import Options, Rate
from starboard.server.slices import Slices
from starboard.table import people
from starboard.table.log import event_text
from starboard.table.people import Person
from starboard.table.refusal import Refusal
from tests.server.served import PATIENCE, Served, Someone, serving

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.01)


# Files


@contextmanager
def half_a_file(at: Served, token: str, size: int = 3_000_000) -> Iterator[socket.socket]:
    """An import of which the last part never comes."""
    head = f"POST /api/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", at.port), PATIENCE) as wire:
        wire.sendall(head.encode() + b" " * 1_000)
        yield wire


def test_a_person_sends_one_file_at_a_time_and_the_second_is_refused_unread(tmp_path: Path):
    """Each half of a file used to wait in memory: sixty of them were 240 MB."""
    with serving(tmp_path) as at:
        eve = at.person("Eve")
        with half_a_file(at, eve.token), half_a_file(at, eve.token) as second:
            assert b"429" in second.recv(1_000).split(b"\r\n")[0]
        until(lambda: not at.hub.imports._people)
        assert eve.brings(b"{}").status_code == 400, "there is a place again"


def test_an_address_sends_few_files_at_a_time_and_another_is_not_held_up(tmp_path: Path):
    with serving(tmp_path) as at, ExitStack() as stack:
        for n in range(importer.MOST_OF_ADDRESS):
            stack.enter_context(half_a_file(at, at.person(f"Puppet {n}").token))
        until(lambda: len(at.hub.imports._people) == importer.MOST_OF_ADDRESS)

        assert at.person("Eve").brings(b"{}").status_code == 429
        with at.hub.imports.place("ann", "another address"):
            pass


def test_the_server_reads_so_many_files_and_no_more():
    found = importer.Importer()
    with ExitStack() as stack:
        for n in range(importer.MOST_WAITING):
            stack.enter_context(found.place(f"person {n}", f"address {n}"))
        with pytest.raises(Refusal) as refusal, found.place("one more", "from elsewhere"):
            pass
    assert refusal.value.code == "too_fast"


def test_who_hangs_up_in_a_body_is_no_fault_of_ours(at: Served, caplog: pytest.LogCaptureFixture):
    with half_a_file(at, at.person("Eve").token):
        until(lambda: at.hub.imports._people)
    until(lambda: not at.hub.imports._people)
    assert at.nobody().http.get("/api/health").status_code == 200
    assert "unhandled" not in caplog.text


# Passwords


def test_one_password_at_a_time_is_hashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Ten at once took 640 MB and both processors."""
    under_way, most = [0], [0]

    def slow(*_: Any) -> Person:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        time.sleep(0.05)
        under_way[0] -= 1
        raise Refusal("wrong_password")

    monkeypatch.setattr(people, "log_in", slow)
    with serving(tmp_path) as at:
        codes: list[int] = []

        def log_in(someone: Someone) -> None:
            told = someone.http.post("/api/account/login", json={"name": "Ines", "password": "a long guess"})
            codes.append(told.status_code)

        threads = [threading.Thread(target=log_in, args=(at.nobody(),)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert codes == [401] * 8 and most[0] == 1


def test_who_comes_when_many_wait_for_a_hash_is_refused():
    async def come() -> list[Any]:
        work = OneAtATime(most_waiting=2)
        return await asyncio.gather(*(work.run(time.sleep, 0.05) for _ in range(3)), return_exceptions=True)

    first, second, third = asyncio.run(come())
    assert first is second is None and isinstance(third, Refusal) and third.code == "too_fast"


# Tables


def test_so_many_tables_are_loaded_and_those_with_people_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hub, "MOST_ROOMS", 4)
    with serving(tmp_path) as at:
        ann, eve = at.person("Ann"), at.person("Eve")
        mine = ann.opens("me", "hot")["id"]
        with ann.sits(mine, look=0) as a:
            others = [eve.opens("me", "hot")["id"] for _ in range(10)]
            for table in others:
                assert eve.get(f"tables/{table}")["id"] == table, "it is loaded again"
                assert len(at.hub.rooms) <= 4
            assert mine in at.hub.rooms
            assert a.answer("a1")["type"] == "ack"


def test_a_table_takes_so_many_records_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(changes, "RECORDS", 3)
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        with ann.sits(ann.opens("me", "hot")["id"], look=0) as a:
            for n in range(3):
                a.say("chat", text=f"line {n}")
                assert a.wait("ack", "refused")["type"] == "ack"
            a.say("chat", text="one more")
            told = a.wait("ack", "refused")
    assert told["code"] == "not_allowed" and "takes no more" in told["text"]


# Bots


def test_bots_at_tables_without_people_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Six hundred tables of bots by chance, at which nobody looked, kept the server busy."""
    monkeypatch.setattr(bot_turns, "UNWATCHED_REST", 0.1)
    with serving(tmp_path) as at:
        eve = at.person("Eve")
        tables = [eve.post("tables", {"game": "connect_four", "seats": BOTS})["table"]["id"] for _ in range(6)]
        rooms = [at.hub.rooms[table] for table in tables]
        played = lambda: sum(room.table.position for room in rooms)  # noqa: E731  # short, and used often
        before, began = played(), time.monotonic()
        until(lambda: played() > before + 5)
        time.sleep(1)
        assert played() - before <= (time.monotonic() - began) / 0.1 + 2

        with at.person("Ann").sits(tables[0]):  # who looks on sees it go on as ever
            until(lambda: rooms[0].table.game.over, 10)


def test_what_bots_do_is_work_for_who_opened_the_table_and_they_wait_when_the_share_is_used_up(tmp_path: Path):
    with serving(tmp_path, work=Rate(1e-6, 0.0)) as at:  # any work is too much
        eve = at.person("Eve")
        table = eve.post("tables", {"game": "connect_four", "seats": BOTS})["table"]["id"]
        room, person, shares = at.hub.rooms[table], at.hub.person(eve.token).id, at.hub.shares._people
        until(lambda: shares.debt(person))
        time.sleep(1)
        assert not room.table.game.over and room.table.position < 10, "one or two came before the bill"

        shares._rate = Rate(1, 10)
        shares._of.clear()
        until(lambda: room.table.game.over)
        assert person in shares._of, "their answers are charged"


def test_who_has_used_up_their_share_sees_what_happens_later_and_then_all_of_it(tmp_path: Path):
    with serving(tmp_path, work=Rate(0.05, 0.05)) as at:
        ann, eve = at.person("Ann"), at.person("Eve")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table, look=0) as a, eve.sits(table) as e:
            at.hub.shares._people.charge(at.hub.person(eve.token).id, 0.1)  # about a second of debt
            began = time.monotonic()
            assert a.answer("a1", seat=0)["type"] == "ack"
            assert e.view(position=1)["position"] == 1
            assert time.monotonic() - began > 0.5


# Long games


def test_long_work_at_a_table_leaves_everybody_a_turn(at: Served):
    ann = at.person("Ann")
    table = at.hub.rooms[ann.opens("me", "hot")["id"]].table

    def slow() -> Iterator[int]:
        for n in range(20):
            time.sleep(0.01)
            sum(range(300_000))  # what counts is work
            yield n

    async def work() -> tuple[list[int], int]:
        turns, task = 0, asyncio.create_task(Slices().all(table, slow()))
        while not task.done():
            turns += 1
            await asyncio.sleep(0)
        return await task, turns

    found, turns = asyncio.run(work())
    assert found == list(range(20)) and turns > 5


@pytest.mark.parametrize("path", ["positions", "export"])
def test_others_are_served_while_a_long_game_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str):
    with serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table, look=0) as a:
            for n, cell in enumerate(("a1", "a2", "b1", "b2")):
                assert a.answer(cell, seat=n % 2, question=n)["type"] == "ack"
                a.view(position=n + 1)
        ready = threading.Event()

        def slow(*args: Any) -> str:
            ready.set()
            end = time.thread_time() + 0.2
            while time.thread_time() < end:
                pass
            return event_text(*args)

        monkeypatch.setattr("starboard.table.replay.event_text", slow)
        monkeypatch.setattr("starboard.table.log.event_text", slow)
        asked = threading.Thread(target=ann.http.get, args=(f"/api/tables/{table}/{path}",))
        with bo.connects() as b:
            asked.start()
            assert ready.wait(PATIENCE)
            answered = 0
            while asked.is_alive():
                b.say("ping")
                b.wait("pong")
                answered += 1
            asked.join()
    assert answered >= 3, "between one event and the next"


# Addresses


def test_a_home_with_many_addresses_of_version_6_is_one():
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9%eth0") != network("2001:db8:1:3::1")
    assert network("192.0.2.7") == "192.0.2.7" != network("192.0.2.8")
    assert network("::ffff:192.0.2.7") != network("::ffff:192.0.2.8")
    assert network("a socket: of a file") == "a socket: of a file"


def test_its_requests_are_counted_together():
    passed: list[str] = []
    refused: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["client"][0])

    async def send(message: Any) -> None:
        refused.append(message.get("status", 0))

    async def ask() -> None:
        asked = limit_requests(app, app, Options("", requests=Rate(1e-6, 2), refusal_pause=0))
        for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db9::1"):
            scope = {"type": "http", "method": "GET", "path": "/api/me", "query_string": b"", "headers": []}
            await asked({**scope, "client": (host, 1)}, None, send)  # type: ignore[arg-type]

    asyncio.run(ask())
    assert passed == ["2001:db8::1", "2001:db8::2", "2001:db9::1"] and 429 in refused
