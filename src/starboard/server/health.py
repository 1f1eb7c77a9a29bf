"""Whether the server can do its work: a trial of a write, at most one a second."""

import asyncio
from time import monotonic

from starboard.server.write_queue import WriteQueue
from starboard.table.writer import Conflict, WriteError

TRIAL = "INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)"
FRESH = 1.0  # seconds for which the result of a trial holds
LONGEST = 5.0  # seconds that a write may take


class WriteTrials:
    """Tries to write, and remembers for a moment what came of it."""

    def __init__(self, writes: WriteQueue) -> None:
        self._writes = writes
        self._at, self._trouble = 0.0, ""
        self._trial: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why nothing can be written; empty if something can."""
        if self._trial is None and (not self._at or monotonic() - self._at > FRESH):
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial) if self._trial is not None else self._trouble

    async def _try(self) -> str:
        try:
            await asyncio.wait_for(self._writes.write([(TRIAL, (int(monotonic()),))]), LONGEST)
            self._trouble = ""
        except TimeoutError:
            self._trouble = f"the database took no write within {LONGEST:g} s"
        except (Conflict, WriteError) as error:
            self._trouble = str(error)
        self._at, self._trial = monotonic(), None
        return self._trouble
