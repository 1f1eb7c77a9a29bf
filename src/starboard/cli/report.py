"""`starboard report RESULTS [OTHER]`: one HTML page about the balance of a game, or about what a change did to it."""

import argparse
from pathlib import Path
from typing import Any

from starboard.cli import UserError
from starboard.lab.results import read


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("report", help="a page about the balance of a game, from simulated games")
    parser.add_argument("results", type=Path, help="a file that `simulate --out` made")
    parser.add_argument("other", type=Path, nargs="?", help="another, of a changed cartridge on the same seeds")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page (default: RESULTS with .html)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="language of the page")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rows = read(args.results)
    other = read(args.other) if args.other else None
    try:
        from starboard.lab.report import page
    except ImportError:
        raise UserError("a report needs Altair: pip install 'starboard[lab]'") from None
    out = args.out or args.results.with_suffix(".html")
    out.write_text(page(rows, other, args.lang), encoding="utf-8")
    print(f"{len(rows)} games in {out}")
    return 0
