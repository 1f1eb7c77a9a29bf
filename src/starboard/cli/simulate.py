"""`starboard simulate GAME`: bots play by the hundred; a progress bar, then what came of it."""

import argparse
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starboard.bots import bot
from starboard.cli import UserError
from starboard.cli.table import add_table, setup_from
from starboard.kernel.cartridge import rules
from starboard.kernel.registry import find
from starboard.lab.cluster import cluster
from starboard.lab.results import Results
from starboard.lab.simulate import GameResult, Job, play_games
from starboard.lab.tally import Result, Tally

STOPPED = 130  # what a shell says of a command that Ctrl-C ended


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("simulate", help="let bots play many games", conflict_handler="resolve")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument("--seats", help="how many play: a number, several (2,3), or all (default: the fewest)")
    parser.add_argument("--difficulty", default="", help="one, several (calm,harsh), or all (default: the first)")
    parser.add_argument("--bots", default="random", metavar="NAMES", help="one name for all seats, or one a seat: a,b")
    parser.add_argument("--rotate", action="store_true", help="bots change seats, and play each deal from every seat")
    parser.add_argument("--games", type=int, default=100, help="for each number of seats and each difficulty")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="a results file (Parquet); what is in it is not redone"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of a Dask scheduler instead")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, a line for each run")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise UserError("--games and --workers take a number from 1")
    results = play_all(jobs_from(args), args)
    for number, result in enumerate(results):
        print(msgspec.json.encode(result).decode() if args.json else "\n" * (number > 0) + text(result))
    last = results[-1]
    if last.games < last.asked:
        again = f"; the same command goes on from there, {args.out} has them" if args.out else ""
        Console(stderr=True).print(f"stopped after {last.games} of {last.asked} games{again}", soft_wrap=True)
        return STOPPED
    return 1 if any(result.errors for result in results) else 0


def play_all(jobs: list[Job], args: argparse.Namespace) -> list[Result]:
    """Each job's games and what came of them; after Ctrl-C, those that were played until then."""
    results: list[Result] = []
    with ExitStack() as stack:
        executor, slots = stack.enter_context(cluster(args.cluster, args.game)) if args.cluster else (None, 0)
        file = stack.enter_context(Results(args.out)) if args.out else None
        for job in jobs:
            tally = Tally(job, file.finished_games(job) if file else None)
            known = {game.number for game in tally.games}
            try:
                for games in with_progress(
                    job, play_games(job, slots or args.workers, executor, known), len(known), args.json
                ):
                    tally.add(games)
                    if file:
                        file.add(job, games)
            except KeyboardInterrupt:
                return [*results, tally.result()]
            results.append(tally.result())
    return results


def jobs_from(args: argparse.Namespace) -> list[Job]:
    """A job for each number of seats and each difficulty that was asked for."""
    game, seed = find(args.game), args.seed or 0
    counts = values_from(args.seats or str(game.seats[0]), [str(n) for n in game.seats])
    if wrong := [seats for seats in counts if not seats.isdigit()]:
        raise UserError(f"--seats takes numbers, not {wrong[0]!r}")
    combinations = [
        (n, level) for n in counts for level in values_from(args.difficulty, list(game.levels(int(n)))) or [""]
    ]
    jobs = []
    for seats, difficulty in combinations:
        setup = setup_from(argparse.Namespace(**vars(args) | {"seats": int(seats), "difficulty": difficulty}), seed)
        names = bots_for(args.bots, setup.seats)
        jobs.append(Job(args.game, setup, names, args.games, seed, args.rotate, facts=args.out is not None))
    rules(args.game, args.cartridge)
    return jobs


def values_from(text: str, offered: list[str]) -> list[str]:
    return offered if text == "all" else [word for word in text.split(",") if word]


def bots_for(bots: str, seats: int) -> tuple[str, ...]:
    names = tuple(bots.split(","))
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise UserError(f"{len(names)} bots for {seats} seats: name one, or one a seat")
    for name in names:
        bot(name, 0)
    return names


def with_progress(job: Job, games: Iterator[list[GameResult]], done: int, quiet: bool) -> Iterator[list[GameResult]]:
    """The same games, with a bar that tells how many are done and how long it will take."""
    with bar(quiet) as progress:
        task = progress.add_task(title(job), total=job.games, completed=done)
        for some in games:
            yield some
            progress.advance(task, len(some))


def title(job: Job) -> str:
    return " ".join(word for word in (job.game, f"{job.setup.seats} seats", job.setup.difficulty) if word)


@contextmanager
def bar(quiet: bool) -> Iterator[Progress]:
    """On the error stream, so that what is printed stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        yield progress


def text(result: Result) -> str:
    lines = [
        f"games            {result.games}",
        f"errors           {result.errors}" + (f"   first: {result.first_error}" if result.errors else ""),
        f"decisions        {result.decisions}",
        f"seconds          {result.seconds}",
        f"decisions_per_s  {result.decisions_per_s}",
        f"length           {result.length} decisions a game",
    ]
    where = [f"{result.seats} seats", result.cartridge, result.difficulty]
    head = f"{result.game}: {', '.join(word for word in where if word)}; {', '.join(result.bots)}"
    rates = [(kind, f"{n:>7}  {result.outcome_rates[kind].percent()}") for kind, n in result.outcomes.items()]
    if result.wins:  # no seat by itself wins a game that all win or lose together
        rates += [(f"won by seat {seat}", f"{rate.percent():>9}") for seat, rate in result.win_rates.items()]
    if len(result.side_rates) > 1:
        rates += [(f"won by {side}", f"{rate.percent():>9}") for side, rate in result.side_rates.items()]
    if len(set(result.bots)) > 1:
        rates += [(f"won by {name}", f"{rate.percent():>9}") for name, rate in result.bot_rates.items()]
    rates += [(f"score of seat {seat}", str(score)) for seat, score in enumerate(result.score_means, 1)]
    told = [f"{what:<16} {value}" for what, value in rates]
    if result.alike:
        told.append("All games ended alike, after as many decisions: one of them tells as much.")
    return "\n".join([head, *lines, *told])
