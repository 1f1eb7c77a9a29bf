"""`starboard prune`: removes tables that nobody has touched for long; without --yes it only tells which."""

import argparse
import time
from pathlib import Path
from typing import Any

from starboard.cli import UserError
from starboard.cli.serve import data_file

DAY = 24 * 3600 * 1000  # milliseconds


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("prune", help="remove tables that nobody has touched for long")
    parser.add_argument("--days", type=int, default=365, help="for so many days (365)")
    parser.add_argument("--unfinished", action="store_true", help="also those whose game is not over")
    parser.add_argument("--yes", action="store_true", help="do it; without it, only tell what would go")
    parser.add_argument("--data", type=Path, help="the data file (the one that `serve` would take)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from starboard.table.backup import check
    from starboard.table.lock import DataLock
    from starboard.table.prune import idle_tables, remove
    from starboard.table.store import Store

    if args.days < 1:
        raise UserError(f"--days is a number from 1, not {args.days}")
    data, before = data_file(args.data), int(time.time() * 1000) - args.days * DAY
    check(data)
    with DataLock(data):
        store = Store(str(data))
        try:
            found = idle_tables(store, before, args.unfinished)
            for table in found:
                print(f"{table.id} {table.game} {table.name}".rstrip())
            if args.yes:
                remove(store, found, before)
        finally:
            store.close()
    print(f"{len(found)} tables {'are removed' if args.yes else 'would go; --yes removes them'}.")
    return 0
