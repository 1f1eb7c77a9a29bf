"""Where tables and people are kept: SQLite, written by one process at a time, read beside it.

The interface is small on purpose: another database needs `write` and these few reads.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from starboard.kernel.shelf import cartridge_hash
from starboard.table import writer
from starboard.table.actions import Draft
from starboard.table.forward import entries_forward
from starboard.table.history import ReadState, StoredState
from starboard.table.play import Fault, Replay
from starboard.table.records import Entry, Settled, pack, unpack
from starboard.table.schema import connect, migrate
from starboard.table.seats import Holder
from starboard.table.summary import TableSummary, is_open_answer, standing_of, summary_of, with_last_entry
from starboard.table.table import Table
from starboard.table.writer import Statement, error_of

RECORD = "INSERT INTO records (table_id, seq, entry, state, version, cartridge) VALUES (?, ?, ?, ?, ?, ?)"
STATE = "SELECT state, version, cartridge FROM records WHERE table_id = ? AND seq = ?"
DROP = "UPDATE records SET state = NULL WHERE table_id = ? AND seq = ?"
NEW_CARD = "INSERT INTO tables (status, listed, updated, card, host, origin, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
CARD = "UPDATE tables SET status = ?, listed = ?, updated = ?, card = ?, host = ?, origin = ? WHERE id = ?"
LAST = "(SELECT {} FROM records WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
SEAT = "INSERT OR REPLACE INTO seats (table_id, seat, person, invite) VALUES (?, ?, ?, ?)"
DAY = 24 * 3600 * 1000  # milliseconds
FAULT = "INSERT OR IGNORE INTO faults (table_id, at, replay, cause) VALUES (?, ?, ?, ?)"
OLD_FAULTS = "DELETE FROM faults WHERE id <= (SELECT id FROM faults ORDER BY id DESC LIMIT 1 OFFSET ?)"
MOST_FAULTS = 1_000  # of all tables; the oldest go first

log = logging.getLogger("starboard.store")

_summary_decoder: msgspec.msgpack.Decoder[TableSummary] = msgspec.msgpack.Decoder(TableSummary)


class Store:
    """A file with tables and people in it."""

    def __init__(self, file: str) -> None:
        self.db = connect(file)
        migrate(self.db)
        self._damaged: set[str] = set()  # tables of which it was logged

    def close(self) -> None:
        self.db.close()

    # Writing

    def write(self, statements: Sequence[Statement]) -> None:
        """Write and commit statements; blocks."""
        (trouble,) = writer.write(self.db, [statements])
        error = error_of(trouble)
        if error is not None:
            raise error

    # Tables

    def entries(self, table: str) -> list[Entry]:
        """The records of a table; ids of an older version of its game are brought forward."""
        rows = self.db.execute("SELECT version FROM records WHERE table_id = ? ORDER BY seq", (table,))
        return entries_forward(self.stored_entries(table), [version for (version,) in rows])

    def stored_entries(self, table: str) -> list[Entry]:
        """The records of a table as they were written."""
        rows = self.db.execute("SELECT entry FROM records WHERE table_id = ? ORDER BY seq", (table,))
        return [unpack(entry) for (entry,) in rows]

    def states(self, table: str) -> ReadState:
        """Reads the states kept for a table."""

        def read(seq: int) -> StoredState | None:
            row = self.db.execute(STATE, (table, seq)).fetchone()
            return StoredState(*row) if row is not None and row[0] is not None else None

        return read

    def table(self, id_: str) -> Table | None:
        entries = self.entries(id_)
        return Table.load(id_, entries, self.states(id_)) if entries else None

    def summaries(self, where: str, *values: Any, most: int = 100) -> list[TableSummary]:
        """Summaries of tables, newest first."""
        last, newest = LAST.format("entry"), LAST.format("rowid")
        sql = f"SELECT id, card, {last} FROM tables WHERE {where} ORDER BY {newest} DESC LIMIT {most:d}"
        found = (self._summary(*row) for row in self.db.execute(sql, values))
        return [summary for summary in found if summary is not None]

    def _summary(self, id_: str, card: bytes, last: bytes | None) -> TableSummary | None:
        """The summary of one table; None if it cannot be read: one damaged row takes no other table from a list."""
        try:
            summary = _summary_decoder.decode(card)
        except (msgspec.MsgspecError, TypeError) as error:
            self._note_damage(id_, error)
            return None
        try:
            return with_last_entry(summary, unpack(last or b""))
        except (msgspec.MsgspecError, TypeError) as error:
            self._note_damage(id_, error)
            return summary

    def _note_damage(self, id_: str, error: Exception) -> None:
        """Log that a table is damaged, once: a list is read again and again."""
        if id_ not in self._damaged:
            self._damaged.add(id_)
            log.error("table %s is damaged: %s; see starboard doctor", id_, error)

    def listed_tables(self, status: str, since: int = 0) -> list[TableSummary]:
        """Summaries of the listed tables that were touched since then; `updated` is exact to the day."""
        newest = "SELECT id FROM tables WHERE listed = 1 AND status = ? AND updated > ? ORDER BY updated DESC LIMIT 100"
        return self.summaries(f"id IN ({newest})", status, since)

    def count_listed(self, host: str) -> int:
        """How many listed tables this person hosts that are not over."""
        sql = "SELECT COUNT(*) FROM tables WHERE host = ? AND listed = 1 AND status <> 'over'"
        return int(self.db.execute(sql, (host,)).fetchone()[0])

    def tables_of(self, person: str) -> list[TableSummary]:
        return self.summaries("id IN (SELECT table_id FROM seats WHERE person = ?)", person, most=500)

    def seat_of_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat that a link leads to."""
        found: tuple[str, int] | None = self.db.execute(
            "SELECT table_id, seat FROM seats WHERE invite = ?", (invite,)
        ).fetchone()
        return found

    def count(self) -> int:
        (n,) = self.db.execute("SELECT COUNT(*) FROM tables").fetchone()
        return int(n)

    # People

    def one(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = self.db.execute(sql, values).fetchone()
        return row

    def all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.db.execute(sql, values).fetchall()

    def faults(self, table: str) -> list[Replay]:
        """The faults of a table, for tests."""
        rows = self.db.execute("SELECT replay FROM faults WHERE table_id = ? ORDER BY id", (table,))
        return [msgspec.json.decode(row[0], type=Replay) for row in rows]


def draft_statements(table: Table, draft: Draft) -> list[Statement]:
    """The statements that write a draft.  The first record comes first: its number is the lock."""
    states, game = dict(draft.states), type(table.rules)
    made_by = game.version, cartridge_hash(game, table.opened.cartridge)
    statements: list[Statement] = [
        (RECORD, (table.id, entry.seq, pack(entry), states.get(entry.seq), *made_by)) for entry in draft.entries
    ]
    for seq in draft.drop:
        statements.append((DROP, (table.id, seq)))
    if _is_told_by_its_record(table, draft):
        return statements
    summary = summary_of(table, draft)
    is_new = draft.entries[0].seq == 0
    put = NEW_CARD if is_new else CARD
    host = next((e.what.host for e in draft.entries if isinstance(e.what, Settled) and e.what.host), table.host)
    facts = (summary.status, summary.listed, summary.updated, msgspec.msgpack.encode(summary), host, summary.origin)
    statements.append((put, (*facts, table.id)))
    if is_new or draft.moves_seats:
        statements += _seats(table.id, summary.seats)
    return statements


def _is_told_by_its_record(table: Table, draft: Draft) -> bool:
    """Whether the record alone updates the summary: an answer of the same day after which the game goes on and stands
    where it did."""
    if len(draft.entries) != 1 or not is_open_answer(draft.entries[0]) or not _is_of_same_day(table, draft):
        return False
    assert draft.game is not None, "an answer leads to a position"
    return standing_of(draft.game) == standing_of(table.game)


def _is_of_same_day(table: Table, draft: Draft) -> bool:
    """Whether the summary was brought up to date today: lists leave out tables that nobody has touched for long."""
    return draft.entries[0].at // DAY == table.updated // DAY


def _seats(table: str, seats: Iterable[Holder]) -> list[Statement]:
    return [(SEAT, (table, i, h.person if h.held else "", h.invite)) for i, h in enumerate(seats)]


def fault_statements(table: Table, at: int, fault: Fault) -> list[Statement]:
    """The statements that keep a fault: one for each table and cause."""
    values = (table.id, at, msgspec.json.encode(fault.replay), fault.cause)
    return [(FAULT, values), (OLD_FAULTS, (MOST_FAULTS,))]
