"""A room: a loaded table, the clients connected to it, its queue of changes and its cached views."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from starboard.server.frames import Presence
from starboard.server.thought_queue import Asker
from starboard.server.view_cache import ViewCache, encode
from starboard.table.actions import Draft
from starboard.table.refusal import Refusal
from starboard.table.table import Table

if TYPE_CHECKING:
    from starboard.server.connection import Connection

log = logging.getLogger("starboard.room")
MOST_CAUSES = 64  # of faults of one table


Action: TypeAlias = Callable[[Table], Draft]


class Change(ABC):
    """An action and its callbacks: `on_commit` before any client sees the change, or `on_failure`."""

    __slots__ = ()
    by: str  # the person
    message_id: str  # the id of the client's message; empty: it cannot be repeated

    @abstractmethod
    def draft(self, table: Table) -> Draft:
        """The draft at the table as it is now.  May be called again after a conflict."""

    @abstractmethod
    def on_commit(self, draft: Draft | None, seq: int) -> None:
        """The draft is committed; None: the message had been committed before."""

    @abstractmethod
    def on_failure(self, refusal: Refusal) -> None:
        """The change was refused; the table is unchanged."""


class Room:
    """One table with its connected clients."""

    def __init__(self, table: Table, patience: float = 0.0) -> None:
        self.table = table
        self.patience = int(patience * 1000)
        self.changes: deque[Change] = deque()  # the first is being written, the others wait
        self.connections: set[Connection] = set()
        self.used = monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.views = ViewCache(table, self.patience)
        self._faults: set[str] = set()  # causes that were logged
        self.presence_version = 0  # rises whenever somebody comes or goes
        self.on_presence: Callable[[], None] = lambda: None
        self._presence = (-1, b"")

    # Changing

    def apply(self, draft: Draft) -> None:
        """Apply a committed draft to the table."""
        self.table.apply(draft.entries, draft.game)
        if draft.moves_seats:
            self.presence_version += 1
        self.used = monotonic()
        self.views.clear_after(draft)

    def replace_table(self, table: Table) -> None:
        """Another process changed the table, and it was loaded again."""
        self.table, self.views = table, ViewCache(table, self.patience)
        self.notify(table.seq)

    def notify(self, seq: int) -> None:
        """Schedule a flush for every client."""
        for connection in self.connections:
            connection.schedule()

    def presence(self) -> bytes:
        """The presence frame, encoded once whenever somebody comes or goes."""
        if self._presence[0] != self.presence_version:
            held = [self.table.seats_of(connection.person.id) for connection in self.connections]
            online = sorted({seat for mine in held for seat in mine})
            frame = encode(Presence(tuple(online), sum(not mine for mine in held)))
            self._presence = (self.presence_version, frame)
        return self._presence[1]

    def is_new_fault(self, cause: str) -> bool:
        """Whether this table shows a fault for the first time; each is logged and kept once."""
        if cause in self._faults or len(self._faults) >= MOST_CAUSES:
            return False
        self._faults.add(cause)
        return True

    # Coming and going

    @property
    def people_here(self) -> set[str]:
        """Everybody who is connected, by their ids."""
        return {connection.person.id for connection in self.connections}

    def enter(self, connection: "Connection") -> None:
        self.connections.add(connection)
        self._presence_changed()

    def leave(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        self.used = monotonic()
        self._presence_changed()

    def end_connections(self, person: str) -> None:
        """Close the sockets of somebody who was sent away."""
        for connection in [one for one in self.connections if one.person.id == person]:
            connection.end()

    def _presence_changed(self) -> None:
        self.presence_version += 1
        self.on_presence()
        for connection in self.connections:
            connection.schedule()

    def asker(self) -> Asker:
        """For whom the bots of this table think: somebody who sits at it, else who looks on, else its host."""
        held = sorted(self.connections, key=lambda connection: not self.table.seats_of(connection.person.id))
        is_waiting = lambda: bool(self.connections)  # noqa: E731  # short, and used once
        if not held:
            return Asker("", self.table.host, is_waiting)
        return Asker(held[0].address, held[0].person.id, is_waiting)

    @property
    def is_spare(self) -> bool:
        """Whether nobody is here, and nothing is being written."""
        return not self.connections and not self.changes

    def is_idle(self, seconds: float) -> bool:
        return self.is_spare and self.bot is None and monotonic() - self.used > seconds
