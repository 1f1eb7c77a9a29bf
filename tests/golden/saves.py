"""Saves of this release: positions of the golden games with all that could be said in them.

A release's saves are written once and stay for ever: every later release loads them and plays on.
"""

import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from starboard.kernel.codec import codec
from starboard.kernel.words import Seat
from starboard.table import actions
from starboard.table.actions import Actor
from starboard.table.files import export
from starboard.table.opening import Plan, open_table
from starboard.table.seats import Holder
from tests.golden.games import ANSWERS, GAMES, GoldenGame, answer, golden_games

FOLDER = Path(__file__).parent / "saves"
RECORDED = 120  # answers of a recorded table at the most
EVERY = 9  # answers between two saves: no divisor of a turn


class Position(Struct, frozen=True):
    """A save, the seat that was waited for, and all that it could say."""

    save: str
    seat: Seat
    prompt: str
    moves: tuple[str, ...]


def positions(golden: GoldenGame) -> Iterator[Position]:
    g, chance = golden.new(), random.Random(golden.seed)
    kind = codec(type(g.rules))
    for number in range(ANSWERS):
        if g.over:
            return
        seat = g.waiting[0]
        question = g.question(seat)
        if number % EVERY == 0 and question is not None:
            yield Position(kind.save(g.s).decode(), seat, question.prompt, tuple(map(str, g.moves(seat))))
        g.answer(seat, answer(g, seat, chance))


def write(release: str) -> None:
    """The saves of a release, one compressed file a game; a file that stands is never written again."""
    home = FOLDER / release
    home.mkdir(parents=True, exist_ok=True)
    for key in GAMES:
        file = home / f"{key}.json.gz"
        if not file.exists():
            found = [at for golden in golden_games() if golden.game == key for at in positions(golden)]
            file.write_bytes(gzip.compress(msgspec.json.encode(found), mtime=0))


def recordings(key: str) -> Iterator[bytes]:
    """Tables of a game as files with all their answers, as one person who plays alone exports them."""
    for golden in golden_games():
        if golden.game == key:
            setup = golden.new().s.setup
            seats = (Holder("person", "ann", "Ann"), *(Holder("hot", "ann", "Bo") for _ in range(golden.seats - 1)))
            options = dict(golden.options)
            plan = Plan(key, seats, golden.cartridge, setup.difficulty, options, golden.name, seed=golden.seed)
            table, draft = open_table(golden.name, Actor("ann", "Ann", 1), plan, golden.seed)
            table.apply(draft.entries, draft.game)
            chance = random.Random(golden.seed)
            for _ in range(RECORDED):
                if not table.game.over:
                    seat = table.waiting[0]
                    option = answer(table.game, seat, chance)
                    draft = actions.answer(table, Actor("ann", "Ann", 2), seat, table.game.s.question, option)
                    table.apply(draft.entries, draft.game)
            yield export(table, Actor("ann", "Ann", 3), 1, lambda seq: None)


def write_recordings(release: str) -> None:
    """The recorded tables of a release, one compressed file a game; a file that stands is never written again."""
    home = FOLDER / release / "recorded"
    home.mkdir(parents=True, exist_ok=True)
    for key in GAMES:
        file = home / f"{key}.json.gz"
        if not file.exists():
            data = b"[" + b",".join(recordings(key)) + b"]"
            file.write_bytes(gzip.compress(data, mtime=0))


def read_recordings(file: Path) -> list[bytes]:
    return [bytes(raw) for raw in msgspec.json.decode(gzip.decompress(file.read_bytes()), type=list[msgspec.Raw])]


def read(file: Path) -> list[Position]:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=list[Position])
