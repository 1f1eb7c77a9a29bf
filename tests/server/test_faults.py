"""Rules that fail on purpose, over sockets: each fault is kept once, told kindly, and others play on."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import tictactoe
from starboard.server import view_cache
from starboard.server.scene_cache import SceneCache
from starboard.table import store as store_module
from starboard.table.trial import MOST_SCENE
from tests.server.served import serving


def endless(self: Any, g: Any, here: Any, option: Any) -> None:
    """Two steps for each one that runs, without end."""
    g.push(here.seat, Again(), Again())


class Again(tictactoe.Mark, frozen=True):
    """A rule that never ends."""

    asks = False

    def run(self, g: Any, here: Any) -> None:
        g.push(here.seat, self, self)


def rows(folder: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(folder / "test.db") as db:
        found = db.execute("SELECT table_id, cause, length(replay) FROM faults ORDER BY id").fetchall()
    db.close()
    return found


def test_a_flood_of_faults_is_kept_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(tictactoe.Mark, "answer", endless)
    with serving(tmp_path) as at, caplog.at_level(logging.ERROR):
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table, look=0) as socket:
            told = [socket.answer(cell, seat=0, question=0) for cell in ("a1", "b2", "c3") for _ in range(40)]

    assert {frame["type"] for frame in told} == {"refused"} and {frame["code"] for frame in told} == {"fault"}
    assert "ran in circles" in told[0]["text"]
    assert len(rows(tmp_path)) == 1 and rows(tmp_path)[0][2] < 10_000
    assert len([record for record in caplog.records if "unhandled error in a rule" in record.message]) == 1


def test_the_oldest_faults_go_when_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tictactoe.Mark, "answer", endless)
    monkeypatch.setattr(store_module, "MOST_FAULTS", 3)
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        tables = [ann.opens("me", "hot")["id"] for _ in range(5)]
        for table in tables:
            with ann.sits(table, look=0) as socket:
                socket.answer("a1", seat=0, question=0)

    assert [row[0] for row in rows(tmp_path)] == tables[2:]


def test_a_scene_that_is_too_large_is_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    whole = tictactoe.TicTacToe.scene
    monkeypatch.setattr(view_cache, "SCENES", SceneCache())  # other tables have drawn this position
    with serving(tmp_path) as at, caplog.at_level(logging.ERROR):
        ann, bo = at.person("Ann"), at.person("Bo")
        table, other = ann.opens("me", "hot")["id"], bo.opens("me", "hot", cartridge="wide")["id"]

        def vast(self: Any, g: Any, seat: Any, say: Any) -> Any:
            return "x" * (MOST_SCENE + 1) if len(g.book.places) == 9 else whole(self, g, seat, say)

        monkeypatch.setattr(tictactoe.TicTacToe, "scene", vast)
        with ann.connects() as socket, bo.sits(other, look=0) as beside:
            for _ in range(20):
                socket.say("hello", table=table)
                assert socket.wait("view", "refused")["code"] == "fault"
            assert max(map(len, socket.raw)) < 10_000
            assert beside.answer("a1", seat=0)["type"] == "ack"

    assert len([record for record in caplog.records if "while rendering" in record.message]) == 1
