"""How a server is run: where its data is, where the client is, and how much it hears from one address."""

from pathlib import Path
from typing import Any

from msgspec import Struct, structs

STATIC = Path(__file__).parents[1] / "static"


class Rate(Struct, frozen=True):
    """So many a second for long, and so many at once."""

    each_second: float
    at_once: float


class Options(Struct, frozen=True):
    """The defaults suit one machine and its friends."""

    data: str
    static: Path = STATIC
    requests: Rate = Rate(50, 300)  # of one address, to the API, and for new sockets
    pages: Rate = Rate(100, 600)  # of one address, files of the client
    refusal_pause: float = 0.25  # seconds for which who is too fast waits for the refusal, or for the file
    frames: Rate = Rate(30, 120)  # of one socket
    frames_of_address: Rate = Rate(200, 1000)
    sockets_of_address: int = 200
    connections_of_address: int = 200  # that are not sockets
    head_bytes: int = 16_384  # of a request
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    hello_seconds: float = 30.0  # within which a socket says hello
    stall_seconds: float = 30.0  # after which a client that does not read a response is disconnected
    work: Rate = Rate(0.25, 5)  # seconds of this process, for one person
    work_of_address: Rate = Rate(0.5, 15)
    people: Rate = Rate(0.2, 30)  # new ones of one address
    tables: Rate = Rate(1 / 30, 20)  # opened by one person
    listed_tables: int = 10  # of one person, not over
    chat: Rate = Rate(1, 15)  # lines of one person
    advice: Rate = Rate(0.1, 5)  # for one person
    exports: Rate = Rate(0.2, 5)  # for one person
    passwords: Rate = Rate(0.2, 10)  # tries of one address
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    bot_pause: float = 0.4  # seconds in which people see what a bot did
    bot_beat: float = 2.0  # where a secret role is dealt, bots answer after so many seconds or a multiple; 0: at once
    thought_seconds: float = 20.0  # after which a bot answers by chance
    away: float = 20.0  # seconds after which a bot stands in for who is away and wished for it; 0: never
    patience: float = 90.0  # seconds after which a window that somebody leaves open closes; 0: never
    session_days: float = 180.0  # after which a session that nobody uses ends
    idle: float = 300.0  # seconds after which a table that nobody watches is put away


UNLIMITED = Rate(1e9, 1e9)


def without_limits(options: Options) -> Options:
    """The same, where nothing is limited by address or person: for measuring, and for tests."""
    free: dict[str, Any] = {
        name: UNLIMITED for name in options.__struct_fields__ if isinstance(getattr(options, name), Rate)
    }
    counts = dict.fromkeys(("sockets_of_address", "connections_of_address", "listed_tables"), 1 << 30)
    return structs.replace(options, **free, **counts)
