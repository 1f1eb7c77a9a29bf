"""Runs imports in processes of their own, one at a time for each person, so that no table waits for a file."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from starboard.server.import_process import ImportReply, ImportRequest
from starboard.server.messages import take_message, with_length
from starboard.table.actions import Actor, Draft
from starboard.table.people import new_id
from starboard.table.play import load_game
from starboard.table.records import Opened
from starboard.table.refusal import Refusal
from starboard.table.table import Table

log = logging.getLogger("starboard.import")
PATIENCE = 60.0  # seconds by the clock; the process itself stops earlier by its processor time
AT_ONCE = 2  # imports of the whole server
MOST_WAITING = 16
MOST_OF_ADDRESS = 4


class Importer:
    """The imports of a server."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._turn = asyncio.Semaphore(at_once)
        self._patience = patience
        self._people: dict[str, str] = {}  # who sends a file, waits or is served, with their addresses

    @contextmanager
    def place(self, person: str, address: str) -> Iterator[None]:
        """A place for one file of a person, taken before anything of it is read: files are large."""
        if person in self._people:
            raise Refusal("too_fast", key="file_busy")
        if len(self._people) >= MOST_WAITING or list(self._people.values()).count(address) >= MOST_OF_ADDRESS:
            raise Refusal("too_fast")
        self._people[person] = address
        try:
            yield
        finally:
            del self._people[person]

    async def restore(self, by: Actor, data: bytes) -> tuple[Table, Draft]:
        """A new table from a file; `Refusal` says what is wrong with the file."""
        async with self._turn:
            request = ImportRequest(new_id(), by, data)
            answer = await asyncio.to_thread(run_import, request, self._patience)
        return _table(request.table, answer)


def run_import(request: ImportRequest, patience: float) -> ImportReply:
    """Run one import in a process; blocks.  A process that fails or takes too long refuses the file."""
    command = [sys.executable, "-m", "starboard.server.import_process"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, start_new_session=True)
    with process:
        try:
            out, _ = process.communicate(with_length(msgspec.msgpack.encode(request)), patience)
        except subprocess.TimeoutExpired:
            process.kill()
            out = b""
    message = take_message(bytearray(out)) if out else None
    if message is None:
        log.warning("import process exited with code %s for a file of %d bytes", process.returncode, len(request.data))
        return ImportReply(refused="file-heavy")
    return msgspec.msgpack.decode(message, type=ImportReply)


def _table(id_: str, answer: ImportReply) -> tuple[Table, Draft]:
    if answer.trace:
        log.error("unhandled error while reading a file:\n%s", answer.trace)
    if answer.refused:
        raise Refusal("bad_file", key=answer.refused, **answer.facts)
    table = Table(id_, answer.entries[0])
    opened = answer.entries[0].what
    assert isinstance(opened, Opened), "a table begins with its opening"
    game = load_game(opened.game, opened.cartridge, answer.last)
    return table, Draft(answer.entries, answer.states, (), game)
