"""Writing: jobs that come together go to disk with one commit, each of them whole or not at all."""

import logging
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Job: TypeAlias = Sequence[Statement]  # what happens together; the first statement holds the lock

TAKEN = "taken"  # said of a job under whose key somebody else has written

log = logging.getLogger("starboard.store")


class Conflict(Exception):
    """Somebody else has written under this key: the table has gone on."""


class NotWritten(Exception):
    """The disk, or who writes to it, did not take it."""


def write(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[str]:
    """Have all of it on disk; for each job, what the trouble was, or nothing."""
    try:
        db.execute("BEGIN IMMEDIATE")
        troubles = [_run(db, job) for job in jobs]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        log.exception("a batch of %d could not be written", len(jobs))
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [str(error) or type(error).__name__] * len(jobs)  # never empty: that would be a yes
    return troubles


def _run(db: sqlite3.Connection, job: Job) -> str:
    """The key is in the first statement: where that fails, nothing of the job has happened."""
    for i, (sql, values) in enumerate(job):
        try:
            db.execute(sql, values)
        except sqlite3.IntegrityError:
            if i:
                raise
            return TAKEN
    return ""


def error_of(trouble: str) -> Exception | None:
    """The same as an error to raise."""
    if not trouble:
        return None
    return Conflict("the key is taken") if trouble == TAKEN else NotWritten(trouble)
