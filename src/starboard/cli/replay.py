"""`starboard replay FILE`: step through a saved game from its first question."""

import argparse
import sys
from pathlib import Path
from typing import Any

from starboard.kernel.cartridge import say
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.plain import plain, seat_name
from starboard.kernel.replay import all_positions, open_save


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay", help="step through a saved game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--at", type=int, help="show only the position after so many answers")
    parser.add_argument("--all", action="store_true", help="print every position without stopping")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    data = args.file.read_bytes()
    last, answers = open_save(data, folders=True)
    packed = all_positions(data, folders=True)
    rules, setup = last.rules, last.s.setup
    voice = say(type(rules), setup.cartridge, args.lang, strict=False)

    def show(at: int) -> None:
        g = Game(codec(type(rules)).decode(packed[at]), rules)
        seat = g.waiting[0] if g.waiting else None
        head = voice("term-position", n=at, most=len(packed) - 1)
        scene = rules.scene(g, seat, voice)
        said = f"  {seat_name(scene, answers[at - 1].seat, voice)}: {answers[at - 1].option}" if at else ""
        print(f"— {head}{said}\n\n{plain(scene, voice)}\n")

    if args.at is not None:
        if not 0 <= args.at < len(packed):
            raise ValueError(f"there are positions 0 to {len(packed) - 1}, not {args.at}")
        show(args.at)
        return 0
    at = 0
    show(at)
    while at < len(packed) - 1 or not args.all:
        word = "" if args.all else _read(voice("term-step"))
        if word in ("q", "quit"):
            break
        at = _next(at, word, len(packed) - 1)
        show(at)
    return 0


def _read(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print(file=sys.stdout)
        return "quit"


def _next(at: int, word: str, most: int) -> int:
    """Where a word leads: on, back, to a number, to the end."""
    if word in ("b", "back"):
        return max(0, at - 1)
    if word in ("e", "end"):
        return most
    if word.isdigit():
        return min(int(word), most)
    return min(at + 1, most)
