"""A database writer on a disk that is full: the file takes not one page more."""

import sqlite3
import sys

from starboard.server import database_writer
from starboard.table.schema import connect


def small(file: str) -> sqlite3.Connection:
    db = connect(file)
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages:d}")
    return db


if __name__ == "__main__":
    database_writer.connect = small  # type: ignore[attr-defined]  # in its place, in this process only
    database_writer.main(sys.argv[1])
