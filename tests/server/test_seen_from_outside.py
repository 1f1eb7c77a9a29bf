"""What an operator sees: lines of the log with their origin, health that tries a write, sentences at the start."""

import json
import logging
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.server.logs import ORIGIN, LineFormatter, Origin, RepeatLimit
from starboard.table.schema import MIGRATIONS
from tests.server.served import Served, serving


def record(**extra: Any) -> logging.LogRecord:
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        trace = sys.exc_info()
    made = logging.LogRecord("starboard.room", logging.ERROR, "room.py", 1, "table %s broke", ("T1",), trace)
    for name, value in extra.items():
        setattr(made, name, value)
    return made


def test_a_line_says_when_where_and_for_whom():
    token = ORIGIN.set(lambda: Origin("r1", "ann", "T1"))
    try:
        text, line = (LineFormatter(kind).format(record()) for kind in ("text", "json"))
        other = json.loads(LineFormatter("json").format(record(table="T2")))
    finally:
        ORIGIN.reset(token)

    first, *trace = text.splitlines()
    time, _, rest = first.partition(" ")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", time)
    assert rest == "error starboard.room [table=T1 person=ann request=r1]: table T1 broke"
    assert trace[-1] == "    ZeroDivisionError: by zero"
    found = json.loads(line)
    assert "\n" not in line and found.pop("time") and "by zero" in found.pop("error")
    assert found == {
        "level": "error",
        "logger": "starboard.room",
        "message": "table T1 broke",
        "table": "T1",
        "person": "ann",
        "request": "r1",
    }
    assert other["table"] == "T2"


def test_what_somebody_says_makes_no_second_line():
    made = logging.LogRecord("starboard", logging.INFO, "x.py", 1, "named %s", ("a\nERROR forged",), None)

    assert len(LineFormatter("json").format(made).splitlines()) == 1
    assert LineFormatter("text").format(made).splitlines()[1] == "    ERROR forged"


@pytest.mark.parametrize(("level", "told"), [("ERROR", ["bad"]), ("WARNING", ["odd", "bad"]), ("INFO", ["odd", "bad"])])
def test_no_line_below_the_level_is_logged_whoever_logs_it(level: str, told: list[str]):
    code = f"""
import logging
from starboard.server.logs import configure
configure("text", {level!r})
log = logging.getLogger("uvicorn.error")
log.setLevel("WARNING")  # as uvicorn sets it
for say, word in ((log.info, "fine"), (log.warning, "odd"), (log.error, "bad")):
    say(word)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [line.split()[-1] for line in done.stderr.splitlines()] == told


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(LineFormatter("json"))
        self.seen: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(json.loads(self.format(record)))


def test_lines_of_a_request_and_of_a_frame_carry_their_origin(at: Served, monkeypatch: pytest.MonkeyPatch):
    from starboard.server import api_tables, dispatch

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    lines, log = Lines(), logging.getLogger("starboard")
    log.addHandler(lines)
    try:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table) as a:
            monkeypatch.setattr(dispatch, "_change_view", broken)
            a.say("lang", lang="fr")
            assert a.wait("refused")["code"] == "fault"
        monkeypatch.setattr(api_tables, "table_info", broken)
        response = ann.http.get(f"/api/tables/{table}")
    finally:
        log.removeHandler(lines)

    assert response.status_code == 500
    person = at.hub.person(ann.token).id
    frame, request = (line for line in lines.seen if line["level"] == "error")
    assert frame["table"] == request["table"] == table and frame["person"] == request["person"] == person
    assert request["request"] == response.headers["x-request-id"] and frame["request"] != request["request"]
    assert "ZeroDivisionError" in request["error"]


def test_nobody_fills_the_disk_with_one_message():
    def record(message: str, created: float) -> logging.LogRecord:
        made = logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 1, message, (), None)
        made.created = created
        return made

    limit = RepeatLimit(3)

    assert [limit.filter(record("again", 60.0 + n)) for n in range(5)] == [True, True, True, False, False]
    assert limit.filter(record("another", 65.0)), "each message has its own count"
    assert limit.filter(record("again", 120.0)), "a minute later it is told again"
    last = record("once more", 121.0)
    limit = RepeatLimit(1)
    assert limit.filter(last) and "left out" in last.getMessage()


def test_what_one_client_breaks_is_not_told_of_another(at: Served):
    """Connections are read in one context: a line about a raw request must not name who spoke before it."""
    lines, log = Lines(), logging.getLogger("uvicorn.error")
    log.addHandler(lines)
    try:
        ann = at.person("Ann")
        with ann.sits(ann.opens("me", "hot")["id"]) as a:
            a.say("ping")
            a.wait("pong")
            with socket.create_connection(("127.0.0.1", at.port), 5) as wire:
                wire.sendall(b"this is not HTTP\r\n\r\n")
                assert wire.recv(100).startswith(b"HTTP/1.1 400")
    finally:
        log.removeHandler(lines)

    (line,) = lines.seen
    assert "person" not in line and "table" not in line and "request" not in line


# Health


def test_health_tries_a_write(tmp_path: Path):
    with serving(tmp_path) as at:
        before = at.nobody().http.get("/api/health")
        assert before.status_code == 200 and "trouble" not in before.json()
        assert at.hub.store.one("SELECT COUNT(*) FROM health") == (1,)
        with sqlite3.connect(tmp_path / "test.db") as db:
            db.execute("DROP TABLE health")
        at.hub.trials._at = 0.0
        after = at.nobody().http.get("/api/health")
        assert after.status_code == 503 and "health" in after.json()["trouble"]


def test_a_hundred_looks_at_health_are_few_writes(at: Served, monkeypatch: pytest.MonkeyPatch):
    writes = list[int]()
    write = at.hub.writes.write

    async def counted(job: Any) -> None:
        writes.append(1)
        await write(job)

    monkeypatch.setattr(at.hub.writes, "write", counted)
    someone = at.nobody()

    assert {someone.http.get("/api/health").status_code for _ in range(100)} == {200}
    assert len(writes) < 20


# The start


def started(*args: str) -> "subprocess.CompletedProcess[str]":
    main = "import sys; from starboard.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", main, "serve", "--no-browser", "--port", "0", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def no_database(folder: Path) -> list[str]:
    (folder / "x.db").write_bytes(b"this is not a database, whatever its name says" * 100)
    return ["--data", str(folder / "x.db")]


def newer_database(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "x.db") as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    return ["--data", str(folder / "x.db")]


def a_folder(folder: Path) -> list[str]:
    return ["--data", str(folder)]


def below_a_file(folder: Path) -> list[str]:
    (folder / "file").touch()
    return ["--data", str(folder / "file" / "x.db")]


def no_such_host(folder: Path) -> list[str]:
    return ["--data", str(folder / "x.db"), "--host", "no such host"]


@pytest.mark.parametrize("wrong", [no_database, newer_database, a_folder, below_a_file, no_such_host])
def test_what_keeps_the_server_from_starting_is_a_sentence(tmp_path: Path, wrong: Any):
    ended = started(*wrong(tmp_path))

    assert ended.returncode == 2
    assert ended.stderr.startswith("starboard: cannot ") and len(ended.stderr.splitlines()) == 1
