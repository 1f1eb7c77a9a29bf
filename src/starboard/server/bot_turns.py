"""Bots answer at their tables: with a pause where people look on, in turns with all other tables where nobody does.

What they answer is work for somebody who sits there or looks on, or else for the host: where their share is used up,
the bots wait, too.
"""

import asyncio
import logging
from time import monotonic, thread_time, time

from starboard.server.bot_pool import BotPool
from starboard.server.logs import ORIGIN, Origin
from starboard.server.options import Options
from starboard.server.room import Action, Room
from starboard.server.shares import Shares
from starboard.server.standing_orders import Do
from starboard.server.thought_queue import Asker, ThoughtQueue
from starboard.table.actions import Draft, bot_answer
from starboard.table.refusal import Refusal
from starboard.table.table import Table

log = logging.getLogger("starboard.bots")
UNWATCHED_REST = 0.02  # seconds after each answer at a table without people


def rest_of_beat(elapsed: float, beat: float) -> float:
    """The seconds until the next beat: how long a bot thinks depends on what it holds, and must not be seen."""
    return -elapsed % beat if beat > 0 else 0.0


class BotTurns:
    """One task per room, while a bot is to answer there."""

    def __init__(self, bots: BotPool, shares: Shares, do: Do, options: Options) -> None:
        self._bots, self._shares, self._do, self._options = bots, shares, do, options
        self._unwatched = ThoughtQueue(1)

    def start(self, room: Room) -> None:
        if room.bot is None and room.table.bot_to_move is not None:
            room.bot = asyncio.create_task(self._play(room))

    async def _play(self, room: Room) -> None:
        """Let bots answer one after another, with a pause so that people can follow."""
        ORIGIN.set(lambda: Origin(table=room.table.id))
        try:
            while (seat := room.table.bot_to_move) is not None:
                asker = room.asker()
                debt = self._shares.debt(asker.person, asker.address)
                await asyncio.sleep(max(self._options.bot_pause, debt))
                if room.table.bot_to_move == seat:
                    await self._answer(room, seat, asker)
        except Refusal:
            log.exception("bot stopped at table %s", room.table.id)
        finally:
            room.bot = None

    async def _answer(self, room: Room, seat: int, asker: Asker) -> None:
        seq, bot = room.table.seq, room.table.seats[seat].played_by
        game, cartridge = room.table.game.fork(), room.table.opened.cartridge
        is_proved = not room.table.opened.bare
        begun = monotonic()
        option = await self._bots.choose(bot, game, cartridge, seat, asker, is_proved)
        if room.table.hides_roles:
            await asyncio.sleep(rest_of_beat(monotonic() - begun, self._options.bot_beat))

        def action(table: Table) -> Draft:
            if table.seq != seq and (table.bot_to_move != seat or option not in table.game.moves(seat)):
                raise Refusal("stale")
            began = thread_time()
            try:
                return bot_answer(table, int(time() * 1000), seat, option)
            finally:
                self._shares.charge(asker.person, asker.address, thread_time() - began)

        if room.connections:
            await self._say(room, action)
        else:
            async with self._unwatched.turn(asker):
                await self._say(room, action)
                await asyncio.sleep(UNWATCHED_REST)

    async def _say(self, room: Room, action: Action) -> None:
        try:
            await self._do(room, action)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
