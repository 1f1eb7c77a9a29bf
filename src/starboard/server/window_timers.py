"""Timers of open windows: a seat that does not answer in time passes."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

from starboard.kernel.asking import Window
from starboard.kernel.words import Seat
from starboard.server.room import Action, Room
from starboard.table.actions import Draft
from starboard.table.patience import blocking_seats, pass_window, window_deadline
from starboard.table.refusal import Refusal
from starboard.table.table import Table

Do = Callable[[Room, Action], Awaitable[None]]


class WindowTimers:
    """One timer per room, while a window of a person is open."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._timers: dict[str, asyncio.Task[None]] = {}

    def restart(self, room: Room) -> None:
        """Start the timer of the window that is open now, if there is one."""
        self.cancel(room)
        closes = window_deadline(room.table, room.patience)
        if closes:
            self._timers[room.table.id] = asyncio.create_task(self._close(room, closes))

    def cancel(self, room: Room) -> None:
        timer = self._timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()

    async def _close(self, room: Room, closes: int) -> None:
        await asyncio.sleep(max(0.0, closes / 1000 - time()))
        del self._timers[room.table.id]  # passing changes the table, which calls `restart` again
        question = room.table.game.s.question
        done: tuple[Seat, ...] = ()
        for seat in blocking_seats(room.table):
            try:
                await self._do(room, _pass_action(seat, question, done))
            except Refusal:  # they answered at the last moment, or the window led on to another
                return
            done = (*done, seat)


def _pass_action(seat: Seat, question: int, done: tuple[Seat, ...]) -> Action:
    """The action by which a seat passes; the seats in `done` have passed the same window."""

    def action(table: Table) -> Draft:
        if seat not in blocking_seats(table) or not (
            _have_passed(table, done) if done else table.game.s.question == question
        ):
            raise Refusal("stale")
        return pass_window(table, int(time() * 1000), seat)

    return action


def _have_passed(table: Table, seats: tuple[Seat, ...]) -> bool:
    window = table.game.s.stack[-1].verb
    return isinstance(window, Window) and set(seats) <= set(window.passed)
