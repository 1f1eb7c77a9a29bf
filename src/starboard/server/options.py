"""How a server is run: where its data is, where the client is, and how much it hears from one address."""

from pathlib import Path

from msgspec import Struct

STATIC = Path(__file__).parents[1] / "static"


class Rate(Struct, frozen=True):
    """So many a second for long, and so many at once."""

    each_second: float
    at_once: float


class Options(Struct, frozen=True):
    """The defaults suit one machine and its friends."""

    data: str
    static: Path = STATIC
    requests: Rate = Rate(50, 300)  # of one address, to the API
    frames: Rate = Rate(30, 120)  # of one socket
    frames_of_address: Rate = Rate(200, 1000)
    sockets_of_address: int = 200
    passwords: Rate = Rate(0.2, 10)  # tries of one address
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    bot_pause: float = 0.4  # seconds in which people see what a bot did
    patience: float = 90.0  # seconds after which a window that somebody leaves open closes; 0: never
    session_days: float = 180.0  # after which a session that nobody uses ends
    idle: float = 300.0  # seconds after which a table that nobody watches is put away


UNLIMITED = Rate(1e9, 1e9)
