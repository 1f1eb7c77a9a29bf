"""A websocket client with next to nothing in it, so that a load run measures the server and not its client."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One socket to `path`: text frames come to `heard`, and go by `say`."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.opened, self.closed):
            if not waiting.done():
                waiting.cancel() if waiting is self.opened else waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self._write(PONG, payload)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; servers send theirs unmasked and, as ours and Node's do, in one piece."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1], 2
        if length == 126:
            length, at = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + length:
            return None
        payload = bytes(buffer[at : at + length])
        kind = buffer[0] & 15
        del buffer[: at + length]
        return kind, payload

    def say(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """A frame masked with zeros, which changes nothing and is a mask all the same."""
        n = len(payload)
        size = bytes((128 | n,)) if n < 126 else b"\xfe" + n.to_bytes(2, "big")
        self._transport.write(bytes((128 | kind,)) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, heard), host, port)
    await wire.opened
    return wire
