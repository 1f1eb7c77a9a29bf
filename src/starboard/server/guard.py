"""Before anything else: too many requests and writes of other sites are refused, and every answer is safe to read."""

import asyncio

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.errors import STATUS
from starboard.server.limits import Buckets, client_in
from starboard.server.options import Options
from starboard.server.origin import refuse_write
from starboard.server.protocol import Problem
from starboard.table.refusal import Refusal

SOCKET = "/api/socket"
SAFE = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"cache-control": b"no-store",
}


def limit_requests(app: ASGIApp, sockets: ASGIApp, options: Options) -> ASGIApp:
    """The application and its sockets, with a limit per address.  Who is too fast waits; to the API, for a refusal."""
    requests, pages = Buckets(options.requests), Buckets(options.pages)

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        kind, is_api = str(scope["type"]), scope.get("path", "").startswith("/api")
        buckets = requests if is_api else pages
        is_in_time = kind == "lifespan" or buckets.of(client_in(scope)).take()
        if not is_in_time:
            await asyncio.sleep(options.refusal_pause)
        if kind == "http" and is_api:
            send = _with_safe_headers(send)
            method = str(scope.get("method"))
            refusal = refuse_write(method, Headers.from_scope(scope)) if is_in_time else Refusal("too_fast")
            if refusal is not None:
                await _refuse(send, refusal, scope["query_string"])
                return
        if kind == "websocket" and scope["path"] == SOCKET:
            await sockets(scope, receive, send)
        else:
            await app(scope, receive, send)

    return call


def _with_safe_headers(send: Send) -> Send:
    """No answer of the API is a page, is kept by a cache, or is read by another site."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            sent = list(message["headers"])
            names = {name.lower() for name, _ in sent}
            message["headers"] = [*sent, *((name, value) for name, value in SAFE.items() if name not in names)]
        await send(message)

    return send_safely


async def _refuse(send: Send, refusal: Refusal, query: bytes) -> None:
    text = refusal.message("fr" if b"lang=fr" in query else "en")
    body = msgspec.json.encode(Problem(refusal.code, text))  # type: ignore[arg-type]  # codes of ours
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"retry-after", b"1")] if refusal.code == "too_fast" else []
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
