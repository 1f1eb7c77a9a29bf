"""The traitor of Under our Sun: how often the bot's own way wins, beside playing along and showing the card at once.

`python -m bench.sun_traitor --missions dry_well --seats 3,4 --bots quick --games 20 --out FILE` plays the same deals
with each of the three; only games in which a Son of Liberty is dealt count.
"""

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.sun_economy import rows_of, table
from bench.sun_ledger import Ledger, play
from starboard.bots import bot
from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot import standing
from starboard.games.under_our_sun.rules.sides import is_open, the_son
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.words import Option, Seat
from starboard.lab.intervals import difference, rate
from starboard.lab.simulate import seed_of

WAYS = ("own", "along", "shown")
SECRET = frozenset({"unmask", "infiltrate", "command"})


class Along(UnderOurSun):
    """The same game as a Son of Liberty sees it who plays like a Survivor to the end."""

    def value(self, g: G, seat: Seat) -> float:
        return g.s.outcome.value(seat) if g.s.outcome is not None else standing.value(g)

    def prune(self, g: G, seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        kept = [option for option in options if option.key not in SECRET]
        return super().prune(g, seat, kept, ahead) if len(kept) > 1 else kept


class Job(NamedTuple):
    mission: str
    way: str
    seats: int
    bots: str
    seed: int


@lru_cache(maxsize=16)
def make(kind: type[UnderOurSun], mission: str) -> UnderOurSun:
    return kind(read(UnderOurSun, UnderOurSun.home() / "cartridges" / mission))


def run(job: Job) -> Ledger | None:
    """One game, if a Son of Liberty is dealt in it."""
    rules = make(UnderOurSun, job.mission)
    setup = Setup(job.seats, job.seed, job.mission, options=(("mode", "semi_cooperative"),))
    g = Game(rules.new(setup), rules)
    bots = [bot(job.bots, job.seed ^ seat) for seat in range(job.seats)]

    def choose(g: G, seat: Seat) -> Option | None:
        son = the_son(g)
        if son is None or seat != son.seat or job.way == "own":
            return None
        if job.way == "shown":
            show = next((option for option in g.moves(seat) if option.key == "unmask"), None)
            return show if not is_open(son) else None
        return bots[seat].choose(Game(g.s, make(Along, job.mission)).fork(), seat)

    son = the_son(g)
    if son is None:
        return None
    ledger = play(g, bots, Ledger(job.mission, job.way, job.seats, job.bots, job.seed), choose)
    ledger.son, ledger.son_card = son.seat, son.team.value
    return ledger


def jobs(args: argparse.Namespace) -> Iterator[Job]:
    for n in range(args.games):
        for mission in args.missions.split(","):
            for seats in map(int, args.seats.split(",")):
                for way in WAYS:
                    yield Job(mission, way, seats, args.bots, seed_of(args.seed, n))


def ways(rows: list[Ledger]) -> str:
    """Markdown: how often each way wins, and by how much the own way wins more often."""
    by_way: dict[str, list[Ledger]] = defaultdict(list)
    for row in rows:
        by_way[row.mode].append(row)
    own = rate(sum(row.son in row.winners for row in by_way["own"]), len(by_way["own"]))
    lines = []
    for way in WAYS:
        found = by_way[way]
        n = len(found)
        son = rate(sum(row.son in row.winners for row in found), n)
        others = rate(sum(bool(row.winners) and row.son not in row.winners for row in found), n)
        gap = difference(own, son).percent() if way != "own" else ""
        lines.append([way, str(n), son.percent(), others.percent(), gap])
    return table(("way", "games", "Son of Liberty wins", "Survivors win", "own way wins more often by"), lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.sun_traitor", description=__doc__)
    parser.add_argument("--missions", required=True)
    parser.add_argument("--seats", default="3,4")
    parser.add_argument("--bots", default="quick")
    parser.add_argument("--games", type=int, default=40, help="deals for each mission and number of seats")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="a line a game, in JSON; what is in it is not redone")
    parser.add_argument("--table", action="store_true", help="play nothing, print what is there")
    args = parser.parse_args(argv)
    if not args.table:
        known = {Job(row.mission, row.mode, row.seats, row.bots, row.seed) for row in rows_of(args.out)}
        todo = [job for job in jobs(args) if job not in known]
        with args.out.open("ab") as file, ProcessPoolExecutor(args.workers) as pool:
            for row in pool.map(run, todo):
                if row is not None:
                    file.write(msgspec.json.encode(row) + b"\n")
                    file.flush()
    print(ways(rows_of(args.out)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
