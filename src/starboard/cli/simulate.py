"""`starboard simulate GAME`: bots play by the hundred; a progress bar, then what came of it."""

import argparse
import os
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starboard.bots import bot
from starboard.cli import UserError
from starboard.cli.table import add_table, setup_from
from starboard.kernel.cartridge import rules
from starboard.lab.simulate import Job, Result, Tally, played


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("simulate", help="let bots play many games")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument("--bots", default="random", metavar="NAMES", help="one name for all seats, or one a seat: a,b")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise UserError("--games and --workers take a number from 1")
    job = job_from(args)
    tally = Tally(job)
    with progress(args.json) as bar:
        task = bar.add_task(job.game, total=job.games)
        for games in played(job, args.workers):
            tally.add(games)
            bar.advance(task, len(games))
    result = tally.result()
    print(msgspec.json.encode(result).decode() if args.json else text(result))
    return 1 if result.errors else 0


def job_from(args: argparse.Namespace) -> Job:
    seed = args.seed or 0
    setup = setup_from(args, seed)
    names = tuple(args.bots.split(","))
    names = names * setup.seats if len(names) == 1 else names
    if len(names) != setup.seats:
        raise UserError(f"{len(names)} bots for {setup.seats} seats: name one, or one a seat")
    for name in names:
        bot(name, 0)
    rules(args.game, args.cartridge)
    return Job(args.game, setup, names, args.games, seed)


def progress(quiet: bool) -> Progress:
    """On the error stream, so that what is printed stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)


def text(result: Result) -> str:
    lines = [
        f"games            {result.games}",
        f"errors           {result.errors}" + (f"   first: {result.first_error}" if result.errors else ""),
        f"decisions        {result.decisions}",
        f"seconds          {result.seconds}",
        f"decisions_per_s  {result.decisions_per_s}",
    ]
    lines += [f"{kind:<16} {n}" for kind, n in result.outcomes.items()]
    lines += [f"won by seat {seat}    {n}" for seat, n in result.wins.items()]
    if result.scores:
        lines.append("mean scores      " + "  ".join(str(score) for score in result.scores))
    return "\n".join(lines)
