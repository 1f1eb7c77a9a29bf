"""What came of many games: counts, rates with intervals, scores, lengths and speed."""

import time
from collections import Counter, defaultdict

from msgspec import Struct

from starboard.lab.intervals import Estimate, mean, rate
from starboard.lab.simulate import GameResult, Job

SEVERAL = 3  # games that may be called alike


class Result(Struct, frozen=True):
    """What came of all games of a job."""

    game: str
    games: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_s: float
    outcomes: dict[str, int]
    wins: dict[int, int]  # by seat, from 1
    scores: list[float]  # the mean by seat
    first_error: str = ""
    cartridge: str = ""
    difficulty: str = ""
    seats: int = 0
    bots: tuple[str, ...] = ()
    seed: int = 0
    asked: int = 0  # how many games were asked for: more than `games` if it was stopped
    outcome_rates: dict[str, Estimate] = {}
    win_rates: dict[int, Estimate] = {}  # by seat, from 1
    bot_rates: dict[str, Estimate] = {}  # the share of its seats with which a bot won
    score_means: list[Estimate] = []
    length: Estimate = Estimate(0.0, 0.0, 0.0)  # decisions a game
    side_rates: dict[str, Estimate] = {}  # the share of its games that each side won, where seats share sides
    alike: bool = False  # every game ended in the same way after as many decisions


class Tally:
    """Counts games as they come in."""

    def __init__(self, job: Job, games: list[GameResult] | None = None) -> None:
        self.job = job
        self.started = time.perf_counter()
        self.games = list(games or [])  # those of an earlier sitting count, but not for speed
        self._before = sum(game.decisions for game in self.games)

    def add(self, games: list[GameResult]) -> None:
        self.games += games

    def result(self) -> Result:
        seconds = max(time.perf_counter() - self.started, 1e-9)
        games = sorted(self.games, key=lambda game: game.number)
        decisions = sum(game.decisions for game in games)
        ended = [game for game in games if game.kind != "error"]
        first = next((game for game in games if game.kind == "error"), None)
        kinds, wins, scores = Counter(game.kind for game in games), won_by_seat(ended), by_seat(ended)
        setup = self.job.setup
        return Result(
            self.job.game,
            len(games),
            len(games) - len(ended),
            decisions,
            round(seconds, 3),
            round((decisions - self._before) / seconds, 1),
            dict(sorted(kinds.items())),
            {seat: n for seat, n in wins.items() if n},
            [estimate.value for estimate in scores],
            f"seed {first.seed}: {first.error}" if first else "",
            setup.cartridge,
            setup.difficulty,
            setup.seats,
            self.job.bots,
            self.job.seed,
            self.job.games,
            {kind: rate(n, len(games)) for kind, n in sorted(kinds.items())},
            {seat: rate(n, len(ended)) for seat, n in wins.items()},
            won_by_bot(ended),
            scores,
            mean([game.decisions for game in ended]),
            won_by_side(ended),
            are_alike(ended),
        )


def are_alike(games: list[GameResult]) -> bool:
    """Whether several games differ in nothing that is counted: then more of them tell no more."""
    ends = {(game.kind, game.winners, game.scores, game.why, game.decisions) for game in games}
    return len(games) >= SEVERAL and len(ends) == 1


def won_by_seat(games: list[GameResult]) -> dict[int, int]:
    """How many games each seat won, alone or with others; seats count from 1."""
    wins = Counter(seat + 1 for game in games for seat in game.winners)
    seats = len(games[0].bots) if games else 0
    return {seat: wins[seat] for seat in range(1, seats + 1)}


def won_by_bot(games: list[GameResult]) -> dict[str, Estimate]:
    """Of all chairs that a bot sat in, the share that won."""
    seats_of: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for seat, name in enumerate(game.bots):
            seats_of[name] += 1
            won[name] += seat in game.winners
    return {name: rate(won[name], n) for name, n in sorted(seats_of.items())}


def won_by_side(games: list[GameResult]) -> dict[str, Estimate]:
    """Of the games in which a side took part, the share that it won; empty where each seat plays for itself."""
    present: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        if len(set(game.sides)) < len(game.sides):
            present.update(set(game.sides))
            won.update({game.sides[seat] for seat in game.winners})
    return {side: rate(won[side], n) for side, n in sorted(present.items())}


def by_seat(games: list[GameResult]) -> list[Estimate]:
    """The mean score of each seat, where the game counts any."""
    columns: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat, score in enumerate(game.scores):
            columns[seat].append(score)
    return [mean(columns[seat]) for seat in sorted(columns)]
