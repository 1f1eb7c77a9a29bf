"""The bot process: reads requests for a bot or the adviser from its input and writes replies to its output.

It exits at the end of its input, so it never outlives the server.
"""

import os
import sys
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from starboard.bots import bot
from starboard.bots.adviser import Advice, advise
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat
from starboard.server.messages import read, write
from starboard.table.play import load_game

NICENESS = 5  # lower priority than the server itself
MEMORY = 1 << 30  # bytes that a bot may ask for, where the system limits it


class BotRequest(Struct, frozen=True):
    """A position and a seat: asks for the answer of a bot or, without a bot, for advice."""

    game: str
    cartridge: str
    state: bytes
    seat: Seat
    bot: str = ""
    seed: int = 0


class BotReply(Struct, frozen=True):
    """The answer or the advice; `error` says why there is none."""

    option: Option | None = None
    advice: tuple[Advice, ...] = ()
    error: str = ""


def think(g: Game[Any], seat: Seat, name: str, seed: int) -> BotReply:
    """The answer of the bot of this name or, without a name, the advice."""
    if name:
        return BotReply(bot(name, seed).choose(g, seat))
    return BotReply(advice=tuple(advise(g, seat)))


def _reply(message: bytes) -> BotReply:
    try:
        request = msgspec.msgpack.decode(message, type=BotRequest)
        g = load_game(request.game, request.cartridge, request.state)
        return think(g, request.seat, request.bot, request.seed)
    except Exception as error:
        return BotReply(error=f"{type(error).__name__}: {error}")


def limit_memory() -> None:
    """Let what asks for too much memory fail here, before the system ends the server."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    os.nice(NICENESS)
    with suppress(ImportError, ValueError, OSError):
        limit_memory()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not mix with replies
    while message := read(sys.stdin.buffer):
        write(out, msgspec.msgpack.encode(_reply(message)))


if __name__ == "__main__":
    main()
