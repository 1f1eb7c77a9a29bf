"""The import process: reads one file of a stranger from its input, checks and plays it, writes the table, and exits.

It limits its own time and memory before it reads anything, so that no file can cost the server more.
"""

import os
import resource
import sys
import traceback
from typing import Any

import msgspec
from msgspec import Struct

from starboard.server.messages import read, write
from starboard.table.actions import Actor
from starboard.table.imports import restore
from starboard.table.records import Entry
from starboard.table.refusal import Refusal

SECONDS = 20  # of processor time
BYTES = 256 << 20  # of memory; the games and their cartridges take 50 << 20
NICENESS = 10  # behind the server and its bots


class ImportRequest(Struct, frozen=True):
    """A file, who brings it, and the id of the table that is to be opened."""

    table: str
    by: Actor
    data: bytes


class ImportReply(Struct, frozen=True):
    """The records and states of the new table, or the refusal: the key of its sentence, and its facts."""

    entries: tuple[Entry, ...] = ()
    states: tuple[tuple[int, bytes], ...] = ()
    last: bytes = b""
    refused: str = ""
    facts: dict[str, Any] = {}
    trace: str = ""  # of an error of ours


def limit_resources(seconds: int = SECONDS) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICENESS)


def reply(request: ImportRequest) -> ImportReply:
    """What comes of a file."""
    try:
        _, draft = restore(request.table, request.by, request.data)
    except Refusal as refusal:
        return ImportReply(refused=refusal.key.removeprefix("refuse-"), facts=refusal.facts)
    except (MemoryError, RecursionError):
        return ImportReply(refused="file-heavy")
    except Exception as error:
        facts = {"why": type(error).__name__}
        return ImportReply(refused="file-damaged", facts=facts, trace=traceback.format_exc())
    assert draft.game is not None, "an opening always has its game"
    last = msgspec.msgpack.encode(draft.game.s)
    return ImportReply(draft.entries, draft.states, last)


def main() -> None:
    limit_resources()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not mix with the reply
    request = msgspec.msgpack.decode(read(sys.stdin.buffer), type=ImportRequest)
    write(out, msgspec.msgpack.encode(reply(request)))


if __name__ == "__main__":
    main()
