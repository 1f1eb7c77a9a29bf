"""Writing with group commit: all that waits goes to disk in one transaction, and is told of only after it is there.

Statements cost microseconds and run where they are put; only the commit, which waits for the disk, has a thread of its
own.  To run each statement there would hand the interpreter's lock to and fro for every one of them.
"""

import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
LARGEST = 512  # jobs in one commit
CROWD, PAUSE = 4, 0.002  # where so many came together more will: seconds to wait for them, since a commit is dear

log = logging.getLogger("starboard.store")


class Conflict(Exception):
    """Somebody else has written under this key: the table has gone on."""


class Loop(Protocol):
    """Whoever calls things later, in the thread that puts jobs: an asyncio loop is one."""

    def call_soon(self, callback: Callable[..., object], *args: Any) -> object: ...

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> object: ...

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any) -> object: ...


class Job:
    """Statements that happen together, the first of which holds the lock; and who is to be told when they have."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: Callable[[Exception | None], None]) -> None:
        self.statements, self.done = statements, done


class Writer:
    """The one way into the file."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._waiting: list[Job] = []
        self._busy = False  # a batch is about to be gathered, or on its way to disk
        self._commits: SimpleQueue[tuple[Loop, list[tuple[Job, Exception | None]]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._commit_all, name="starboard-commit", daemon=True)
        self._thread.start()

    def put(self, job: Job, loop: Loop) -> None:
        """Have a job written with all others that come before the disk is free."""
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._gather, loop)

    def write(self, statements: Sequence[Statement]) -> None:
        """The same at once, for who has no loop: returns when it is on disk."""
        self._db.execute("BEGIN IMMEDIATE")
        error = self._run(statements)
        self._db.execute("COMMIT")
        if error is not None:
            raise error

    def close(self) -> None:
        """Wait for what is on its way, then write what still waits."""
        self._commits.put(None)
        self._thread.join()
        if self._db.in_transaction:
            self._db.execute("COMMIT")
        for job in self._waiting:
            self.write(job.statements)
        self._db.close()

    def _gather(self, loop: Loop) -> None:
        batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
        try:
            self._db.execute("BEGIN IMMEDIATE")
            written = [(job, self._run(job.statements)) for job in batch]
        except sqlite3.Error as error:
            log.exception("a batch of %d could not be written", len(batch))
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            loop.call_soon(self._told, loop, [(job, error) for job in batch])
            return
        self._commits.put((loop, written))

    def _run(self, statements: Sequence[Statement]) -> Exception | None:
        """The statements of one job.  The key is in the first: where that fails, nothing of the job has happened."""
        for i, (sql, values) in enumerate(statements):
            try:
                self._db.execute(sql, values)
            except sqlite3.IntegrityError as error:
                if i:
                    raise
                return Conflict(str(error))
        return None

    def _commit_all(self) -> None:
        """In the thread: nothing but the wait for the disk."""
        while (batch := self._commits.get()) is not None:
            loop, written = batch
            try:
                self._db.execute("COMMIT")
            except sqlite3.Error as error:
                log.exception("a commit of %d failed", len(written))
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                written = [(job, error) for job, _ in written]
            loop.call_soon_threadsafe(self._told, loop, written)

    def _told(self, loop: Loop, written: "list[tuple[Job, Exception | None]]") -> None:
        self._busy = bool(self._waiting)
        if self._busy and len(written) < CROWD:
            self._gather(loop)  # the disk has work again before anybody is told
        elif self._busy:
            loop.call_later(PAUSE, self._gather, loop)
        for job, error in written:
            job.done(error)
