"""What travels when something has happened: "table T reached record N", and nothing else.

Each process works out its own people's scenes, so nothing hidden is ever on the way.  One process needs no more than
this; between several, the same two words would go through a broker.
"""

from collections.abc import Callable


class Bus:
    """Tells who listens for a table how far it has come."""

    def __init__(self) -> None:
        self._listeners: dict[str, Callable[[int], None]] = {}

    def listen(self, table: str, reached: Callable[[int], None]) -> None:
        self._listeners[table] = reached

    def forget(self, table: str) -> None:
        self._listeners.pop(table, None)

    def reached(self, table: str, seq: int) -> None:
        listener = self._listeners.get(table)
        if listener is not None:
            listener(seq)
