"""The economy of Under our Sun: what a character-day costs and brings, deaths, length, wins, beside the targets.

`python -m bench.sun_economy --missions dry_well,late_walkers --seats 2,3,4 --bots quick,greedy --games 20 --out FILE`
plays, a line of FILE a game, and prints the tables; what is in FILE is not played again.  `--table` plays nothing.
"""

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from bench.sun_ledger import Ledger, play
from starboard.bots import bot
from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.rules.sides import the_son
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.lab.intervals import mean, rate
from starboard.lab.simulate import seed_of

AP = {
    "sleep": "3–4", "water": "1", "food": "1–1.5", "collecting": "1.5–2", "moving": "6–7", "fights": "1.5–2",
    "mission": "1–2", "other": "", "unspent": "at most 2",
}  # fmt: skip
HARM = {
    "fights": "0.6–0.9", "solar": "0.2–0.3", "night": "0.1–1.0", "hunger": "0.2–0.4", "thirst": "0.1–0.25",
    "infection": "",
}  # fmt: skip


class Cell(NamedTuple):
    mission: str
    mode: str
    seats: int
    bots: str


class Job(NamedTuple):
    cell: Cell
    seed: int


def run(job: Job) -> Ledger:
    """One game from its seed to its end."""
    cell = job.cell
    rules = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / cell.mission))
    setup = Setup(cell.seats, job.seed, cell.mission, options=(("mode", cell.mode),))
    g = Game(rules.new(setup), rules)
    ledger = Ledger(cell.mission, cell.mode, cell.seats, cell.bots, job.seed)
    play(g, [bot(cell.bots, job.seed ^ seat) for seat in range(cell.seats)], ledger)
    if (son := the_son(g)) is not None:
        ledger.son, ledger.son_card = son.seat, son.team.value
    return ledger


def cells(args: argparse.Namespace) -> Iterator[Cell]:
    for mission in args.missions.split(","):
        for mode in args.modes.split(","):
            for seats in map(int, args.seats.split(",")):
                if mode == "cooperative" or seats > 1:
                    for bots in args.bots.split(","):
                        yield Cell(mission, mode, seats, bots)


def fill(args: argparse.Namespace) -> None:
    """Every cell as many games as are asked for, round after round, so that all grow together."""
    known = {(cell_of(row), row.seed) for row in rows_of(args.out)}
    jobs = [Job(cell, seed_of(args.seed, n)) for n in range(args.games) for cell in cells(args)]
    todo = [job for job in jobs if tuple(job) not in known]
    with args.out.open("ab") as file, ProcessPoolExecutor(args.workers) as pool:
        for row in pool.map(run, todo):
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()


def rows_of(path: Path) -> list[Ledger]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Ledger) for line in path.read_bytes().splitlines()]


def cell_of(row: Ledger) -> Cell:
    return Cell(row.mission, row.mode, row.seats, row.bots)


# Tables


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [list(head), ["---"] * len(head), *map(list, lines)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def wins(rows: list[Ledger]) -> str:
    """How often it is won, by mission, bot and number of characters."""
    by_cell: dict[tuple[str, str, int], list[Ledger]] = defaultdict(list)
    for row in rows:
        if row.mode == "cooperative":
            for n in (row.seats, 0):
                by_cell[row.mission, row.bots, n].append(row)
    seats = sorted({cell[2] for cell in by_cell if cell[2]})
    lines = [
        [mission, bots, *(share(by_cell[mission, bots, n]) for n in (*seats, 0)), ends(by_cell[mission, bots, 0])]
        for mission, bots in dict.fromkeys(cell[:2] for cell in by_cell)
    ]
    return table(("mission", "bot", *(f"{n} seats" for n in seats), "all", "median day of a win"), lines)


def share(rows: list[Ledger]) -> str:
    found = rate(sum(row.kind == "win" for row in rows), len(rows))
    return f"{100 * found.value:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}] of {len(rows)}" if rows else ""


def ends(rows: list[Ledger]) -> str:
    days = [row.day for row in rows if row.kind == "win"]
    return f"{median(days):g}" if days else "–"


def sides(rows: list[Ledger]) -> str:
    """Who wins where a Son of Liberty was dealt."""
    by_cell: dict[tuple[str, str], list[Ledger]] = defaultdict(list)
    for row in rows:
        if row.mode != "cooperative" and row.son >= 0:
            by_cell[row.mission, row.bots].append(row)
    lines = []
    for (mission, bots), found in by_cell.items():
        n = len(found)
        son = sum(row.son in row.winners for row in found)
        others = sum(bool(row.winners) and row.son not in row.winners for row in found)
        lines.append([mission, bots, str(n), *(rate(k, n).percent() for k in (others, son, n - others - son))])
    return table(("mission", "bot", "games with a Son", "Survivors", "Son of Liberty", "nobody"), lines)


def economy(rows: list[Ledger]) -> str:
    """What a character-day costs and brings, a column for each bot."""
    by_bot: dict[str, list[Ledger]] = defaultdict(list)
    for row in rows:
        if row.mode == "cooperative":
            by_bot[row.bots].append(row)
    lines = [[f"AP: {what}", target, *(a_day(by_bot[b], "ap", what) for b in by_bot)] for what, target in AP.items()]
    lines += [
        [f"health lost: {what}", target, *(a_day(by_bot[b], "harm", what) for b in by_bot)]
        for what, target in HARM.items()
    ]
    whole = [
        ("health regained", "0.5–0.9", "healed"),
        ("water drunk", "3.1", "drunk"),
        ("rations eaten", "0.85", "fed"),
    ]
    lines += [[what, target, *(per_day(by_bot[b], field) for b in by_bot)] for what, target, field in whole]
    lines += [["games", "", *(str(len(found)) for found in by_bot.values())]]
    return table(("a character-day", "target", *by_bot), lines)


def a_day(rows: list[Ledger], ledger: str, what: str) -> str:
    return f"{3 * sum(getattr(row, ledger).get(what, 0) for row in rows) / sum(row.turns for row in rows):.2f}"


def per_day(rows: list[Ledger], field: str) -> str:
    return f"{3 * sum(getattr(row, field) for row in rows) / sum(row.turns for row in rows):.2f}"


def lengths(rows: list[Ledger]) -> str:
    """Deaths, days, answers and passes, by bot and number of characters."""
    by_cell: dict[tuple[str, int], list[Ledger]] = defaultdict(list)
    for row in rows:
        if row.mode == "cooperative":
            by_cell[row.bots, row.seats].append(row)
    lines = []
    for (bots, seats), found in sorted(by_cell.items()):
        early = rate(sum(0 < row.first_death <= 2 for row in found), len(found)).percent()
        nobody = rate(sum(not row.eliminated for row in found), len(found)).percent()
        passes = 100 * sum(row.passes for row in found) / sum(row.answers - row.ordered for row in found)
        day, answers = mean([row.day for row in found]), mean([row.answers for row in found])
        lines.append([bots, str(seats), early, nobody, str(day), str(answers), f"{passes:.0f}%"])
    head = ("bot", "seats", "a death by day 2", "nobody eliminated", "last day", "answers a game", "passes")
    return table(head, lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.sun_economy", description=__doc__)
    parser.add_argument("--missions", required=True)
    parser.add_argument("--modes", default="cooperative", help="cooperative, semi_cooperative, or both with a comma")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--bots", default="quick", help="one name for all seats; several with commas")
    parser.add_argument("--games", type=int, default=20, help="for each cell")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="a line a game, in JSON")
    parser.add_argument("--table", action="store_true", help="play nothing, print what is there")
    args = parser.parse_args(argv)
    if not args.table:
        fill(args)
    rows = rows_of(args.out)
    for title, made in (("Wins", wins), ("Sides", sides), ("Economy", economy), ("Lengths", lengths)):
        print(f"## {title}\n{made(rows)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
