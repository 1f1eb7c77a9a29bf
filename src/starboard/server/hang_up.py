"""Work for one request, dropped when its client hangs up."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starboard.server.auth import AnyRequest
from starboard.table.refusal import Refusal

T = TypeVar("T")


async def unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work; it is cancelled if the client hangs up meanwhile."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_hang_up(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Refusal("stale")  # nobody reads it
    finally:
        for each in (task, gone):
            each.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _hang_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
