"""The command `starboard`: one module a command, each with `add` (its words) and `run` (its work, an exit code)."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = (
    "serve",
    "doctor",
    "backup",
    "restore",
    "prune",
    "play",
    "replay",
    "simulate",
    "report",
    "arena",
    "train",
    "mcp",
    "games",
    "new",
    "check",
    "rules",
    "rulebook",
    "schema",
    "verbs",
)


class UserError(Exception):
    """Something the person at the keyboard can mend: said in a sentence, with exit code 2."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="starboard", description="Heavy space-exploration board games, with every rule enforced."
    )
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name in COMMANDS:
        import_module(f"starboard.cli.{name}").add(subparsers)
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except (UserError, LookupError, ValueError, OSError) as error:
        if isinstance(error, KeyError | IndexError | UnicodeError):
            raise  # ours, not theirs
        print(f"starboard: {_sentence(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _sentence(error: Exception) -> str:
    """What is wrong, in a sentence; of a file also what would help."""
    if not isinstance(error, OSError) or not error.filename or not error.strerror:
        return str(error)
    if isinstance(error, FileNotFoundError):
        return f"there is no {error.filename}: check its name and its folder"
    return f"{error.filename} cannot be used ({error.strerror.lower()}): name another file, or another folder"
