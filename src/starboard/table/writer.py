"""Writes a batch of jobs to the database in one commit.  Each job is written completely or not at all."""

import logging
import re
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Job: TypeAlias = Sequence[Statement]  # what happens together; the first statement holds the lock

TAKEN = "taken"  # the error of a job whose key already exists

INSERT = re.compile(r"INSERT INTO (\w+) \(([^)]+)\)")

log = logging.getLogger("starboard.store")


class Conflict(Exception):
    """The key exists already: another process has written this record."""


class WriteError(Exception):
    """The database, or the process that writes to it, failed."""


def write(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[str]:
    """Write and commit all jobs.  Returns an error for each job, empty where it succeeded."""
    try:
        db.execute("BEGIN IMMEDIATE")
        troubles = [_run(db, job) for job in jobs]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        log.exception("failed to write a batch of %d jobs", len(jobs))
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [str(error) or type(error).__name__] * len(jobs)  # never empty: an empty error means success
    return troubles


def _run(db: sqlite3.Connection, job: Job) -> str:
    """Run one job.  The first statement inserts the key; if it fails, the job has changed nothing."""
    for i, (sql, values) in enumerate(job):
        try:
            db.execute(sql, values)
        except sqlite3.IntegrityError:
            if i:
                raise
            return TAKEN
    return ""


def error_of(trouble: str) -> Exception | None:
    """The exception for an error of `write`."""
    if not trouble:
        return None
    return Conflict("the key is taken") if trouble == TAKEN else WriteError(trouble)


def is_written(db: sqlite3.Connection, job: Job) -> bool | None:
    """Whether the row that the job begins with is in the database; None: it begins with no new row."""
    found = INSERT.match(job[0][0]) if job else None
    if found is None:
        return None
    table, columns = found.groups()
    same = " AND ".join(f"{column} IS ?" for column in columns.split(", "))
    return db.execute(f"SELECT 1 FROM {table} WHERE {same}", job[0][1]).fetchone() is not None
