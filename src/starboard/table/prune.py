"""Removing what nobody needs any more from a data file: tables that nobody has touched for long, and old faults."""

from starboard.table.store import Store
from starboard.table.summary import TableSummary

OF_A_TABLE = (
    "DELETE FROM faults WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM archive WHERE table_id = ?",
    "DELETE FROM records WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
MOST = 1_000_000


def idle_tables(store: Store, before: int, unfinished: bool) -> list[TableSummary]:
    """The tables without a record since then: those whose game is over, or all."""
    where = "1" if unfinished else "status = 'over'"
    return [summary for summary in store.summaries(where, most=MOST) if summary.updated < before]


def remove(store: Store, tables: list[TableSummary], before: int) -> None:
    """Remove these tables and the faults from before then, and give their space back."""
    statements = [(sql, (table.id,)) for table in tables for sql in OF_A_TABLE]
    store.write([*statements, ("DELETE FROM faults WHERE at < ?", (before,))])
    store.db.execute("VACUUM")
