"""`starboard play GAME`: in the terminal, alone, around one keyboard, or with bots."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from starboard.bots import bot
from starboard.cli import UserError
from starboard.cli.table import add_table, setup_from
from starboard.kernel.cartridge import say
from starboard.terminal.play import Prompt
from starboard.terminal.sitting import Sitting


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", help="the game's key; not needed with --load")
    add_table(parser)
    parser.add_argument("--bot", type=int, action="append", default=[], metavar="SEAT", help="a bot plays this seat")
    parser.add_argument("--bots", default="random", metavar="NAME", help="which bot (default: random)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.add_argument("--aloud", action="store_true", help="sentences instead of drawings, for a screen reader")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbits(32) if args.seed is None else args.seed
    bots = {seat - 1: bot(args.bots, seed + seat) for seat in args.bot}
    if args.load:
        sitting = Sitting.load(args.load, bots)
    elif args.game:
        sitting = Sitting.new(args.game, setup_from(args, seed), bots)
    else:
        raise UserError("which game? starboard games lists them; or --load FILE")
    seats = sitting.g.s.setup.seats
    if wrong := [seat + 1 for seat in bots if not 0 <= seat < seats]:
        raise UserError(f"there is no seat {wrong[0]}; seats are 1 to {seats}")
    game = type(sitting.g.rules)
    voice = say(game, sitting.g.s.setup.cartridge, args.lang, strict=False)
    return Prompt(sitting, voice, Console(soft_wrap=True), args.aloud).run()
