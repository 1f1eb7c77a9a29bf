"""Clients that send heads, bodies and frames without end, or never read: they are closed, and nobody else notices."""

import gc
import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from starboard.server.guarded_http import GuardedHttp
from starboard.server.options import Rate
from starboard.server.view_cache import MOST_CACHED, MOST_LINES
from starboard.table.log import lines
from tests.server.served import PATIENCE, Served, serving
from tests.server.test_fast_websocket import CLOSE, PING, TEXT, frame, line, masked
from tests.server.test_preload import loaded


@contextmanager
def raw(at: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", at.port), PATIENCE) as wire:
        yield wire


def ending(wire: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    heard = b""
    try:
        while data := wire.recv(65_536):
            heard += data
    except (ConnectionResetError, BrokenPipeError):
        pass
    return heard


def is_well(at: Served) -> bool:
    return at.nobody().http.get("/api/games").status_code == 200


# Requests


def test_a_head_that_never_ends_is_refused(at: Served):
    with raw(at) as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 15_000)
        wire.sendall(b"x" * 5_000)

        assert ending(wire).startswith(b"HTTP/1.1 400")
    assert is_well(at)


@pytest.mark.parametrize(
    "headers",
    [
        b"X-Long: " + b"x" * 20_000 + b"\r\n",
        b"".join(b"X-%d: x\r\n" % n for n in range(200)),
        b"".join(b"X-%d: %b\r\n" % (n, b"x" * 1_000) for n in range(20)),
    ],
    ids=["a long one", "many", "twenty of a thousand bytes"],
)
def test_a_head_too_large_in_one_packet_is_refused(at: Served, headers: bytes):
    with raw(at) as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n")

        assert ending(wire).startswith(b"HTTP/1.1 400")


def test_half_a_head_and_half_a_body_are_not_waited_for(tmp_path: Path):
    with serving(tmp_path, head_seconds=1.5, body_seconds=1.5) as at:
        token = at.person("Ann").token
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
        for begun in (b"", b"GET /api/health HT", b"GET /api/health HTTP/1.1\r\nHost: x\r\n", head.encode()):
            with raw(at) as wire:
                wire.sendall(begun)
                assert ending(wire) == b""
        assert is_well(at)


def test_a_connection_serves_many_requests_within_the_limits_of_each(tmp_path: Path):
    with serving(tmp_path, head_bytes=2_000) as at, raw(at) as wire:
        for _ in range(20):
            wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 1_000 + b"\r\n\r\n")
            heard = b""
            while not heard.endswith(b"{}"):
                more = wire.recv(65_536)
                assert more, "the connection was closed"
                heard += more
            assert heard.startswith(b"HTTP/1.1 200")


def test_connections_that_say_nothing_do_not_add_up(tmp_path: Path):
    with serving(tmp_path, connections_of_address=5, head_seconds=600.0) as at:
        idle = [socket.create_connection(("127.0.0.1", at.port), PATIENCE) for _ in range(30)]
        until = time.monotonic() + PATIENCE
        while sum(map(is_open, idle)) > 5:
            assert time.monotonic() < until, "too many of them stay"
            time.sleep(0.02)
        time.sleep(0.2)
        assert sum(map(is_open, idle)) == 5
        for wire in idle:
            wire.close()


def test_connections_that_say_nothing_make_room_again(tmp_path: Path):
    with serving(tmp_path, connections_of_address=5, head_seconds=0.3) as at:
        idle = [socket.create_connection(("127.0.0.1", at.port), PATIENCE) for _ in range(5)]
        for wire in idle:
            assert ending(wire) == b""
        assert is_well(at), "those five are gone"
        for wire in idle:
            wire.close()


def is_open(wire: socket.socket) -> bool:
    """Whether the server has not closed it; nothing was said on it."""
    wire.setblocking(False)
    try:
        return bool(wire.recv(1))
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


def test_who_does_not_read_a_response_is_disconnected(tmp_path: Path):
    with serving(tmp_path, stall_seconds=0.3) as at, raw(at) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        asked = b"GET /api/games/unsettled/rulebook HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises(OSError):  # reset, or nothing more is taken from us
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                wire.sendall(asked)
        assert is_well(at)


def test_requests_that_pile_up_on_one_connection_close_it_and_break_nothing(
    at: Served, caplog: pytest.LogCaptureFixture
):
    asked = b"GET /api/games/unsettled/rulebook HTTP/1.1\r\nHost: x\r\n\r\n"
    with raw(at) as wire:
        wire.sendall(asked * 4 + asked.replace(b"Host", b"Connection: close\r\nHost"))
        assert ending(wire).count(b"HTTP/1.1 200") == 5, "a few may come at once"
    with raw(at) as wire:
        wire.sendall(asked * 500)
        assert ending(wire).count(b"HTTP/1.1 200") <= 1
    assert is_well(at)
    assert "Exception" not in caplog.text, "nothing is written to a connection that is gone"


def connections() -> int:
    """How many HTTP connections this process holds, the dead ones that nobody has freed included."""
    return sum(isinstance(each, GuardedHttp) for each in gc.get_objects())


@pytest.mark.parametrize(
    "asked",
    [
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 100,
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ],
    ids=["too many requests", "one request", "a socket"],
)
def test_a_connection_that_is_gone_leaves_nothing_to_the_garbage_collector(at: Served, asked: bytes):
    """They came by the thousand and held 200 MB until it ran."""
    loaded(at)  # it collects garbage at its end
    gc.collect()
    gc.disable()
    try:
        before = connections()
        for _ in range(30):
            with raw(at) as wire:
                wire.sendall(asked)
                with suppress(ConnectionResetError):
                    wire.recv(65_536)
        until = time.monotonic() + 10
        while (held := connections() - before) > 3:
            assert time.monotonic() < until, f"{held} connections are still there"
            time.sleep(0.05)
    finally:
        gc.enable()


def test_who_is_too_fast_waits_for_the_refusal(tmp_path: Path):
    with serving(tmp_path, requests=Rate(0.001, 3), refusal_pause=0.3) as at:
        began = time.monotonic()
        codes = [at.nobody().http.get("/api/games").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429] and time.monotonic() - began > 0.3
        with pytest.raises(TimeoutError), raw(at) as wire:
            wire.settimeout(0.1)
            wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            wire.recv(1)


@pytest.mark.skipif(sys.platform != "linux", reason="a second address of this machine")
def test_a_forged_address_in_a_header_is_not_believed(tmp_path: Path):
    with serving(tmp_path, requests=Rate(0.001, 3)) as at:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=at.url, transport=transport) as stranger:
            codes = []
            for n in range(5):
                forged = f"10.0.0.{n}"
                headers = {"X-Forwarded-For": forged, "X-Real-IP": forged, "Forwarded": f"for={forged}"}
                codes.append(stranger.get("/api/games", headers=headers).status_code)
        assert codes == [200, 200, 200, 429, 429]


def test_files_of_the_client_have_a_rate_too_and_come_late_rather_than_never(tmp_path: Path):
    with serving(tmp_path, pages=Rate(0.001, 3), refusal_pause=1.5) as at:
        someone = at.nobody()
        times = []
        for _ in range(4):
            began = time.monotonic()
            assert someone.http.get("/").status_code == 200
            times.append(time.monotonic() - began)
        assert times[3] > 1.5 > min(times[:3])
        assert someone.http.get("/api/me").status_code == 200, "the API has a rate of its own"


# Frames


def test_pings_are_counted_as_other_frames_are(tmp_path: Path):
    with serving(tmp_path, frames=Rate(20, 30)) as at, line(at) as wire:
        wire.send(*[masked(PING, b"x")] * 300)
        kinds = []
        try:
            while CLOSE not in kinds:
                kinds.append(wire.next()[0])
        except (IndexError, ConnectionResetError):
            pass

        assert 30 <= kinds.count(PING + 1) < 300, "as many as were within the limit, and those of the pauses"
        assert kinds.count(TEXT) >= 1, "it was said why"
        assert is_well(at)


def test_sockets_of_one_address_share_a_rate_of_frames(tmp_path: Path):
    few = Rate(0.001, 6)
    with serving(tmp_path, frames_of_address=few) as at, at.nobody().connects() as a, at.nobody().connects() as b:
        for socket_ in (a, b):
            for _ in range(4):
                socket_.say("ping")
        heard = [socket_.hear()["type"] for socket_ in (a, b) for _ in range(4)]

    assert heard.count("pong") == 6 and heard.count("refused") == 2


def test_fragments_without_end_are_counted(tmp_path: Path):
    with serving(tmp_path, frames=Rate(20, 30)) as at, line(at) as wire:
        wire.send(masked(TEXT, b"{", fin=False))
        with pytest.raises((IndexError, OSError)):
            for _ in range(100):
                wire.send(*[masked(0, b"", fin=False)] * 100)
                time.sleep(0.02)
            while wire.next()[0] != CLOSE:
                pass
            raise ConnectionResetError
        assert is_well(at)


def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path):
    with serving(tmp_path) as at, line(at) as wire:  # no limit of frames
        wire.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        wire.raw.settimeout(10)
        with pytest.raises((ConnectionResetError, BrokenPipeError, TimeoutError)):  # closed, or read no further
            for _ in range(2_000):
                wire.send(*[masked(PING, b"x" * 125)] * 200)
        assert is_well(at)


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path):
    with serving(tmp_path, hello_seconds=0.3) as at, at.nobody().connects() as socket_:
        with pytest.raises(ConnectionClosed) as closed:
            socket_.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_who_asks_and_never_reads_is_sent_one_view_and_closed(tmp_path: Path):
    """A thousand hellos with the last `seq` would queue a thousand views."""
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "me", "me", "me", game="seti")["id"]
        with ann.sits(table) as a:
            seq = a.last["seq"]
            a.say("chat", text="one record")
            seq = a.view(seq=seq + 1)["seq"]
        with line(at) as wire:
            wire.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            hello = masked(TEXT, frame(type="hello", table=table, seq=seq, token=ann.token))
            unknown = masked(TEXT, frame(type="hello", table="nowhere"))
            views = 0
            with pytest.raises((ConnectionResetError, BrokenPipeError, IndexError, TimeoutError)):
                wire.send(*[hello] * 1_000)
                for _ in range(20):
                    wire.send(*[unknown] * 500)  # refusals: they fill what may wait
                    time.sleep(0.02)
                wire.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
                if sys.platform == "linux":  # what waits is read at once now, not some 2 kB for each acknowledgement
                    wire.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_WINDOW_CLAMP, 1 << 20)
                wire.raw.settimeout(3)
                while True:
                    kind, payload = wire.next()
                    views += kind == TEXT and json.loads(payload)["type"] == "view"
            assert views < 20
        assert is_well(at)


def test_hello_with_any_seq_costs_a_bounded_amount(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table) as a:
            for n in range(MOST_LINES + 100):
                a.say("chat", text=f"line {n}")
            a.view(seq=MOST_LINES + 100)
            for seq in range(1, MOST_LINES + 100):
                a.say("hello", table=table, seq=seq)
            a.say("hello", table=table, seq=1)
            while (whole := a.view())["since"] != 0:
                pass
            a.say("hello", table=table, seq=MOST_LINES)
            while (some := a.view())["since"] != MOST_LINES:
                pass

        assert whole["since"] == 0 and "table" in whole and len(whole["lines"]) == MOST_LINES
        assert some["since"] == MOST_LINES and len(some["lines"]) == 100
        views = at.hub.rooms[table].views
        assert len(views._logs) <= MOST_CACHED and len(views._frames) <= MOST_CACHED


def test_the_position_of_a_line_is_right_among_chat_and_undo(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table, look=0) as a:
            a.answer("a1", seat=0)
            a.view(position=1)
            a.say("chat", text="one")
            a.say("undo", to=0)
            a.say("chat", text="two")
            a.view(seq=4)
        found = at.hub.rooms[table].table

    assert [[one.position for one in lines(found, since, None, "en")] for since in range(1, 5)] == [
        [1, 0, 0],
        [0, 0],
        [0],
        [],
    ]
