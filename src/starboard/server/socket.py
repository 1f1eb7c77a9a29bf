"""The WebSocket endpoint: limits, decodes and dispatches the frames of each client."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.types import Receive, Scope, Send

from starboard.server.auth import token_in
from starboard.server.connection import Connection
from starboard.server.dispatch import dispatch, log_on, refused_frame
from starboard.server.fast_websocket import FAST_WEBSOCKET, FastWebSocket
from starboard.server.flush import FlushQueue
from starboard.server.frames import ClientFrame
from starboard.server.hub import Hub
from starboard.server.limits import Bucket, Buckets, client_in
from starboard.server.logs import ORIGIN, Origin
from starboard.server.origin import is_same_site
from starboard.table.people import NOBODY
from starboard.table.refusal import Refusal

log = logging.getLogger("starboard.socket")
frames: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
MOST_BAD_FRAMES = 20  # frames too fast or unreadable before the socket is closed

POLICY = 1008  # the close code for a client that breaks the rules of use


class Sockets:
    """The ASGI application behind `/api/socket`.  Counts the open sockets of each address.

    It is plain ASGI because a framework would cost time for every frame.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: Counter[str] = Counter()
        self._frames = Buckets(hub.options.frames_of_address)
        self._flush_queue = FlushQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = Headers.from_scope(scope)
        address = client_in(scope)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if not is_same_site(headers):
            await _close(send, "not from here")
        elif self.open[address] >= self.hub.options.sockets_of_address:
            await _close(send, "too many connections")
        else:
            self.open[address] += 1
            try:
                await self._serve(scope, address, token_in(headers, scope["scheme"] == "wss"), receive, send)
            finally:
                self.open[address] -= 1

    async def _serve(self, scope: Scope, address: str, token: str, receive: Receive, send: Send) -> None:
        async def say(text: bytes) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": text.decode()})

        extensions: dict[str, Any] = dict(scope.get("extensions") or {})
        fast: FastWebSocket | None = extensions.get(FAST_WEBSOCKET)
        me = Connection(say, self._flush_queue, NOBODY, fast.write if fast else None)
        log_on(self.hub, me, token)
        me.address, me.shares = address, self.hub.shares
        reader = FrameReader(self.hub, me, self._frames.of(address), send)
        me.hang_up = reader.hang_up
        if fast is not None:
            reader.abort = fast.abort_if_stalled
            fast.on_text(reader.read, reader.count)
        impatience = asyncio.get_running_loop().call_later(self.hub.options.hello_seconds, reader.close_without_hello)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                said: Any = event.get("text") or event.get("bytes") or b""
                await asyncio.sleep(reader.read(said))
        finally:
            impatience.cancel()
            reader.is_closed = True
            self.hub.online.leave(me)
            if me.room is not None:
                me.room.leave(me)
            me.close()


async def _close(send: Send, why: str) -> None:
    await send({"type": "websocket.close", "code": POLICY, "reason": why})


class FrameReader:
    """Rate-limits, decodes and dispatches the frames of one socket; closes it after 20 bad ones."""

    def __init__(self, hub: Hub, me: Connection, shared: Bucket, send: Send) -> None:
        self._hub, self._me, self._send = hub, me, send
        self._own, self._shared = Bucket(hub.options.frames), shared
        self._most, self._forgiven = hub.options.frame_bytes, MOST_BAD_FRAMES
        self.is_closed = False
        self._name = token_hex(6)  # in the log
        self._closing: asyncio.Task[None] | None = None
        self.abort: Callable[[], bool] = lambda: False  # drops a connection that a close would not get through

    def read(self, data: str | bytes) -> float:
        """Handle one frame.  Returns how many seconds to wait before reading the next."""
        if self.is_closed:
            return 0.0
        before = ORIGIN.set(self.origin)
        try:
            return self._read(data)
        finally:
            ORIGIN.reset(before)  # other connections are read in the same context

    def _read(self, data: str | bytes) -> float:
        try:
            if not (self._own.take() and self._shared.take()):
                raise Refusal("too_fast")
            dispatch(self._hub, self._me, _frame(data, self._most))
        except Refusal as refusal:
            return self._refuse(refusal)
        except Exception:
            log.exception("unhandled error in frame handler")
            self._me.send(refused_frame(Refusal("fault", key="inside"), self._me.lang))
        if self._me.is_slow:
            self._close_socket()
        return self._hub.shares.debt(self._me.person.id, self._me.address)

    def origin(self) -> Origin:
        """Where a line of the log comes from that is written while a frame is handled."""
        return Origin(self._name, self._me.person.id, self._me.room.table.id if self._me.room else "")

    def count(self) -> float | None:
        """Count a frame that the library answers, such as a ping.  Returns the seconds to wait; None: drop it."""
        if self.is_closed:
            return None
        if self._own.take() and self._shared.take():
            return 0.0
        wait = self._refuse(Refusal("too_fast"))
        return None if self.is_closed else wait

    def close_without_hello(self) -> None:
        if self._me.room is None and not self.is_closed:
            self._close_socket()

    def _refuse(self, refusal: Refusal) -> float:
        self._me.send(refused_frame(refusal, self._me.lang))
        self._forgiven -= 1
        if self._forgiven < 0 or self._me.is_slow:
            self._close_socket()
            return 0.0
        return self._own.wait if refusal.code == "too_fast" else 0.0

    def _close_socket(self) -> None:
        self.hang_up("too much")

    def hang_up(self, why: str = "you are not here any more") -> None:
        """Read nothing more, and close the socket."""
        self.is_closed = True
        log.info("closing a socket of %s: %s", self._me.address, why)
        if not self.abort():
            self._closing = asyncio.create_task(_close(self._send, why))


def _frame(data: str | bytes, most: int) -> ClientFrame:
    if len(data) > most:
        raise Refusal("too_large", most=most)
    try:
        return frames.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", why=str(error)) from None
