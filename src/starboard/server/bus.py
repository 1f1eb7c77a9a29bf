"""Publishes "table T reached record N" to the rooms of this process.

Each process renders the views of its own clients, so nothing hidden is published.  Several processes would send the
same two values through a broker.
"""

from collections.abc import Callable


class Bus:
    """Notifies the subscriber of a table of its last record."""

    def __init__(self) -> None:
        self._listeners: dict[str, Callable[[int], None]] = {}

    def subscribe(self, table: str, notify: Callable[[int], None]) -> None:
        self._listeners[table] = notify

    def unsubscribe(self, table: str) -> None:
        self._listeners.pop(table, None)

    def publish(self, table: str, seq: int) -> None:
        listener = self._listeners.get(table)
        if listener is not None:
            listener(seq)
