"""Trial tables: each is a "what if" of another table.  A few of each are kept, and none for long."""

from starboard.table.prune import OF_A_TABLE
from starboard.table.store import Store
from starboard.table.writer import Statement

MOST = 3  # that one person keeps of one table
DAYS = 7  # after which one that nobody has touched is removed
DAY = 24 * 3600 * 1000  # milliseconds
OLD = "SELECT id FROM tables WHERE origin <> '' AND updated < ?"


def surplus(store: Store, origin: str, host: str) -> list[str]:
    """The oldest trials of a person at a table, beyond those that are kept."""
    found = store.summaries("origin = ? AND host = ?", origin, host)  # the newest first
    return [summary.id for summary in found[MOST:]]


def idle_trials(store: Store, now: int) -> list[str]:
    """The trials that nobody has touched for long."""
    return [str(id_) for (id_,) in store.all(OLD, now - DAYS * DAY)]


def removal(tables: list[str]) -> list[Statement]:
    """The statements that remove tables with all that belongs to them."""
    return [(sql, (table,)) for table in tables for sql in OF_A_TABLE]
