"""What the installed version would make of each table of a data file, without changing the file."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from starboard.kernel.shelf import cartridge_hash, is_same_cartridge
from starboard.kernel.words import Seat
from starboard.table.backup import copy
from starboard.table.history import StoredState
from starboard.table.play import load_game
from starboard.table.records import Answered, Undone
from starboard.table.store import Store
from starboard.table.table import Table
from starboard.table.unreadable import UnreadableTable, load_table, raw_file


class Finding(Struct, frozen=True):
    """What would change at one table; `problem`, if it cannot be opened."""

    id: str
    game: str
    cartridge: str
    position: int
    changes: tuple[str, ...] = ()
    problem: str = ""
    file: bytes = b""  # the table as it is stored, where it cannot be opened


def examine(data: Path) -> Iterator[Finding]:
    """Load every table of a copy of the file with the installed version."""
    with TemporaryDirectory(prefix="starboard-") as folder:
        trial = Path(folder) / "copy.db"
        copy(data, trial)
        store = Store(str(trial))
        try:
            for (id_,) in store.db.execute("SELECT id FROM tables ORDER BY id").fetchall():
                yield _finding(store, id_)
        finally:
            store.close()


def _finding(store: Store, id_: str) -> Finding:
    summaries = store.summaries("id = ?", id_)
    if not summaries:
        return Finding(
            id_, "", "", 0, (), "Its line in the list is damaged, so that no list shows it.", _file(store, id_)
        )
    about = (id_, summaries[0].game, summaries[0].cartridge, summaries[0].position)
    try:
        table = load_table(store, id_)
    except UnreadableTable as refusal:
        return Finding(*about, (), f"{refusal.message('en')} ({refusal.detail})", _file(store, id_))
    if table is None:
        return Finding(*about, (), "It is in the list and has no records.")
    return Finding(*about, tuple(_changes(store, table)))


def _file(store: Store, id_: str) -> bytes:
    """The table as it is stored; nothing where that is damaged."""
    try:
        return raw_file(store, id_, None)
    except UnreadableTable:
        return b""


def _changes(store: Store, table: Table) -> Iterator[str]:
    game, read = type(table.rules), store.states(table.id)
    last = read(table.history.seq(table.history.last))
    assert last is not None, f"table {table.id} was loaded from its last state"
    if last.version != game.version:
        yield f"its states are brought forward from version {last.version} to {game.version}"
    if last.cartridge and not is_same_cartridge(game, table.opened.cartridge, last.cartridge):
        now = cartridge_hash(game, table.opened.cartridge)
        yield f"its cartridge has changed since the last answer (hash {last.cartridge}, now {now or 'none'})"
    waited = _waiting(table)
    if waited is not None and waited != table.waiting:
        yield f"it waits for {_seats(table.waiting)} instead of {_seats(waited)}"
    kept = [stored for seq in range(table.seq + 1) if (stored := read(seq)) is not None]
    if lost := sum(not _loads(table, stored) for stored in kept):
        yield f"{lost} of its {len(kept)} stored positions cannot be shown any more"


def _waiting(table: Table) -> tuple[Seat, ...] | None:
    """Whom the table waited for when it was last written, where a record says so."""
    last = next((e.what for e in reversed(table.entries) if isinstance(e.what, Answered | Undone)), None)
    return last.waiting if isinstance(last, Answered) and last.waiting else None


def _seats(seats: tuple[Seat, ...]) -> str:
    return "seat " + ", ".join(str(seat + 1) for seat in seats) if seats else "nobody"


def _loads(table: Table, stored: StoredState) -> bool:
    try:
        load_game(table.opened.game, table.opened.cartridge, stored.packed, stored.version)
    except Exception:
        return False
    return True
