"""The hub: loaded rooms, people, bots, timers and the database queue of one server process."""

import asyncio
import logging
from time import monotonic, time

from msgspec import structs

from starboard.server.absences import Absences
from starboard.server.bot_pool import BotPool
from starboard.server.bot_turns import BotTurns
from starboard.server.bus import Bus
from starboard.server.changes import Changes
from starboard.server.health import WriteTrials
from starboard.server.importer import Importer
from starboard.server.lobby import ListedTables
from starboard.server.one_at_a_time import OneAtATime
from starboard.server.options import Options
from starboard.server.room import Action, Change, Room
from starboard.server.session_sockets import SessionSockets
from starboard.server.shares import Shares
from starboard.server.slices import Slices
from starboard.server.standing_orders import StandingOrders
from starboard.server.window_timers import WindowTimers
from starboard.server.write_queue import WriteQueue
from starboard.table import trial_tables
from starboard.table.actions import Draft
from starboard.table.lock import DataLock
from starboard.table.people import NOBODY, Person, by_session
from starboard.table.records import Removed
from starboard.table.refusal import Refusal, not_saved
from starboard.table.sessions import DAY, Session, end_sessions, end_unused, touch_session
from starboard.table.store import Store, draft_statements
from starboard.table.table import Table
from starboard.table.unreadable import UnreadableTable, load_table
from starboard.table.writer import Statement, WriteError

log = logging.getLogger("starboard.hub")
MOST_PEOPLE = 10_000
MOST_UNREADABLE = 1_000
MOST_ROOMS = 500  # tables that are loaded; beyond it, those without people that were used the longest ago are not


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class AwaitedChange(Change):
    """A change whose caller awaits the result."""

    by = message_id = ""

    def __init__(self, action: Action) -> None:
        self._action = action
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def draft(self, table: Table) -> Draft:
        return self._action(table)

    def on_commit(self, draft: Draft | None, seq: int) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def on_failure(self, refusal: Refusal) -> None:
        if not self.done.done():
            self.done.set_exception(refusal)


class Hub:
    """All rooms of this process, over one store."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.started = monotonic()
        self.is_loading = True  # until the content of every game is there
        self.lock = DataLock(options.data)
        try:
            self.store = Store(options.data)
        except Exception:
            self.lock.close()
            raise
        self.rooms: dict[str, Room] = {}
        self.bus = Bus()
        self.bots = BotPool(deadline=options.thought_seconds)
        self.imports = Importer()
        self.passwords, self.slices = OneAtATime(), Slices()
        self.writes = WriteQueue(options.data)
        self.changes = Changes(self.writes, self.bus, self._load, self._on_committed)
        self.timers = WindowTimers(self.do)
        self.absences = Absences(self.changes, self.do, options.away)
        self.online = SessionSockets()
        self._people: dict[str, tuple[Person, Session]] = {}  # by token; cleared when people change
        self.trials = WriteTrials(self.writes)
        self.shares = Shares(options)
        self.orders = StandingOrders(self.shares, self.do)
        self.turns = BotTurns(self.bots, self.shares, self.do, options)
        self.lobby = ListedTables(self.store, options)
        self._unreadable: dict[str, UnreadableTable] = {}

    # People

    def person(self, token: str) -> Person:
        """The person of a token."""
        found = self.session(token)
        return found[0] if found else NOBODY

    def session(self, token: str) -> tuple[Person, Session] | None:
        """The person of a token, with the session.  Cached because every request asks."""
        found = self._people.get(token) or by_session(self.store, token)
        if found is None or found[1].used < self.oldest_session:
            return None
        if found[1].used < now() - DAY:
            found = self._touch(*found)
        if len(self._people) < MOST_PEOPLE:
            self._people[token] = found
        return found

    @property
    def oldest_session(self) -> int:
        """Sessions that nobody has used since then are at their end."""
        return now() - int(self.options.session_days * DAY)

    def _touch(self, person: Person, session: Session) -> tuple[Person, Session]:
        """The session is used today: once a day that is written."""
        used = now()
        self.writes.put(touch_session(session.token, used), lambda error: None)
        return person, structs.replace(session, used=used)

    async def end_sessions(self, ended: list[Session]) -> None:
        """End sessions, with the sockets that were opened in them."""
        if ended:
            await self.write_people(end_sessions([session.token for session in ended]))
        for session in ended:
            self.online.end(session.id)

    async def end_unused_sessions(self) -> None:
        await self.write_people(end_unused(self.oldest_session))

    async def write_people(self, statements: list[Statement]) -> None:
        await self._write(statements)
        self._people.clear()

    async def _write(self, statements: list[Statement]) -> None:
        try:
            await self.writes.write(statements)
        except WriteError as error:
            raise not_saved(error) from None

    # Rooms

    def room(self, table: str) -> Room:
        """The room of a table, loaded if it is not."""
        found = self.rooms.get(table)
        if found is None:
            found = self._add_room(Room(self._load(table), self.options.patience))
        return found

    def _load(self, table: str) -> Table:
        if known := self._unreadable.get(table):
            raise known.with_traceback(None)
        try:
            reloaded = load_table(self.store, table)
        except UnreadableTable as refusal:
            if len(self._unreadable) < MOST_UNREADABLE:
                self._unreadable[table] = refusal  # until the server is started anew
            raise
        if reloaded is None:
            raise Refusal("unknown_table")
        return reloaded

    def _add_room(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.bus.subscribe(room.table.id, room.notify)
        self.turns.start(room)
        self.timers.restart(room)
        self.orders.start(room)
        room.on_presence = lambda: self.absences.restart(room)
        self._unload_surplus(room)
        return room

    async def open(self, table: Table, draft: Draft) -> Room:
        """Write a new table to the database, then open its room."""
        self.shares.take("table", table.host)
        if table.listed:
            self.lobby.check_room(table.host)
        table.game = draft.game  # type: ignore[assignment]  # an opening always has its game
        await self._write(draft_statements(table, draft))
        room = Room(table, self.options.patience)
        room.apply(draft)
        self.lobby.note(table, draft)
        return self._add_room(room)

    def _unload_surplus(self, newest: Room) -> None:
        """Keep no more rooms than memory has place for."""
        surplus = len(self.rooms) - MOST_ROOMS
        if surplus > 0:
            spare = [room for room in self.rooms.values() if room.is_spare and room is not newest]
            for room in sorted(spare, key=lambda room: room.used)[:surplus]:
                self._unload(room)

    def unload_idle(self) -> None:
        """Unload the rooms that nobody has used for a while."""
        for id_ in [id_ for id_, room in self.rooms.items() if room.is_idle(self.options.idle)]:
            self._unload(self.rooms[id_])

    def _unload(self, room: Room) -> None:
        del self.rooms[room.table.id]
        self.timers.cancel(room)
        self.orders.cancel(room)
        self.absences.cancel(room)
        self.bus.unsubscribe(room.table.id)
        if room.bot is not None:
            room.bot.cancel()

    async def remove_tables(self, tables: list[str]) -> None:
        """Remove tables for good, but for those at which somebody is."""
        empty = [id_ for id_ in tables if id_ not in self.rooms or not self.rooms[id_].connections]
        for room in [self.rooms[id_] for id_ in empty if id_ in self.rooms]:
            self._unload(room)
        if empty:
            await self._write(trial_tables.removal(empty))

    async def remove_old_trials(self) -> None:
        await self.remove_tables(trial_tables.idle_trials(self.store, now()))

    # Changing

    async def do(self, room: Room, action: Action) -> None:
        """Apply an action to a table and wait for the commit; raises `Refusal` if it is not allowed."""
        change = AwaitedChange(action)
        self.changes.put(room, change)
        await change.done

    def _on_committed(self, room: Room, draft: Draft) -> None:
        if isinstance(draft.entries[0].what, Removed):
            room.end_connections(draft.entries[0].what.person)
        self.lobby.note(room.table, draft)
        if draft.game is not None or draft.moves_seats:
            self.turns.start(room)
            self.timers.restart(room)
            self.absences.restart(room)
        self.orders.start(room)

    # The end

    async def close(self) -> None:
        bots = [room.bot for room in self.rooms.values() if room.bot is not None]
        for bot in bots:
            bot.cancel()
        for room in self.rooms.values():
            self.timers.cancel(room)
            self.orders.cancel(room)
            self.absences.cancel(room)
        await asyncio.gather(*bots, return_exceptions=True)
        self.bots.close()
        await self.writes.close()
        await asyncio.to_thread(self.store.close)
        self.lock.close()
