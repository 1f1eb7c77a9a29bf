"""Answers the questions that players have standing orders for, one after another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time

from starboard.server.room import Action, Room
from starboard.table.actions import Draft
from starboard.table.orders import due_order, obey_order
from starboard.table.refusal import Refusal
from starboard.table.table import Table

log = logging.getLogger("starboard.orders")
Do = Callable[[Room, Action], Awaitable[None]]


class StandingOrders:
    """One task per room, while an order has something to answer."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, room: Room) -> None:
        """Answer what is open now, if an order says so."""
        if room.table.id not in self._tasks and due_order(room.table) is not None:
            self._tasks[room.table.id] = asyncio.create_task(self._obey(room))

    def cancel(self, room: Room) -> None:
        task = self._tasks.pop(room.table.id, None)
        if task is not None:
            task.cancel()

    async def _obey(self, room: Room) -> None:
        try:
            while due_order(room.table) is not None:
                await self._do(room, _obey_now)
        except Refusal as refusal:
            if refusal.code != "stale":  # else somebody answered, or took the order back
                log.exception("standing order failed at table %s", room.table.id)
        finally:
            self._tasks.pop(room.table.id, None)


def _obey_now(table: Table) -> Draft:
    return obey_order(table, int(time() * 1000))
