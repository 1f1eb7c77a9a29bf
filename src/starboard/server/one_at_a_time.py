"""Work in a thread, one piece at a time: a password's hash takes 64 MB of memory and all processors."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starboard.table.refusal import Refusal

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 32


class OneAtATime:
    """Pieces of work that take turns; who comes when many wait is refused."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._turn = asyncio.Lock()
        self._waiting, self._most = 0, most_waiting

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work."""
        if self._waiting >= self._most:
            raise Refusal("too_fast")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
