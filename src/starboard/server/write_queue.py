"""Having things on disk.  A process of its own writes them: the loop never waits for the disk.

While one batch is on its way the next is gathered, so the more there is to write, the cheaper it gets.
"""

import asyncio
import logging
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias, cast

import msgspec

from starboard.server.database_writer import encode
from starboard.server.messages import cut, framed
from starboard.table.writer import Job, NotWritten, error_of

LARGEST = 512  # jobs in one commit
Done: TypeAlias = Callable[[Exception | None], None]

log = logging.getLogger("starboard.writing")
troubles: msgspec.msgpack.Decoder[list[str]] = msgspec.msgpack.Decoder(list[str])


class Writing(asyncio.Protocol):
    """The one way into the file: jobs are written in the order in which they were put."""

    def __init__(self, file: str) -> None:
        self.command = [sys.executable, "-m", "starboard.server.database_writer", file]
        self._waiting: list[tuple[Job, Done]] = []
        self._sent: list[Done] = []  # of the batch that is on its way
        self._heard = bytearray()
        self._starting: asyncio.Task[None] | None = None
        self._transport: asyncio.Transport | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._is_closing = False

    def put(self, job: Job, done: Done) -> None:
        """Have a job written with all others that come before the disk is free; `done` hears that it is, or why not."""
        self._waiting.append((job, done))
        if not self._sent and len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._send)

    async def write(self, job: Job) -> None:
        """The same, waited for."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():  # whoever waited is gone
                return
            if error is not None:
                written.set_exception(error)
            else:
                written.set_result(None)

        self.put(job, done)
        await written

    async def close(self) -> None:
        """End the process, once all that was put is on disk."""
        if self._starting is not None:
            await self._starting
        if self._waiting or self._sent:
            with suppress(NotWritten):
                await self.write(())  # after all the others
        self._is_closing = True
        if self._transport is not None and self.process is not None:
            self._transport.write_eof()
            await asyncio.to_thread(self.process.wait)
            self._transport.close()

    def _send(self) -> None:
        if self._transport is None:
            self.start()
            return
        if not self._waiting:  # they were told already that nobody writes
            return
        batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
        self._sent = [done for _, done in batch]
        self._transport.write(framed(encode([job for job, _ in batch])))

    # The process

    def start(self) -> None:
        """Have the process started, unless it is."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            with theirs:  # its own session: the key that ends the server is not for it
                self.process = subprocess.Popen(self.command, stdin=theirs.fileno(), start_new_session=True)
            await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        except OSError as error:
            ours.close()
            self._failed(f"nobody to write: {error}")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it
        self._send()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while (message := cut(self._heard)) is not None:
            told, self._sent = self._sent, []
            self._send()  # the disk has work again before anybody is told
            for done, trouble in zip(told, troubles.decode(message), strict=True):
                _tell(done, error_of(trouble))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_closing or self.process is None:
            return
        self.process.kill()
        log.error("who writes ended with code %d; the next job starts another", self.process.wait())
        self._failed("who writes has ended")

    def _failed(self, why: str) -> None:
        """What was on its way may be on disk or not; a table that goes on from here finds out by its number."""
        lost = self._sent + [done for _, done in self._waiting]
        self._waiting, self._sent, self._heard = [], [], bytearray()
        self._transport = self._starting = None
        for done in lost:
            _tell(done, NotWritten(why))


def _tell(done: Done, error: Exception | None) -> None:
    """What goes wrong for one who is told keeps it from nobody else."""
    try:
        done(error)
    except Exception:
        log.exception("who was told of a job broke")
