"""`kill -9` a hundred times while people keep playing: no acknowledged answer is lost or doubled, no table sticks."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from bench.served import HOST, free_port
from bench.wire import Wire, connect
from starboard.table.records import Answered
from starboard.table.store import Store
from tests.server.served import Frame

KILLS = 100
PAIRS = 8


class Player:
    """Two hands at one table after another; what was not acknowledged is said again after each reconnection."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.choose = port, random.Random(seed).choice
        self.token = ""
        self.acked: dict[tuple[str, int], str] = {}  # (table, record): id
        self.finished: list[str] = []
        self.stopping = False
        self._table, self._said = "", 0
        self._unheard: dict[str, Frame] = {}

    async def play(self) -> None:
        """Game after game; the last one, too, is played to its end."""
        while not (self.stopping and not self._table):
            try:
                await self._sitting()
            except (OSError, asyncio.CancelledError, ConnectionError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.02)

    async def _sitting(self) -> None:
        """One connection, for as long as it holds."""
        inbox: asyncio.Queue[Frame | None] = asyncio.Queue()
        wire = await connect(HOST, self.port, "/api/socket", lambda data: inbox.put_nowait(msgspec.json.decode(data)))
        wire.closed.add_done_callback(lambda _: inbox.put_nowait(None))
        try:
            self._table = self._table or await self._new_table()
            self._say(wire, {"type": "hello", "table": self._table, "token": self.token, "look": 0})
            for frame in list(self._unheard.values()):
                self._say(wire, frame)
            while (heard := await asyncio.wait_for(inbox.get(), 10)) is not None:
                if self._heard(wire, heard):
                    self.finished.append(self._table)
                    self._table, self._unheard = "", {}
                    return
        finally:
            wire.close()

    def _heard(self, wire: Wire, frame: Frame) -> bool:
        """Take in a frame, answer if there is a question; whether the game is over."""
        if frame["type"] == "ack":
            self.acked[self._table, frame["seq"]] = frame["id"]
            self._unheard.pop(frame["id"], None)
        elif frame["type"] == "refused":
            assert frame["code"] in ("stale", "over", "not_asked"), frame
            self._unheard.pop(frame["id"], None)
        elif frame["type"] == "view":
            if "ending" in frame["scene"]:
                return not self._unheard
            self._answer(wire, frame["scene"])
        return False

    def _answer(self, wire: Wire, scene: Frame) -> None:
        """Each view is answered once, by the seat that the table waits for; the hands take turns to look."""
        seat, asked = scene["waiting"][0], scene.get("question")
        if asked is None:
            self._say(wire, {"type": "look", "seat": seat})
        elif not self._unheard:
            self._said += 1
            option = self.choose(asked["choices"])["option"]
            frame = {"type": "answer", "id": f"{self._table}-{self._said}", "seat": seat}
            frame |= {"question": asked["number"], "option": option}
            self._unheard[frame["id"]] = frame
            self._say(wire, frame)

    def _say(self, wire: Wire, frame: Frame) -> None:
        wire.say(msgspec.json.encode(frame))

    async def _new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "hot"}]
        if not self.token:
            self.token = (await self._ask("/api/people", {"name": "Player"}))["token"]
        return str((await self._ask("/api/tables", {"game": "tictactoe", "seats": seats}))["table"]["id"])

    async def _ask(self, path: str, body: Any) -> Any:
        reader, writer = await asyncio.open_connection(HOST, self.port)
        try:
            data = msgspec.json.encode(body)
            head = f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Type: application/json\r\n"
            head += f"Authorization: Bearer {self.token}\r\nContent-Length: {len(data)}\r\n\r\n"
            writer.write(head.encode() + data)
            return msgspec.json.decode((await reader.read()).partition(b"\r\n\r\n")[2] or b"null") or _lost()
        finally:
            writer.close()


def _lost() -> Any:
    raise ConnectionError("the server was killed while it was asked")


async def _keep_killing(phoenix: "subprocess.Popen[str]", players: list[Player]) -> None:
    """Each life is ended at some moment after it has acknowledged something."""
    assert phoenix.stdout is not None
    moment = random.Random(9).random
    for _ in range(KILLS):
        pid = int(await asyncio.to_thread(phoenix.stdout.readline))
        before = sum(len(player.acked) for player in players)
        until = time.monotonic() + 120
        while sum(len(player.acked) for player in players) == before:
            assert time.monotonic() < until, "nobody could play after a restart"
            await asyncio.sleep(0.002)
        await asyncio.sleep(moment() * 0.03)
        os.kill(pid, signal.SIGKILL)


async def _run(phoenix: "subprocess.Popen[str]", players: list[Player]) -> int:
    playing = [asyncio.create_task(player.play()) for player in players]
    await _keep_killing(phoenix, players)
    assert phoenix.stdout is not None
    last = int(await asyncio.to_thread(phoenix.stdout.readline))
    for player in players:
        player.stopping = True
    await asyncio.wait_for(asyncio.gather(*playing), 30)
    return last


def test_a_hundred_kills_lose_nothing_and_stop_nobody(tmp_path: Path):
    port, data = free_port(), str(tmp_path / "kill.db")
    command = [sys.executable, str(Path(__file__).parent / "phoenix.py"), str(port), data, str(KILLS + 1)]
    players = [Player(port, seed) for seed in range(PAIRS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as phoenix:
        try:
            last = asyncio.run(_run(phoenix, players))
            os.kill(last, signal.SIGTERM)
        finally:
            phoenix.terminate()

    store = Store(data)
    try:
        for player in players:
            _nothing_lost(store, player)
    finally:
        store.close()
    assert sum(len(player.acked) for player in players) >= KILLS


def _nothing_lost(store: Store, player: Player) -> None:
    """Every acknowledged answer is there under its number, once; every game was played to its end."""
    by_table: dict[str, dict[int, str]] = {}
    for (id_, seq), said_as in player.acked.items():
        by_table.setdefault(id_, {})[seq] = said_as
    for id_, acked in by_table.items():
        table = store.table(id_)
        assert table is not None and table.status == "over", f"{id_} is stuck"
        ids = {entry.seq: entry.message_id for entry in table.entries if isinstance(entry.what, Answered)}
        assert acked.items() <= ids.items()
        assert max(Counter(ids.values()).values()) == 1
        assert table.position == len(ids)
    assert set(by_table) <= set(player.finished)
