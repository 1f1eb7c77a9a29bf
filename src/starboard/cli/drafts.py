"""Worlds that somebody is writing, in the browser: a server that starts anew whenever a file of theirs changes.

The server is a process of its own, so that whatever a draft breaks, the watch goes on; it ends with the watch.
"""

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from starboard.cli import UserError
from starboard.kernel.shelf import DRAFTS, draft_folders

INSIDE = "STARBOARD_WATCHED"  # set for the server that a watch has started
LOOK = 0.4  # seconds between two looks at the files
GRACE = 10.0  # seconds within which a server ends by itself
COMMAND = (sys.executable, "-c", "import sys; from starboard.cli import main; sys.exit(main())")
Stamps = dict[Path, tuple[int, int]]


def watch(args: argparse.Namespace, port: int) -> int:
    """Serve, and start again as soon as something was written and nothing more is being written."""
    if not args.drafts.is_dir():
        raise UserError(f"{args.drafts} is no folder: `starboard new GAME NAME` begins a draft")
    os.environ[DRAFTS] = str(args.drafts.resolve())
    if not draft_folders():
        print(f"There is no draft in {args.drafts} yet: `starboard new GAME NAME --into {args.drafts}` begins one.")
    stamps = stamps_of(args.drafts)
    report()
    server = start(args, port)
    try:
        while server.poll() is None:
            time.sleep(LOOK)
            if (now := stamps_of(args.drafts)) == stamps:
                continue
            while (later := stamps_of(args.drafts)) != now:  # an editor is still at it
                now = later
                time.sleep(LOOK)
            stamps = now
            report()
            stop(server)
            server = start(args, port)
            print("The drafts are loaded anew.", flush=True)
        return server.returncode
    except KeyboardInterrupt:  # the way to end
        return 0
    finally:
        stop(server)


def stamps_of(folder: Path) -> Stamps:
    """When each file of the drafts was written, and how long it is."""
    found: Stamps = {}
    for file in folder.rglob("*"):
        if file.suffix in (".yaml", ".yml", ".ftl", ".md"):
            try:
                about = file.stat()
            except OSError:  # it has just been replaced
                continue
            found[file] = about.st_mtime_ns, about.st_size
    return found


def report() -> None:
    """What is wrong with the drafts, as `starboard check` says it; it reads them in a process of its own."""
    for folder in draft_folders():
        done = subprocess.run([*COMMAND, "check", str(folder)], capture_output=True, text=True, check=False)
        print(f"{folder.name}: {done.stderr.strip() or 'no problem'}", flush=True)


def start(args: argparse.Namespace, port: int) -> "subprocess.Popen[bytes]":
    """The server, which ends when its input does: when this process is gone, however it went."""
    words = ["serve", "--no-browser", "--host", args.host, "--port", str(port), "--log-format", args.log_format]
    words += ["--log-level", args.log_level, *(["--data", str(args.data)] if args.data else [])]
    return subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, env={**os.environ, INSIDE: "1"})


def stop(server: "subprocess.Popen[bytes]") -> None:
    if server.stdin is not None:
        server.stdin.close()
    try:
        server.wait(GRACE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def is_watched() -> bool:
    """Whether this process is the server of a watch."""
    return os.environ.get(INSIDE) == "1"


def end_with_watch() -> None:
    """In the server: end as Ctrl-C would, once the watch is gone."""

    def wait() -> None:
        sys.stdin.buffer.read()
        signal.raise_signal(signal.SIGINT)

    threading.Thread(target=wait, daemon=True).start()
