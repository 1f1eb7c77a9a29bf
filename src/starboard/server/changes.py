"""The way of a change: it waits in the line of its table, is judged, written, on disk, made, told; then comes the next.

Nothing here waits: each step is called when the one before it is done, so a change costs no task and no lock.
"""

import logging
from collections.abc import Callable
from typing import TypeAlias

from starboard.server.bus import Bus
from starboard.server.room import Change, Room
from starboard.server.write_queue import Writing
from starboard.table.actions import Draft
from starboard.table.play import Fault
from starboard.table.refusal import Refusal
from starboard.table.store import fault, written
from starboard.table.table import Table
from starboard.table.writer import Conflict

log = logging.getLogger("starboard.changes")
MOST_WAITING = 500  # changes in the line of one table

Load: TypeAlias = Callable[[str], Table]


class Changes:
    """Leads changes through, one at a time for each table."""

    def __init__(self, writing: Writing, bus: Bus, load: Load, made: Callable[[Room, Draft], None]) -> None:
        self._writing, self._bus, self._load, self._made = writing, bus, load, made

    def put(self, room: Room, change: Change) -> None:
        """Put a change in line; `made` or `failed` of it will be called, never both."""
        if len(room.changes) >= MOST_WAITING:
            change.failed(Refusal("too_fast"))
            return
        room.changes.append(change)
        if len(room.changes) == 1:
            self._go_on(room)

    def _go_on(self, room: Room) -> None:
        while room.changes and not self._is_written(room, room.changes[0]):
            room.changes.popleft()

    def _is_written(self, room: Room, change: Change) -> bool:
        """Judge a change; whether it is on its way to disk, rather than done with."""
        heard = room.table.heard(change.by, change.said) if change.said else None
        if heard is not None:
            change.made(None, heard)
            return False
        try:
            draft = change.deed(room.table)
        except Refusal as refusal:
            self._keep_fault(room, refusal)
            change.failed(refusal)
            return False
        except Exception:
            log.exception("a change of table %s broke", room.table.id)
            change.failed(Refusal("fault", key="inside"))
            return False
        done = lambda error: self._came_back(room, change, draft, error)  # noqa: E731  # short, and used once
        self._writing.put(written(room.table, draft), done)
        return True

    def _came_back(self, room: Room, change: Change, draft: Draft, error: Exception | None) -> None:
        if isinstance(error, Conflict) and self._again(room, change):
            return
        if error is None:
            room.took(draft)
            change.made(draft, draft.seq)
            self._bus.reached(room.table.id, draft.seq)
            self._made(room, draft)
        elif not isinstance(error, Conflict):
            change.failed(Refusal("fault", key="inside"))
        room.changes.popleft()
        self._go_on(room)

    def _again(self, room: Room, change: Change) -> bool:
        """Another process wrote this table: catch up, and judge again.  Whether the change is on its way now."""
        try:
            room.replaced(self._load(room.table.id))
        except Refusal as refusal:
            change.failed(refusal)
            return False
        return self._is_written(room, change)

    def _keep_fault(self, room: Room, refusal: Refusal) -> None:
        if isinstance(refusal, Fault):
            log.error("a rule broke at table %s:\n%s", room.table.id, refusal.replay.trace)
            kept = fault(room.table, room.table.updated, refusal.replay)
            self._writing.put(kept, lambda error: None)
