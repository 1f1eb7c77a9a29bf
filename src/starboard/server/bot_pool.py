"""Runs bots and the adviser in separate processes, so that no table waits for a search.

Every thought has a deadline, and takes its turn in a queue that is fair among people.  Only bots that do not look ahead
run in the server.  Where a process fails or is too slow, a bot answers by chance: the table goes on.
"""

import asyncio
import logging
import os
import secrets
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

import msgspec

from starboard.bots.adviser import Advice
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat
from starboard.server.bot_process import BotReply, BotRequest, think
from starboard.server.messages import read, write
from starboard.server.thought_queue import Asker, ThoughtQueue, Turn
from starboard.table.refusal import Refusal

log = logging.getLogger("starboard.bots")
FAST_BOTS = frozenset({"random"})  # bots that neither search nor look ahead
DEADLINE = 20.0  # seconds
NOBODY_IN_PARTICULAR = Asker()


class BotProcess:
    """One bot process.  It handles one request at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False
        self._lock = threading.Lock()  # held while it starts and while it is ended

    def ask(self, message: bytes) -> BotReply:
        """Send a request and wait for the reply; raises EOFError if the process has exited.  Starts it if need be."""
        process = self._start()
        assert process.stdin and process.stdout
        write(process.stdin, message)
        answer = read(process.stdout)
        if not answer:
            raise EOFError("the bot process exited")
        return msgspec.msgpack.decode(answer, type=BotReply)

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "starboard.server.bot_process"]
        pipe = subprocess.PIPE
        with self._lock:
            if self._is_ended:
                raise EOFError("the bot process was ended before it asked")
            if self._process is None:  # its own session, so that Ctrl-C does not reach it
                self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True)
            return self._process

    def kill(self) -> None:
        """End the process, or never start it.  Whoever waits for its reply gets an EOFError."""
        with self._lock:
            self._is_ended = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        self.kill()
        if self._process is not None:
            with suppress(OSError), self._process:  # waits for it, and closes both ends
                pass


class BotPool:
    """The bot processes of a server: at most one per processor but one, started on demand."""

    def __init__(self, most: int | None = None, deadline: float = DEADLINE) -> None:
        self._queue = ThoughtQueue(most or max(1, (os.cpu_count() or 2) - 1))
        self._deadline = deadline
        self._idle: list[BotProcess] = []
        self._busy: set[BotProcess] = set()
        self._advised: set[str] = set()  # people whose advice is under way
        self._closed = False

    async def choose(
        self,
        name: str,
        g: Game[Any],
        cartridge: str,
        seat: Seat,
        asker: Asker = NOBODY_IN_PARTICULAR,
        is_proved: bool = True,
    ) -> Option:
        """The answer of a bot.  If the bot fails, an answer by chance; if that fails too, the first legal option.

        A position that no answers prove may cost anything: no bot thinks about it in this process, not even by chance.
        """
        try:
            if name not in FAST_BOTS or not is_proved:
                reply = await self._think(g, cartridge, seat, name, asker)
                if reply.option is not None:
                    return reply.option
                if not is_proved:
                    raise Refusal("fault", text=f"no bot answered for a position that no answers prove: {reply.error}")
                log.warning("bot process failed, answering by chance: %s", reply.error)
                name = "random"
            reply = await asyncio.to_thread(think, g, seat, name, secrets.randbits(32))
        except Refusal:
            raise
        except Exception as error:
            if not is_proved:
                raise Refusal("fault", text=f"no bot answered for a position that no answers prove: {error}") from error
            log.exception("unhandled error in bot %s; it answers with the first option", name)
            return g.options(seat)[0]
        return reply.option if reply.option is not None else g.options(seat)[0]

    async def advise(
        self, g: Game[Any], cartridge: str, seat: Seat, asker: Asker = NOBODY_IN_PARTICULAR
    ) -> tuple[Advice, ...]:
        """Advice, one at a time for each person."""
        if asker.person in self._advised:
            raise Refusal("too_fast")
        self._advised.add(asker.person)
        try:
            reply = await self._think(g, cartridge, seat, "", asker)
        finally:
            self._advised.discard(asker.person)
        if reply.error:
            log.warning("no advice: %s", reply.error)
            raise Refusal("fault", key="no_advice")
        return reply.advice

    def close(self) -> None:
        """Stop all processes.  None starts after that."""
        self._closed = True
        for process in (*self._idle, *self._busy):
            process.close()
        self._idle.clear()

    async def _think(self, g: Game[Any], cartridge: str, seat: Seat, name: str, asker: Asker) -> BotReply:
        request = BotRequest(g.rules.key, cartridge, codec(type(g.rules)).encode(g.s), seat, name, secrets.randbits(32))
        message = msgspec.msgpack.encode(request)
        while True:
            async with self._queue.turn(asker) as turn:
                reply = await self._ask_process(message, turn)
            if not turn.is_preempted or reply.option is not None:
                return reply

    async def _ask_process(self, message: bytes, turn: Turn) -> BotReply:
        """Run a request in a process, which is stopped unless it replies in time to a caller who still waits."""
        if self._closed or turn.is_preempted:
            return BotReply(error="stopped before it began")
        process = self._idle.pop() if self._idle else BotProcess()
        turn.stop = process.kill
        self._busy.add(process)
        is_useful = False
        try:
            reply = await asyncio.wait_for(asyncio.to_thread(process.ask, message), self._deadline)
            is_useful = not self._closed and not turn.is_preempted
        except TimeoutError:
            return BotReply(error=f"no reply within {self._deadline:g} s")
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            return BotReply(error=f"{type(error).__name__}: {error}")
        finally:
            self._busy.discard(process)
            if is_useful:
                self._idle.append(process)
            else:
                process.close()
        return reply
