"""`starboard bench`: our speed beside that of others, in one run, as a table with ratios."""

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from starboard.bench import rivals
from starboard.bench.own import Cost, Speed, costs, random_play

GAMES = {"tic-tac-toe": "tictactoe", "four in a row": "connect_four"}  # what the others call them, and we
AT_LEAST = {  # how many times as fast as each we mean to be
    ("PettingZoo, raw", "tic-tac-toe"): 1.0,
    ("PettingZoo, raw", "four in a row"): 1.0,
    ("OpenSpiel, game in Python", "tic-tac-toe"): 3.0,
    ("boardgame.io, reducer", "tic-tac-toe"): 10.0,
}


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bench", help="measure, beside other engines, in one run")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each engine plays")
    parser.add_argument("--alone", action="store_true", help="without the other engines (nothing is installed)")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(stderr=args.json)
    own = {name: random_play(key, args.seconds) for name, key in GAMES.items()}
    heavy = costs()
    others: list[rivals.Rival] = []
    if not args.alone:
        with console.status("installing the other engines (the first time takes a minute)"):
            rivals.install()
        for rival in rivals.measuring(seconds=args.seconds):
            others.append(rival)
            console.print(f"measured {rival.rival} {rival.game}", style="dim")
    if args.json:
        print(msgspec.json.encode({"own": list(own.values()), "state": heavy, "others": others}).decode())
    else:
        console.print(speed_table(own, others))
        console.print(cost_table(heavy))
    return 0


def speed_table(own: dict[str, Speed], others: list[rivals.Rival]) -> Table:
    table = Table("engine", "game", "a second", "we are", "meant", title="Random play, one core")
    for game, mine in own.items():
        table.add_row("Starboard", game, f"{mine.answers_per_s:,.0f}", "", "")
    for rival in others:
        speed = own.get(rival.game)
        if rival.per_s is None:
            table.add_row(rival.rival, rival.game, rival.problem, "", "")
            continue
        ratio = f"{speed.answers_per_s / rival.per_s:.1f} ×" if speed else ""
        meant = AT_LEAST.get((rival.rival, rival.game))
        table.add_row(
            rival.rival, rival.game, f"{rival.per_s:,.0f} {rival.unit}", ratio, f"≥ {meant:g} ×" if meant else ""
        )
    return table


def cost_table(heavy: list[Cost]) -> Table:
    table = Table("what", "µs", "at most", title="A state of 400 cards, 4 players, 60 nodes")
    for cost in heavy:
        table.add_row(cost.what, f"{cost.microseconds:.1f}", f"{cost.bound:g}")
    return table
