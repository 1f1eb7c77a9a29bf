"""One socket: what it must see is written as soon as it can be, and never keeps anybody else waiting.

A slow reader is told nothing until it reads again, and then gets all that has come about in one view.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.server.flush import Turn
from starboard.server.frames import Refused
from starboard.server.room import Room
from starboard.server.view_cache import encode
from starboard.table.people import NOBODY, Person
from starboard.table.refusal import Refusal

Send: TypeAlias = Callable[[bytes], Awaitable[None]]  # waits until the other side reads
Write: TypeAlias = Callable[[list[bytes]], bool]  # all of it at once, or nothing

log = logging.getLogger("starboard.connection")
MOST_UNREAD = 256  # frames that somebody has asked for and does not read


class Connection:
    """Somebody's screen."""

    def __init__(self, send: Send, turn: Turn, person: Person = NOBODY, write: Write | None = None) -> None:
        self.person = person
        self.room: Room | None = None
        self.lang: Language = "en"
        self.look: Seat | None = None
        self.seq = -1  # the last record that was shown; -1 is nothing
        self.comings = 0  # of people, as far as it was told
        self.is_slow = False  # asks and asks, and reads nothing: it will be let go
        self._send, self._write, self._turn = send, write, turn
        self._waiting: list[bytes] = []
        self._awake = False
        self._sending: asyncio.Task[None] | None = None

    def say(self, frame: msgspec.Struct | bytes) -> None:
        """Put a frame in line, before the next view."""
        if len(self._waiting) >= MOST_UNREAD:
            self.is_slow = True
            return
        self._waiting.append(frame if isinstance(frame, bytes) else encode(frame))
        self.wake()

    def wake(self) -> None:
        """There is something to see."""
        if not self._awake:
            self._awake = True
            self._turn.await_end(self._speak)

    def anew(self) -> None:
        """Show everything again: other eyes, another language, another table."""
        self.seq = -1
        self.wake()

    def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    def _speak(self) -> None:
        """Write what is in line, then the table as it is; what cannot be written at once is waited for."""
        self._awake = False
        if self._sending is None and (frames := self._due()) and not (self._write and self._write(frames)):
            self._sending = asyncio.create_task(self._wait(frames))

    async def _wait(self, frames: list[bytes]) -> None:
        try:
            for frame in frames:
                await self._send(frame)
        except Exception:  # the other side is gone, as whoever listens to it will see
            return
        self._sending = None
        self.wake()

    def _due(self) -> list[bytes]:
        """All that is to be said now."""
        room, frames, self._waiting = self.room, self._waiting, []
        if room is not None:
            if self.comings != room.comings:
                self.comings = room.comings
                frames.append(room.presence())
            if self.seq != room.table.seq:
                frames.append(self._view(room))
                self.seq = room.table.seq
        return frames

    def _view(self, room: Room) -> bytes:
        """The view; where a game cannot show its own state, that is said, and the table goes on."""
        person = self.person
        mine = room.table.seats_of(person.id)
        if self.look not in mine:
            self._look_again(mine)
        try:
            return room.showing.view(person.id, person.name, mine, self.look, self.lang, self.seq)
        except Exception:
            log.exception("the scene of table %s broke", room.table.id)
            return encode(Refused("fault", Refusal("fault").said(self.lang)))

    def _look_again(self, mine: tuple[Seat, ...]) -> None:
        """A seat that was given away is looked through no longer."""
        if self.look is not None:
            self.seq = -1  # what was seen through it is no longer to be read
        self.look = mine[0] if len(mine) == 1 else None
