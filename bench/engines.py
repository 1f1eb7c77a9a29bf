"""Random play beside other engines: all take turns for several short rounds, and medians are compared.

A machine has fast minutes and slow ones; one long pass after another would compare the minutes.
"""

from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import TypeVar

from msgspec import Struct, structs

from bench import rivals
from bench.own import Speed, heavy_games, random_play
from bench.rivals import TRIALS, Rival

ROUNDS = 3
SHORTEST = 0.5  # seconds of one turn
GAMES = {"tic-tac-toe": "tictactoe", "four in a row": "connect_four"}  # what the others call them, and we

T = TypeVar("T")


class Engines(Struct, frozen=True):
    """The median row of every game of ours and of every other engine."""

    own: dict[str, Speed]  # by what the others call the game
    large: list[Speed]
    others: list[Rival]


def take_turns(players: Sequence[Callable[[], T]], rounds: int) -> list[list[T]]:
    """Let each play once a round; what each came to, round by round."""
    results: list[list[T]] = [[] for _ in players]
    for _ in range(rounds):
        for player, result in zip(players, results, strict=True):
            result.append(player())
    return results


def median_speed(speeds: Sequence[Speed]) -> Speed:
    """One row for all rounds of a game of ours."""
    return Speed(
        speeds[0].game,
        median(speed.answers_per_s for speed in speeds),
        median(speed.decisions_per_s for speed in speeds),
        sum(speed.answers for speed in speeds),
        sum(speed.games for speed in speeds),
    )


def median_rival(rows: Sequence[Rival]) -> Rival:
    """One row for all rounds of another engine; a round that failed makes the whole row a problem."""
    failed = next((row for row in rows if row.per_s is None), None)
    if failed is not None:
        return failed
    return structs.replace(
        rows[0],
        per_s=median(row.per_s for row in rows if row.per_s is not None),
        moves=sum(row.moves for row in rows),
        seconds=sum(row.seconds for row in rows),
        cpu_seconds=sum(row.cpu_seconds for row in rows),
        games=sum(row.games for row in rows),
    )


def measure(seconds: float, alone: bool, rounds: int = ROUNDS) -> Engines:
    """Every engine for `seconds` in all, in rounds."""
    each = max(SHORTEST, seconds / rounds)
    keys = [*GAMES.values(), *heavy_games()]
    trials = () if alone else TRIALS
    players: list[Callable[[], Speed | Rival]] = [
        *(lambda key=key: random_play(key, each) for key in keys),
        *(lambda trial=trial: rivals.measure_one(trial, each) for trial in trials),
    ]
    rows = take_turns(players, rounds)
    speeds = {key: median_speed(_of(Speed, results)) for key, results in zip(keys, rows, strict=False)}
    others = [median_rival(_of(Rival, results)) for results in rows[len(keys) :]]
    own = {name: speeds[key] for name, key in GAMES.items()}
    return Engines(own, [speeds[key] for key in heavy_games()], others)


def _of(kind: type[T], rows: Iterable[object]) -> list[T]:
    return [row for row in rows if isinstance(row, kind)]
