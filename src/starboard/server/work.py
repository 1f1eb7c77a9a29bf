"""Measures the work of every request and charges it to whoever asked."""

import asyncio
import math
from collections.abc import Awaitable, Generator
from time import thread_time
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from starboard.server.auth import token_in
from starboard.server.hub import Hub
from starboard.server.limits import client_in
from starboard.server.logs import ORIGIN
from starboard.server.protocol import Problem
from starboard.table.refusal import Refusal


class Measured:
    """Something to await, and the seconds in which it ran: not those in which it waited."""

    def __init__(self, what: Awaitable[None]) -> None:
        self._what = what
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._what.__await__()
        step, value = steps.send, None
        while True:
            began = thread_time()
            try:
                awaited = step(value)
            except StopIteration:
                return
            finally:
                self.seconds += thread_time() - began
            try:
                value = yield awaited
                step = steps.send
            except BaseException as error:  # a cancellation: it is for what is awaited
                step, value = steps.throw, error


def measure_work(app: ASGIApp, hub: Hub) -> ASGIApp:
    """The application; whoever has used up their share of work is refused until they have some again."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":
            await app(scope, receive, send)
            return
        address = client_in(scope)
        person = hub.person(token_in(Headers.from_scope(scope), scope.get("scheme") == "https")).id
        ORIGIN.get()().person = person
        if debt := hub.shares.debt(person, address):
            await asyncio.sleep(min(debt, hub.options.refusal_pause))
            if scope["path"].startswith("/api"):  # a file of the client comes late
                await _refuse(send, "fr" if b"lang=fr" in scope["query_string"] else "en", debt)
                return
        work = Measured(app(scope, receive, send))
        try:
            await work
        finally:
            hub.shares.charge(person, address, work.seconds)

    return call


async def _refuse(send: Send, lang: Any, seconds: float) -> None:
    body = msgspec.json.encode(Problem("too_fast", Refusal("too_fast").message(lang)))
    wait = str(math.ceil(seconds)).encode()
    headers = [(b"content-type", b"application/json"), (b"retry-after", wait), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
