"""`starboard rules GAME`: how many of its rules are pinned by passing tests, as the last run of the tests found."""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.rulebook import homes, rules_of
from starboard.testing.pinned import Pinned, nearest
from starboard.testing.report import Standing, standing


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("rules", help="how many rules of a game are pinned by passing tests")
    parser.add_argument("game", nargs="?", help="its key; without one, a line for each game")
    parser.add_argument("--missing", action="store_true", help="list the rules that no passing test pins")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = nearest(Path.cwd())
    pinned = (found or Pinned()).rules
    standings = [standing(game, pinned) for game in ([args.game] if args.game else homes())]
    if found is None:
        print("no run of the tests is known here: run pytest, then ask again", file=sys.stderr)
    if args.json:
        print(as_json(standings[0] if args.game else standings))
        return 0
    for one in standings:
        print(one.line())
        if args.missing:
            print_missing(one)
    return 0


def as_json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


def print_missing(one: Standing) -> None:
    rules = {rule.id: rule for rule in rules_of(one.game).rules}
    for id_ in one.missing:
        print(f"  {id_}  {rules[id_].rule}")
