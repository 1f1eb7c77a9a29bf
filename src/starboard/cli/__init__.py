"""The command line: `starboard <command>`."""

import argparse
from collections.abc import Sequence
from importlib.metadata import entry_points

from starboard import __version__


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="starboard", description="A console that runs heavy board games.")
    parser.add_argument("--version", action="version", version=f"starboard {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="list the games that are installed")
    parser.parse_args(argv)
    for game in entry_points(group="starboard.games"):
        print(game.name)
    return 0
