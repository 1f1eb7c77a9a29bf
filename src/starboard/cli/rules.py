"""`starboard rules GAME`: how many of its rules are pinned by passing tests, as the last run of the tests found.

`starboard rules --where SE-SEC-14` prints one rule: its text, the code and content that name it, the tests that pin it.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.rulelist import homes, rules_of
from starboard.testing.pinned import Pinned, nearest
from starboard.testing.report import Standing, standing
from starboard.testing.where import Where, where


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("rules", help="how many rules of a game are pinned by passing tests")
    parser.add_argument("game", nargs="?", help="its key; without one, a line for each game")
    parser.add_argument("--missing", action="store_true", help="list the rules that no passing test pins")
    parser.add_argument("--where", metavar="ID", help="the text, code, content and tests of one rule")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = nearest(Path.cwd())
    if found is None:
        print("no run of the tests is known here: run pytest, then ask again", file=sys.stderr)
    if args.where:
        place = where(args.where, found or Pinned(), Path.cwd())
        print(as_json(place) if args.json else page(place))
        return 0
    pinned = (found or Pinned()).rules
    standings = [standing(game, pinned) for game in ([args.game] if args.game else homes())]
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


def page(place: Where) -> str:
    """One rule on a page."""
    lines = [f"{place.id} ({place.game}): {place.rule}"]
    groups: dict[str, Sequence[object]] = {
        "code": place.code,
        "area": place.area,
        "content": place.content,
        "tests": place.tests,
    }
    for name, places in groups.items():
        if places or name != "area":
            lines += [f"{name}:", *(f"  {each}" for each in places or ["none names it"])]
    return "\n".join(lines)


def print_missing(one: Standing) -> None:
    rules = {rule.id: rule for rule in rules_of(one.game).rules}
    for id_ in one.missing:
        print(f"  {id_}  {rules[id_].rule}")
