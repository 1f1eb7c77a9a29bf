"""How explorations of ISS Vanguard end, for each world, team size and bot, beside the bands of the rule list.

`python -m bench.vanguard_balance --worlds marrow,tidewater --teams 2,3,4 --bots greedy --games 20 --out FILE`
plays, a line of FILE a game, and prints the tables; what is in FILE is not played again.  `--table` plays nothing,
`--minutes` stops in time: all cells grow together.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec import Struct

from starboard.bots import bot
from starboard.games.iss_vanguard import IssVanguard
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.lab.intervals import Estimate, mean, rate
from starboard.lab.simulate import seed_of

BANDS = {
    "ferry_rock": ("97–100", {2: "9", 3: "7", 4: "6"}, "0.3", "5–7", "–"),
    "marrow": ("85–92", {2: "10", 3: "8", 4: "7"}, "0.4", "5–6", "4"),
    "tidewater": ("80–88", {2: "10", 3: "8", 4: "7"}, "0.5", "4–5", "4–5"),
}  # success in per cent, rounds by members, injuries a member, Success tokens, Discoveries: `anchors` of the rule list
SEATS = 4


class Cell(NamedTuple):
    world: str
    team: int
    bots: str


class Row(Struct, frozen=True):
    """One exploration."""

    world: str
    team: int
    bots: str
    seed: int
    kind: str  # win or loss; endless: it was stopped
    why: str
    rounds: int
    injuries: float  # a member
    dead: int
    success: int
    finds: int
    supplies: int
    missions: int  # accomplished
    answers: int

    @property
    def cell(self) -> Cell:
        return Cell(self.world, self.team, self.bots)


def run(cell: Cell, seed: int) -> Row:
    """One exploration from its seed to its end."""
    rules = IssVanguard(read(IssVanguard, IssVanguard.home() / "cartridges" / cell.world))
    options = (("players", str(cell.team)), ("team", str(cell.team)))
    g = Game(rules.new(Setup(SEATS, seed, cell.world, options=options)), rules)
    bots = [bot(cell.bots, seed ^ seat) for seat in range(SEATS)]
    while not g.over and g.s.answers < rules.longest:
        seat = g.waiting[0]
        g.answer(seat, bots[seat].choose(g, seat))
    s, outcome = g.s, g.s.outcome
    hurt = [len(me.injuries) for me in s.members]
    return Row(
        *cell, seed, outcome.kind if outcome else "endless", outcome.why if outcome else "", s.round,
        sum(hurt) / max(1, len(hurt)), sum(me.dead for me in s.members), s.gained.get("success", 0),
        len(s.finds) + len(s.finds_unique), s.supplies, len(s.missions_done), s.answers,
    )  # fmt: skip


def cells(args: argparse.Namespace) -> Iterator[Cell]:
    for bots in args.bots.split(","):
        for world in args.worlds.split(","):
            for team in map(int, args.teams.split(",")):
                yield Cell(world, team, bots)


def fill(args: argparse.Namespace) -> None:
    """Every cell as many games as are asked for, round after round."""
    known = {(row.cell, row.seed) for row in rows_of(args.out)}
    end = monotonic() + 60 * args.minutes if args.minutes else float("inf")
    with args.out.open("ab") as file:
        for n in range(args.games):
            for cell in cells(args):
                seed = seed_of(args.seed, n)
                if (cell, seed) in known or monotonic() > end:
                    continue
                file.write(msgspec.json.encode(run(cell, seed)) + b"\n")
                file.flush()


def rows_of(path: Path) -> list[Row]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()]


# Tables


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [list(head), ["---"] * len(head), *map(list, lines)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def by_cell(rows: Iterable[Row]) -> dict[Cell, list[Row]]:
    found: dict[Cell, list[Row]] = defaultdict(list)
    for row in rows:
        found[row.cell].append(row)
    return dict(sorted(found.items()))


def share(rows: Sequence[Row]) -> str:
    found = rate(sum(row.kind == "win" for row in rows), len(rows))
    return f"{100 * found.value:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def number(values: Sequence[float]) -> str:
    found: Estimate = mean(values)
    return f"{found.value:.1f} [{found.low:.1f}, {found.high:.1f}]"


def outcomes(rows: Iterable[Row]) -> str:
    """Success, rounds, injuries, Success tokens and Discoveries, each beside its band."""
    lines = []
    for cell, found in by_cell(rows).items():
        success, rounds, injuries, tokens, finds = BANDS.get(cell.world, ("", {}, "", "", ""))
        lines.append(
            [
                cell.world, str(cell.team), cell.bots, str(len(found)), f"{share(found)} ({success})",
                f"{number([row.rounds for row in found])} ({rounds.get(cell.team, '')})",
                f"{number([row.injuries for row in found])} ({injuries})",
                f"{number([row.success for row in found])} ({tokens})",
                f"{number([row.finds for row in found])} ({finds})",
            ]
        )  # fmt: skip
    head = ("world", "members", "bot", "games", "success", "rounds", "injuries a member", "Success", "Discoveries")
    return table(head, lines)


def ends(rows: Iterable[Row]) -> str:
    """What ended the explorations that failed, and how long a game is in answers."""
    lines = []
    for cell, found in by_cell(rows).items():
        lost = [row for row in found if row.kind != "win"]
        lines.append(
            [
                cell.world, str(cell.team), cell.bots, str(sum(row.why == "outcome-evacuated" for row in lost)),
                str(sum(row.why == "outcome-lost" for row in lost)), str(sum(row.kind == "endless" for row in lost)),
                number([row.missions for row in found]), f"{mean([row.answers for row in found]).value:.0f}",
            ]
        )  # fmt: skip
    return table(("world", "members", "bot", "evacuated", "failed", "endless", "missions done", "answers"), lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.vanguard_balance", description=__doc__)
    parser.add_argument("--worlds", default=",".join(BANDS))
    parser.add_argument("--teams", default="2,3,4")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=20, help="of each cell")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("vanguard_balance.jsonl"))
    parser.add_argument("--table", action="store_true", help="print what is there, play nothing")
    args = parser.parse_args()
    if not args.table:
        fill(args)
    rows = rows_of(args.out)
    sys.stdout.write(f"{outcomes(rows)}\n\n{ends(rows)}\n")


if __name__ == "__main__":
    main()
