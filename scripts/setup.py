#!/usr/bin/env python3
"""Makes .venv on a machine that has only Python 3.11 or newer: uv, what uv.lock says, and the web client.

`scripts/setup.py` installs what playing needs, `scripts/setup.py --dev` what the tests need too. When nothing has
changed since the last time it does nothing, so that every other command may begin with it.
"""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

UV = "uv>=0.13.7,<0.14"
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON, UV_PROGRAM, STARBOARD = (BIN / f"{name}{EXE}" for name in ("python", "uv", "starboard"))
STAMP = VENV / ".installed"
CLIENT = ROOT / "src" / "starboard" / "static" / ".stamp"


def sources() -> Iterator[Path]:
    """What decides what is installed."""
    yield from (ROOT / name for name in ("pyproject.toml", "uv.lock", "hatch_build.py", "scripts/setup.py"))
    for folder, folders, files in os.walk(ROOT / "web"):
        folders[:] = sorted(set(folders) - {"node_modules", "dist", ".svelte-kit", "test-results"})
        yield from (Path(folder, name) for name in sorted(files))


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def client_is_missing() -> bool:
    return (ROOT / "web" / "package.json").exists() and not CLIENT.exists()


def is_ready(now: str, dev: bool) -> bool:
    done = STAMP.read_text().split() if STAMP.exists() and STARBOARD.exists() else []
    return done in ([now, "dev"], [now, "dev" if dev else "play"]) and not client_is_missing()


def make_venv() -> None:
    print("setup: making .venv", flush=True)
    try:
        venv.create(VENV, with_pip=True, clear=VENV.exists())
    except subprocess.CalledProcessError:
        sys.exit("setup: this Python cannot make environments; on Debian and Ubuntu: apt install python3-venv")


def get_uv() -> None:
    print("setup: getting uv", flush=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", UV], check=True)


def sync(dev: bool) -> None:
    print(f"setup: installing what uv.lock names{', with the tools of the tests' if dev else ''}", flush=True)
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    env |= {"UV_PROJECT_ENVIRONMENT": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    wanted = ["--all-extras", "--group", "dev"] if dev else ["--no-dev"]
    # uv keeps what it built: without this a client that was deleted would not be built again
    again = ["--reinstall-package", "starboard"] if client_is_missing() else []
    # --inexact: uv itself is in .venv and not in uv.lock
    words = ["sync", "--quiet", "--frozen", "--inexact", "--compile-bytecode", "--python", str(PYTHON)]
    subprocess.run([UV_PROGRAM, *words, *wanted, *again], cwd=ROOT, env=env, check=True)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (this runs before pyproject.toml can refuse an old Python)
        sys.exit("setup: Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 setup")
    dev = "--dev" in sys.argv[1:]
    now = fingerprint()
    if is_ready(now, dev):
        print("setup: ready, nothing has changed")
        return
    if not PYTHON.exists():
        make_venv()
    if not UV_PROGRAM.exists():
        get_uv()
    try:
        sync(dev)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    STAMP.write_text(f"{now} {'dev' if dev else 'play'}\n")


if __name__ == "__main__":
    main()
