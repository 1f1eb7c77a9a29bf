"""The watch over windows: whoever lets one stand open too long passes it, and the game goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

from starboard.kernel.asking import Window
from starboard.kernel.words import Seat
from starboard.server.room import Deed, Room
from starboard.table.actions import Draft
from starboard.table.patience import hurried, passed, until
from starboard.table.refusal import Refusal
from starboard.table.table import Table

Do = Callable[[Room, Deed], Awaitable[None]]


class Watch:
    """One timer a room, while a window of somebody is open there."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._timers: dict[str, asyncio.Task[None]] = {}

    def over(self, room: Room) -> None:
        """The table has changed: watch the window that is open now, if there is one."""
        self.leave(room)
        closes = until(room.table, room.patience)
        if closes:
            self._timers[room.table.id] = asyncio.create_task(self._close(room, closes))

    def leave(self, room: Room) -> None:
        timer = self._timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()

    async def _close(self, room: Room, closes: int) -> None:
        await asyncio.sleep(max(0.0, closes / 1000 - time()))
        del self._timers[room.table.id]  # what follows changes the table, and so comes back to `over`
        question = room.table.game.s.question
        done: tuple[Seat, ...] = ()
        for seat in hurried(room.table):
            try:
                await self._do(room, _passing(seat, question, done))
            except Refusal:  # they answered at the last moment, or the window led on to another
                return
            done = (*done, seat)


def _passing(seat: Seat, question: int, done: tuple[Seat, ...]) -> Deed:
    """One seat passes; those before it have passed the same window."""

    def deed(table: Table) -> Draft:
        if seat not in hurried(table) or not (_passed(table, done) if done else table.game.s.question == question):
            raise Refusal("stale")
        return passed(table, int(time() * 1000), seat)

    return deed


def _passed(table: Table, seats: tuple[Seat, ...]) -> bool:
    window = table.game.s.stack[-1].verb
    return isinstance(window, Window) and set(seats) <= set(window.passed)
