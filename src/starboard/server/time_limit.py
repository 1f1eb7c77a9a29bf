"""A limit of time on work that the rules of a game do inside the server's process.

What an answer runs is counted in verbs; one verb, or the odds that a scene shows, may still take minutes in a state
that a stranger forged.  The limit is processor time, so that a busy machine refuses nobody.
"""

import signal
import threading
from types import FrameType, TracebackType
from typing import Any

from starboard.kernel.words import TooLong
from starboard.table.table import Table

AGAIN = 0.1  # seconds after which the work is stopped once more, where something caught the first stop
PROVED_SECONDS = 5.0  # for a position that answers led to: the slowest of real games take 0.2 s
BARE_SECONDS = 0.5  # for a position out of a file that no answers prove


class TimeLimit:
    """`with limit(seconds):` stops what runs inside it.  Python delivers signals to its main thread and to no other,
    so that there is no limit before `start`, in another thread, or on a system without interval timers."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._is_armed = self._is_started = False

    def start(self) -> None:
        """Begin to limit, if this is the main thread of a process that can."""
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGVTALRM, self._stop)
            self._is_started = True

    def of(self, table: Table) -> "TimeLimit":
        """The limit for work at a table."""
        self._seconds = BARE_SECONDS if table.opened.bare else PROVED_SECONDS
        return self

    def __enter__(self) -> None:
        if self._is_started:
            self._is_armed = True
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds, AGAIN)

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self._is_started:
            self._is_armed = False  # first: a signal may be on its way
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._is_armed:
            raise TooLong(f"it took more than {self._seconds:g} s of processor time")


LIMIT = TimeLimit()
