"""Uvicorn's WebSocket protocol with a fast path for whole text frames: no queue, task or parser object per frame.

Everything else (pings, fragments, protocol errors) goes through the library, in order.  An application that finds no
`FAST_WEBSOCKET` in the extensions of its scope runs on another server and uses plain ASGI.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its C extension
    from websockets.utils import apply_mask

FAST_WEBSOCKET = "starboard.shortcut"
TEXT = 0x81  # the last piece of a text, without extensions
MASKED = 0x80
OnText: TypeAlias = Callable[[bytes], float]  # handles a text; returns for how many seconds to pause reading


class FastWebSocket(WebSocketsSansIOProtocol):
    """One socket.  It uses the fast path once `on_text` was called, unless data came before that."""

    on_frame: OnText | None = None
    has_early_data = False
    is_paused = False
    unread: bytes = b""  # read and not handled yet

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[FAST_WEBSOCKET] = self
        await super().run_asgi()

    def on_text(self, handle: OnText) -> None:
        """Call `handle` for each whole text frame instead of queueing it."""
        if not self.has_early_data:
            self.on_frame = handle

    # In

    def data_received(self, data: bytes) -> None:
        if self.on_frame is None:
            self.has_early_data = self.handshake_initiated or not data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        if self.unread:
            data = self.unread + data
        while data and not self.is_paused:
            start, end = bounds(data)
            is_whole = end <= len(data)
            if not is_whole and end - start <= self.config.ws_max_size:
                break  # the frame is incomplete
            frame, data = data[:end], data[end:]
            if is_whole and frame[0] == TEXT and frame[1] >= MASKED and not self._is_library_busy():
                if wait := self.on_frame(apply_mask(frame[start:], frame[start - 4 : start])):
                    self._pause(wait)
            else:
                super().data_received(frame)
        self.unread = data

    def _is_library_busy(self) -> bool:
        """Whether the library still holds frames to deliver, or the socket is closing."""
        return bool(self.frames) or self.read_paused or self.close_sent

    def _pause(self, seconds: float) -> None:
        self.is_paused = True
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._resume)

    def _resume(self) -> None:
        self.is_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(b"")

    # Out

    def write(self, texts: Iterable[bytes]) -> bool:
        """Write these in one packet; False if the client does not read now or has gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True


def bounds(data: bytes) -> tuple[int, int]:
    """Start and end of the payload of the first frame; past the end of the data if the header is incomplete."""
    if len(data) < 2:
        return 2, 2
    if data[1] < MASKED:  # not masked, so not a client's frame: the library closes the socket
        return 0, len(data)
    size, start = data[1] - MASKED, 6
    if size > 125:
        start = 8 if size == 126 else 14
        size = int.from_bytes(data[2 : start - 4], "big") if len(data) >= start else 0
    return start, start + size


def text_frame(text: bytes) -> bytes:
    """A text as a server's frame: whole, unmasked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
