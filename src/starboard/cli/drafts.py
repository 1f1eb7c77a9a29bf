"""Worlds that somebody is writing, in the browser: a server that starts anew whenever a file of theirs changes.

The server is a process of its own, so that whatever a draft breaks, the watch goes on; it ends with the watch.
Drafts may come from anybody: each is checked in a process with limits first, and the server never loads one that went
beyond them.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from starboard.cli import main
from starboard.kernel.shelf import DRAFTS, draft_folders

INSIDE = "STARBOARD_WATCHED"  # set for the server that a watch has started
LOOK = 0.4  # seconds between two looks at the files
GRACE = 10.0  # seconds within which a server ends by itself
COMMAND = (sys.executable, "-c", "import sys; from starboard.cli import main; sys.exit(main())")
CHECK = (sys.executable, "-c", "import sys; from starboard.cli.drafts import check; sys.exit(check(sys.argv[1]))")
PATIENCE = 60.0  # seconds for the check of one draft, by the clock
SECONDS = 20  # of processor time; the largest world takes 2
MEMORY = 1 << 30  # bytes; the largest world takes 70 << 20
OUTPUT = 1 << 20  # bytes that a check may write
HEAVY = 3  # the exit code of a check without enough memory
MOST_SAID = 4_000  # characters about one draft
Stamps = dict[Path, tuple[int, int]]


def watch(args: argparse.Namespace, port: int) -> int:
    """Serve, and start again as soon as something was written and nothing more is being written."""
    home = str(args.drafts.resolve())
    os.environ[DRAFTS] = home
    if not draft_folders():
        print(f"There is no draft in {args.drafts} yet: `starboard new GAME NAME --into {args.drafts}` begins one.")
    stamps = stamps_of(args.drafts)
    server = start(args, port, usable())
    try:
        while server.poll() is None:
            time.sleep(LOOK)
            if (now := stamps_of(args.drafts)) == stamps:
                continue
            stamps = until_written(args.drafts, now, server)
            drafts = usable()
            stop(server)
            server = start(args, port, drafts)
            print("The drafts are loaded anew.", flush=True)
        return server.returncode
    except KeyboardInterrupt:  # the way to end
        return 0
    finally:
        stop(server)


def until_written(folder: Path, stamps: Stamps, server: "subprocess.Popen[bytes]") -> Stamps:
    """Wait while somebody is still at it; meanwhile the server has what it had.  Said once, if it takes long."""
    looks = 0
    while server.poll() is None:
        time.sleep(LOOK)
        if (later := stamps_of(folder)) == stamps:
            break
        stamps, looks = later, looks + 1
        if looks == 10:
            print("The drafts are being written without a pause: they are loaded after it.", flush=True)
    return stamps


def stamps_of(folder: Path) -> Stamps:
    """When each file of the drafts was written, and how long it is."""
    found: Stamps = {}
    for file in folder.rglob("*"):
        if file.suffix in (".yaml", ".yml", ".ftl", ".md") or file.is_symlink():
            try:
                about = file.stat()
            except OSError:  # it has just been replaced, or leads nowhere
                continue
            found[file] = about.st_mtime_ns, about.st_size
    return found


def usable() -> list[Path]:
    """The drafts that a server may load.  What is wrong with each is said, as `starboard check` says it."""
    found = []
    for folder in draft_folders():
        problem, is_usable = (
            (f"{link} leads out of the folder", False) if (link := way_out(folder)) else examine(folder)
        )
        left_out = "" if is_usable else " (left out)"
        print(f"{printable(folder.name)}: {printable(problem) or 'no problem'}{left_out}", flush=True)
        if is_usable:
            found.append(folder)
    return found


def way_out(folder: Path) -> str:
    """A link in a draft, or the draft itself, that leads to what somebody else wrote; empty if there is none."""
    if os.pathsep in str(folder):  # its name would be read as two
        return folder.name
    home = Path(os.environ[DRAFTS])
    for file in (folder, *folder.rglob("*")):
        if file.is_symlink() and not file.resolve().is_relative_to(home):
            return file.name
    return ""


def examine(folder: Path) -> tuple[str, bool]:
    """What a check says of a draft, and whether it ended within its limits; it reads it in a process of its own."""
    with tempfile.TemporaryFile() as said:
        try:
            code = subprocess.run(
                [*CHECK, str(folder)], stdout=subprocess.DEVNULL, stderr=said, check=False, timeout=PATIENCE
            ).returncode
        except subprocess.TimeoutExpired:
            code = -1
        if code < 0 or code == HEAVY:
            return "it takes too much time or memory to be read", False
        said.seek(0)
        return said.read(MOST_SAID).decode(errors="replace").strip(), True


def check(folder: str) -> int:
    """What the process of a check does: `starboard check`, with limits."""
    with suppress(ImportError, ValueError, OSError):
        limit()
    try:
        return main(["check", folder])
    except (MemoryError, RecursionError):
        return HEAVY


def limit() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (OUTPUT, OUTPUT))


def printable(text: str) -> str:
    """A text of strangers for a terminal: nothing in it is a command to it."""
    return re.sub(r"[^\n\t\x20-\x7e\u00a0-\uffff]", "�", text)


def start(args: argparse.Namespace, port: int, drafts: list[Path]) -> "subprocess.Popen[bytes]":
    """The server, which ends when its input does: when this process is gone, however it went."""
    words = ["serve", "--no-browser", "--host", args.host, "--port", str(port), "--log-format", args.log_format]
    words += ["--log-level", args.log_level, *(["--data", str(args.data)] if args.data else [])]
    env = {**os.environ, INSIDE: "1", DRAFTS: os.pathsep.join(map(str, drafts))}
    return subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, env=env)


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
