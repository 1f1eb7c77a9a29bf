"""The queue of database writes.  A separate process writes them, so that the event loop never waits for the disk.

While one batch is being written the next one collects, so the cost per job falls under load.  When the process dies
with a batch, the queue looks on disk which jobs of it are committed before it answers.
"""

import asyncio
import logging
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from typing import TypeAlias, cast

import msgspec

from starboard.server.database_writer import encode
from starboard.server.messages import take_message, with_length
from starboard.table.schema import connect
from starboard.table.writer import Job, WriteError, error_of, is_written

LARGEST = 512  # jobs in one commit
Done: TypeAlias = Callable[[Exception | None], None]

log = logging.getLogger("starboard.database")
errors_decoder: msgspec.msgpack.Decoder[list[str]] = msgspec.msgpack.Decoder(list[str])


class WriteQueue(asyncio.Protocol):
    """Sends jobs to the database writer, in the order in which they were put."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.command = [sys.executable, "-m", "starboard.server.database_writer", file]
        self._queue: list[tuple[Job, Done]] = []
        self._in_flight: list[tuple[Job, Done]] = []  # the batch being written
        self._received = bytearray()
        self._starting: asyncio.Task[None] | None = None
        self._transport: asyncio.Transport | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._is_closing = False
        self._is_second_try = False

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
        self._in_flight = batch
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
            batch, self._in_flight = self._in_flight, []
            self._is_second_try = False
            self._send()  # send the next batch before running callbacks
            for (_, done), trouble in zip(batch, errors_decoder.decode(message), strict=True):
                _call(done, error_of(trouble))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_closing or self.process is None:
            return
        self.process.kill()
        log.error("database writer exited with code %d; restarting on the next write", self.process.wait())
        batch = self._in_flight
        self._finish(batch, self._committed(batch), "the database writer exited")

    def _committed(self, batch: list[tuple[Job, Done]]) -> list[bool | None]:
        """Which jobs the dead process has committed; None: nobody can tell, and it does no harm to write them twice."""
        if not batch:
            return []
        try:
            with closing(connect(self.file)) as db:
                found = [is_written(db, job) for job, _ in batch]
        except sqlite3.Error:
            log.exception("cannot read which jobs the database writer has committed")
            return [False] * len(batch)
        return [True if one is None and any(found) else one for one in found]  # committed whole or not at all

    def _fail_all(self, why: str) -> None:
        """Fail every job in flight or queued: none of them is on disk."""
        self._finish(self._in_flight, [False] * len(self._in_flight), why)

    def _finish(self, batch: list[tuple[Job, Done]], committed: list[bool | None], why: str) -> None:
        """Answer for all jobs of a process that is gone; those of which nobody can tell go to the next one, once."""
        again: list[tuple[Job, Done]] = []
        answers: list[tuple[Done, Exception | None]] = []
        for (job, done), is_committed in zip(batch, committed, strict=True):
            if is_committed is None and not self._is_second_try:
                again.append((job, done))
            else:
                answers.append((done, None if is_committed else WriteError(why)))
        answers += [(done, WriteError(why)) for _, done in self._queue]
        self._queue, self._in_flight, self._received = again, [], bytearray()
        self._transport = self._starting = None
        self._is_second_try = bool(again)
        if again:
            asyncio.get_running_loop().call_soon(self._send)
        for done, error in answers:
            _call(done, error)


def _call(done: Done, error: Exception | None) -> None:
    """Run a callback; an error in it must not stop the others."""
    try:
        done(error)
    except Exception:
        log.exception("unhandled error in the callback of a database job")
