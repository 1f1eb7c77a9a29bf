"""Runs bots and the adviser in separate processes, so that no table waits for a search.

Fast bots run in a thread of the server.  So does any request that a process fails: a game that only the server knows,
or a machine that cannot start more processes.
"""

import asyncio
import logging
import os
import secrets
import subprocess
import sys
from contextlib import suppress
from typing import Any

import msgspec

from starboard.bots.adviser import Advice
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat
from starboard.server.bot_process import BotReply, BotRequest, think
from starboard.server.messages import read, write

log = logging.getLogger("starboard.bots")
FAST_BOTS = frozenset({"random", "quick", "greedy", "easy"})  # bots that do not search


class BotProcess:
    """One bot process.  It handles one request at a time."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "starboard.server.bot_process"]
        pipe = subprocess.PIPE  # its own session, so that Ctrl-C does not reach it
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True)

    def ask(self, message: bytes) -> BotReply:
        """Send a request and wait for the reply; raises EOFError if the process has exited."""
        assert self._process.stdin and self._process.stdout
        write(self._process.stdin, message)
        answer = read(self._process.stdout)
        if not answer:
            raise EOFError("the bot process exited")
        return msgspec.msgpack.decode(answer, type=BotReply)

    def close(self) -> None:
        self._process.kill()
        with suppress(OSError), self._process:  # waits for it, and closes both ends
            pass


class BotPool:
    """The bot processes of a server: at most one per processor but one, started on demand."""

    def __init__(self, most: int | None = None) -> None:
        self._turn = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[BotProcess] = []
        self._closed = False

    async def choose(self, name: str, g: Game[Any], cartridge: str, seat: Seat) -> Option:
        """The answer of a bot.  If the bot fails, the first legal option."""
        try:
            reply = await self._think(g, cartridge, seat, name)
        except Exception:
            log.exception("unhandled error in bot %s; it answers with the first option", name)
            return g.options(seat)[0]
        return reply.option if reply.option is not None else g.options(seat)[0]

    async def advise(self, g: Game[Any], cartridge: str, seat: Seat) -> tuple[Advice, ...]:
        return (await self._think(g, cartridge, seat, "")).advice

    def close(self) -> None:
        """Stop the idle processes.  A busy one is stopped by the task that waits for it."""
        self._closed = True
        while self._idle:
            self._idle.pop().close()

    async def _think(self, g: Game[Any], cartridge: str, seat: Seat, name: str) -> BotReply:
        if name not in FAST_BOTS:
            request = BotRequest(
                g.rules.key, cartridge, codec(type(g.rules)).encode(g.s), seat, name, secrets.randbits(32)
            )
            async with self._turn:
                reply = await self._ask_process(msgspec.msgpack.encode(request))
            if not reply.error:
                return reply
            log.warning("bot process failed, running in server: %s", reply.error)
        return await asyncio.to_thread(think, g, seat, name, secrets.randbits(32))

    async def _ask_process(self, message: bytes) -> BotReply:
        """Run a request in a process.  If the caller is cancelled, the process is stopped."""
        process: BotProcess | None = None
        try:
            process = self._idle.pop() if self._idle else await asyncio.to_thread(BotProcess)
            reply = await asyncio.to_thread(process.ask, message)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            if process is not None:
                process.close()
            return BotReply(error=f"{type(error).__name__}: {error}")
        except asyncio.CancelledError:
            if process is not None:
                process.close()
            raise
        if self._closed:
            process.close()
        else:
            self._idle.append(process)
        return reply
