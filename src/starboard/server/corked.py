"""Uvicorn's websocket with a short way out: what is said in one turn of the loop is written at once.

An acknowledgement and the view that follows it are one packet and one call of the system, and neither needs a task.
Whoever finds no `WRITE` among the extensions of its scope runs on another server, and sends as ASGI says.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE = "starboard.write"


class Corked(WebSocketsSansIOProtocol):
    """Text frames gather in the protocol's own buffer; whatever else is sent takes them along, in order."""

    corked = False

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[WRITE] = self.write
        await super().run_asgi()

    def write(self, text: str) -> bool:
        """Say it in this turn of the loop; false if the other side does not read now, or is gone."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        if not self.corked:
            self.corked = True
            self.loop.call_soon(self._uncork)
        return True

    def _uncork(self) -> None:
        self.corked = False
        waiting: Any = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)
