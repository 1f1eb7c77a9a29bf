"""The socket: frames are counted, measured, read and heard, one after another."""

import asyncio
import logging
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import Receive, Scope, Send

from starboard.server.auth import token_in
from starboard.server.connection import Connection
from starboard.server.dispatch import hear, refused
from starboard.server.fast_websocket import SHORTCUT, Shortcut
from starboard.server.flush import Turn
from starboard.server.frames import ClientFrame
from starboard.server.hub import Hub
from starboard.server.limits import Bucket, Buckets
from starboard.table.refusal import Refusal

log = logging.getLogger("starboard.socket")
frames: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
FORGIVEN = 20  # frames too fast or unreadable before the socket is closed

POLICY = 1008  # the code with which a socket is let go


class Sockets:
    """The application behind `/api/socket`, and who is connected, by address.

    It is plain ASGI: between the wire and the table stands nothing that a frame would have to pay for.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: Counter[str] = Counter()
        self._frames = Buckets(hub.options.frames_of_address)
        self._turn = Turn()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        headers = Headers.from_scope(scope)
        client = scope.get("client")
        address = client[0] if client else ""
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if not _same_site(headers):
            await _close(send, "not from here")
        elif self.open[address] >= self.hub.options.sockets_of_address:
            await _close(send, "too many connections")
        else:
            self.open[address] += 1
            try:
                await self._serve(scope, address, token_in(headers), receive, send)
            finally:
                self.open[address] -= 1

    async def _serve(self, scope: Scope, address: str, token: str, receive: Receive, send: Send) -> None:
        async def say(text: bytes) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": text.decode()})

        extensions: dict[str, Any] = dict(scope.get("extensions") or {})
        short: Shortcut | None = extensions.get(SHORTCUT)
        me = Connection(say, self._turn, self.hub.person(token), short.write if short else None)
        ear = Ear(self.hub, me, self._frames.of(address), send)
        if short is not None:
            short.listen(ear.hear)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                said: Any = event.get("text") or event.get("bytes") or b""
                await asyncio.sleep(ear.hear(said))
        finally:
            ear.is_shut = True
            if me.room is not None:
                me.room.go(me)
            me.close()


async def _close(send: Send, why: str) -> None:
    await send({"type": "websocket.close", "code": POLICY, "reason": why})


def _same_site(headers: Headers) -> bool:
    """A page of another site must not speak with the cookie of ours.  A program sends no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Ear:
    """Hears what comes in at one socket, until it has had enough."""

    def __init__(self, hub: Hub, me: Connection, shared: Bucket, send: Send) -> None:
        self._hub, self._me, self._send = hub, me, send
        self._own, self._shared = Bucket(hub.options.frames), shared
        self._most, self._patience = hub.options.frame_bytes, FORGIVEN
        self.is_shut = False
        self._closing: asyncio.Task[None] | None = None

    def hear(self, data: str | bytes) -> float:
        """Do what a frame asks for; how many seconds to wait before the next is heard."""
        if self.is_shut:
            return 0.0
        try:
            if not (self._own.take() and self._shared.take()):
                raise Refusal("too_fast")
            hear(self._hub, self._me, _frame(data, self._most))
        except Refusal as refusal:
            return self._refuse(refusal)
        except Exception:
            log.exception("a frame broke")
            self._me.say(refused(Refusal("fault", key="inside"), self._me.lang))
        if self._me.is_slow:
            self._shut()
        return 0.0

    def _refuse(self, refusal: Refusal) -> float:
        self._me.say(refused(refusal, self._me.lang))
        self._patience -= 1
        if self._patience < 0 or self._me.is_slow:
            self._shut()
            return 0.0
        return self._own.wait if refusal.code == "too_fast" else 0.0

    def _shut(self) -> None:
        self.is_shut = True
        self._closing = asyncio.create_task(_close(self._send, "too much"))


def _frame(data: str | bytes, most: int) -> ClientFrame:
    if len(data) > most:
        raise Refusal("too_large", most=most)
    try:
        return frames.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", why=str(error)) from None
