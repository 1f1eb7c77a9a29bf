"""Random games by the thousand, watched: no crash, no dead end, no piece lost, an end in time.

`python -m bench.nightly [GAME …]` plays every cartridge with every number of seats, settings and difficulties
going round from seed to seed; one game in so many is held to the whole contract.  `--spread` plays so many games for
each number of seats and value of each setting instead, the cartridges going round.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice, product
from multiprocessing import Pool
from typing import Any

from msgspec import Struct

from starboard.kernel.cartridge import cartridges
from starboard.kernel.contract import Breach, Run, cases, hold, rules_for
from starboard.kernel.registry import find, games
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup

GAMES, WHOLE, RARELY = 1_000, 100, 25  # games a number of seats; one in so many is held whole, its dear checks rarely


class Night(Struct):
    """What came of the games of one cartridge with one number of seats."""

    played: int = 0
    answers: int = 0
    longest: int = 0  # answers of the longest game
    breaches: list[str] = []


def plays(rules: Rules[Any], setup: Setup) -> int:
    """Play one random game; `Breach` says what is wrong with it.  How many answers it took."""
    run = Run(rules, setup)
    counts = rules.counts(run.g.s)
    while not run.g.over:
        if not run.g.waiting:
            raise run.breach("it is not over and waits for nobody")
        said = run.choose()
        run.say(said.seat, said.option)
        if rules.counts(run.g.s) != counts:
            raise run.breach(f"the pieces do not add up: there were {counts}, there are {rules.counts(run.g.s)}")
        if len(run.said) > rules.longest:
            raise run.breach(f"it has not ended after {rules.longest} answers")
    return len(run.said)


@cache
def _rules(game: str, cartridge: str) -> Rules[Any]:
    return rules_for(find(game), cartridge)


def _one(job: tuple[str, Setup]) -> tuple[Setup, int, str]:
    game, setup = job
    rules = _rules(game, setup.cartridge)
    try:
        if setup.seed % WHOLE == 0:
            return setup, len(hold(rules, setup, RARELY).said), ""
        return setup, plays(rules, setup), ""
    except Breach as breach:
        return setup, 0, str(breach)


def setups(game: str, n: int, only: Sequence[str] = ()) -> Iterator[Setup]:
    """So many games for each cartridge and number of seats, the difficulties in turn."""
    kind = find(game)
    for setup in cases(kind, n):
        if only and setup.cartridge not in only:
            continue
        levels = kind.levels(setup.seats) or ("",)
        if levels[setup.seed % len(levels)] == setup.difficulty:
            yield setup


def spread(game: str, n: int, only: Sequence[str] = ()) -> Iterator[Setup]:
    """So many games for each number of seats and each value of a setting; cartridges and difficulties in turn.

    No two have the same seed, so that one in so many is held to the whole contract however few a setting has.
    """
    kind = find(game)
    worlds = list(only) or (list(cartridges(kind)) if kind.world is not None else [""])
    seeds = count(1)
    for seats in kind.seats:
        settings = [[(s.key, value) for value in s.values] for s in kind.settings if s.matters(seats)]
        levels = kind.levels(seats) or ("",)
        for chosen in product(*settings):
            for seed in islice(seeds, n):
                yield Setup(seats, seed, worlds[seed % len(worlds)], levels[seed // len(worlds) % len(levels)], chosen)


def name(setup: Setup, by_settings: bool) -> str:
    """What games are counted by: the cartridge, or the settings."""
    return ", ".join(value for _, value in setup.options) if by_settings else setup.cartridge


def night(
    game: str, n: int, workers: int, by_settings: bool = False, only: Sequence[str] = ()
) -> dict[tuple[str, int], Night]:
    """All those games of one game, by cartridge or settings and number of seats; on some cartridges only, if named."""
    found: dict[tuple[str, int], Night] = {}
    made = spread(game, n, only) if by_settings else setups(game, n, only)
    with Pool(workers) as pool:
        for setup, answers, breach in pool.imap_unordered(_one, ((game, s) for s in made), chunksize=8):
            tally = found.setdefault((name(setup, by_settings), setup.seats), Night())
            tally.played += 1
            tally.answers += answers
            tally.longest = max(tally.longest, answers)
            if breach:
                tally.breaches.append(breach)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.nightly", description=__doc__)
    parser.add_argument("game", nargs="*", help="which (default: all that can be played)")
    parser.add_argument("--games", type=int, default=GAMES, help="for each cartridge and number of seats")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--spread", action="store_true", help="so many for each number of seats and setting instead")
    parser.add_argument("--cartridges", type=lambda names: names.split(","), default=(), help="these alone: A,B")
    args = parser.parse_args(argv)
    broken = 0
    for game in args.game or sorted(games()):
        start = time.perf_counter()
        for (which, seats), tally in sorted(
            night(game, args.games, args.workers, args.spread, args.cartridges).items()
        ):
            where = f"{game} {which}".strip()
            counts = f"{tally.played} games, {tally.answers} answers, longest {tally.longest}"
            print(f"{where}, {seats} seats: {counts}, {len(tally.breaches)} broken", flush=True)
            broken += len(tally.breaches)
            for breach in tally.breaches[:3]:
                print(breach, file=sys.stderr)
        print(f"{game}: {time.perf_counter() - start:.0f} s", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
