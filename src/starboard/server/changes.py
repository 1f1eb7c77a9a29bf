"""The queue of changes of each table: judge one, write it, apply it, publish it, then take the next.

Each step is a callback of the step before it, so a change costs no task and no lock.
"""

import logging
from collections.abc import Callable
from typing import TypeAlias

from starboard.server.bus import Bus
from starboard.server.room import Change, Room
from starboard.server.time_limit import LIMIT
from starboard.server.write_queue import WriteQueue
from starboard.table.actions import Draft
from starboard.table.bounds import RECORDS
from starboard.table.play import Fault
from starboard.table.refusal import Refusal, not_saved
from starboard.table.store import draft_statements, fault_statements
from starboard.table.table import Table
from starboard.table.writer import Conflict

log = logging.getLogger("starboard.changes")
MOST_WAITING = 500  # queued changes of one table

Load: TypeAlias = Callable[[str], Table]


class Changes:
    """Processes changes, one at a time for each table."""

    def __init__(self, writes: WriteQueue, bus: Bus, load: Load, made: Callable[[Room, Draft], None]) -> None:
        self._writes, self._bus, self._load, self._on_committed = writes, bus, load, made

    def put(self, room: Room, change: Change) -> None:
        """Queue a change.  Either its `on_commit` or its `on_failure` will be called, never both."""
        if len(room.changes) >= MOST_WAITING:
            change.on_failure(Refusal("too_fast"))
            return
        room.changes.append(change)
        if len(room.changes) == 1:
            self._start_next(room)

    def _start_next(self, room: Room) -> None:
        while room.changes and not self._start(room, room.changes[0]):
            room.changes.popleft()

    def _start(self, room: Room, change: Change) -> bool:
        """Judge a change and queue its write.  Returns False if it needs no write: repeated, refused or failed."""
        seq = room.table.seq_of_message(change.by, change.message_id) if change.message_id else None
        if seq is not None:
            change.on_commit(None, seq)
            return False
        try:
            if room.table.seq >= RECORDS:
                raise Refusal("not_allowed", key="table_full", most=RECORDS)
            with LIMIT.of(room.table):
                draft = change.draft(room.table)
        except Refusal as refusal:
            self._store_fault(room, refusal)
            change.on_failure(refusal)
            return False
        except Exception:
            where = {"table": room.table.id, "person": change.by}
            log.exception("unhandled error in a change of table %s", room.table.id, extra=where)
            change.on_failure(Refusal("fault", key="inside"))
            return False
        done = lambda error: self._written(room, change, draft, error)  # noqa: E731  # short, and used once
        self._writes.put(draft_statements(room.table, draft), done)
        return True

    def _written(self, room: Room, change: Change, draft: Draft, error: Exception | None) -> None:
        if isinstance(error, Conflict) and self._retry(room, change):
            return
        if error is None:
            room.apply(draft)
            change.on_commit(draft, draft.seq)
            self._bus.publish(room.table.id, draft.seq)
            self._on_committed(room, draft)
        elif not isinstance(error, Conflict):
            change.on_failure(not_saved(error))
        room.changes.popleft()
        self._start_next(room)

    def _retry(self, room: Room, change: Change) -> bool:
        """Another process wrote this table: reload it and judge again.  Returns whether a write is queued."""
        try:
            room.replace_table(self._load(room.table.id))
        except Refusal as refusal:
            change.on_failure(refusal)
            return False
        return self._start(room, change)

    def _store_fault(self, room: Room, refusal: Refusal) -> None:
        """Log and keep a fault the first time that this table shows it."""
        if isinstance(refusal, Fault) and room.is_new_fault(refusal.cause):
            where = {"table": room.table.id}
            log.error("unhandled error in a rule at table %s:\n%s", room.table.id, refusal.replay.trace, extra=where)
            statements = fault_statements(room.table, room.table.updated, refusal)
            self._writes.put(statements, lambda error: None)
