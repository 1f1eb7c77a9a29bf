"""`starboard check [PATH]`: what is wrong with a cartridge, or with everything that is shipped."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.cli import UserError
from starboard.kernel.cartridge import About, read, say
from starboard.kernel.content import load
from starboard.kernel.lint import cartridge_problems, game_problems
from starboard.kernel.registry import find, games
from starboard.kernel.rules import Rules
from starboard.kernel.texts import LANGUAGES


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("check", help="lint a cartridge, or every game installed here")
    parser.add_argument("path", nargs="*", type=Path, help="folders of cartridges; none: all that is installed")
    parser.add_argument(
        "--game", help="without a path: this game alone; else what the cartridges are for, where they do not say"
    )
    parser.add_argument("--texts", action="store_true", help="print every text written from verbs, in both languages")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    problems: list[str] = []
    if args.path:
        for folder in args.path:
            game = game_of(folder, args.game)
            problems += cartridge_problems(game, folder)
            if args.texts and not problems:
                print("\n".join(texts(game, folder)))
    else:
        chosen = [find(args.game)] if args.game else list(games().values())
        for game in chosen:
            problems += game_problems(game)
    unique = list(dict.fromkeys(problems))
    for problem in unique:
        print(problem, file=sys.stderr)
    what = many(len(args.path), "cartridge") if args.path else args.game or many(len(chosen), "game")
    print(f"{what} checked: " + (many(len(unique), "problem") if unique else "no problem"))
    return 2 if unique else 0


def many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def texts(game: type[Rules[Any]], folder: Path) -> Iterator[str]:
    """Every text of a cartridge that is written from verbs, a line each."""
    made = game(read(game, folder))
    for lang in LANGUAGES:
        yield from (f"{name} [{lang}]: {text}" for name, text in made.texts(say(game, str(folder), lang)))


def game_of(folder: Path, named: str | None) -> type[Rules[Any]]:
    """The game of a cartridge: as said, as the cartridge says, or the one whose folder it lies in."""
    if not (folder / "cartridge.yaml").exists():
        if not folder.exists() and folder.name not in games():
            raise UserError(f"there is no folder {folder}: `starboard new GAME NAME` begins a world")
        hint = f"; `starboard check --game {folder.name}` checks the game" if folder.name in games() else ""
        raise UserError(f"{folder} is not a cartridge: it has no cartridge.yaml{hint}")
    if named:
        return find(named)
    for game in games().values():
        if folder.resolve().is_relative_to(game.home().resolve()):
            return game
    about: About = load(folder / "cartridge.yaml", About, _no_verbs)
    if not about.game:
        raise UserError(
            f"{folder / 'cartridge.yaml'} does not say which game it is for: add `game: KEY`, or use --game"
        )
    return find(about.game)


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)
