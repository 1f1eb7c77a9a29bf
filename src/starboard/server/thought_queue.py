"""Who thinks next: a queue of thoughts that is fair among addresses, and among the people of one address.

Fair by cost: whoever has used the fewest seconds comes first, and a newcomer is level with whoever has used the least.
Thoughts that nobody waits for come last, and make room for one that somebody waits for.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

EXPECTED = 1.0  # seconds that a thought counts for while it is under way
FORGET_AT = 10_000  # names


class Asker:
    """For whom a thought is, and whether anybody waits for it."""

    __slots__ = ("address", "is_waiting", "person")

    def __init__(self, address: str = "", person: str = "", is_waiting: Callable[[], bool] | None = None) -> None:
        self.address, self.person = address, person
        self.is_waiting = is_waiting or (lambda: True)


class Usage:
    """The seconds that each name has used; a name that comes anew starts where the last one served stood."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0

    def of(self, name: str) -> float:
        return max(self._used.get(name, 0.0), self._level)

    def begin(self, name: str) -> None:
        self._level = self.of(name)
        if len(self._used) >= FORGET_AT:
            self._used = {each: used for each, used in self._used.items() if used > self._level}
        self._used[name] = self._level + EXPECTED

    def end(self, name: str, seconds: float) -> None:
        self._used[name] = self._used.get(name, self._level) + seconds - EXPECTED


class Turn:
    """A place in the queue, then the leave to think."""

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker, self.number = asker, number
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_preempted = False
        self.stop: Callable[[], None] = lambda: None  # ends the thought under way

    def preempt(self) -> None:
        self.is_preempted = True
        self.stop()


class ThoughtQueue:
    """At most so many thoughts at once."""

    def __init__(self, most: int) -> None:
        self._most, self._number = most, 0
        self._waiting: list[Turn] = []
        self._running: list[Turn] = []
        self._addresses, self._people = Usage(), Usage()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[Turn]:
        """Wait for a turn.  If the thought is stopped for another, the turn says so: ask for another turn."""
        self._number += 1
        turn = Turn(asker, self._number)
        self._waiting.append(turn)
        self._start_next()
        try:
            await turn.begins
            began = monotonic()
            yield turn
        finally:
            if turn in self._running:
                self._running.remove(turn)
                seconds = monotonic() - began if turn.begins.done() and not turn.begins.cancelled() else 0.0
                self._addresses.end(asker.address, seconds)
                self._people.end(asker.person, seconds)
            else:
                self._waiting.remove(turn)
            self._start_next()

    def _start_next(self) -> None:
        while self._waiting and len(self._running) < self._most:
            turn = min(self._waiting, key=self._rank)
            self._waiting.remove(turn)
            self._running.append(turn)
            self._addresses.begin(turn.asker.address)
            self._people.begin(turn.asker.person)
            if not turn.begins.done():
                turn.begins.set_result(None)
        self._make_room()

    def _make_room(self) -> None:
        """Stop a thought that nobody waits for, if somebody waits for another."""
        if not any(turn.asker.is_waiting() for turn in self._waiting):
            return
        if any(turn.is_preempted for turn in self._running):  # it is about to end
            return
        for turn in self._running:
            if not turn.asker.is_waiting():
                turn.preempt()
                return

    def _rank(self, turn: Turn) -> tuple[bool, float, float, int]:
        asker = turn.asker
        return not asker.is_waiting(), self._addresses.of(asker.address), self._people.of(asker.person), turn.number
