"""Uvicorn's HTTP protocol with limits of size and time: heads, bodies, clients that do not read, and connections.

A connection beyond a limit is closed.  Nothing of it has reached the application by then, but for a body too slow.
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from starboard.server.limits import network
from starboard.server.options import Options

MOST_HEADERS = 64
MOST_WAITING = 8  # requests of one connection that wait for the response before theirs


class TooLarge(ValueError):
    """The head of a request is too large; the parser answers with 400."""


class TooMany(ValueError):
    """Too many requests came at once; the parser answers with 400."""


class GuardedHttp(HttpToolsProtocol):
    """One HTTP connection.  `limits` and `open` belong to a server: see `guarded_http`."""

    limits: Options
    open: Counter[str]  # connections of each address that are not sockets
    _address: str | None = None
    _head = 0  # bytes of the head that is being read
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None
    _stall: asyncio.TimerHandle | None = None
    _under_way: RequestResponseCycle | None = None  # the request whose response is being made

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self._address = network(self.client[0]) if self.client else ""
        self.open[self._address] += 1
        if self.open[self._address] > self.limits.connections_of_address:
            transport.abort()
            return
        self._expect(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._drop_response()
        super().connection_lost(exc)
        self._break_rings()

    def send_400_response(self, msg: str) -> None:
        if self._drop_response():
            self.transport.abort()  # inside another response nothing can be said
        else:
            super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._under_way = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_response(self) -> bool:
        """Nobody waits for the response under way, or for those after it.  Returns whether there was one.

        Uvicorn tells only the last request of a connection that it is lost.
        """
        cycle = self._under_way
        if cycle is None or cycle.response_complete:
            return False
        self.pipeline.clear()
        cycle.disconnected = True
        cycle.message_event.set()
        return True

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()
        self._break_rings()

    def _break_rings(self) -> None:
        """Free the connection at once: the garbage collector would find its parser and its requests much later."""
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        self.parser = self.cycle = self._under_way = None  # type: ignore[assignment]  # nothing more is heard

    def _let_go(self) -> None:
        """The connection is lost, or has become a socket, which has limits of its own."""
        self._expect(0)
        self.resume_writing()
        if self._address is not None:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = None

    # Heads and bodies

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > self.limits.head_bytes and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._expect(self.limits.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(name) + len(value) > self.limits.head_bytes:
            raise TooLarge("the head of the request is too large")

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > self.limits.head_bytes:
            raise TooLarge("the head of the request is too large")
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMany("too many requests wait on this connection")
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._expect(0)
        super().on_message_complete()

    def _expect(self, seconds: float) -> None:
        """Close the connection unless the next part comes within so many seconds; 0: nothing is awaited."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    # Responses

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall = self.loop.call_later(self.limits.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


def guarded_http(options: Options) -> type[GuardedHttp]:
    """The protocol of a server with these limits; it counts the connections of each address."""
    return type("GuardedHttp", (GuardedHttp,), {"limits": options, "open": Counter()})
