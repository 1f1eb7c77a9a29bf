"""`starboard rulebook GAME`: the rulebook as plain text, whole, one chapter, or what it says about some words."""

import argparse
from typing import Any

from starboard.cli import UserError
from starboard.kernel.bookfile import rulebook
from starboard.kernel.cartridge import rules, say
from starboard.kernel.registry import find
from starboard.kernel.rulebook import Paragraph


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("rulebook", help="the rulebook of a game as plain text")
    parser.add_argument("game")
    parser.add_argument("words", nargs="*", help="only paragraphs with these words, or the id of a rule")
    parser.add_argument("--cartridge", default="", help="with the chapters of this world")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.add_argument("--ids", action="store_true", help="with the ids of the rules")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    played = rules(args.game, args.cartridge)
    own = played.chapters(None, say(game, args.cartridge, args.lang, strict=False))
    book = rulebook(args.game, args.lang).at_table((), own)
    if args.words:
        words = " ".join(args.words)
        found = book.search(words)
        if not found:
            raise UserError(
                f"the rulebook of {args.game} has nothing about “{words}”: try one word, or the id of a rule"
            )
        for _, paragraph in found:
            print(_text(paragraph, args.ids) + "\n")
        return 0
    print(f"{book.title}\n")
    at = -1
    for chapter, paragraph in book.paragraphs():
        if chapter != at:
            print(f"{book.chapters[chapter].title.upper()}\n")
            at = chapter
        print(_text(paragraph, args.ids) + "\n")
    return 0


def _text(paragraph: Paragraph, ids: bool) -> str:
    return f"{paragraph.words} [{', '.join(paragraph.rules)}]" if ids and paragraph.rules else paragraph.words
