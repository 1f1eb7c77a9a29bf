"""`starboard train GAME`: bots play each other, and the weights of the game's evaluation follow what came of it."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import Progress

from starboard.bots import bot
from starboard.cli import UserError
from starboard.cli.simulate import STOPPED, bar
from starboard.cli.table import add_table, setup_from
from starboard.kernel.cartridge import rules
from starboard.kernel.registry import find
from starboard.kernel.weights import FILE, read_weights, write_weights
from starboard.lab.arena import seats_for
from starboard.lab.training import Generation, Plan, Training, Verdict, train


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("train", help="fit the weights of a game's evaluation by self-play")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument("--bot", default="quick", help="who plays the games to learn from and to judge by (quick)")
    parser.add_argument("--games", type=int, default=100, help="to learn from in a generation (100)")
    parser.add_argument(
        "--judge",
        type=int,
        default=60,
        help="fresh games for each proposal of a generation (60); 0: every step is taken",
    )
    parser.add_argument("--generations", type=int, default=4, help="how often the weights may move (4)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="weights to begin with (those of the game)")
    parser.add_argument(
        "--run", dest="run_file", type=Path, metavar="FILE", help="where the run is kept, to go on from"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=f"the weights ({FILE} in the game's own folder)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    if not game.promise_words:
        raise UserError(f"{game.key} names no promises that could be weighed: see `Rules.promises`")
    bot(args.bot, 0)
    args.seats = args.seats or seats_for(args.game)
    if args.games < 2 or args.judge == 1 or args.judge < 0 or args.generations < 1:
        raise UserError(
            "--games and --judge take a number from 2, --generations one from 1; --judge 0 takes every step"
        )
    rules(args.game, args.cartridge)
    seed = args.seed or 0
    plan = Plan(args.game, setup_from(args, seed), seed, args.bot, args.games, args.judge, args.generations)
    file = args.run_file or Path(f"train-{game.key}.json")
    training = resume(file, plan) or Training(
        plan, [Generation(read_weights(args.start or game.home() / FILE, game.promise_words))]
    )
    try:
        with bar(False) as progress:
            for step in _report(train(training), training, progress):
                _save(file, step)
    except KeyboardInterrupt:
        print(f"stopped after {training.done} of {training.steps} games; the same command goes on from {file}")
        return STOPPED
    out = args.out or game.home() / FILE
    named = dict(zip(game.promise_words, training.weights, strict=True))
    verdicts = [verdict for one in training.generations for verdict in one.verdicts]
    taken = sum(verdict.taken for verdict in verdicts) if plan.judged else plan.generations
    write_weights(out, named, f"Fitted by {command(plan)}\n{taken} of {plan.generations} generations moved them.")
    print(f"{out}: {taken} of {plan.generations} generations moved the weights")
    return 0


def command(plan: Plan) -> str:
    return (
        f"`starboard train {plan.game} --seats {plan.setup.seats} --bot {plan.bot} --games {plan.games} "
        f"--judge {plan.judged} --generations {plan.generations} --seed {plan.seed}`."
    )


def resume(file: Path, plan: Plan) -> Training | None:
    """The run in the file, if there is one; one with another plan is never overwritten."""
    if not file.exists():
        return None
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Training)
    except msgspec.MsgspecError as error:
        raise UserError(f"{file} is no run of `starboard train`: {error}") from None
    if found.plan != plan:
        raise UserError(f"{file} is a run with other words: {command(found.plan)} Name another file with --run")
    return found


def _save(file: Path, training: Training) -> None:
    """Whole or not at all: a run that is killed while it writes keeps what it had."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(training))
    new.replace(file)


def _report(steps: Any, training: Training, progress: Progress) -> Any:
    """The same steps, with a bar, and a line for each proposal that was judged."""
    task = progress.add_task(training.plan.game, total=training.steps, completed=training.done)
    told = 0
    for step in steps:
        yield step
        progress.update(task, completed=step.done)
        verdicts = [verdict for one in step.generations for verdict in one.verdicts]
        for number, verdict in enumerate(verdicts[told:], told):
            progress.console.print(line(number // 2 + 1, verdict), soft_wrap=True)
        told = len(verdicts)


def line(generation: int, verdict: Verdict) -> str:
    """What was found of a proposal."""
    taken = "taken" if verdict.taken else "not taken"
    return (
        f"generation {generation}, {verdict.name}: ahead by {verdict.lead} points, "
        f"won {verdict.won.percent()} of {verdict.won.n}, score {verdict.score}: {taken}"
    )
