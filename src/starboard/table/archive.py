"""The archive of a person: tables that they have put out of sight and can bring back."""

from starboard.table.store import Store
from starboard.table.writer import Statement


def archive_of(store: Store, person: str) -> set[str]:
    """The tables in somebody's archive."""
    return {str(table) for (table,) in store.all("SELECT table_id FROM archive WHERE person = ?", person)}


def put_away(person: str, table: str) -> list[Statement]:
    return [("INSERT OR IGNORE INTO archive (person, table_id) VALUES (?, ?)", (person, table))]


def bring_back(person: str, table: str) -> list[Statement]:
    return [("DELETE FROM archive WHERE person = ? AND table_id = ?", (person, table))]
