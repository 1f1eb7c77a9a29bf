"""`python -m bench [PART …]`: our speed beside that of others, in one run, as tables with ratios."""

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench import rivals
from bench.engines import GAMES, measure
from bench.engines import ROUNDS as ENGINE_ROUNDS
from bench.own import costs, heavy_games

ROUNDS = 3  # of the load run
AT_LEAST = {  # how many times as fast as each we mean to be
    ("PettingZoo, raw", "tic-tac-toe"): 1.0,
    ("PettingZoo, raw", "four in a row"): 1.0,
    ("OpenSpiel, game in Python", "tic-tac-toe"): 3.0,
    ("boardgame.io, reducer", "tic-tac-toe"): 10.0,
    ("boardgame.io, in memory", "tic-tac-toe"): 2.0,
    ("Catanatron", "Catan, decisions"): 1.0,
}


BESIDE = {"Catan": "answers_per_s", "Catan, decisions": "decisions_per_s"}  # by what the large games are set beside it


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure, beside other engines, in one run.")
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each engine plays, over all rounds")
    parser.add_argument("--alone", action="store_true", help="without the other engines (nothing is installed)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    console = Console(stderr=args.json)
    if not args.alone and {"engines", "load"} & set(args.part or PARTS):
        with console.status("installing the other engines (the first time takes a minute)"):
            rivals.install()
    found = {}
    for part in args.part or PARTS:
        with console.status(f"measuring: {part}"):
            found[part], table = PARTS[part](args)
        console.print(table)
    if args.json:
        print(msgspec.json.encode(found).decode())
    return 0


def engines(args: argparse.Namespace) -> tuple[Any, Table]:
    """Random play on one core, the small games beside other engines, and the large ones beside Catanatron."""
    found = measure(args.seconds, args.alone)
    own, large, others = found.own, found.large, found.others
    table = Table("engine", "game", "a second", "we are", "meant", title="Random play, one core, every answer checked")
    table.caption = (
        f"The median of {ENGINE_ROUNDS} rounds in turn. "
        "A decision is an answer, or a tick of Catanatron, with more than one thing to choose from."
    )
    for name, mine in own.items():
        table.add_row("Starboard", name, f"{mine.answers_per_s:,.0f} answers", "", "")
    for mine in large:
        table.add_row("Starboard", mine.game, f"{mine.answers_per_s:,.0f} answers", "", "")
        table.add_row("Starboard", mine.game, f"{mine.decisions_per_s:,.0f} decisions", "", "≥ 10,000")
    for rival in others:
        if rival.per_s is None:
            table.add_row(rival.rival, rival.game, rival.problem, "", "")
            continue
        speed = own.get(rival.game)
        ratio = f"{speed.answers_per_s / rival.per_s:.1f} ×" if speed else ""
        if rival.game in BESIDE:
            pace = BESIDE[rival.game]
            ratio = ", ".join(f"{mine.game} {getattr(mine, pace) / rival.per_s:.1f} ×" for mine in large)
        meant = AT_LEAST.get((rival.rival, rival.game))
        table.add_row(
            rival.rival, rival.game, f"{rival.per_s:,.0f} {rival.unit}", ratio, f"≥ {meant:g} ×" if meant else ""
        )
    return {"own": [*own.values(), *large], "others": others}, table


def state(args: argparse.Namespace) -> tuple[Any, Table]:
    """Fork, save and load of a state as heavy as a real game's."""
    found = costs()
    table = Table("what", "µs", "at most", title="A state of 400 cards, 4 players, 60 nodes")
    for cost in found:
        table.add_row(cost.what, f"{cost.microseconds:.1f}", f"{cost.bound:g}")
    return found, table


def load(args: argparse.Namespace) -> tuple[Any, Table]:
    """Many tables at once over sockets, every answer on disk before it is acknowledged."""
    from bench import load, rival_load

    ours, theirs = [], []
    for _ in range(1 if args.alone else ROUNDS):  # in turn: a machine has fast minutes and slow ones
        ours.append(load.run(50))
        theirs += [] if args.alone else [rival_load.run(50)]
    runs = [*ours, *theirs, load.run(200, pause=0.1)]
    table = Table("server", "tables", "per s", "p50 ms", "p99 ms", "CPU µs", "kB each", "start", title="Load")
    for row in runs:
        figures = (f"{row.per_s:,.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.cpu_us:.0f}")
        more = (f"{row.memory_kb_a_table:.0f}", f"{row.start_up_s:.1f} s")
        table.add_row(row.problem or row.what.partition(",")[0], str(row.tables), *figures, *more)
    if theirs and all(run.per_s for run in theirs):
        ratio = median(run.per_s for run in ours) / median(run.per_s for run in theirs)
        table.caption = (
            f"flat out at 50 tables, the median of {ROUNDS} runs in turn: {ratio:.2f} × boardgame.io (meant ≥ 2 ×), "
            "ours on disk, theirs in memory; "
            "at 200 tables each player thinks 0.1 s (meant p99 < 100 ms). Equal states of a game without chance share "
            "their drawn scenes, which favours tic-tac-toe."
        )
    return runs, table


def doors(args: argparse.Namespace) -> tuple[Any, Table]:
    """Our tic-tac-toe behind PettingZoo beside PettingZoo's own."""
    from bench.doors import compare

    found = compare(args.seconds)
    table = Table("PettingZoo environment", "steps/s", "we are", "meant", title="As PettingZoo's documentation shows")
    table.add_row("ours", f"{found.ours:,.0f}", f"{found.ratio:.1f} ×", f"≥ {found.meant:g} ×")
    table.add_row("theirs", found.problem or f"{found.theirs:,.0f}", "", "")
    return found, table


def lab(args: argparse.Namespace) -> tuple[Any, Table]:
    """What a second core and a cluster bring to simulation; where a search spends its time."""
    from bench import lab, search

    scaling = lab.measure()
    profiles = [search.profile(game) for game in (*GAMES.values(), *heavy_games())]
    table = Table("what", "measured", "meant", title="The lab")
    table.add_row("two cores over one", f"{scaling.speedup:.2f} ×", "≥ 1.8 ×")
    table.add_row("Dask over two processes", f"{scaling.overhead:+.1%}", "< +10%")
    for found in profiles:
        table.add_row(f"search inside the game, {found.game}", f"{found.inside:.1%}", f"≥ {search.MEANT:.0%}")
    return {"scaling": scaling, "search": profiles}, table


Part = Callable[[argparse.Namespace], tuple[Any, Table]]
PARTS: dict[str, Part] = {"engines": engines, "state": state, "load": load, "doors": doors, "lab": lab}

if __name__ == "__main__":
    sys.exit(main())
