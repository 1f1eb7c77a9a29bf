"""How often a game is won, for each cartridge, value of a setting, difficulty and number of seats: a table for docs.

`python -m bench.balance unsettled --over task --cartridges meticula,vespera --out balance.parquet` plays in
rounds, so that all cells grow together; stopped, it goes on from there, and `--table` only prints what is there.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from starboard.kernel.registry import find
from starboard.kernel.setup import Setup
from starboard.lab.intervals import rate
from starboard.lab.pool import Pool
from starboard.lab.results import Results, Row, read
from starboard.lab.simulate import Job, play_games


def jobs(args: argparse.Namespace, games: int) -> Iterator[Job]:
    """A job for each cell of the table."""
    kind = find(args.game)
    values = next(setting.values for setting in kind.settings if setting.key == args.over)
    for cartridge in args.cartridges.split(","):
        for value in values:
            for level in args.difficulties.split(",") if args.difficulties else kind.difficulties:
                for seats in kind.seats:
                    setup = Setup(seats, 0, cartridge, level, ((args.over, value),))
                    yield Job(args.game, setup, (args.bots,) * seats, games, args.seed, facts=True)


def play(args: argparse.Namespace) -> None:
    """Every cell a few more games, round after round."""
    with Results(args.out) as file, Pool(args.workers) as pool:
        for games in range(args.step, args.games + args.step, args.step):
            for job in jobs(args, min(games, args.games)):
                known = {game.number for game in file.finished_games(job)}
                for some in play_games(job, args.workers, pool.executor, known):
                    file.add(job, some)
            print(f"{min(games, args.games)} games a cell", file=sys.stderr, flush=True)


def table(rows: Sequence[Row], over: str) -> str:
    """Markdown: a line for each value and difficulty, a column for each number of seats; Wilson's 95% intervals."""
    wins: Counter[tuple[str, str, str, int]] = Counter()
    games: Counter[tuple[str, str, str, int]] = Counter()
    for row in rows:
        value = next(word.partition("=")[2] for word in row.options if word.startswith(f"{over}="))
        for seats in (row.seats, 0):  # 0: all of them together
            games[row.cartridge, value, row.difficulty, seats] += 1
            wins[row.cartridge, value, row.difficulty, seats] += row.kind == "win"
    counts = sorted({seats for *_, seats in games if seats})
    head = ["cartridge", over, "difficulty", *(f"{n} seats" for n in counts), "all", "games"]
    lines = [" | ".join(head), " | ".join("---" for _ in head)]
    for cartridge, value, level in dict.fromkeys(key[:3] for key in games):
        cells = [percent(wins[cartridge, value, level, n], games[cartridge, value, level, n]) for n in (*counts, 0)]
        lines.append(" | ".join([cartridge, value, level, *cells, str(games[cartridge, value, level, 0])]))
    return "\n".join(f"| {line} |" for line in lines)


def percent(hits: int, n: int) -> str:
    found = rate(hits, n)
    return f"{100 * found.value:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--over", required=True, help="the setting of the table that makes the rows")
    parser.add_argument("--cartridges", required=True)
    parser.add_argument("--difficulties", default="", help="default: all that the game has")
    parser.add_argument("--bots", default="quick")
    parser.add_argument("--games", type=int, default=200, help="for each cell")
    parser.add_argument("--step", type=int, default=20, help="games for each cell in a round")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="a results file (Parquet); what is in it is not redone")
    parser.add_argument("--table", action="store_true", help="play nothing, print what is there")
    args = parser.parse_args(argv)
    if not args.table:
        play(args)
    levels = args.difficulties.split(",")
    rows = [row for row in read(args.out) if row.difficulty in levels]
    print(table(sorted(rows, key=lambda row: (row.cartridge, row.options, levels.index(row.difficulty))), args.over))
    return 0


if __name__ == "__main__":
    sys.exit(main())
