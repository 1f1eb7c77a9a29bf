"""`starboard serve`: the lobby and the tables in the browser, on this machine."""

import argparse
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starboard.cli import UserError, drafts

if TYPE_CHECKING:
    import uvicorn

DATA = "starboard.db"


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("serve", help="play in the browser")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen on (8000); 0 takes a free one")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--data", type=Path, help="the file with tables and people (./starboard.db if it is there)")
    parser.add_argument(
        "--drafts", type=Path, metavar="FOLDER", help="worlds that you are writing, loaded anew when a file changes"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--log-format", choices=("text", "json"), default="text", help="lines of the log (text)")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="what is logged (info)"
    )
    parser.set_defaults(run=run)


def _port(text: str) -> int:
    try:
        port = int(text)
    except ValueError:
        port = -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text}")
    return port


def data_file(named: Path | None) -> Path:
    """The file named; else the one in this folder if there is one; else the one in the person's data folder."""
    if named is not None:
        return named
    here = Path(DATA)
    if here.exists():
        return here
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share"
    return Path(home) / "starboard" / DATA


def run(args: argparse.Namespace) -> int:
    return _watch(args) if args.drafts else _serve(args)


def _watch(args: argparse.Namespace) -> int:
    """Drafts are for who writes them, on the machine that they are written on."""
    from starboard.server.run import bind

    if args.host not in ("127.0.0.1", "::1", "localhost"):
        raise UserError("--drafts serves this machine only: leave out --host")
    if not args.drafts.is_dir():
        raise UserError(f"{args.drafts} is no folder: `starboard new GAME NAME` begins a draft")
    with bind(args.host, args.port) as listening:
        port = listening.getsockname()[1]
    address = _address(args.host, port)
    print(f"Starboard plays at {address}, with the drafts in {args.drafts}")
    print("Ctrl-C ends it.", flush=True)
    if not args.no_browser:
        _open(lambda: _answers(args.host, port), address)
    try:
        return drafts.watch(args, port)
    finally:
        print("\nStarboard has ended; everything was saved.", flush=True)


def _serve(args: argparse.Namespace) -> int:
    from starboard.server.logs import configure
    from starboard.server.run import bind

    configure(args.log_format, args.log_level.upper())
    data = data_file(args.data)
    watched = drafts.is_watched()
    with bind(args.host, args.port) as listening:  # first: a port that is taken is told at once, with exit code 2
        server_ = _server(data)
        address = _address(*listening.getsockname()[:2])
        if watched:
            drafts.end_with_watch()
        else:
            print(f"Starboard plays at {address}")
            print(f"Tables are kept in {data}")
            print("Ctrl-C ends it.", flush=True)
        if not args.no_browser:
            _open(lambda: server_.started, address)
        with nullcontext() if watched else _end_quietly():
            server_.run(sockets=[listening])
    if not server_.started:
        raise UserError("the server did not start; the log says why")
    return 0


def _address(host: str, port: int) -> str:
    return f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else f'[{host}]' if ':' in host else host}:{port}"


def _server(data: Path) -> "uvicorn.Server":
    """The server, or a sentence that says why it cannot be: the data cannot be opened."""
    from starboard.server.options import Options
    from starboard.server.run import server
    from starboard.table.lock import DataInUse
    from starboard.table.schema import NewerData

    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        return server(Options(str(data)))
    except DataInUse:
        raise  # it says all of it
    except (OSError, sqlite3.Error, NewerData) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise UserError(f"cannot open the data in {data}: {why}") from error


@contextmanager
def _end_quietly() -> Iterator[None]:
    """Ctrl-C is the way to end: no trace, exit code 0."""
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        print("\nStarboard has ended; everything was saved.", flush=True)


def _answers(host: str, port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        return trial.connect_ex((host, port)) == 0


def _open(is_ready: Callable[[], bool], address: str) -> None:
    """Open the browser once the server answers, where there is a screen to open it on."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def wait() -> None:
        pause = threading.Event()
        for _ in range(200):
            if is_ready():
                webbrowser.open(address)
                return
            pause.wait(0.05)

    threading.Thread(target=wait, daemon=True).start()
