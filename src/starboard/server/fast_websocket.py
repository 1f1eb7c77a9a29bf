"""Uvicorn's WebSocket protocol with a fast path for whole text frames: no queue, task or parser object per frame.

Everything else (pings, fragments, protocol errors) goes through the library, in order, and is counted too.  An
application that finds no `FAST_WEBSOCKET` in the extensions of its scope runs on another server and uses plain ASGI.
"""

import asyncio
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
FINAL, CONTROL, CLOSE = 0x80, 0x08, 0x88  # bits of the first byte
STALL = 30.0  # seconds after which a client that takes nothing is disconnected
MOST_UNREAD = 1_000_000  # bytes that wait for a client, beyond one view
FRAMES_A_TURN = 256  # of one socket; then the other sockets have their turn
MOST_DROPPED = 500_000  # bytes after a close, beyond which nobody waits for the client to close, too
OnText: TypeAlias = Callable[[bytes], float]  # handles a text; returns for how many seconds to pause reading
OnOther: TypeAlias = Callable[[], float | None]  # counts a frame that is no whole text; None: drop it


class FastWebSocket(WebSocketsSansIOProtocol):
    """One socket.  It uses the fast path once `on_text` was called; what comes before waits until then."""

    on_frame: OnText | None = None
    on_other: OnOther
    is_paused = False
    stall: asyncio.TimerHandle | None = None
    unread: bytes = b""  # read and not handled yet
    dropped = 0  # bytes that came after the socket was closed

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[FAST_WEBSOCKET] = self
        await super().run_asgi()

    def on_text(self, handle: OnText, count: OnOther) -> None:
        """Call `handle` for each whole text frame instead of queueing it, `count` for what the library handles."""
        self.on_frame, self.on_other = handle, count
        if self.unread:
            self.loop.call_soon(self.data_received, b"")

    # In

    def data_received(self, data: bytes) -> None:
        if self.on_frame is None:
            self._before_fast_path(data)
            return
        if self.unread:
            data = self.unread + data
        at = frames = 0
        while at < len(data) and not self.is_paused:
            start, end = bounds(data, at)
            if end > len(data) and end - start <= self.config.ws_max_size:
                break  # the frame is incomplete
            frames += 1
            wait = self._handle(data[at:end], start - at, end <= len(data))
            at = end
            if wait or frames == FRAMES_A_TURN:
                self._pause(wait)
        self.unread = data[at:]

    def _handle(self, frame: bytes, start: int, is_whole: bool) -> float:
        """Handle one frame, whose payload starts there.  Returns for how many seconds to pause reading."""
        if self.close_sent and frame[0] != CLOSE:
            return self._drop(frame)
        if is_whole and frame[0] == TEXT and frame[1] >= MASKED and not self._is_library_busy():
            assert self.on_frame is not None, "frames are handled once there is a handler"
            return self.on_frame(apply_mask(frame[start:], frame[start - 4 : start]))
        return self._handle_other(frame)

    def _drop(self, frame: bytes) -> float:
        """The socket is closed and waits for the client's own close: nothing else is read, and not for long."""
        self.dropped += len(frame)
        if self.dropped > MOST_DROPPED:
            self.is_paused = True
            self.transport.abort()
        return 0.0

    def _before_fast_path(self, data: bytes) -> None:
        """The handshake and the end of a socket that is refused are the library's; frames wait for `on_text`."""
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
        elif len(self.unread) + len(data) > self.config.ws_max_size:
            self.transport.abort()
        else:
            self.unread += data

    def _handle_other(self, frame: bytes) -> float:
        """Hand a frame to the library.  What it does not hand on to the application is counted here."""
        is_counted = frame[0] != CLOSE and (frame[0] & CONTROL or not frame[0] & FINAL)
        wait = self.on_other() if is_counted else 0.0
        if wait is None:
            return 0.0
        super().data_received(frame)
        if self.transport.get_write_buffer_size() > MOST_UNREAD:  # pongs that nobody reads
            self.transport.abort()
        return wait

    def _is_library_busy(self) -> bool:
        """Whether the library still holds frames to deliver."""
        return bool(self.frames) or self.read_paused

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

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall = self.loop.call_later(STALL, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_stall()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_stall()
        super().connection_lost(exc)

    def _end_stall(self) -> None:
        if self.stall is not None:
            self.stall.cancel()
            self.stall = None

    def abort_if_stalled(self) -> bool:
        """Drop the connection if the client does not read: no close would reach it.  Returns whether it did."""
        is_stalled = not self.writable.is_set()
        if is_stalled:
            self.transport.abort()
        return is_stalled

    def write(self, texts: Iterable[bytes]) -> bool:
        """Write these in one packet; False if the client does not read now or has gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True


def bounds(data: bytes, at: int = 0) -> tuple[int, int]:
    """Start and end of the payload of the frame there; past the end of the data if the header is incomplete."""
    left = len(data) - at
    if left < 2:
        return at + 2, at + 2
    if data[at + 1] < MASKED:  # not masked, so not a client's frame: the library closes the socket
        return at, len(data)
    size, start = data[at + 1] - MASKED, 6
    if size > 125:
        start = 8 if size == 126 else 14
        size = int.from_bytes(data[at + 2 : at + start - 4], "big") if left >= start else 0
    return at + start, at + start + size


def text_frame(text: bytes) -> bytes:
    """A text as a server's frame: whole, unmasked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
