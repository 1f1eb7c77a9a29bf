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
from tests.golden.games import ANSWERS, GoldenGame, answer, golden_games

FOLDER = Path(__file__).parent / "saves"
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
    for key in {golden.game for golden in golden_games()}:
        file = home / f"{key}.json.gz"
        if not file.exists():
            found = [at for golden in golden_games() if golden.game == key for at in positions(golden)]
            file.write_bytes(gzip.compress(msgspec.json.encode(found), mtime=0))


def read(file: Path) -> list[Position]:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=list[Position])
