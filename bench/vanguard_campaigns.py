"""What bots do on the ship of ISS Vanguard in whole campaigns: whether a choice is never, or always, the better one.

`python -m bench.vanguard_campaigns --bots policy,quick --games 200 --out FILE` plays, a line of FILE a campaign, and
prints how often each facility was opened in a phase, how often each crisis was solved and left, which landers were
chosen, and how the campaigns ended.  What is in FILE is not played again.  `--table` plays nothing, `--minutes` begins
no campaign after so long, `--seconds` stops a campaign that takes longer: it counts as far as it came.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import msgspec
from msgspec import Struct

from bench.vanguard_balance import table
from starboard.bots import Bot, bot
from starboard.games.iss_vanguard.constants import FACILITIES
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.words import Event, Option, Seat
from starboard.lab.intervals import mean, rate
from starboard.lab.simulate import seed_of

SEATS = 4
COUNTED = {
    "opened": "opened", "crisis": "crisis", "solved": "solved", "struck": "left", "lander": "lander", "landed": "world",
}  # fmt: skip
BANDS = (0.15, 0.45)  # of phases in which a facility is opened


class Campaign(Struct, frozen=True):
    """One campaign."""

    bots: str
    seed: int
    kind: str  # win or loss; stopped: it was not over in time
    why: str
    passes: int  # whose facilities were open: `phases`
    phases: int
    answers: int
    aboard: int  # answers on the ship
    counts: dict[str, int]  # a word of COUNTED with a key: `opened lab`
    measures: dict[str, float]


POLICY = "policy"  # what the game's own policy says at once, without a look ahead: a campaign takes seconds


class Policy:
    """Answers as a playout would."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed).random

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        options = g.options(seat)
        return g.rules.rollout(g, seat, options, self.chance) if len(options) > 1 else options[0]


def player(name: str, seed: int) -> Bot:
    return Policy(seed) if name == POLICY else bot(name, seed)


def play(name: str, seed: int, seconds: float, cartridge: str) -> Campaign:
    """One campaign from its seed to its end."""
    counts: Counter[str] = Counter()
    phases = aboard = 0

    def count(event: Event) -> None:
        nonlocal phases
        phases += event.what == "page" and event.ids[0] == "facilities"
        if event.what in COUNTED and event.ids:
            counts[f"{COUNTED[event.what]} {event.ids[0]}"] += 1

    played = rules("iss_vanguard", cartridge)
    begin = ("tutorial", "quick")[seed % 2]
    g = Game(played.new(Setup(SEATS, seed, cartridge, options=(("begin", begin),))), played, count)
    players = [player(name, seed ^ seat) for seat in range(SEATS)]
    end = process_time() + seconds
    while not g.over and process_time() < end:
        seat = g.waiting[0]
        ship = g.s.ship
        aboard += ship is not None and ship.page not in ("", "exploration")
        g.answer(seat, players[seat].choose(g, seat))
    outcome, ship = g.s.outcome, g.s.ship
    kind, why = (outcome.kind, outcome.why) if outcome else ("stopped", "")
    passes = ship.number if ship else 0
    return Campaign(name, seed, kind, why, passes, phases, g.s.answers, aboard, dict(counts), dict(played.measures(g)))


def fill(args: argparse.Namespace) -> None:
    known = {(row.bots, row.seed) for row in rows_of(args.out)}
    end = monotonic() + 60 * args.minutes if args.minutes else float("inf")
    with args.out.open("ab") as file:
        for n in range(args.games):
            for name in args.bots.split(","):
                seed = seed_of(args.seed, n)
                if (name, seed) in known or monotonic() > end:
                    continue
                file.write(msgspec.json.encode(play(name, seed, args.seconds, args.cartridge)) + b"\n")
                file.flush()


def rows_of(path: Path) -> list[Campaign]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Campaign) for line in path.read_bytes().splitlines()]


# Tables


def tables(rows: Sequence[Campaign]) -> Iterable[str]:
    for name in sorted({row.bots for row in rows}):
        mine = [row for row in rows if row.bots == name]
        yield f"{name}: {len(mine)} campaigns, {sum(row.phases for row in mine)} phases of the facilities"
        yield table(("ended", "campaigns"), ((k, str(n)) for k, n in Counter(_end(row) for row in mine).most_common()))
        yield table(("facility", "opened in", "band"), _facilities(mine))
        yield table(("crisis", "came", "solved", "left"), _crises(mine))
        yield table(("lander", "chosen"), ((k, str(n)) for k, n in _sum(mine, "lander").most_common()))
        yield table(("world", "landings"), ((k, str(n)) for k, n in _sum(mine, "world").most_common()))
        yield table(("a campaign", "mean"), _measures(mine))


def _end(row: Campaign) -> str:
    return row.why or row.kind


def _sum(rows: Iterable[Campaign], word: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in rows:
        for what, n in row.counts.items():
            kind, _, key = what.partition(" ")
            if kind == word:
                found[key] += n
    return found


def _facilities(rows: Sequence[Campaign]) -> Iterable[Sequence[str]]:
    opened, phases = _sum(rows, "opened"), sum(row.phases for row in rows)
    for name in FACILITIES:
        found = rate(opened[name], phases)
        inside = "in" if BANDS[0] <= found.value <= BANDS[1] else "out"
        yield name, f"{100 * found.value:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}]", inside


def _crises(rows: Sequence[Campaign]) -> Iterable[Sequence[str]]:
    came, solved, left = _sum(rows, "crisis"), _sum(rows, "solved"), _sum(rows, "left")
    for key, n in came.most_common():
        yield key, str(n), str(solved[key]), str(left[key])


def _measures(rows: Sequence[Campaign]) -> Iterable[Sequence[str]]:
    yield "answers", f"{mean([row.answers for row in rows]).value:.0f}"
    yield "answers aboard a pass", f"{sum(row.aboard for row in rows) / max(1, sum(row.phases for row in rows)):.0f}"
    for what in sorted({what for row in rows for what in row.measures if not what.startswith("pass-")}):
        values = [row.measures[what] for row in rows if what in row.measures]
        yield what, f"{mean(values).value:.2f} (of {len(values)})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.vanguard_campaigns", description=__doc__)
    parser.add_argument("--bots", default=POLICY, help="policy, or the name of a bot")
    parser.add_argument("--cartridge", default="unlit_road")
    parser.add_argument("--games", type=int, default=200, help="of each bot")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no campaign after so long")
    parser.add_argument("--seconds", type=float, default=120.0, help="of the processor, for one campaign")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("vanguard_campaigns.jsonl"))
    parser.add_argument("--table", action="store_true", help="print what is there, play nothing")
    args = parser.parse_args()
    if not args.table:
        fill(args)
    sys.stdout.write("\n\n".join(tables(rows_of(args.out))) + "\n")


if __name__ == "__main__":
    main()
