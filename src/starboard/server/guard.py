"""Rate limiting before anything else: too many requests are refused at once and at little cost."""

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from starboard.server.limits import Buckets
from starboard.server.options import Options
from starboard.server.protocol import Problem
from starboard.table.refusal import Refusal

SOCKET = "/api/socket"


def limit_requests(app: ASGIApp, sockets: ASGIApp, options: Options) -> ASGIApp:
    """The application and its sockets, with a request limit per address.  Files of the client are not counted."""
    buckets = Buckets(options.requests)
    refusals = {
        lang: msgspec.json.encode(Problem("too_fast", Refusal("too_fast").message(lang))) for lang in ("en", "fr")
    }

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http" and scope["path"].startswith("/api/"):
            client = scope.get("client")
            if not buckets.of(client[0] if client else "").take():
                lang = "fr" if b"lang=fr" in scope["query_string"] else "en"
                await _refuse(send, refusals[lang])
                return
        if str(scope["type"]) == "websocket" and scope["path"] == SOCKET:
            await sockets(scope, receive, send)
        else:
            await app(scope, receive, send)

    return call


async def _refuse(send: Send, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
