"""The arena: every bot against every other on the same deals; where all win together, each crew by itself."""

from collections.abc import Callable
from itertools import combinations
from math import log10
from random import Random

from msgspec import Struct

from starboard.kernel.registry import find
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.lab.intervals import Estimate, mean, rate
from starboard.lab.simulate import GameResult, Job, sides_of

SAMPLES = 400  # of the bootstrap that gives the ratings their range
ANCHOR = 0.0  # the rating of the first bot

Play = Callable[[Job], list[GameResult]]
Scores = dict[tuple[str, str], list[float]]  # of the first of a pair, a game each


class Standing(Struct, frozen=True):
    """A bot in the list: its rating where bots meet, and the share of games that it won."""

    bot: str
    rating: Estimate | None
    won: Estimate


class Duel(Struct, frozen=True):
    """Two bots side by side: what the second made of their games, or how many more it won with its own crew."""

    one: str
    other: str
    score: Estimate
    sure: bool  # beyond the 95% interval


class Tournament(Struct, frozen=True):
    game: str
    seats: int
    games: int  # of each pair, or of each crew
    together: bool
    standings: list[Standing]
    duels: list[Duel]


def seats_for(game: str) -> int:
    """The fewest seats at which two bots can sit evenly; else the fewest."""
    offered = find(game).seats
    return next((n for n in offered if n % 2 == 0), offered[0])


def is_one_side(game: str, setup: Setup) -> bool:
    """Whether all seats win or lose together, as the game itself says."""
    return len(set(sides_of(start(game, setup)))) == 1


def tournament(game: str, setup: Setup, bots: tuple[str, ...], games: int, seed: int, play: Play) -> Tournament:
    """A whole arena; `play` plays a job wherever it likes."""
    if is_one_side(game, setup):
        return _crews(game, setup, bots, games, seed, play)
    scores: Scores = {}
    for one, other in combinations(bots, 2):
        seated = tuple((one, other)[seat % 2] for seat in range(setup.seats))
        played = play(Job(game, setup, seated, games, seed, rotate=True))
        scores[one, other] = [share(result, one) for result in played if not result.error]
    duels = [_duel(one, other, values) for (one, other), values in scores.items()]
    ratings = ratings_with_range(scores, bots)
    standings = [Standing(name, ratings[name], _score(name, scores)) for name in bots]
    standings.sort(key=lambda one: -(one.rating.value if one.rating else 0.0))
    return Tournament(game, setup.seats, games, False, standings, duels)


def _crews(game: str, setup: Setup, bots: tuple[str, ...], games: int, seed: int, play: Play) -> Tournament:
    """Each bot in all seats of the same deals."""
    values = {}
    for name in bots:
        played = sorted(play(Job(game, setup, (name,) * setup.seats, games, seed)), key=lambda result: result.number)
        values[name] = [{"win": 1.0, "partial": 0.5, "draw": 0.5}.get(result.kind, 0.0) for result in played]
    standings = [Standing(name, None, rate(sum(won), len(won))) for name, won in values.items()]
    duels = []
    for one, other in combinations(bots, 2):
        gap = mean([b - a for a, b in zip(values[one], values[other], strict=True)])
        duels.append(Duel(one, other, gap, gap.low > 0 or gap.high < 0))
    return Tournament(game, setup.seats, games, True, sorted(standings, key=lambda one: -one.won.value), duels)


def share(game: GameResult, name: str) -> float:
    """What a game was worth to one of two bots: its part of the winners, or half of a game that nobody won."""
    if not game.winners or game.kind != "win":
        return 0.5
    return sum(game.bots[seat] == name for seat in game.winners) / len(game.winners)


def _duel(one: str, other: str, values: list[float]) -> Duel:
    score = mean([1 - value for value in values])
    wilson = rate(len(values) - sum(values), len(values))  # a mean knows no end of the scale: honest near 0 and 1
    low, high = min(score.low, wilson.low), max(score.high, wilson.high)
    return Duel(one, other, Estimate(score.value, max(0.0, low), min(1.0, high), score.n), low > 0.5 or high < 0.5)


def _score(name: str, scores: Scores) -> Estimate:
    own = [
        value if one == name else 1 - value
        for (one, two), values in scores.items()
        if name in (one, two)
        for value in values
    ]
    return rate(sum(own), len(own))


def ratings_with_range(scores: Scores, bots: tuple[str, ...]) -> dict[str, Estimate]:
    """Ratings as in chess (400 points: ten to one), the first bot at 0, with a range from resampled games."""
    found = ratings(scores, bots)
    chance = Random(0)
    samples = [
        ratings({pair: chance.choices(values, k=len(values)) for pair, values in scores.items()}, bots)
        for _ in range(SAMPLES)
    ]
    estimates = {}
    for name in bots:
        values_ = sorted(sample[name] for sample in samples)
        low, high = values_[round(0.025 * (SAMPLES - 1))], values_[round(0.975 * (SAMPLES - 1))]
        estimates[name] = Estimate(round(found[name]), round(low), round(high))
    return estimates


def ratings(scores: Scores, bots: tuple[str, ...]) -> dict[str, float]:
    """Bradley and Terry's model by repeated averaging; one drawn game more for each pair keeps it finite."""
    won = dict.fromkeys(bots, 0.0)
    met: dict[tuple[str, str], int] = {}
    for (one, other), values in scores.items():
        won[one] += sum(values) + 0.5
        won[other] += len(values) - sum(values) + 0.5
        met[one, other] = met[other, one] = len(values) + 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        strength = {
            name: won[name] / sum(n / (strength[name] + strength[two]) for (a, two), n in met.items() if a == name)
            for name in bots
        }
    base = strength[bots[0]]
    return {name: ANCHOR + 400 * log10(strength[name] / base) for name in bots}
