"""An id for each request: in its log lines, and in a header of its response."""

import logging
from secrets import token_hex

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.logs import ORIGIN, Origin

HEADER = b"x-request-id"
log = logging.getLogger("starboard.access")


def name_requests(app: ASGIApp) -> ASGIApp:
    """The application; each request to the API has an id, in its log lines and in a header of its response."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http" or not scope["path"].startswith("/api"):
            await app(scope, receive, send)
            return
        origin = Origin(token_hex(6), table=_table_of(scope["path"]))
        ORIGIN.set(lambda: origin)

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, origin.request.encode())]
                log.debug("%s %s: %d", scope.get("method"), scope["path"], message["status"])
            await send(message)

        await app(scope, receive, send_with_id)

    return call


def _table_of(path: str) -> str:
    parts = path.split("/")
    return parts[3][:80] if len(parts) > 3 and parts[2] == "tables" else ""
