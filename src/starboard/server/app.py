"""The server: the API, the socket and the client's files, over one store."""

import asyncio
import gc
import sys
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from starboard import __version__
from starboard.kernel.words import TooLong
from starboard.server import (
    api_accounts,
    api_advice,
    api_people,
    api_replay,
    api_rulebook,
    api_tables,
    openapi,
    static,
)
from starboard.server.auth import AnyRequest, person
from starboard.server.dependencies import TheHub, TheSockets
from starboard.server.errors import on_fault, on_http, on_refusal, on_too_long
from starboard.server.guard import limit_requests
from starboard.server.hub import Hub
from starboard.server.limits import Buckets
from starboard.server.options import Options
from starboard.server.preload import preload
from starboard.server.protocol import Health
from starboard.server.request_ids import name_requests
from starboard.server.socket import Sockets
from starboard.server.work import measure_work
from starboard.table.refusal import Refusal

SESSIONS_EVERY = 24 * 60  # sweeps between two looks for sessions that nobody uses
SWEEP = 60.0  # seconds between two looks for tables that nobody uses


@get("/api/health", tags=["server"])
async def health(hub: TheHub, sockets: TheSockets) -> Response[Health]:
    """Health of the server: it tries a write.  Status 503 if that fails."""
    trouble, seconds = await hub.trials.trouble(), round(monotonic() - hub.started, 3)
    found = Health(__version__, hub.store.count(), sockets.open.total(), seconds, trouble, hub.is_loading)
    return Response(found, status_code=503 if trouble else 200)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi_document(request: AnyRequest) -> dict[str, Any]:
    """This API, with the frames of the socket."""
    return openapi.document(request.app)


def make_app(options: Options) -> ASGIApp:
    """The application; `options` say where its data is."""
    hub = Hub(options)
    sockets = Sockets(hub)
    parts = {"hub": hub, "options": options, "sockets": sockets, "tries": Buckets(options.passwords)}
    app = Litestar(
        [
            health,
            openapi_document,
            api_people.router,
            api_accounts.router,
            api_tables.router,
            api_rulebook.router,
            api_replay.router,
            api_advice.router,
            static.router,
        ],
        dependencies={**{name: _provide(part) for name, part in parts.items()}, "who": Provide(person)},
        exception_handlers={Refusal: on_refusal, TooLong: on_too_long, HTTPException: on_http, Exception: on_fault},
        lifespan=[_life(hub)],
        openapi_config=OpenAPIConfig("Starboard", __version__, render_plugins=[], use_handler_docstrings=True),
        request_max_body_size=options.body_bytes,
        logging_config=None,
    )
    return name_requests(limit_requests(measure_work(app, hub), sockets, options))


def _provide(part: Any) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)


def _life(hub: Hub) -> AbstractAsyncContextManager[None]:
    @asynccontextmanager
    async def life() -> AsyncGenerator[None, None]:
        hub.writes.start()
        sys.setswitchinterval(0.001)  # a bot in a thread delays the event loop by no more
        gc.set_threshold(50_000, 20, 50)  # frames come and go by the thousand, and hold no circles
        tasks = [asyncio.create_task(_sweep(hub)), asyncio.create_task(preload(hub))]
        yield
        for task in tasks:
            task.cancel()
        await hub.close()

    return life()


async def _sweep(hub: Hub) -> None:
    for minute in count():
        if minute % SESSIONS_EVERY == 0:
            with suppress(Refusal):  # the database takes nothing now
                await hub.end_unused_sessions()
                await hub.remove_old_trials()
        await asyncio.sleep(SWEEP)
        hub.unload_idle()
