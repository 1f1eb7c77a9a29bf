"""Bots and the adviser think in processes of their own, so that no table waits while one of them does.

A bot that answers at once stays here.  So does, in a thread, whatever a process cannot do: a game that only this one
knows, a machine that starts no more of them.
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
from starboard.server.bot_process import Asked, Thought, think
from starboard.server.messages import read, write

log = logging.getLogger("starboard.thinking")
AT_ONCE = frozenset({"random", "quick", "greedy", "easy"})  # bots that look no further than their own answer


class Thinker:
    """One process, asked one thing at a time."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "starboard.server.bot_process"]
        pipe = subprocess.PIPE  # its own session: the key that ends the server is not for it
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True)

    def ask(self, message: bytes) -> Thought:
        """Wait for what it thinks; an error if it is no longer there."""
        assert self._process.stdin and self._process.stdout
        write(self._process.stdin, message)
        answer = read(self._process.stdout)
        if not answer:
            raise EOFError("the process that thinks has ended")
        return msgspec.msgpack.decode(answer, type=Thought)

    def close(self) -> None:
        self._process.kill()
        with suppress(OSError), self._process:  # waits for it, and closes both ends
            pass


class Thinking:
    """All that think for a server: a process for each processor but one, started when it is first needed."""

    def __init__(self, most: int | None = None) -> None:
        self._turn = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[Thinker] = []
        self._closed = False

    async def choose(self, name: str, g: Game[Any], cartridge: str, seat: Seat) -> Option:
        """What a bot says; one that breaks says the first thing that it may, and the table goes on."""
        try:
            thought = await self._think(g, cartridge, seat, name)
        except Exception:
            log.exception("the bot %s broke", name)
            return g.options(seat)[0]
        return thought.option if thought.option is not None else g.options(seat)[0]

    async def advise(self, g: Game[Any], cartridge: str, seat: Seat) -> tuple[Advice, ...]:
        return (await self._think(g, cartridge, seat, "")).advice

    def close(self) -> None:
        """Nobody is asked any more; who is thinking is ended by whoever waits for it."""
        self._closed = True
        while self._idle:
            self._idle.pop().close()

    async def _think(self, g: Game[Any], cartridge: str, seat: Seat, name: str) -> Thought:
        if name not in AT_ONCE:
            asked = Asked(g.rules.key, cartridge, codec(type(g.rules)).encode(g.s), seat, name, secrets.randbits(32))
            async with self._turn:
                thought = await self._elsewhere(msgspec.msgpack.encode(asked))
            if not thought.trouble:
                return thought
            log.warning("thought about here: %s", thought.trouble)
        return await asyncio.to_thread(think, g, seat, name, secrets.randbits(32))

    async def _elsewhere(self, message: bytes) -> Thought:
        """In a process; one that is waited for no longer is ended, whatever it thinks."""
        thinker: Thinker | None = None
        try:
            thinker = self._idle.pop() if self._idle else await asyncio.to_thread(Thinker)
            thought = await asyncio.to_thread(thinker.ask, message)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            if thinker is not None:
                thinker.close()
            return Thought(trouble=f"{type(error).__name__}: {error}")
        except asyncio.CancelledError:
            if thinker is not None:
                thinker.close()
            raise
        if self._closed:
            thinker.close()
        else:
            self._idle.append(thinker)
        return thought
