"""Copies of a data file: made while a server runs, checked before they are trusted, put back when no server runs."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from starboard.table.lock import DataLock
from starboard.table.schema import MIGRATIONS, NewerData


class BadData(ValueError):
    """A file that is no data of Starboard, or is damaged."""


def check(file: Path) -> int:
    """The version of a data file that is whole; raises `BadData` if it is not."""
    if not file.is_file():
        raise BadData(f"there is no file {file}: check its name; --data names the data file")
    try:
        with closing(_reading(file)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BadData(f"{file} cannot be read: {error}") from None
    if found != "ok" or not {"tables", "records", "people"} <= names:
        raise BadData(f"{file} is no data of Starboard, or is damaged: {found}")
    if version > len(MIGRATIONS):
        raise NewerData(f"{file} has version {version}; this program reads versions up to {len(MIGRATIONS)}")
    return int(version)


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def copy(source: Path, target: Path) -> None:
    """Copy a data file as it is at one moment; who writes to it is not held up.  Whole, or not at all."""
    if not source.is_file():
        raise BadData(f"there is no file {source}: check its name; --data names the data file")
    with _beside(target) as draft:
        try:
            with closing(_reading(source)) as old, closing(sqlite3.connect(draft)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise BadData(f"cannot read {source}: {error}") from None
        check(draft)
        draft.replace(target)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new file in the folder of the target; it is gone afterwards unless it was moved."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            Path(name + end).unlink(missing_ok=True)


def restore(backup: Path, data: Path) -> Path | None:
    """Put a backup in the place of a data file; where the file that stood there lies now."""
    check(backup)
    data.parent.mkdir(parents=True, exist_ok=True)
    with DataLock(data):
        before = _put_aside(data) if data.exists() else None
        copy(backup, data)
    return before


def _put_aside(data: Path) -> Path:
    number = 1
    while (aside := data.with_name(f"{data.name}.before-{number}")).exists():
        number += 1
    for end in ("-wal", "-shm", ""):  # what is in its log belongs to it; the file itself goes last
        if (part := data.with_name(data.name + end)).exists():
            part.rename(aside.with_name(aside.name + end))
    return aside
