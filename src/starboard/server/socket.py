"""The socket: frames are counted, measured, read and heard, one after another."""

import asyncio
import logging
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import Receive, Scope, Send

from starboard.server.connection import Connection, not_at_once
from starboard.server.corked import WRITE
from starboard.server.frames import ClientFrame
from starboard.server.hub import Hub
from starboard.server.limits import Bucket, Buckets
from starboard.server.talk import hear, refused
from starboard.server.who import token_in
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
        async def say(text: str) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": text})

        extensions: dict[str, Any] = dict(scope.get("extensions") or {})
        me = Connection(say, self.hub.person(token), extensions.get(WRITE, not_at_once))
        try:
            if not await _listen(receive, self.hub, me, Bucket(self.hub.options.frames), self._frames.of(address)):
                await _close(send, "too much")
        finally:
            if me.room is not None:
                me.room.go(me)
            me.close()


async def _close(send: Send, why: str) -> None:
    await send({"type": "websocket.close", "code": POLICY, "reason": why})


def _same_site(headers: Headers) -> bool:
    """A page of another site must not speak with the cookie of ours.  A program sends no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def _listen(receive: Receive, hub: Hub, me: Connection, own: Bucket, shared: Bucket) -> bool:
    """Hear frame after frame: true when the other side has closed, false when it must be let go."""
    patience = FORGIVEN
    while not me.is_slow:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return True
        try:
            if not (own.take() and shared.take()):
                raise Refusal("too_fast")
            hear(hub, me, _frame(event, hub.options.frame_bytes))
        except Refusal as refusal:
            me.say(refused(refusal, me.lang))
            patience -= 1
            if patience < 0:
                break
            if refusal.code == "too_fast":
                await asyncio.sleep(own.wait)
        except Exception:
            log.exception("a frame broke")
            me.say(refused(Refusal("fault", key="inside"), me.lang))
    return False


def _frame(event: Any, most: int) -> ClientFrame:
    data: str | bytes = event.get("text") or event.get("bytes") or b""
    if len(data) > most:
        raise Refusal("too_large", most=most)
    try:
        return frames.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", why=str(error)) from None
