"""The end of a turn of the loop: whoever has something to say then says it, all of them in one go."""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger("starboard.turn")


class Turn:
    """Who speaks once what is under way is done.  One callback for all costs far less than one each."""

    def __init__(self) -> None:
        self._speakers: list[Callable[[], None]] = []

    def await_end(self, speak: Callable[[], None]) -> None:
        if not self._speakers:
            asyncio.get_running_loop().call_soon(self._end)
        self._speakers.append(speak)

    def _end(self) -> None:
        speakers, self._speakers = self._speakers, []
        for speak in speakers:
            try:
                speak()
            except Exception:  # nobody else is to suffer for it
                log.exception("a frame could not be said")
