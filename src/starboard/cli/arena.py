"""`starboard arena GAME`: a round robin of bots, rated with intervals, and kept in a page."""

import argparse
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.bots import bot
from starboard.cli import UserError
from starboard.cli.simulate import with_progress
from starboard.cli.table import add_table, setup_from
from starboard.lab.arena import Standing, Tournament, seats_for, tournament
from starboard.lab.simulate import GameResult, Job, play_games


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("arena", help="rate bots against each other")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument(
        "--bots", default="random,greedy,search", metavar="NAMES", help="two or more; the first is rated 0"
    )
    parser.add_argument("--games", type=int, default=200, help="of each pair, or of each crew")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="a Markdown page whose section of this game is renewed"
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots = tuple(dict.fromkeys(args.bots.split(",")))
    if len(bots) < 2 or args.games < 2:
        raise UserError("an arena takes two bots or more, and two games or more")
    for name in bots:
        bot(name, 0)
    args.seats = args.seats or seats_for(args.game)
    seed = args.seed or 0

    def play(job: Job) -> list[GameResult]:
        return [game for some in with_progress(job, play_games(job, args.workers), 0, args.json) for game in some]

    table = tournament(args.game, setup_from(args, seed), bots, args.games, seed, play)
    print(msgspec.json.encode(table).decode() if args.json else markdown(table))
    if args.out:
        args.out.write_text(
            replace_section(args.out.read_text(encoding="utf-8") if args.out.exists() else "", table), "utf-8"
        )
    return 0


def markdown(table: Tournament) -> str:
    """The section of a game."""
    head: tuple[str, ...]
    rows: list[tuple[str, ...]]
    if table.together:
        caption = f"Each bot in all {table.seats} seats of the same {table.games} deals."
        head, compared = ("bot", "games won"), "more games won by the second"
        rows = [(one.bot, one.won.percent()) for one in table.standings]
    else:
        caption = f"{table.games} games of each pair with {table.seats} seats; a draw is half a win."
        head, compared = ("bot", "rating", "score"), "score of the second"
        rows = [(one.bot, rating(one), one.won.percent()) for one in table.standings]
    duels = [(f"{duel.one} – {duel.other}", duel.score.percent(), "yes" if duel.sure else "no") for duel in table.duels]
    return "\n".join(
        [f"## {table.game}", caption, "", *lines(head, rows), "", *lines(("pair", compared, "beyond 95%"), duels)]
    )


def rating(one: Standing) -> str:
    assert one.rating is not None
    return f"{one.rating.value:.0f} [{one.rating.low:.0f}, {one.rating.high:.0f}]"


def lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def replace_section(page: str, table: Tournament) -> str:
    """The page with this game's section in place of the old one, or at its end."""
    section = f"<!-- {table.game} -->\n{markdown(table)}\n<!-- /{table.game} -->"
    old = re.compile(rf"<!-- {re.escape(table.game)} -->.*?<!-- /{re.escape(table.game)} -->", re.DOTALL)
    if old.search(page):
        return old.sub(lambda _: section, page)
    return f"{page.rstrip()}\n\n{section}\n" if page.strip() else f"# Arena\n\n{section}\n"
