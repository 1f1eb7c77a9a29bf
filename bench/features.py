"""Whether something can be learnt from a game's numbers: a ridge on them predicts the final score on games that it was
not fitted to.  `python -m bench.features seti --games 60` prints its error beside that of the mean.
"""

import argparse
from random import Random

import numpy as np
import numpy.typing as npt

from starboard.doors.observation import Observer
from starboard.doors.rewards import scores
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.playout import sensible
from starboard.kernel.setup import Setup

EVERY = 5  # one position in so many is looked at
WEIGHTS = (1.0, 10.0, 100.0, 1000.0)  # of the ridge: the best one is chosen on a fifth of the games of the fit

Rows = npt.NDArray[np.float64]


def play(game: str, seats: int, seed: int) -> tuple[list[Rows], list[float]]:
    """A game of the rollout policy: positions as numbers for every seat, each with that seat's final score."""
    found = rules(game)
    observer, chance = Observer(found), Random(seed)
    g = Game(found.new(Setup(seats, seed, difficulty=next(iter(found.levels(seats)), ""))), found)
    rows: list[tuple[int, Rows]] = []
    while g.s.outcome is None and g.s.answers < found.longest:
        seat = g.waiting[0]
        if g.s.answers % EVERY == 0:
            rows += ((who, observer(g, who).astype(np.float64)) for who in range(seats))
        options = sensible(g, seat)
        g.answer(seat, found.rollout(g, seat, options, chance.random) if len(options) > 1 else options[0])
    final = [float(score or 0) for score in scores(g)]
    return [row for _, row in rows], [final[who] for who, _ in rows]


def sample(game: str, seats: int, seeds: range) -> tuple[Rows, Rows]:
    rows: list[Rows] = []
    finals: list[float] = []
    for seed in seeds:
        found, final = play(game, seats, seed)
        rows += found
        finals += final
        print(f"\r{seed + 1} games", end="", flush=True)
    return np.array(rows), np.array(finals)


def fit(x: Rows, y: Rows, weight: float) -> Rows:
    return np.asarray(np.linalg.solve(x.T @ x + weight * np.eye(x.shape[1]), x.T @ y), np.float64)


def compare(game: str, seats: int, games: int) -> tuple[float, float]:
    """The mean error of the mean and of the ridge, on games that neither has seen."""
    cut, end = games * 4 // 5, games + games // 2
    (x, y), (tx, ty), (fx, fy) = (
        sample(game, seats, seeds) for seeds in (range(cut), range(cut, games), range(games, end))
    )
    mean, spread, level = x.mean(axis=0), x.std(axis=0) + 1e-6, y.mean()

    def error(a: Rows, b: Rows, weight: float) -> float:
        return float(np.abs((a - mean) / spread @ fit((x - mean) / spread, y - level, weight) + level - b).mean())

    best = min(WEIGHTS, key=lambda weight: error(tx, ty, weight))
    return float(np.abs(fy - level).mean()), error(fx, fy, best)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.features", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="to fit; half as many to judge")
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    mean, ridge = compare(args.game, args.seats, args.games)
    print(f"\r{args.game}, {args.seats} seats: error of the mean {mean:.1f}, of the ridge {ridge:.1f}")
    print(f"{1 - ridge / mean:.0%} less")


if __name__ == "__main__":
    main()
