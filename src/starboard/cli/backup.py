"""`starboard backup FILE`: a copy of tables and people, also while a server runs."""

import argparse
from pathlib import Path
from typing import Any

from starboard.cli import UserError
from starboard.cli.serve import data_file


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("backup", help="copy the data file, also while a server runs")
    parser.add_argument("file", type=Path, help="where the copy goes")
    parser.add_argument("--data", type=Path, help="the data file (the one that `serve` would take)")
    parser.add_argument("--force", action="store_true", help="replace a file that stands there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from starboard.table.backup import copy

    if args.file.exists() and not args.force:
        raise UserError(f"{args.file} exists already; choose another name, or --force")
    data = data_file(args.data)
    copy(data, args.file)
    print(f"{data} is copied to {args.file}; the copy is whole.")
    return 0
