"""All that is loaded: rooms, and the way of a change: judged, written, on disk, made, told."""

import asyncio
import logging
from time import monotonic, time

from starboard.server.bot_pool import Thinking
from starboard.server.bus import Bus
from starboard.server.changes import Changes
from starboard.server.options import Options
from starboard.server.room import Change, Deed, Room
from starboard.server.window_timers import Watch
from starboard.server.write_queue import Writing
from starboard.table.actions import Draft, bot_answer
from starboard.table.people import NOBODY, Person, by_token
from starboard.table.refusal import Refusal
from starboard.table.store import Store, written
from starboard.table.table import Table
from starboard.table.writer import Statement

log = logging.getLogger("starboard.hub")
MOST_PEOPLE = 10_000


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Waited(Change):
    """A deed that somebody waits for."""

    by = said = ""

    def __init__(self, deed: Deed) -> None:
        self._deed = deed
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def deed(self, table: Table) -> Draft:
        return self._deed(table)

    def made(self, draft: Draft | None, seq: int) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def failed(self, refusal: Refusal) -> None:
        if not self.done.done():
            self.done.set_exception(refusal)


class Hub:
    """The rooms of this process over one store."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.started = monotonic()
        self.store = Store(options.data)
        self.rooms: dict[str, Room] = {}
        self.bus = Bus()
        self.thinking = Thinking()
        self.writing = Writing(options.data)
        self.changes = Changes(self.writing, self.bus, self._loaded, self._was_made)
        self.watch = Watch(self.do)
        self._people: dict[str, Person] = {}

    # People

    def person(self, token: str) -> Person:
        """Who has this token: asked with every request, so kept in mind until somebody's name changes."""
        known = self._people.get(token)
        if known is None:
            known = by_token(self.store, token)
            if known is not NOBODY and len(self._people) < MOST_PEOPLE:
                self._people[token] = known
        return known

    async def write_people(self, statements: list[Statement]) -> None:
        await self.writing.write(statements)
        self._people.clear()

    # Rooms

    def room(self, table: str) -> Room:
        """The room of a table, loaded if it is not."""
        found = self.rooms.get(table)
        if found is None:
            found = self._keep(Room(self._loaded(table), self.options.patience))
        return found

    def _loaded(self, table: str) -> Table:
        try:
            loaded = self.store.table(table)
        except LookupError:  # of a game or a cartridge that is no longer installed
            raise Refusal("unknown_game") from None
        if loaded is None:
            raise Refusal("unknown_table")
        return loaded

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.bus.listen(room.table.id, room.reached)
        self.wake_bot(room)
        self.watch.over(room)
        return room

    async def open(self, table: Table, draft: Draft) -> Room:
        """A new table, on disk before anybody hears of it."""
        table.game = draft.game  # type: ignore[assignment]  # an opening always has its game
        await self.writing.write(written(table, draft))
        room = Room(table, self.options.patience)
        room.took(draft)
        return self._keep(room)

    def put_away(self) -> None:
        """Forget the rooms that nobody has used for a while."""
        for id_ in [id_ for id_, room in self.rooms.items() if room.is_idle(self.options.idle)]:
            self.watch.leave(self.rooms.pop(id_))
            self.bus.forget(id_)

    # Changing

    async def do(self, room: Room, deed: Deed) -> None:
        """A deed at a table, waited for; `Refusal` if it may not be."""
        change = Waited(deed)
        self.changes.put(room, change)
        await change.done

    def _was_made(self, room: Room, draft: Draft) -> None:
        if draft.game is not None or draft.moves_seats:
            self.wake_bot(room)
            self.watch.over(room)

    # Bots

    def wake_bot(self, room: Room) -> None:
        if room.bot is None and room.table.bot_to_move is not None:
            room.bot = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Let the bots answer, one after another, each slowly enough to be followed."""
        try:
            while (seat := room.table.bot_to_move) is not None:
                await asyncio.sleep(self.options.bot_pause)
                if room.table.bot_to_move == seat:
                    await self._bot_answers(room, seat)
        except Refusal:
            log.exception("a bot stopped at table %s", room.table.id)
        finally:
            room.bot = None

    async def _bot_answers(self, room: Room, seat: int) -> None:
        seq, bot = room.table.seq, room.table.seats[seat].bot
        option = await self.thinking.choose(bot, room.table.game.fork(), room.table.opened.cartridge, seat)

        def deed(table: Table) -> Draft:
            if table.seq != seq and (table.bot_to_move != seat or option not in table.game.moves(seat)):
                raise Refusal("stale")
            return bot_answer(table, now(), seat, option)

        try:
            await self.do(room, deed)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    async def close(self) -> None:
        bots = [room.bot for room in self.rooms.values() if room.bot is not None]
        for bot in bots:
            bot.cancel()
        for room in self.rooms.values():
            self.watch.leave(room)
        await asyncio.gather(*bots, return_exceptions=True)
        self.thinking.close()
        await self.writing.close()
        await asyncio.to_thread(self.store.close)
