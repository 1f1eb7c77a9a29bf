"""A process that thinks for the bots and the adviser of a server: it reads what is asked and writes what it thinks.

It ends when its input does: it never outlives the server.
"""

import os
import sys
from typing import Any

import msgspec
from msgspec import Struct

from starboard.bots import bot
from starboard.bots.adviser import Advice, advise
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat
from starboard.server.messages import read, write
from starboard.table.play import loaded

MODEST = 5  # how much it stands back for the server itself


class Asked(Struct, frozen=True):
    """A position, and what is wanted for a seat: the answer of a bot, or without one, advice."""

    game: str
    cartridge: str
    state: bytes
    seat: Seat
    bot: str = ""
    seed: int = 0


class Thought(Struct, frozen=True):
    """What came of it; `trouble` says why nothing did."""

    option: Option | None = None
    advice: tuple[Advice, ...] = ()
    trouble: str = ""


def think(g: Game[Any], seat: Seat, name: str, seed: int) -> Thought:
    """What a bot of this name says, or without a name, the adviser."""
    if name:
        return Thought(bot(name, seed).choose(g, seat))
    return Thought(advice=tuple(advise(g, seat)))


def _answered(message: bytes) -> Thought:
    try:
        asked = msgspec.msgpack.decode(message, type=Asked)
        g = loaded(asked.game, asked.cartridge, asked.state)
        return think(g, asked.seat, asked.bot, asked.seed)
    except Exception as error:
        return Thought(trouble=f"{type(error).__name__}: {error}")


def main() -> None:
    os.nice(MODEST)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game might print is no answer
    while message := read(sys.stdin.buffer):
        write(out, msgspec.msgpack.encode(_answered(message)))


if __name__ == "__main__":
    main()
