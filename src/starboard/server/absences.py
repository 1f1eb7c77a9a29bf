"""People who go and come back: a bot stands in for who wished for it, and their next frame takes the seat back."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

from starboard.kernel.texts import Language
from starboard.server.changes import Changes
from starboard.server.room import Action, Change, Room
from starboard.table import absence
from starboard.table.actions import Actor, Draft
from starboard.table.people import Person
from starboard.table.refusal import Refusal
from starboard.table.table import Table

Do = Callable[[Room, Action], Awaitable[None]]


class Return(Change):
    """Somebody is back.  It is queued before what they said."""

    __slots__ = ("_by", "by", "message_id")

    def __init__(self, by: Actor) -> None:
        self._by, self.by, self.message_id = by, by.person, ""

    def draft(self, table: Table) -> Draft:
        return absence.take_back(table, self._by)

    def on_commit(self, draft: Draft | None, seq: int) -> None:
        """The log says it."""

    def on_failure(self, refusal: Refusal) -> None:
        """They had taken it back already."""


class Absences:
    """One timer per room, while somebody is waited for who is away and wished for a bot."""

    def __init__(self, changes: Changes, do: Do, seconds: float) -> None:
        self._changes, self._do, self._seconds = changes, do, seconds
        self._timers: dict[str, asyncio.Task[None]] = {}

    def welcome(self, room: Room, person: Person, lang: Language) -> None:
        """Somebody says something: if a bot plays for them, or is about to, they take their seat back."""
        if person.id and absence.return_records(room.table, person.id):
            self._changes.put(room, Return(Actor(person.id, person.name, int(time() * 1000), lang=lang)))

    def restart(self, room: Room) -> None:
        """Wait for whoever is away now, if somebody is."""
        self.cancel(room)
        if not self._seconds or not any(holder.wish for holder in room.table.seats):
            return
        if absence.wished_seats(room.table, room.people_here):
            self._timers[room.table.id] = asyncio.create_task(self._stand_in(room))

    def cancel(self, room: Room) -> None:
        timer = self._timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()

    async def _stand_in(self, room: Room) -> None:
        await asyncio.sleep(self._seconds)
        del self._timers[room.table.id]  # what changes the table calls `restart` again

        def action(table: Table) -> Draft:
            seats = absence.wished_seats(table, room.people_here)
            if not seats:
                raise Refusal("stale")
            return absence.stand_in_as_wished(table, int(time() * 1000), seats)

        try:
            await self._do(room, action)
        except Refusal:  # they came back at the last moment
            return
