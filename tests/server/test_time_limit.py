"""Rules that take too long inside the server are stopped, whether they answer, draw or weigh; the table goes on.

Signals reach the main thread alone, so that the hub runs here without a network: frames go in, frames come out.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from msgspec import structs

import tictactoe
from bench.fuzz import Room, one_screen
from bench.served import free_port, wait_for, wait_until_loaded
from starboard.kernel.words import TooLong
from starboard.server import standing_orders, time_limit, view_cache
from starboard.server.connection import Connection
from starboard.server.limits import Bucket
from starboard.server.options import UNLIMITED
from starboard.server.scene_cache import SceneCache
from starboard.server.socket import FrameReader
from starboard.server.time_limit import LIMIT, TimeLimit
from starboard.table import people
from starboard.table.actions import Actor
from starboard.table.opening import Plan, open_table
from tests.server.served import Served

Frame = dict[str, Any]


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The limit of a server, short."""
    monkeypatch.setattr(time_limit, "PROVED_SECONDS", 0.4)
    monkeypatch.setattr(time_limit, "BARE_SECONDS", 0.1)
    monkeypatch.setattr(LIMIT, "_is_started", False)
    LIMIT.start()
    yield
    assert not LIMIT._is_armed


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr(view_cache, "SCENES", SceneCache())  # other tables have drawn these positions
    made = Room(str(tmp_path))
    yield made
    made.close()


def endless(*_: Any, **__: Any) -> Any:
    """Work without end."""
    while True:
        sum(range(1000))


class Player:
    """One person at a small table, with all frames that they were sent."""

    def __init__(self, room: Room, bare: bool = False) -> None:
        self._room, self.heard = room, list[Frame]()
        by = Actor(room._person.id, "Ann", 1)
        table, draft = open_table(people.new_id(), by, Plan("tictactoe", one_screen("tictactoe", by)), 1)
        table.opened = structs.replace(table.opened, bare=bare)
        room.loop.run_until_complete(room.hub.open(table, draft))
        self.table = table
        me = Connection(_never, room._queue, room._person, self._take)
        me.address, me.shares = "a", room.hub.shares
        self._reader = FrameReader(room.hub, me, Bucket(UNLIMITED), _never)

    def _take(self, frames: list[bytes]) -> bool:
        self.heard += map(json.loads, frames)
        return True

    def say(self, **frame: Any) -> list[Frame]:
        """Say something; what comes back at the end of the loop's turn."""
        self.heard.clear()
        self._room.loop.run_until_complete(self._say(json.dumps(frame).encode()))
        return list(self.heard)

    async def _say(self, data: bytes) -> None:
        self._reader.read(data)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def hello(self) -> list[Frame]:
        return self.say(type="hello", table=self.table.id, look=0)

    def answer(self, cell: str, id_: str) -> list[Frame]:
        option = {"key": "mark", "ids": [cell]}
        return self.say(type="answer", id=id_, seat=0, question=self.table.game.s.question, option=option)


async def _never(_: Any) -> None:
    raise AssertionError("everything is written at once")


def cost(act: Callable[[], list[Frame]]) -> tuple[float, Frame]:
    """Seconds of processor that it took, and the refusal that came of it."""
    began = process_time()
    (refused,) = [frame for frame in act() if frame["type"] == "refused"]
    return process_time() - began, refused


@pytest.mark.usefixtures("limit")
@pytest.mark.parametrize(("bare", "most"), [(False, 0.8), (True, 0.35)])
def test_an_answer_without_end_is_stopped_kept_once_and_not_played_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, bare: bool, most: float
):
    ann = Player(room, bare)
    ann.hello()
    answer = tictactoe.Mark.answer
    monkeypatch.setattr(tictactoe.Mark, "answer", endless)

    seconds, refused = cost(lambda: ann.answer("a1", "x1"))
    again, _ = cost(lambda: ann.answer("a1", "x2"))

    assert refused["code"] == "fault" and "took too long" in refused["text"] and seconds < most
    assert again < 0.1, "what failed once is not played again"
    assert len(room._faults) == 1 and "TooLong" in room._faults.pop()
    monkeypatch.setattr(tictactoe.Mark, "answer", answer)
    assert any(frame["type"] == "ack" for frame in ann.answer("b2", "x3")), "the table goes on"


@pytest.mark.usefixtures("limit")
def test_a_scene_without_end_is_stopped_and_not_drawn_for_the_next_who_looks(
    room: Room, monkeypatch: pytest.MonkeyPatch
):
    ann = Player(room)
    ann.hello()
    scene = tictactoe.TicTacToe.scene
    monkeypatch.setattr(tictactoe.TicTacToe, "scene", endless)

    first, refused = cost(lambda: ann.answer("a1", "x1"))
    again, _ = cost(ann.hello)

    assert refused["code"] == "fault" and "cannot be shown" in refused["text"] and first < 0.8
    assert again < 0.1
    room._faults.clear()
    monkeypatch.setattr(tictactoe.TicTacToe, "scene", scene)
    ann.say(type="undo", id="x2", to=0)
    assert any(frame["type"] == "view" for frame in ann.hello()), "the position before it is drawn as ever"


@pytest.mark.usefixtures("limit")
def test_weighing_without_end_is_stopped(room: Room, monkeypatch: pytest.MonkeyPatch):
    ann = Player(room)
    ann.hello()
    monkeypatch.setattr("starboard.server.dispatch.choice", endless)
    option = {"key": "mark", "ids": ["a1"]}

    seconds, refused = cost(lambda: ann.say(type="weigh", seat=0, question=0, option=option))

    assert refused["code"] == "fault" and "took too long" in refused["text"] and seconds < 0.8


def test_what_catches_the_first_stop_is_stopped_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(time_limit, "AGAIN", 0.02)
    limit, stops = TimeLimit(), 0
    limit._seconds = 0.05
    limit.start()
    with pytest.raises(TooLong), limit:
        while True:
            try:
                endless()
            except TooLong:
                stops += 1
                if stops == 3:
                    raise
    assert stops == 3


def test_work_outside_is_not_stopped():
    limit = TimeLimit()
    limit._seconds = 0.05
    limit.start()
    with limit:
        pass
    began = process_time()
    while process_time() - began < 0.15:
        pass


# Over HTTP


@pytest.mark.usefixtures("limit")
def test_what_a_table_would_answer_by_itself_is_not_looked_for_without_end(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    ann = Player(room)
    ann.hello()
    monkeypatch.setattr(standing_orders, "due_order", endless)
    began = process_time()

    heard = ann.answer("a1", "one")

    assert process_time() - began < 5
    assert [frame["type"] for frame in heard if frame["type"] == "ack"] == ["ack"], "the answer stands"
    assert "too long to find" in caplog.text


SERVER = """
import sys
from starboard.kernel.game import Game
from starboard.server import api_advice, api_replay, api_rulebook, preload, time_limit
from starboard.server.options import Options, without_limits
from starboard.server.run import bind, server

def endless(*_, **__):
    while True:
        sum(range(1000))

def endless_steps(*_):
    yield endless()

time_limit.PROVED_SECONDS = 0.3
preload.pieces = lambda: iter(())
api_replay.replay.each_step, api_replay.replay.scene_at, api_replay.replay.what_if = endless_steps, endless, endless
api_replay.retell = api_replay.files.export = api_rulebook.table_rulebook = api_advice.sentence = endless
server(without_limits(Options(sys.argv[2]))).run(sockets=[bind("127.0.0.1", int(sys.argv[1]))])
"""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in the main thread of a process; all that its requests ask of the rules is without end."""
    port = free_port()
    data = str(tmp_path_factory.mktemp("slow") / "slow.db")
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), data])
    served = Served(port)
    try:
        wait_for(port, process)
        wait_until_loaded(port)
        yield served
    finally:
        for someone in served.people:
            someone.http.close()
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "positions"),
        ("GET", "scene"),
        ("GET", "retelling"),
        ("GET", "export"),
        ("GET", "rulebook"),
        ("POST", "whatif"),
        ("POST", "advice"),
    ],
)
def test_a_request_without_end_is_stopped_and_others_go_on(slow: Served, method: str, path: str):
    ann = slow.person("Ann")
    table = ann.opens("me", "hot")["id"]

    body = {"position": 0} if path == "whatif" else None
    told = ann.http.request(method, f"/api/tables/{table}/{path}", json=body, timeout=30)

    assert told.status_code == 500 and told.json()["code"] == "fault" and "took too long" in told.json()["text"]
    with ann.sits(table, look=0) as socket:
        assert socket.answer("a1", seat=0)["type"] == "ack", "the table goes on"
