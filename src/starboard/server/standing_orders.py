"""Answers the questions that players have standing orders for, one after another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import thread_time, time

from starboard.kernel.words import TooLong
from starboard.server.room import Action, Room
from starboard.server.shares import Shares
from starboard.server.thought_queue import Asker
from starboard.server.time_limit import LIMIT
from starboard.table.actions import Draft
from starboard.table.orders import due_order, obey_order
from starboard.table.refusal import Refusal
from starboard.table.table import Table

log = logging.getLogger("starboard.orders")
Do = Callable[[Room, Action], Awaitable[None]]


class StandingOrders:
    """One task per room, while an order has something to answer."""

    def __init__(self, shares: Shares, do: Do) -> None:
        self._shares, self._do = shares, do
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, room: Room) -> None:
        """Answer what is open now, if an order says so."""
        if room.table.id not in self._tasks and _is_due(room):
            self._tasks[room.table.id] = asyncio.create_task(self._obey(room))

    def cancel(self, room: Room) -> None:
        task = self._tasks.pop(room.table.id, None)
        if task is not None:
            task.cancel()

    async def _obey(self, room: Room) -> None:
        try:
            while _is_due(room):
                asker = room.asker()
                if debt := self._shares.debt(asker.person, asker.address):
                    await asyncio.sleep(debt)
                await self._do(room, self._obedience(asker))
        except Refusal as refusal:
            if refusal.code != "stale":  # else somebody answered, or took the order back
                log.exception("standing order failed at table %s", room.table.id)
        finally:
            self._tasks.pop(room.table.id, None)

    def _obedience(self, asker: Asker) -> Action:
        """The answer that is due.  It is work for who sits there: some games go on by themselves for long."""

        def obey(table: Table) -> Draft:
            began = thread_time()
            try:
                return obey_order(table, int(time() * 1000))
            finally:
                self._shares.charge(asker.person, asker.address, thread_time() - began)

        return obey


def _is_due(room: Room) -> bool:
    """Whether the table has something to answer; where that takes too long to find out, it has not."""
    try:
        with LIMIT.of(room.table):
            return due_order(room.table) is not None
    except TooLong:
        log.warning("it takes too long to find what table %s answers by itself", room.table.id)
        return False
