"""A real server on loopback, people with names and sockets, and what they say and hear."""

import itertools
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from msgspec import structs
from websockets.sync.client import ClientConnection, connect

from starboard.server.hub import Hub
from starboard.server.options import Options, without_limits
from starboard.server.run import bind, server

Frame = dict[str, Any]
_ids = itertools.count(1)
PATIENCE = 60.0  # seconds: on a busy machine the first table of a game takes a while


class Served:
    """Where the server is."""

    def __init__(self, port: int, hub: Hub | None = None) -> None:
        self.port = port
        self._hub = hub
        self.url = f"http://127.0.0.1:{port}"
        self.people: list[Someone] = []

    @property
    def hub(self) -> Hub:
        """What the server holds, where it runs in this process; for looking at only."""
        assert self._hub is not None
        return self._hub

    def person(self, name: str) -> "Someone":
        with httpx.Client(base_url=self.url, timeout=PATIENCE) as http:
            return self._known(name, http.post("/api/people", json={"name": name}).json()["token"])

    def nobody(self) -> "Someone":
        return self._known("", "")

    def _known(self, name: str, token: str) -> "Someone":
        self.people.append(Someone(self, name, token))
        return self.people[-1]


class Someone:
    """A person: requests and sockets with their token."""

    def __init__(self, at: Served, name: str, token: str) -> None:
        self.at, self.name, self.token = at, name, token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=at.url, headers=headers, timeout=PATIENCE)

    def get(self, path: str, **params: Any) -> Any:
        return self.http.get(f"/api/{path}", params=params).json()

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        return self.http.post(f"/api/{path}", json=body, params=params).json()

    def brings(self, file: bytes) -> httpx.Response:
        """Import a file as it is."""
        return self.http.post("/api/import", content=file, headers={"Content-Type": "application/json"}, timeout=60)

    def opens(self, *kinds: str, game: str = "tictactoe", **more: Any) -> Frame:
        """A new table: `me`, `hot`, `invite`, `open`, `bot`."""
        made = self.post("tables", {"game": game, "seats": [{"kind": kind} for kind in kinds], **more})
        assert "table" in made, made
        table: Frame = made["table"]
        return table

    @contextmanager
    def sits(self, table: str, **hello: Any) -> "Iterator[Socket]":
        """A socket at a table, with its first view."""
        with self.connects() as socket:
            socket.say("hello", table=table, **hello)
            socket.view()
            yield socket

    @contextmanager
    def connects(self) -> "Iterator[Socket]":
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        with connect(f"ws://127.0.0.1:{self.at.port}/api/socket", additional_headers=headers) as wire:
            yield Socket(wire)


class Socket:
    """A socket, the last view that it got, and every raw frame."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.last: Frame = {}
        self.lines: list[Frame] = []
        self.raw: list[str] = []

    def say(self, type_: str, **fields: Any) -> str:
        if type_ not in ("hello", "look", "lang", "ping", "weigh"):
            fields.setdefault("id", f"f{next(_ids)}")
        self.wire.send(json.dumps({"type": type_, **fields}))
        return str(fields.get("id", ""))

    def hear(self, timeout: float = PATIENCE) -> Frame:
        """The next frame, whatever it is."""
        raw = self.wire.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Frame = json.loads(raw)
        if frame["type"] == "view":
            anew = frame["since"] == 0 and "table" in frame
            self.lines = [*([] if anew else self.lines), *frame.get("lines", [])]
            self.last = frame
        return frame

    def wait(self, *types: str) -> Frame:
        """The next frame of one of these types."""
        while True:
            frame = self.hear()
            if frame["type"] in types:
                return frame

    def view(self, position: int | None = None, seq: int | None = None) -> Frame:
        """The next view, or the one at which the table is so far."""
        while True:
            found = self.wait("view", "refused")
            assert found["type"] == "view", found
            if position in (None, found["position"]) and (seq is None or found["seq"] >= seq):
                return found

    def answer(self, *ids: str, key: str = "mark", seat: int | None = None, **fields: Any) -> Frame:
        """Answer the open question; what the server says to it."""
        asked = self.last["scene"].get("question", {"number": 0})
        fields.setdefault("question", asked["number"])
        seat = self.last["scene"].get("viewer", 0) if seat is None else seat
        self.say("answer", seat=seat, option={"key": key, "ids": list(ids)}, **fields)
        return self.wait("ack", "refused")


@contextmanager
def serving(folder: Path, **options: Any) -> Iterator[Served]:
    """A server in a thread of this process, without limits unless they are given."""
    free = without_limits(
        Options(str(folder / "test.db"), folder / "no client", bot_pause=0.0, bot_beat=0.0, refusal_pause=0.0)
    )
    hubs: list[Hub] = []
    begin = Hub.__init__

    def note(hub: Hub, options_: Options) -> None:
        begin(hub, options_)
        hubs.append(hub)

    with patch.object(Hub, "__init__", note):
        made = server(structs.replace(free, **options))
    listening = bind("127.0.0.1", 0)
    thread = threading.Thread(target=made.run, kwargs={"sockets": [listening]})
    thread.start()
    while not made.started:
        time.sleep(0.005)
    served = Served(listening.getsockname()[1], hubs[0])
    try:
        yield served
    finally:
        for someone in served.people:
            someone.http.close()
        made.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not end"
        listening.close()
