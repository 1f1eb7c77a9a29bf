"""`starboard new GAME`: a small game that works, in the usual files, to be changed into one's own.

`starboard new GAME NAME`: a world of a game that is installed, the smallest that works, to be changed in the same way.
"""

import argparse
import keyword
import re
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from starboard.cli import UserError
from starboard.kernel.registry import find, games
from starboard.kernel.rules import Rules
from starboard.kernel.shelf import cartridges

TEMPLATE = Path(__file__).parent / "template"
NEXT = """{folder}: a game of {count} files that can be played.
  cd {folder}
  export STARBOARD_GAMES=$PWD      # or, once and for all: pip install -e .
  starboard play {key} --bot 2
  starboard check
  pytest
docs/writing-a-game.md walks through it; README.md says where to begin."""


WORLD = """{folder}: a world of {game} that can be played.
  starboard check {folder}
  starboard play {game} --cartridge {folder} --bot 2
  starboard serve --drafts {into}      # in the browser, loaded anew when a file changes
`starboard verbs {game}` prints all that its files may say."""
ABOUT = """# The idea: one sentence that says what is strange here.
game: {game}
title: {{en: {title}, fr: {title}}}
blurb: {{en: Nobody has described this place yet., fr: Personne n'a encore décrit cet endroit.}}
challenge: 1        # 1 to learn on, up to 4
minutes: 30
hue: {hue}            # the colour from which its pictures are drawn
listed: false       # not in the lobby yet: take this line out when it is complete
"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("new", help="begin a game of one's own, or a world of a game that is installed")
    parser.add_argument(
        "game", help="the key of the new game, as in deep_field; with NAME: of a game that is installed"
    )
    parser.add_argument("name", nargs="?", help="the key of a new world of that game, as in sleeper")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where its folder is made")
    parser.add_argument("--prefix", help="of the ids of its rules: two to four capitals (default: from the key)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.name:
        return begin_world(args.game, args.name, args.into)
    key, prefix = args.game, args.prefix or default_prefix(args.game)
    if keyword.iskeyword(key):
        raise UserError(f"{key!r} cannot be the key of a game: it is a word of Python, which is to import it")
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", key):
        form = "use small letters, digits and underscores, a letter first and no underscore last"
        raise UserError(f"{key!r} cannot be the key of a game: {form}")
    if not re.fullmatch(r"[A-Z]{2,4}", prefix):
        raise UserError(f"{prefix!r} cannot be a prefix of rules: use two to four capitals")
    if key in games():
        world = f"begin a world of it with `starboard new {key} NAME`"
        raise UserError(f"there is a game called {key} already: choose another key, or {world}")
    folder = args.into / key
    if folder.exists():
        raise UserError(f"{folder} exists already: nothing is written")
    files = write(folder, key, prefix)
    print(NEXT.format(folder=folder, count=len(files), key=key))
    return 0


def begin_world(key: str, name: str, into: Path) -> int:
    """A copy of the game's smallest world, under a name of its own."""
    game = find(key)
    if game.world is None:
        raise UserError(f"{key} has no worlds: it is played as it is")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise UserError(f"{name!r} cannot be the key of a world: use small letters, digits and underscores")
    if name in cartridges(game):
        raise UserError(f"{key} has a world called {name} already: choose another key")
    folder = into / name
    if folder.exists():
        raise UserError(f"{folder} exists already: nothing is written")
    copytree(smallest(game), folder, ignore=ignore_patterns("__pycache__", ".*"))
    hue = sum(map(ord, name)) * 47 % 360
    about = ABOUT.format(game=key, title=name.replace("_", " ").capitalize(), hue=hue)
    (folder / "cartridge.yaml").write_text(about, encoding="utf-8")
    print(WORLD.format(folder=folder, game=key, into=into))
    return 0


def smallest(game: type[Rules[Any]]) -> Path:
    """Of the worlds that are shipped with a game the one with the least to read."""
    shipped = [file.parent for file in (game.home() / "cartridges").glob("*/cartridge.yaml")]
    return min(shipped, key=lambda folder: (sum(f.stat().st_size for f in folder.glob("*.yaml")), folder.name))


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
