"""The open sockets of each session: who logs out on a device is gone from its tables at once."""

from starboard.server.connection import Connection


class SessionSockets:
    """Connections by the id of their session."""

    def __init__(self) -> None:
        self._of: dict[str, set[Connection]] = {}

    def enter(self, connection: Connection, session: str) -> None:
        """The connection belongs to this session from now on; empty: to none."""
        self.leave(connection)
        connection.session = session
        if session:
            self._of.setdefault(session, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        mine = self._of.get(connection.session)
        if mine is not None:
            mine.discard(connection)
            if not mine:
                del self._of[connection.session]

    def end(self, session: str) -> None:
        """Close all sockets of a session."""
        for connection in list(self._of.get(session, ())):
            connection.end()
