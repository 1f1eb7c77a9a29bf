"""`starboard new GAME`: a small game that works, in the usual files, to be changed into one's own."""

import argparse
import keyword
import re
from pathlib import Path
from typing import Any

from starboard.cli import UserError
from starboard.kernel.registry import games

TEMPLATE = Path(__file__).parent / "template"
NEXT = """{folder}: a game of {count} files that can be played.
  cd {folder}
  export STARBOARD_GAMES=$PWD      # or, once and for all: pip install -e .
  starboard play {key} --bot 2
  starboard check
  pytest
docs/writing-a-game.md walks through it; README.md says where to begin."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("new", help="begin a game of one's own: a small one that works")
    parser.add_argument("game", help="the key of the game: small letters, digits and underscores, as in deep_field")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where its folder is made")
    parser.add_argument("--prefix", help="of the ids of its rules: two to four capitals (default: from the key)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    key, prefix = args.game, args.prefix or default_prefix(args.game)
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", key) or keyword.iskeyword(key):
        raise UserError(f"{key!r} cannot be the key of a game: use small letters, digits and underscores")
    if not re.fullmatch(r"[A-Z]{2,4}", prefix):
        raise UserError(f"{prefix!r} cannot be a prefix of rules: use two to four capitals")
    if key in games():
        raise UserError(f"there is a game called {key} already: choose another key")
    folder = args.into / key
    if folder.exists():
        raise UserError(f"{folder} exists already: nothing is written")
    files = write(folder, key, prefix)
    print(NEXT.format(folder=folder, count=len(files), key=key))
    return 0


def default_prefix(key: str) -> str:
    """The first letters of two words, or of one: `deep_field` is DF, `harvest` is HA."""
    words = [word for word in key.split("_") if word]
    return ("".join(word[0] for word in words[:4]) if len(words) > 1 else key[:2]).upper()


def write(folder: Path, key: str, prefix: str) -> list[Path]:
    """The template with the names of this game."""
    spoken = key.replace("_", " ").capitalize()
    names = (
        ("project.toml", "pyproject.toml"),  # under its own name the tools would take the template for a project
        ("my_game", key),
        ("MyGame", key.title().replace("_", "")),
        ("My game", spoken),
        ("MG-", f"{prefix}-"),
        ('"MG"', f'"{prefix}"'),
        ("prefix: MG", f"prefix: {prefix}"),
    )
    written = []
    for file in sorted(file for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"):
        to, text = str(file.relative_to(TEMPLATE)), file.read_text(encoding="utf-8")
        for old, new in names:
            to, text = to.replace(old, new), text.replace(old, new)
        target = folder / to
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written
