"""`starboard restore FILE`: a backup in the place of the data file, which is put aside."""

import argparse
from pathlib import Path
from typing import Any

from starboard.cli.serve import data_file


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("restore", help="put a backup in the place of the data file")
    parser.add_argument("file", type=Path, help="the backup")
    parser.add_argument("--data", type=Path, help="the data file (the one that `serve` would take)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from starboard.table.backup import restore

    data = data_file(args.data)
    aside = restore(args.file, data)
    print(f"{data} is now as in {args.file}.")
    if aside is not None:
        print(f"What stood there lies in {aside}.")
    return 0
