"""A server in a thread of the tests, on a port and a file of its own, that can go down and come back."""

import threading
from pathlib import Path

import uvicorn

import starboard
from starboard.server.options import Options, without_limits
from starboard.server.run import bind, server

STATIC = Path(starboard.__file__).parent / "static"


class House:
    """Where the tables of one module of tests stand."""

    def __init__(self, folder: Path) -> None:
        self.options = without_limits(Options(str(folder / "tables.db"), bot_pause=0.0, bot_beat=0.0))
        self.port = 0
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        listening = bind("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        self._server = made = server(self.options)
        self._thread = threading.Thread(target=made.run, kwargs={"sockets": [listening]})
        self._thread.start()
        wait = threading.Event()
        while not made.started:
            assert self._thread.is_alive(), "the server did not start"
            wait.wait(0.02)

    def close(self) -> None:
        assert self._server and self._thread
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()
