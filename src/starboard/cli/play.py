"""`starboard play GAME`: in the terminal, alone, around one keyboard, or with bots."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from starboard.bots import Bot, bot
from starboard.cli import UserError
from starboard.cli.table import add_table, setup_from
from starboard.kernel.cartridge import say
from starboard.kernel.codec import envelope
from starboard.kernel.lessons import ME, Lessons, lessons_of
from starboard.kernel.registry import find
from starboard.kernel.words import Seat
from starboard.table.bot_names import name_bots
from starboard.table.seats import Holder
from starboard.terminal.lesson import Teacher
from starboard.terminal.play import Prompt
from starboard.terminal.sitting import Sitting


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", help="the game's key; not needed with --load")
    add_table(parser)
    parser.add_argument("--bot", type=int, default=0, metavar="N", help="so many bots play, in the last seats")
    parser.add_argument(
        "--bots", default="normal", metavar="NAME", help="which: easy, normal, strong (default: normal)"
    )
    parser.add_argument(
        "--name", action="append", default=[], help="what you are called; again for each who plays here"
    )
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.add_argument("--aloud", action="store_true", help="sentences instead of drawings, for a screen reader")
    parser.add_argument("--guide", action="store_true", help="a first game with lessons, on the table laid out for it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    scripted = args.guide and not (args.load or args.bot or args.seats or args.cartridge or args.difficulty or args.set)
    scripted = scripted and args.seed is None  # the table is as the script knows it
    lessons = _lessons(args) if args.guide else None
    seed = secrets.randbits(32) if args.seed is None else args.seed
    bots: dict[Seat, Bot] = {}
    if lessons and not args.load and not args.bot:
        others = enumerate(lessons.first_game.seats[: args.seats])
        bots = {seat: bot(name, seed + seat) for seat, name in others if name != ME}
    if args.load:
        sitting = Sitting.load(args.load, bots)
    elif args.game:
        counts = find(args.game).seats
        args.seats = args.seats or min(counts[-1], max(counts[0], args.bot + 1))
        sitting = Sitting.new(args.game, setup_from(args, seed), bots)
        if lessons and scripted:
            sitting.preset(preset.said for preset in lessons.first_game.presets)
    else:
        raise UserError("which game? starboard games lists them; or --load FILE")
    seats = sitting.g.s.setup.seats
    if not 0 <= args.bot < seats:
        raise UserError(
            f"{args.bot} bots leave no seat for you: this table has {seats}, so at most {seats - 1} are bots"
        )
    bots |= {seat: bot(args.bots, seed + seat) for seat in range(seats - args.bot, seats)}
    sitting.bots = bots
    game = type(sitting.g.rules)
    people = iter(args.name)
    own = [Holder("bot") if seat in bots else Holder("hot", name=next(people, "")) for seat in range(seats)]
    holders = name_bots(own)
    voice = say(game, sitting.g.s.setup.cartridge, args.lang, strict=False).at_table(tuple(h.name for h in holders))
    teacher = Teacher(lessons, voice, scripted) if lessons else None
    return Prompt(sitting, voice, Console(soft_wrap=True), args.aloud, teacher).run()


def _lessons(args: argparse.Namespace) -> Lessons:
    """The lessons of the game; what the words of the command leave open is as its first game has it."""
    game = envelope(args.load.read_bytes()).game if args.load else args.game or ""
    lessons = lessons_of(game)
    if lessons is None:
        raise UserError(f"{game or 'this game'} has no lessons")
    first = lessons.first_game
    args.seats = args.seats or len(first.seats)
    args.cartridge, args.difficulty = args.cartridge or first.cartridge, args.difficulty or first.difficulty
    args.set = args.set or [f"{key}={value}" for key, value in first.options.items()]
    args.seed = first.seed if args.seed is None else args.seed
    return lessons
