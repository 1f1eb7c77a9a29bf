"""A table that is loaded: the people connected to it, one change at a time, and each seat's view worked out once."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from starboard.server.frames import Presence
from starboard.server.view_cache import Showing, encode
from starboard.table.actions import Draft
from starboard.table.refusal import Refusal
from starboard.table.table import Table

if TYPE_CHECKING:
    from starboard.server.connection import Connection

log = logging.getLogger("starboard.room")


Deed: TypeAlias = Callable[[Table], Draft]


class Change(ABC):
    """A deed, and who is to hear what became of it: `made` before anybody sees it, or `failed`."""

    __slots__ = ()
    by: str  # the person
    said: str  # the id under which they said it; empty: nobody will say it again

    @abstractmethod
    def deed(self, table: Table) -> Draft:
        """What it comes to at the table as it is then; it may be asked again."""

    @abstractmethod
    def made(self, draft: Draft | None, seq: int) -> None:
        """It is on disk; with no draft, it had been heard before."""

    @abstractmethod
    def failed(self, refusal: Refusal) -> None:
        """Nothing has changed."""


class Room:
    """One table, and who is there."""

    def __init__(self, table: Table, patience: float = 0.0) -> None:
        self.table = table
        self.patience = int(patience * 1000)
        self.changes: deque[Change] = deque()  # the first is on its way to disk, the others wait to be judged
        self.connections: set[Connection] = set()
        self.used = monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.showing = Showing(table, self.patience)
        self.comings = 0  # how often somebody came or went
        self._presence = (-1, b"")

    # Changing

    def took(self, draft: Draft) -> None:
        """A draft is on disk: the table is so now."""
        self.table.take(draft.entries, draft.game)
        if draft.moves_seats:
            self.comings += 1
        self.used = monotonic()
        self.showing.took(draft)

    def replaced(self, table: Table) -> None:
        """The table was changed elsewhere, and was loaded anew."""
        self.table, self.showing = table, Showing(table, self.patience)
        self.reached(table.seq)

    def reached(self, seq: int) -> None:
        """Wake everybody who is connected; each gets what they have not seen."""
        for connection in self.connections:
            connection.wake()

    def presence(self) -> bytes:
        """Who is there, worked out once for all whenever somebody comes or goes."""
        if self._presence[0] != self.comings:
            held = [self.table.seats_of(connection.person.id) for connection in self.connections]
            online = sorted({seat for mine in held for seat in mine})
            frame = encode(Presence(tuple(online), sum(not mine for mine in held)))
            self._presence = (self.comings, frame)
        return self._presence[1]

    # Coming and going

    def enter(self, connection: "Connection") -> None:
        self.connections.add(connection)
        self._came_or_went()

    def go(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        self.used = monotonic()
        self._came_or_went()

    def _came_or_went(self) -> None:
        self.comings += 1
        for connection in self.connections:
            connection.wake()

    def is_idle(self, seconds: float) -> bool:
        return not self.connections and not self.changes and self.bot is None and monotonic() - self.used > seconds
