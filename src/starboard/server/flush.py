"""Callbacks that run together at the end of the current turn of the event loop."""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger("starboard.flush")


class FlushQueue:
    """Collects callbacks and runs them with a single `call_soon`, which costs far less than one each."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[], None]] = []

    def add(self, callback: Callable[[], None]) -> None:
        if not self._callbacks:
            asyncio.get_running_loop().call_soon(self._flush)
        self._callbacks.append(callback)

    def _flush(self) -> None:
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            try:
                callback()
            except Exception:  # the other callbacks must still run
                log.exception("unhandled error while flushing a connection")
