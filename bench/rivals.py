"""The rivals of `make bench`: other engines, installed beside us; `engines` lets them take turns.

Nothing of theirs enters our environment: they have a venv and an npm project of their own, and each plays in a
process of its own.  The scripts that import them are data (`rivals_scripts/`), run there and not checked by mypy.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

SCRIPTS = Path(__file__).parent / "rivals_scripts"
FOLDER = Path(__file__).parents[1] / ".bench"
INSTALL_LIMIT = 900.0
START_LIMIT = 120.0

Side = Literal["python", "node"]


class Rival(Struct, frozen=True):
    """One row: what a rival did in one game, or why it could not be measured (then `per_s` is None)."""

    rival: str
    game: str
    version: str = ""
    per_s: float | None = None
    moves: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # well under `seconds`: the machine was busy, and the row is too low
    games: int = 0
    unit: str = "moves"
    runtime: str = ""
    problem: str = ""


class Installed(Struct, frozen=True):
    """Where the rivals are, and for each side that is not there, why."""

    folder: Path
    problems: dict[Side, str] = {}


class Trial(Struct, frozen=True):
    side: Side
    rival: str
    game: str
    script: str
    arguments: tuple[str, ...]


TRIALS = (
    Trial("python", "PettingZoo, raw", "tic-tac-toe", "play_pettingzoo.py", ("tic-tac-toe",)),
    Trial("python", "PettingZoo, raw", "four in a row", "play_pettingzoo.py", ("four in a row",)),
    Trial("python", "OpenSpiel, game in Python", "tic-tac-toe", "play_open_spiel.py", ("Python", "tic-tac-toe")),
    Trial("python", "OpenSpiel, game in C++", "tic-tac-toe", "play_open_spiel.py", ("C++", "tic-tac-toe")),
    Trial("python", "OpenSpiel, game in C++", "four in a row", "play_open_spiel.py", ("C++", "four in a row")),
    Trial("node", "boardgame.io, reducer", "tic-tac-toe", "play_boardgame_io.cjs", ("tic-tac-toe",)),
    Trial("python", "Catanatron", "Catan", "play_catanatron.py", ("Catan",)),
    Trial("python", "Catanatron", "Catan, decisions", "play_catanatron.py", ("Catan, decisions",)),
    Trial("python", "Catanatron", "Catan, a copy", "play_catanatron.py", ("Catan, a copy",)),
)


def install(folder: Path = FOLDER) -> Installed:
    """Install the pinned rivals, each side once; a side that cannot be installed is told, and stops nothing."""
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    problems: dict[Side, str] = {}
    for side in ("python", "node"):
        if problem := _missing(side) or _install_side(folder, side):
            problems[side] = problem
    return Installed(folder, problems)


def measure_one(trial: Trial, seconds: float, folder: Path = FOLDER) -> Rival:
    """One engine in one game: whole games for `seconds` after a second of warm-up."""
    return _measure_one(folder.resolve(), trial, seconds)


def _python(folder: Path) -> Path:
    return folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _missing(side: Side) -> str:
    if side == "node" and not (shutil.which("node") and shutil.which("npm")):
        return "Node is missing: node and npm must be on the PATH"
    return ""


def _stamp(side: Side) -> str:
    """What the side was installed from: it is installed again when this changes."""
    pins = SCRIPTS / ("requirements.txt" if side == "python" else "package.json")
    return hashlib.sha256(pins.read_bytes() + (sys.version.encode() if side == "python" else b"")).hexdigest()


def _is_installed(folder: Path, side: Side) -> bool:
    stamp = folder / f"{side}.stamp"
    there = _python(folder) if side == "python" else folder / "npm" / "node_modules"
    return there.exists() and stamp.exists() and stamp.read_text() == _stamp(side)


def _install_side(folder: Path, side: Side) -> str:
    """Install one side unless its stamp says that it is there; the problem, or nothing."""
    if _is_installed(folder, side):
        return ""
    (folder / f"{side}.stamp").unlink(missing_ok=True)
    log = folder / f"{side}.log"
    with log.open("w") as out:
        try:
            for command, where in _steps(folder, side):
                subprocess.run(
                    command, cwd=where, env=_environment(), stdout=out, stderr=out, check=True, timeout=INSTALL_LIMIT
                )
        except (OSError, subprocess.SubprocessError) as error:
            return f"not installed, see {log} ({type(error).__name__})"
    (folder / f"{side}.stamp").write_text(_stamp(side))
    return ""


def _steps(folder: Path, side: Side) -> list[tuple[list[str], Path]]:
    if side == "python":
        pip = [str(_python(folder)), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        return [
            ([sys.executable, "-m", "venv", "--clear", str(folder / "venv")], folder),
            ([*pip, "--only-binary=:all:", "-r", str(SCRIPTS / "requirements.txt")], folder),
        ]
    project = folder / "npm"
    shutil.rmtree(project, ignore_errors=True)
    project.mkdir()
    shutil.copy(SCRIPTS / "package.json", project)
    npm = shutil.which("npm") or "npm"
    return [([npm, "install", "--no-audit", "--no-fund", "--ignore-scripts"], project)]


def _environment() -> dict[str, str]:
    """Ours without what would lead a rival into our packages; production for Node, no greeting from pygame."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return ours | {"NODE_ENV": "production", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "OMP_NUM_THREADS": "1"}


def _command(folder: Path, trial: Trial, seconds: float) -> tuple[list[str], Path]:
    script = [str(SCRIPTS / trial.script), *trial.arguments, str(seconds)]
    if trial.side == "python":
        return [str(_python(folder)), "-B", "-s", *script], folder
    return [shutil.which("node") or "node", *script], folder / "npm"


def _measure_one(folder: Path, trial: Trial, seconds: float) -> Rival:
    problem = _missing(trial.side)
    if not problem and not _is_installed(folder, trial.side):
        problem = f"not installed in {folder}: call install() first, or see {trial.side}.log there"
    if problem:
        return Rival(trial.rival, trial.game, problem=problem)
    command, where = _command(folder, trial, seconds)
    try:
        done = subprocess.run(
            command, cwd=where, env=_environment(), capture_output=True, text=True, timeout=seconds + START_LIMIT
        )
        if done.returncode:
            raise ValueError((done.stderr.strip() or f"exit code {done.returncode}").splitlines()[-1])
        return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=Rival)
    except (OSError, subprocess.SubprocessError, ValueError, IndexError) as error:
        return Rival(trial.rival, trial.game, problem=f"{trial.script} failed: {error}")


if __name__ == "__main__":
    for why in install().problems.values():
        print(why, file=sys.stderr)
    for trial in TRIALS:
        print(msgspec.json.encode(measure_one(trial, 3.0)).decode(), flush=True)
