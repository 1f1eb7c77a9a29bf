"""The results file: one row a game, in columns (Parquet), for a run or for several.

While games are played they go, line by line, to a journal beside the file (`FILE.part`); whenever a run ends, also by
Ctrl-C, the journal is folded into the file.  So nothing that was played is lost, not even to a power cut.
"""

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from starboard.kernel.cartridge import rules
from starboard.lab.simulate import GameResult, Job

_json = msgspec.json.Encoder()


class ResultsError(ValueError):
    """What is wrong with a results file."""


class Row(Struct, frozen=True):
    """One game, and what run it belongs to: enough to put rows of several runs into one table."""

    run: str  # games with the same word here were asked for by the same command
    game: str
    world: str  # a hash of the cartridge's content: two versions of a cartridge differ in it
    cartridge: str
    difficulty: str
    seats: int
    options: tuple[str, ...]
    base_seed: int
    number: int
    seed: int
    bots: tuple[str, ...]
    kind: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: str
    decisions: int
    error: str
    appeared: tuple[str, ...]
    used: tuple[str, ...]
    used_by: tuple[int, ...]
    sides: tuple[str, ...] = ()  # by seat; files of older releases have none, nor what follows
    stages: tuple[int, ...] = ()
    stage_answers: tuple[int, ...] = ()
    deeds: tuple[str, ...] = ()
    deed_times: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    left_amounts: tuple[float, ...] = ()

    def as_result(self) -> GameResult:
        used = tuple(zip(self.used, self.used_by, strict=True))
        return GameResult(
            self.seed,
            self.kind,
            self.winners,
            self.scores,
            self.why,
            self.decisions,
            self.error,
            self.number,
            self.bots,
            self.appeared,
            used,
            self.sides,
            tuple(zip(self.stages, self.stage_answers, strict=True)),
            tuple(zip(self.deeds, self.deed_times, strict=True)),
            tuple(zip(self.left, self.left_amounts, strict=True)),
        )


@lru_cache(maxsize=64)
def world_of(job: Job) -> str:
    """A hash of what is played: the game's version and everything in the cartridge."""
    made = rules(job.game, job.setup.cartridge)
    content = msgspec.to_builtins(made.cartridge, order="deterministic", str_keys=True)
    return hashlib.blake2b(_json.encode([made.version, content]), digest_size=6).hexdigest()


@lru_cache(maxsize=64)
def run_of(job: Job) -> str:
    """Which games these are: all that decides how the nth one goes, but not how many are asked for."""
    same = structs.replace(job, games=0, setup=structs.replace(job.setup, seed=0))
    return hashlib.blake2b(_json.encode([same, world_of(job)]), digest_size=6).hexdigest()


def row(job: Job, run: str, world: str, game: GameResult) -> Row:
    setup = job.setup
    return Row(
        run,
        job.game,
        world,
        setup.cartridge,
        setup.difficulty,
        setup.seats,
        tuple(f"{key}={value}" for key, value in setup.options),
        job.seed,
        game.number,
        game.seed,
        game.bots,
        game.kind,
        game.winners,
        game.scores,
        game.why,
        game.decisions,
        game.error,
        game.appeared,
        tuple(key for key, _ in game.used),
        tuple(seat for _, seat in game.used),
        game.sides,
        tuple(stage for stage, _ in game.stages),
        tuple(n for _, n in game.stages),
        tuple(deed for deed, _ in game.deeds),
        tuple(n for _, n in game.deeds),
        tuple(word for word, _ in game.left),
        tuple(value for _, value in game.left),
    )


class Results:
    """A results file being written, for a `with` block."""

    def __init__(self, path: Path) -> None:
        parquet()
        self.path, self.journal = path, path.with_name(path.name + ".part")
        self.rows = read(path) if path.exists() else []
        known = {(one.run, one.number) for one in self.rows}
        self.rows += [one for one in _lines(self.journal) if (one.run, one.number) not in known]
        self._out = self.journal.open("ab")

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *why: object) -> None:
        self._out.close()
        write(self.path, self.rows)
        self.journal.unlink()

    def finished_games(self, job: Job) -> list[GameResult]:
        """The games of this job that the file has already; one that broke is played again."""
        run = run_of(job)
        self.rows = [one for one in self.rows if one.run != run or not one.error]
        return [one.as_result() for one in self.rows if one.run == run and one.number < job.games]

    def add(self, job: Job, games: list[GameResult]) -> None:
        run, world = run_of(job), world_of(job)
        rows = [row(job, run, world, game) for game in games]
        self.rows += rows
        self._out.write(b"".join(_json.encode(one) + b"\n" for one in rows))
        self._out.flush()


def _lines(journal: Path) -> list[Row]:
    """The rows of a journal; a last line that was cut off is left out."""
    decode = msgspec.json.Decoder(Row).decode
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    return [decode(line) for line in lines]


def parquet() -> tuple[Any, Any]:
    """Arrow and its Parquet part, which come with the extra `lab`."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ResultsError("a results file needs pyarrow: pip install 'starboard[lab]'") from None
    return pyarrow, pyarrow.parquet


def schema() -> Any:
    pa, _ = parquet()
    text, words, seats = pa.string(), pa.list_(pa.string()), pa.list_(pa.int8())
    kinds = {
        "seats": pa.int8(),
        "base_seed": pa.int64(),
        "number": pa.int64(),
        "seed": pa.uint64(),
        "decisions": pa.int32(),
        "winners": seats,
        "used_by": seats,
        "scores": pa.list_(pa.int32()),
        "left_amounts": pa.list_(pa.float64()),
        **dict.fromkeys(("stages", "stage_answers", "deed_times"), pa.list_(pa.int32())),
        **dict.fromkeys(("options", "bots", "appeared", "used", "sides", "deeds", "left"), words),
    }
    return pa.schema([(field, kinds.get(field, text)) for field in Row.__struct_fields__])


def write(path: Path, rows: list[Row]) -> None:
    """Written whole or not at all, in the order of the games."""
    pa, pq = parquet()
    rows = sorted(rows, key=lambda one: (one.game, one.run, one.number))
    columns = {field: [getattr(one, field) for one in rows] for field in Row.__struct_fields__}
    fresh = path.with_name(path.name + ".new")
    pq.write_table(pa.table(columns, schema=schema()), fresh, compression="zstd")
    os.replace(fresh, path)


def read(path: Path) -> list[Row]:
    """The rows of a results file."""
    pa, pq = parquet()
    try:
        table = pq.read_table(path)
        return msgspec.convert(table.to_pylist(), list[Row])
    except FileNotFoundError:
        raise ResultsError(f"there is no file {path}: `starboard simulate GAME --out {path}` makes one") from None
    except (pa.ArrowException, OSError, msgspec.ValidationError) as error:
        raise ResultsError(f"{path} is not a results file of `starboard simulate`: {error}") from None
