"""Frames as they come from a wire: several in a packet, in pieces, in fragments, with pings between, and broken."""

import base64
import inspect
import json
import os
import re
import socket
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock, patch

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.fast_websocket import FRAMES_A_TURN, MOST_DROPPED, FastWebSocket, bounds, text_frame
from tests.server.served import PATIENCE, Served

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x0f\xf0\x55\xaa"


def masked(kind: int, payload: bytes, fin: bool = True) -> bytes:
    """A client's frame."""
    size = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    hidden = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))
    return bytes([(128 if fin else 0) | kind]) + size + MASK + hidden


def frame(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


class Line:
    """A socket with nothing between the test and the bytes."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw, self._read = raw, raw.makefile("rb")

    def send(self, *frames: bytes) -> None:
        self.raw.sendall(b"".join(frames))

    def next(self) -> tuple[int, bytes]:
        head = self._read.read(2)
        size = head[1] if head[1] < 126 else int.from_bytes(self._read.read(2 if head[1] == 126 else 8), "big")
        return head[0] & 15, self._read.read(size)

    def hear(self) -> dict[str, Any]:
        kind, payload = self.next()
        assert kind == TEXT, (kind, payload)
        frame: dict[str, Any] = json.loads(payload)
        return frame


@contextmanager
def line(at: Served) -> Iterator[Line]:
    key = base64.b64encode(os.urandom(16)).decode()
    asked = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asked += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with socket.create_connection(("127.0.0.1", at.port), PATIENCE) as raw:
        raw.sendall(asked.encode())
        found = Line(raw)
        with found._read:
            while found._read.readline() not in (b"\r\n", b""):
                pass
            yield found


NOWHERE = [frame(type="hello", table=f"nowhere-{n}", lang=lang) for n, lang in enumerate(("en", "fr", "en"))]


def test_frames_of_one_packet_are_heard_one_by_one_in_order(at: Served):
    with line(at) as wire:
        wire.send(masked(TEXT, NOWHERE[0]), masked(TEXT, NOWHERE[1]), masked(TEXT, frame(type="ping")))

        heard = [wire.hear().get("text", "") for _ in range(3)]
        assert [text.partition(".")[0] for text in heard] == ["There is no such table", "Cette table n’existe pas", ""]


def test_a_frame_that_comes_byte_by_byte_is_heard_when_it_is_whole(at: Served):
    with line(at) as wire:
        wire.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in masked(TEXT, frame(type="chat", id="x", text="y" * 200)):
            wire.send(bytes([byte]))

        assert wire.hear()["code"] == "no_hello"


def test_what_comes_in_fragments_keeps_its_place(at: Served):
    with line(at) as wire:
        first, second = NOWHERE[1][:20], NOWHERE[1][20:]
        wire.send(masked(TEXT, first, fin=False), masked(PING, b"there?"), masked(0, second), masked(TEXT, NOWHERE[0]))

        assert wire.next() == (PONG, b"there?")
        heard = [wire.hear()["text"].partition(".")[0] for _ in range(2)]
        assert heard == ["Cette table n’existe pas", "There is no such table"]


def test_a_binary_frame_that_holds_text_is_heard_too(at: Served):
    with line(at) as wire:
        wire.send(masked(BINARY, frame(type="ping")), masked(TEXT, NOWHERE[0]))

        assert [wire.hear()["type"] for _ in range(2)] == ["pong", "refused"]


@pytest.mark.parametrize(
    ("broken", "code"),
    [(b"\x81\x05hello", 1002), (masked(TEXT, b"", fin=False) + masked(TEXT, b"{}"), 1002), (b"\xf1\x80" + MASK, 1002)],
    ids=["unmasked", "inside another message", "with an extension"],
)
def test_who_breaks_the_protocol_is_let_go(at: Served, broken: bytes, code: int):
    with line(at) as wire:
        wire.send(broken)
        kind, payload = wire.next()

        assert kind == CLOSE and int.from_bytes(payload[:2], "big") == code


def test_a_close_is_answered(at: Served):
    with line(at) as wire:
        wire.send(masked(CLOSE, (1000).to_bytes(2, "big")))

        assert wire.next() == (CLOSE, (1000).to_bytes(2, "big"))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_measured_as_it_was_made(size: int):
    frame = text_frame(b"x" * size)
    kind, rest = frame[0], frame[2:]
    given = bytes([kind, frame[1] | 128]) + rest[: len(rest) - size] + MASK + b"x" * size

    start, end = bounds(given)

    assert given[start:end] == b"x" * size and end == len(given)
    assert bounds(given[:-1])[1] > len(given) - 1


class Turns:
    """A socket without a network: how many frames it handles in each turn of the loop."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.later: list[Any] = []
        self.socket = socket_ = FastWebSocket.__new__(FastWebSocket)
        self.transport = socket_.transport = Mock(
            **{"is_closing.return_value": False, "get_write_buffer_size.return_value": 0}
        )
        socket_.loop = SimpleNamespace(call_later=lambda seconds, call: self.later.append(call))  # type: ignore[assignment]
        socket_.config = SimpleNamespace(ws_max_size=65_536)  # type: ignore[assignment]
        socket_.frames, socket_.read_paused, socket_.close_sent = [], False, False
        socket_.on_frame, socket_.on_other = self._hear, lambda: 0.0

    def _hear(self, payload: bytes) -> float:
        self.heard.append(payload)
        return 0.0

    def turn(self) -> int:
        """The next turn of the loop: how many frames were handled in it."""
        before, now, self.later = len(self.heard), self.later, []
        for call in now:
            call()
        return len(self.heard) - before


def test_one_socket_handles_a_bounded_number_of_frames_in_a_turn_of_the_loop():
    turns, said = Turns(), [b"%d" % n for n in range(FRAMES_A_TURN * 3 + 5)]
    packet = b"".join(masked(TEXT, one) for one in said)

    turns.socket.data_received(packet + masked(TEXT, b"cut")[:-1])

    assert len(turns.heard) == FRAMES_A_TURN and turns.transport.pause_reading.called
    assert [turns.turn() for _ in range(4)] == [FRAMES_A_TURN, FRAMES_A_TURN, 5, 0]
    assert turns.heard == said and not turns.socket.is_paused
    turns.socket.data_received(masked(TEXT, b"cut")[-1:])
    assert turns.heard[-1] == b"cut"


def test_what_comes_after_a_close_is_dropped_unread_until_it_is_too_much():
    turns = Turns()
    turns.socket.close_sent = True
    with patch.object(WebSocketsSansIOProtocol, "data_received") as library:
        for _ in range(20):
            turns.socket.data_received(masked(TEXT, b"more") + masked(PING, b"more") + masked(0, b"more"))
        assert not library.called and not turns.heard and not turns.transport.abort.called
        turns.socket.data_received(masked(CLOSE, b""))
        assert library.call_count == 1, "the client's own close ends the socket in the ordinary way"

        while turns.socket.dropped <= MOST_DROPPED:
            turns.socket.data_received(masked(TEXT, b"x" * 10_000))
        assert turns.transport.abort.call_count == 1 and library.call_count == 1


def test_the_release_of_uvicorn_is_pinned_because_its_internals_are_used():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    pins = dict(re.split(r"(?=[=<>])", each, maxsplit=1) for each in project["project"]["dependencies"])

    assert re.fullmatch(r"==\d+\.\d+\.\*", pins["uvicorn[standard]"])
    assert re.fullmatch(r">=(\d+)\.\d+,<\d+", pins["websockets"])


def test_uvicorn_still_has_what_the_fast_path_reads():
    code = inspect.getsource(WebSocketsSansIOProtocol)

    for name in ("frames", "read_paused", "close_sent", "disconnected", "writable", "handshake_initiated", "transport"):
        assert re.search(rf"\bself\.{name}\b", code), name
