"""The words that choose a table: seats, cartridge, difficulty, settings, seed; checked against what the game offers."""

import argparse

from starboard.cli import UserError
from starboard.kernel.cartridge import cartridge_folder
from starboard.kernel.registry import find
from starboard.kernel.setup import Setup


def add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cartridge", default="", help="the world to play in: a key, or a folder")
    parser.add_argument("--difficulty", default="")
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game")
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game")


def setup_from(args: argparse.Namespace, seed: int) -> Setup:
    game = find(args.game)
    seats = args.seats or game.seats[0]
    if seats not in game.seats:
        raise UserError(f"{game.key} seats {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if args.difficulty and args.difficulty not in game.difficulties:
        offered = ", ".join(game.difficulties) or "none"
        raise UserError(f"{game.key} has no difficulty {args.difficulty!r}; there are: {offered}")
    levels = game.levels(seats)
    if args.difficulty and not levels:
        raise UserError(_only(f"the difficulty of {game.key}", game.difficulty_seats, seats))
    if game.world is not None:
        cartridge_folder(game, args.cartridge)
    settings = {setting.key: setting for setting in game.settings}
    chosen = []
    for text in args.set:
        key, _, value = text.partition("=")
        if key not in settings or value not in settings[key].values:
            offered = "; ".join(f"{s.key}={'|'.join(s.values)}" for s in game.settings) or "none"
            raise UserError(f"{game.key} has no setting {text!r}; there are: {offered}")
        if not settings[key].matters(seats):
            raise UserError(_only(f"the setting {key} of {game.key}", settings[key].seats, seats))
        chosen.append((key, value))
    return Setup(seats, seed, args.cartridge, args.difficulty or next(iter(levels), ""), tuple(chosen))


def _only(what: str, matters: tuple[int, ...], seats: int) -> str:
    counts = " or ".join(map(str, matters))
    return f"{what} matters only with --seats {counts}, not with {seats}"
