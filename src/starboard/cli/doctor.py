"""`starboard doctor`: what the installed version would make of every table, before one switches to it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starboard.cli.serve import data_file

if TYPE_CHECKING:
    from starboard.table.doctor import Finding


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("doctor", help="what this version would change at every table")
    parser.add_argument("data", nargs="?", type=Path, help="the data file (the one that `serve` would take)")
    parser.add_argument("--export", type=Path, metavar="FOLDER", help="write tables that cannot be opened there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from starboard.table.doctor import examine

    data = data_file(args.data)
    count = changed = broken = 0
    for found in examine(data):
        about = " ".join(filter(None, (found.id, found.game, found.cartridge)))
        told = found.problem or "; ".join(found.changes) or "nothing changes"
        print(f"{about}, position {found.position}: {told}")
        if found.problem and args.export:
            _export(args.export, found)
        count, changed, broken = count + 1, changed + bool(found.changes), broken + bool(found.problem)
    print(f"{data}: {count} tables; {changed} would change, {broken} could not be opened.")
    return 1 if broken else 0


def _export(folder: Path, found: "Finding") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{found.game}-{found.id}.json").write_bytes(found.file)
