"""The queue of database writes.  A separate process writes them, so that the event loop never waits for the disk.

While one batch is being written the next one collects, so the cost per job falls under load.
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
from starboard.server.messages import take_message, with_length
from starboard.table.writer import Job, WriteError, error_of

LARGEST = 512  # jobs in one commit
Done: TypeAlias = Callable[[Exception | None], None]

log = logging.getLogger("starboard.database")
errors_decoder: msgspec.msgpack.Decoder[list[str]] = msgspec.msgpack.Decoder(list[str])


class WriteQueue(asyncio.Protocol):
    """Sends jobs to the database writer, in the order in which they were put."""

    def __init__(self, file: str) -> None:
        self.command = [sys.executable, "-m", "starboard.server.database_writer", file]
        self._queue: list[tuple[Job, Done]] = []
        self._in_flight: list[Done] = []  # callbacks of the batch being written
        self._received = bytearray()
        self._starting: asyncio.Task[None] | None = None
        self._transport: asyncio.Transport | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._is_closing = False

    def put(self, job: Job, done: Done) -> None:
        """Queue a job for the next batch; `done` is called with None once it is committed, else with the error."""
        self._queue.append((job, done))
        if not self._in_flight and len(self._queue) == 1:
            asyncio.get_running_loop().call_soon(self._send)

    async def write(self, job: Job) -> None:
        """Queue a job and wait until it is committed."""
        draft_statements: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if draft_statements.done():  # the waiting task was cancelled
                return
            if error is not None:
                draft_statements.set_exception(error)
            else:
                draft_statements.set_result(None)

        self.put(job, done)
        await draft_statements

    async def close(self) -> None:
        """Wait until all jobs are written, then end the process."""
        if self._starting is not None:
            await self._starting
        if self._queue or self._in_flight:
            with suppress(WriteError):
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
        if not self._queue:  # they have failed already
            return
        batch, self._queue = self._queue[:LARGEST], self._queue[LARGEST:]
        self._in_flight = [done for _, done in batch]
        self._transport.write(with_length(encode([job for job, _ in batch])))

    # The process

    def start(self) -> None:
        """Start the process unless it is running or starting."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            with theirs:  # its own session, so that Ctrl-C does not reach it
                self.process = subprocess.Popen(self.command, stdin=theirs.fileno(), start_new_session=True)
            await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        except OSError as error:
            ours.close()
            self._fail_all(f"cannot start the database writer: {error}")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it
        self._send()

    def data_received(self, data: bytes) -> None:
        self._received += data
        while (message := take_message(self._received)) is not None:
            callbacks, self._in_flight = self._in_flight, []
            self._send()  # send the next batch before running callbacks
            for done, trouble in zip(callbacks, errors_decoder.decode(message), strict=True):
                _call(done, error_of(trouble))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_closing or self.process is None:
            return
        self.process.kill()
        log.error("database writer exited with code %d; restarting on the next write", self.process.wait())
        self._fail_all("the database writer exited")

    def _fail_all(self, why: str) -> None:
        """Fail every job in flight or queued.  Those in flight may be committed: the next write shows it."""
        callbacks = self._in_flight + [done for _, done in self._queue]
        self._queue, self._in_flight, self._received = [], [], bytearray()
        self._transport = self._starting = None
        for done in callbacks:
            _call(done, WriteError(why))


def _call(done: Done, error: Exception | None) -> None:
    """Run a callback; an error in it must not stop the others."""
    try:
        done(error)
    except Exception:
        log.exception("unhandled error in the callback of a database job")
