"""`starboard games`: what can be played here."""

import argparse
from typing import Any

from starboard.kernel.cartridge import cartridges, rules, say
from starboard.kernel.content import ContentError
from starboard.kernel.registry import games


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("games", help="the games and cartridges installed here")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="language of the titles")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for key, game in games().items():
        low, high = game.seats[0], game.seats[-1]
        print(f"{key}: {low if low == high else f'{low} to {high}'} seats")
        for name in cartridges(game):
            try:
                loaded = rules(key, name)
                about, warning = loaded.cartridge.cartridge, loaded.warning(say(game, name, args.lang))
            except ContentError as error:
                print(f"  {name}: cannot be loaded: {error}")
                continue
            title, blurb = (about.title.fr, about.blurb.fr) if args.lang == "fr" else (about.title.en, about.blurb.en)
            print(f"  {name}: {title}. {blurb}{f' ({warning})' if warning else ''}")
        if game.difficulties:
            only = f" (with {' or '.join(map(str, game.difficulty_seats))} only)" if game.difficulty_seats else ""
            print(f"  difficulties: {', '.join(game.difficulties)}{only}")
    return 0
