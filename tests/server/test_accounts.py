"""Sessions end, are listed and ended; passwords change; accounts are deleted; sockets go with their session."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starboard.table.store import Store
from tests.server.served import Served, Socket, serving

SECRET = {"name": "Ines", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@contextmanager
def device(at: Served, agent: str = FIREFOX) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=at.url, headers={"User-Agent": agent}) as browser:
        yield browser


@contextmanager
def account(folder: Path) -> Iterator[tuple[Served, httpx.Client, httpx.Client]]:
    """A server, and Ines on a laptop and on a phone."""
    with serving(folder) as at, device(at) as laptop, device(at, "Mozilla/5.0 (iPhone) Safari/604.1") as phone:
        laptop.put("/api/me", json={"name": "Ines"})
        laptop.post("/api/account", json=SECRET)
        phone.post("/api/account/login", json=SECRET)
        yield at, laptop, phone


@contextmanager
def socket(at: Served, browser: httpx.Client, table: str) -> Iterator[Socket]:
    headers = {"Cookie": f"starboard={browser.cookies['starboard']}"}
    with connect(f"ws://127.0.0.1:{at.port}/api/socket", additional_headers=headers) as wire:
        found = Socket(wire)
        found.say("hello", table=table)
        found.view()
        yield found


def opens(browser: httpx.Client, *kinds: str) -> str:
    plan = {"game": "tictactoe", "seats": [{"kind": kind} for kind in kinds]}
    return str(browser.post("/api/tables", json=plan).json()["table"]["id"])


def is_closed(wire: ClientConnection) -> bool:
    """Whether the server hangs up, saying nothing of the table before it does."""
    try:
        while True:
            wire.recv(1)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_logging_out_ends_the_sockets_of_that_device_and_of_no_other(tmp_path: Path):
    with account(tmp_path) as (at, laptop, phone):
        table = opens(laptop, "me", "hot")
        with socket(at, laptop, table) as a, socket(at, laptop, table) as b, socket(at, phone, table) as c:
            laptop.post("/api/account/logout")

            assert is_closed(a.wire) and is_closed(b.wire) and not is_closed(c.wire)
            c.say("look", seat=0)
            assert c.view()["you"]["seats"] == [0, 1]
        assert laptop.get("/api/me").json() == {} and phone.get("/api/me").json()["account"] == "ines"


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(tmp_path: Path):
    with account(tmp_path) as (at, laptop, phone), device(at, "curl/8.5") as robot:
        robot.post("/api/account/login", json=SECRET)
        listed = laptop.get("/api/me/sessions").json()
        assert [one["device"] for one in listed if one.get("here")] == ["Firefox, Linux"]
        assert {one["device"] for one in listed} == {"Firefox, Linux", "Safari, iPhone", "curl"}
        assert all(laptop.cookies["starboard"] not in str(one) for one in listed)
        (theirs,) = [one["id"] for one in listed if one["device"] == "Safari, iPhone"]
        table = opens(laptop, "me", "hot")
        with socket(at, phone, table) as p:
            assert len(laptop.delete(f"/api/me/sessions/{theirs}").json()) == 2
            assert is_closed(p.wire) and phone.get("/api/me").json() == {}
        assert laptop.delete(f"/api/me/sessions/{theirs}").json()["code"] == "unknown_session"
        assert len(laptop.delete("/api/me/sessions").json()) == 1
        assert robot.get("/api/me").json() == {} and laptop.get("/api/me").json()["name"] == "Ines"


def test_nobody_ends_the_session_of_another(tmp_path: Path):
    with account(tmp_path) as (at, laptop, _):
        (mine,) = [one["id"] for one in laptop.get("/api/me/sessions").json() if one.get("here")]
        assert at.person("Eve").http.delete(f"/api/me/sessions/{mine}").json()["code"] == "unknown_session"
        assert at.nobody().http.delete("/api/me/sessions").json()["code"] == "no_person"
        assert laptop.get("/api/me").json()["name"] == "Ines"


def test_a_session_that_nobody_uses_ends(tmp_path: Path):
    with account(tmp_path) as (_, laptop, phone):
        assert laptop.get("/api/me").json()["name"] == "Ines"
    days = 24 * 3600 * 1000
    store = Store(str(tmp_path / "test.db"))
    store.write([("UPDATE sessions SET used = ? WHERE device LIKE 'Safari%'", (int(time.time() * 1000) - 181 * days,))])
    store.write([("UPDATE sessions SET used = ? WHERE device LIKE 'Firefox%'", (int(time.time() * 1000) - 2 * days,))])
    store.close()
    with serving(tmp_path) as at:
        for browser, name in ((laptop, "Ines"), (phone, "")):
            headers = {"Cookie": f"starboard={browser.cookies['starboard']}"}
            assert httpx.get(f"{at.url}/api/me", headers=headers).json().get("name", "") == name
    store = Store(str(tmp_path / "test.db"))
    rows = store.all("SELECT device, used FROM sessions")
    store.close()
    assert [row[0] for row in rows] == ["Firefox, Linux"], "the ended one is deleted"
    assert rows[0][1] > time.time() * 1000 - days, "the other one is in use again"


def test_a_new_password_ends_the_old_one_and_all_other_devices(tmp_path: Path):
    with account(tmp_path) as (_, laptop, phone):
        body = {"old": "wrong horse", "new": "another horse"}
        assert laptop.put("/api/account/password", json=body).json()["code"] == "wrong_password"
        assert laptop.put("/api/account/password", json=body | {"old": SECRET["password"]}).json()["name"] == "Ines"

        assert phone.get("/api/me").json() == {} and laptop.get("/api/me").json()["name"] == "Ines"
        assert phone.post("/api/account/login", json=SECRET).status_code == 401
        again = phone.post("/api/account/login", json=SECRET | {"password": "another horse"})
        assert again.json()["account"] == "ines"


def test_a_deleted_account_is_gone_and_its_seats_are_free(tmp_path: Path):
    with account(tmp_path) as (at, laptop, phone):
        bo = at.person("Bo")
        table = opens(laptop, "me", "open")
        bo.post(f"tables/{table}/sit", {})
        assert laptop.post("/api/account/delete", json={"password": "wrong horse"}).status_code == 401
        with socket(at, phone, table) as p:
            assert laptop.post("/api/account/delete", json={"password": SECRET["password"]}).json() == {}
            assert is_closed(p.wire)

        assert laptop.get("/api/me").json() == {} and phone.get("/api/me").json() == {}
        assert phone.post("/api/account/login", json=SECRET).json()["code"] == "wrong_password"
        assert [seat["kind"] for seat in bo.get(f"tables/{table}")["seats"]] == ["left", "person"]
        with bo.sits(table) as b:
            assert b.last["you"]["host"] is True, "the table has a host again"
        assert at.person("Eve").post("account", SECRET)["account"] == "ines", "the name is free again"
        assert at.person("Cleo").post("account/delete", {"password": "x"})["code"] == "no_account"


def test_who_logs_in_leaves_no_session_behind(tmp_path: Path):
    with account(tmp_path) as (at, _, _), device(at) as tablet:
        tablet.put("/api/me", json={"name": "Somebody"})
        before = tablet.cookies["starboard"]
        tablet.post("/api/account/login", json=SECRET)
        assert httpx.get(f"{at.url}/api/me", headers={"Cookie": f"starboard={before}"}).json() == {}


@pytest.mark.parametrize("path", ["/api/account/login", "/api/account/delete", "/api/account/password"])
def test_passwords_are_not_tried_at_will(tmp_path: Path, path: str):
    from starboard.server.options import Rate

    with serving(tmp_path, passwords=Rate(0.01, 3)) as at, device(at) as laptop:
        laptop.put("/api/me", json={"name": "Ines"})
        body = {"/api/account/login": SECRET, "/api/account/password": {"old": "x", "new": "y" * 8}}
        method = "PUT" if path.endswith("password") else "POST"
        tries = [laptop.request(method, path, json=body.get(path, {"password": "x"})).status_code for _ in range(5)]
        assert tries[-1] == 429
