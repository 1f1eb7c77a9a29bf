"""`starboard mcp`: a Model Context Protocol server on standard input and output, for an assistant that plays."""

import argparse
from typing import Any

from starboard.cli import UserError


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("mcp", help="let an AI assistant sit at a table (MCP over stdio)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from starboard.doors.mcp import server
    except ImportError:
        raise UserError("this needs the MCP library: pip install 'starboard[mcp]'") from None
    server(args.lang).run("stdio")
    return 0
