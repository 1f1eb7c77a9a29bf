"""One client socket: sends frames as soon as the client can take them, without blocking other clients.

A client that reads slowly gets nothing until it reads again, then one view with everything that has changed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import thread_time
from typing import TypeAlias

import msgspec

from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.server.flush import FlushQueue
from starboard.server.frames import Refused
from starboard.server.room import Room
from starboard.server.shares import Shares
from starboard.server.time_limit import LIMIT
from starboard.server.view_cache import encode
from starboard.table.people import NOBODY, Person
from starboard.table.refusal import Refusal

Send: TypeAlias = Callable[[bytes], Awaitable[None]]  # waits until the other side reads
Write: TypeAlias = Callable[[list[bytes]], bool]  # all of it at once, or nothing

log = logging.getLogger("starboard.connection")
MOST_UNREAD = 256_000  # queued bytes, beyond one view, at which a client counts as slow


class Connection:
    """One connected client, with what it has been sent so far."""

    def __init__(self, send: Send, flush: FlushQueue, person: Person = NOBODY, write: Write | None = None) -> None:
        self.person = person
        self.session = ""  # the id of the session
        self.address = ""
        self.shares: Shares | None = None  # to which work for this client is charged
        self.room: Room | None = None
        self.lang: Language = "en"
        self.look: Seat | None = None
        self.seq = -1  # the last record that was sent; -1: none
        self.presence_version = 0  # the last version of the presence list that was sent
        self.is_slow = False  # sends requests without reading replies: it will be disconnected
        self._send, self._write, self._flush_queue = send, write, flush
        self._waiting: list[bytes] = []
        self._unread = 0  # bytes queued or being sent, without views
        self._view_again = False  # the client asked for a view although it has the last record
        self._is_scheduled = False
        self._sending: asyncio.Task[None] | None = None
        self._late: asyncio.TimerHandle | None = None  # the view waits for a share of work
        self.hang_up: Callable[[], None] = lambda: None  # closes the socket

    def end(self) -> None:
        """The session has ended or the person was sent away: nothing more is sent, and the socket is closed."""
        self.person = NOBODY
        if self.room is not None:
            self.room.leave(self)
            self.room = None
        self.hang_up()

    def send(self, frame: msgspec.Struct | bytes) -> None:
        """Queue a frame; it is sent before the next view."""
        data = frame if isinstance(frame, bytes) else encode(frame)
        if self._unread + len(data) > MOST_UNREAD:
            self.is_slow = True
            return
        self._unread += len(data)
        self._waiting.append(data)
        self.schedule()

    def schedule(self) -> None:
        """Schedule a flush at the end of this turn of the event loop."""
        if not self._is_scheduled:
            self._is_scheduled = True
            self._flush_queue.add(self._flush)

    def resend_all(self) -> None:
        """Send a whole view again, after a change of seat, language or table."""
        self.seq = -1
        self.schedule()

    def charge(self, seconds: float) -> None:
        """Charge work to this client."""
        if self.shares is not None:
            self.shares.charge(self.person.id, self.address, seconds)

    def send_view(self) -> None:
        """Send one view, however often it is asked for before the client takes it."""
        self._view_again = True
        self.schedule()

    def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        if self._late is not None:
            self._late.cancel()

    def _flush(self) -> None:
        """Write queued frames and the current view; if the socket is full, wait in a task."""
        self._is_scheduled = False
        if self._sending is None and (frames := self._take_frames()):
            if self._write and self._write(frames):
                self._unread = 0
            else:
                self._sending = asyncio.create_task(self._send_slowly(frames))

    async def _send_slowly(self, frames: list[bytes]) -> None:
        try:
            for frame in frames:
                await self._send(frame)
        except Exception:  # the client has disconnected; the reading side handles it
            return
        self._sending = None
        self._unread = sum(map(len, self._waiting))
        self.schedule()

    def _take_frames(self) -> list[bytes]:
        """Take the queued frames, with the presence list and the view if they have changed."""
        room, frames, self._waiting = self.room, self._waiting, []
        if room is not None:
            if self.presence_version != room.presence_version:
                self.presence_version = room.presence_version
                frames.append(room.presence())
            is_asked_for = self.seq < 0 or self._view_again
            if is_asked_for or (self.seq != room.table.seq and not self._is_in_debt()):
                frames.append(self._charged_view(room))
                self.seq, self._view_again = room.table.seq, False
        return frames

    def _is_in_debt(self) -> bool:
        """Whether the view of what happened has to wait until this client has a share of work again."""
        debt = self.shares.debt(self.person.id, self.address) if self.shares is not None else 0.0
        if debt and self._late is None:
            self._late = asyncio.get_running_loop().call_later(debt, self._end_debt)
        return debt > 0

    def _end_debt(self) -> None:
        self._late = None
        self.schedule()

    def _charged_view(self, room: Room) -> bytes:
        """A view as work for this client, whether it asked for it or something happened: bots never tire."""
        began = thread_time()
        try:
            return self._view(room)
        finally:
            self.charge(thread_time() - began)

    def _view(self, room: Room) -> bytes:
        """The current view, or a refusal if rendering fails."""
        person = self.person
        mine = room.table.seats_of(person.id)
        if self.look not in mine:
            self._reset_look(mine)
        try:
            with LIMIT.of(room.table):
                return room.views.view(person.id, person.name, mine, self.look, self.lang, self.seq)
        except Exception as error:
            if room.is_new_fault(f"view {type(error).__name__}"):
                log.exception("unhandled error while rendering table %s", room.table.id)
            return encode(Refused("fault", Refusal("fault", key="cannot_show").message(self.lang)))

    def _reset_look(self, mine: tuple[Seat, ...]) -> None:
        """Choose another seat to look through after the current one was given away."""
        if self.look is not None:
            self.seq = -1  # what was seen through it is no longer to be read
        self.look = mine[0] if len(mine) == 1 else None
