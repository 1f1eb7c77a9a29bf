"""The listed tables, read by an index and cached until one of them changes."""

from time import monotonic, time

from starboard.server.options import Options
from starboard.table.actions import Draft
from starboard.table.records import Settled
from starboard.table.refusal import Refusal
from starboard.table.store import Store
from starboard.table.summary import TableSummary
from starboard.table.table import Table

WEEK = 7 * 24 * 3600 * 1000  # milliseconds after which a table that nobody touched is no longer listed
OLDEST = 1.0  # seconds: another process may have changed a table


class ListedTables:
    """What the lobby shows."""

    def __init__(self, store: Store, options: Options) -> None:
        self._store, self._most = store, options.listed_tables
        self._cards: dict[str, tuple[float, list[TableSummary]]] = {}

    def cards(self, status: str) -> list[TableSummary]:
        """The tables of this status that somebody touched within a week, newest first."""
        at, cards = self._cards.get(status, (0.0, []))
        if not at or monotonic() - at > OLDEST:
            cards = self._store.listed_tables(status, int(time() * 1000) - WEEK)
            self._cards[status] = monotonic(), cards
        return cards

    def note(self, table: Table, draft: Draft) -> None:
        """Forget the cards if this change is to be seen on one."""
        if table.listed or isinstance(draft.entries[-1].what, Settled):
            self._cards.clear()

    def check_room(self, host: str) -> None:
        """Refuse another listed table to who has many."""
        if self._store.count_listed(host) >= self._most:
            raise Refusal("not_allowed", key="too_many_listed", most=self._most)
