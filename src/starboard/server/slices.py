"""Long work at a table, a little at a time: everybody else has a turn between two slices."""

import asyncio
from collections.abc import Iterable, Iterator
from time import thread_time
from typing import TypeVar

from starboard.server.time_limit import LIMIT
from starboard.table.table import Table

T = TypeVar("T")
SLICE = 0.01  # seconds of this process


class Slices:
    """One such work at a time; whoever comes later waits."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def all(self, table: Table, items: Iterable[T]) -> list[T]:
        """All items.  Each is made under the table's limit of time."""
        found: list[T] = []
        rest = iter(items)
        async with self._turn:
            while self._add_some(table, found, rest):
                await asyncio.sleep(SLICE)
        return found

    def _add_some(self, table: Table, found: list[T], items: Iterator[T]) -> bool:
        """Add as many as a slice has time for; whether there may be more."""
        end = thread_time() + SLICE
        with LIMIT.of(table):
            for item in items:
                found.append(item)
                if thread_time() >= end:
                    return True
        return False
