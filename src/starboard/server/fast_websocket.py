"""Uvicorn's websocket with a short way in and out: no queue, no task and no parser's object for a frame.

Whole text frames, which is what clients send, are read and written here.  Whatever else comes (a ping, a message in
pieces, a breach of the protocol) goes the long way through the library, in order.  Who finds no `SHORTCUT` among the
extensions of its scope runs on another server, and speaks plain ASGI.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which the library was not compiled
    from websockets.utils import apply_mask

SHORTCUT = "starboard.shortcut"
TEXT = 0x81  # the last piece of a text, without extensions
MASKED = 0x80
Hear: TypeAlias = Callable[[bytes], float]  # what was said; it answers how many seconds nothing more is to be heard


class Shortcut(WebSocketsSansIOProtocol):
    """One socket.  It goes the short way once somebody listens, if nothing came before that."""

    hear: Hear | None = None
    came_early = False
    is_resting = False
    rest: bytes = b""  # what was read and not heard yet

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[SHORTCUT] = self
        await super().run_asgi()

    def listen(self, hear: Hear) -> None:
        """Have whole text frames heard as they come, rather than queued."""
        if not self.came_early:
            self.hear = hear

    # In

    def data_received(self, data: bytes) -> None:
        if self.hear is None:
            self.came_early = self.handshake_initiated or not data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        while data and not self.is_resting:
            start, end = bounds(data)
            is_whole = end <= len(data)
            if not is_whole and end - start <= self.config.ws_max_size:
                break  # the rest is still to come
            frame, data = data[:end], data[end:]
            if is_whole and frame[0] == TEXT and frame[1] >= MASKED and not self._has_longer():
                if wait := self.hear(apply_mask(frame[start:], frame[start - 4 : start])):
                    self._rest_for(wait)
            else:
                super().data_received(frame)
        self.rest = data

    def _has_longer(self) -> bool:
        """Whether something that went the long way is not heard yet, or is the end of it all."""
        return bool(self.frames) or self.read_paused or self.close_sent

    def _rest_for(self, seconds: float) -> None:
        self.is_resting = True
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self.is_resting = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(b"")

    # Out

    def write(self, texts: Iterable[bytes]) -> bool:
        """Say these in one packet; false if the other side does not read now, or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True


def bounds(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins and ends; while that cannot be told, past the end of the data."""
    if len(data) < 2:
        return 2, 2
    if data[1] < MASKED:  # no client's frame: the library ends whoever sends one
        return 0, len(data)
    size, start = data[1] - MASKED, 6
    if size > 125:
        start = 8 if size == 126 else 14
        size = int.from_bytes(data[2 : start - 4], "big") if len(data) >= start else 0
    return start, start + size


def framed(text: bytes) -> bytes:
    """A text as a server's frame: whole, unmasked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
