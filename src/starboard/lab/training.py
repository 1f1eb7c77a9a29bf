"""Weights that are fitted, not guessed: bots play each other with weights that differ, and what came of it moves them.

A generation plays games in which each seat thinks with the weights of the generation, each changed by chance; the
changes of all seats add up to none, and every deal is played from every seat.  Two proposals come of it: *values*, a
fit of what each promise was worth in points at the end, and *leads*, a step the way in which changed weights brought a
lead.  Both meet the old weights on fresh deals, from every seat; the better one is taken if it is ahead by more than
its error.  A run that does not judge takes each step of *leads*.  All follows from the seed, so that a run can stop and
go on.
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random

from msgspec import Struct, structs

from starboard.bots import bot
from starboard.bots.weighted import WeightedBot
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.lab.intervals import Estimate, mean, rate
from starboard.lab.linear import Matrix, add, ridge, solve
from starboard.lab.simulate import seed_of

SPREAD = 0.35  # by how much the logarithm of a weight is changed by chance
EVERY = 6  # one position in so many is noted
PHASES = 8  # parts of a game with a level of their own: by the share of its longest promise that is past
PULL = 0.05  # how strongly a fitted value is held to the weight that there is
NOISE, HOPE = 40.0, 8.0  # points by which a lead varies, and that a weight e times as large may bring
STEP = 0.04  # of the logarithm of a weight, for each point of lead
LEAST, MOST = 0.05, 4.0  # of a weight

Weights = tuple[float, ...]


class Plan(Struct, frozen=True):
    """What is trained, by whom, and how long: so many games to learn from a generation, so many to judge by."""

    game: str
    setup: Setup
    seed: int
    bot: str = "quick"
    games: int = 100
    judged: int = 60  # 0: each step is taken, and an arena tells at the end what the whole run brought
    generations: int = 4


class Played(Struct, frozen=True):
    """A game: the lead of each seat at its end, and the sums of a fit of what its promises were worth."""

    leads: tuple[float, ...]
    scores: tuple[float, ...]
    squares: Matrix
    sums: list[float]


class Verdict(Struct, frozen=True):
    """How a proposal did against the weights before it, on fresh deals."""

    name: str
    weights: Weights
    lead: Estimate
    won: Estimate
    score: Estimate
    taken: bool = False


class Generation(Struct):
    """What is known of one generation so far."""

    weights: Weights
    rows: list[list[float]] = []
    leads: list[float] = []
    squares: Matrix = []
    sums: list[float] = []
    proposals: dict[str, Weights] = {}
    met: dict[str, list[list[float]]] = {}  # by proposal, for each game: lead, whether it won, its score
    verdicts: list[Verdict] = []


class Training(Struct):
    """A run: its plan and its generations.  Written to a file after each game, it goes on from there."""

    plan: Plan
    generations: list[Generation]

    @property
    def weights(self) -> Weights:
        """The weights that the run has come to."""
        last = self.generations[-1]
        if not self.plan.judged:
            return last.proposals.get("leads", last.weights)
        return next((verdict.weights for verdict in last.verdicts if verdict.taken), last.weights)

    @property
    def steps(self) -> int:
        """The games of the whole run."""
        return self.plan.generations * (self.plan.games + 2 * self.plan.judged)

    @property
    def done(self) -> int:
        """The games that are played."""
        return sum(len(one.rows) // self.plan.setup.seats + sum(map(len, one.met.values())) for one in self.generations)


def train(run: Training) -> Iterator[Training]:
    """Play on from where the run is, and give it back after each game."""
    while True:
        now = run.generations[-1]
        for _ in _learn(run, now):
            yield run
        if not now.proposals:
            now.proposals = {"leads": _by_leads(now)}
            if run.plan.judged:
                now.proposals["values"] = _by_values(now)
        for name in now.proposals:
            for _ in _judge(run, now, name):
                yield run
        if run.plan.judged and not now.verdicts:
            now.verdicts = _verdicts(now)
        yield run
        if len(run.generations) == run.plan.generations:
            return
        run.generations.append(Generation(run.weights))


def _learn(run: Training, now: Generation) -> Iterator[None]:
    plan, seats = run.plan, run.plan.setup.seats
    for number in range(len(now.rows) // seats, plan.games):
        seed = seed_of(plan.seed ^ len(run.generations) << 20, number // seats)
        noise = _opposed(Random(seed), seats, len(now.weights))
        noise = [noise[(seat + number) % seats] for seat in range(seats)]
        changed = [tuple(w * exp(x) for w, x in zip(now.weights, own, strict=True)) for own in noise]
        played = play(plan, seed, changed)
        for seat, own in enumerate(noise):
            others = [noise[other] for other in range(seats) if other != seat]
            now.rows.append([x - sum(o[i] for o in others) / len(others) for i, x in enumerate(own)])
            now.leads.append(played.leads[seat])
        now.squares = _plus(now.squares, played.squares)
        now.sums = [a + b for a, b in zip(now.sums or [0.0] * len(played.sums), played.sums, strict=True)]
        yield


def _opposed(chance: Random, seats: int, terms: int) -> list[list[float]]:
    """A change for each seat, together none: so two seats differ as much as they can."""
    drawn = [[chance.gauss(0.0, SPREAD) for _ in range(terms)] for _ in range(seats)]
    if seats == 1:
        return drawn
    middle = [sum(column) / seats for column in zip(*drawn, strict=True)]
    wide = sqrt(seats / (seats - 1))
    return [[wide * (x - mean) for x, mean in zip(own, middle, strict=True)] for own in drawn]


def _judge(run: Training, now: Generation, name: str) -> Iterator[None]:
    """The proposal in one seat, the old weights in the others; every deal from every seat."""
    plan, seats, met = run.plan, run.plan.setup.seats, now.met.setdefault(name, [])
    for number in range(len(met), plan.judged):
        seed = seed_of(~plan.seed ^ len(run.generations) << 20, number // seats)
        seat = number % seats
        seating = [now.proposals[name] if at == seat else now.weights for at in range(seats)]
        played = play(plan, seed, seating)
        lead = played.leads[seat]
        met.append([lead, 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, played.scores[seat]])
        yield


def play(plan: Plan, seed: int, weights: Sequence[Weights]) -> Played:
    """One game, every seat with weights of its own."""
    g = start(plan.game, structs.replace(plan.setup, seed=seed))
    seats = range(len(weights))
    bots = [WeightedBot(bot(plan.bot, seed ^ seat), weights[seat]) for seat in seats]
    noted: list[tuple[int, int, float, list[float]]] = []
    while g.s.outcome is None and g.s.answers < g.rules.longest:
        if g.s.answers % EVERY == 0:
            noted += (
                (g.s.answers, seat, float(g.rules.score(g, seat) or 0), list(g.rules.promises(g, seat)))
                for seat in seats
            )
        seat = g.waiting[0]
        g.answer(seat, bots[seat].choose(g, seat))
    scores = [float(g.rules.score(g, seat) or 0) for seat in seats]
    leads = [scores[seat] - max((scores[o] for o in seats if o != seat), default=0.0) for seat in seats]
    width = len(weights[0]) + PHASES
    squares, sums = [[0.0] * width for _ in range(width)], [0.0] * width
    for at, seat, points, promises in noted:
        phase = min(PHASES - 1, at * PHASES // max(1, g.s.answers))
        row = [*promises, *(float(i == phase) for i in range(PHASES))]
        add(squares, sums, row, scores[seat] - points)
    return Played(tuple(leads), tuple(scores), squares, sums)


def _by_values(now: Generation) -> Weights:
    """What each promise came to, held to the weights that there are; each part of a game has a level of its own."""
    width, terms = len(now.sums), len(now.weights)
    rows = sum(now.squares[i][i] for i in range(terms, width))
    level = [now.squares[i][i] * PULL + 1e-6 * rows if i < terms else 1e-6 * rows for i in range(width)]
    squares = [[x + (level[i] if i == j else 0.0) for j, x in enumerate(row)] for i, row in enumerate(now.squares)]
    held = [*now.weights, *[0.0] * (width - terms)]
    sums = [x + level[i] * held[i] for i, x in enumerate(now.sums)]
    return _bound(solve(squares, sums)[:terms])


def _by_leads(now: Generation) -> Weights:
    """A step towards the changes that brought a lead, as far as the games are sure of them."""
    pull = [(NOISE / HOPE) ** 2] * len(now.weights)
    gains = ridge(now.rows, now.leads, pull)
    return _bound([w * exp(max(-0.7, min(0.7, STEP * gain))) for w, gain in zip(now.weights, gains, strict=True)])


def _bound(weights: Sequence[float]) -> Weights:
    return tuple(round(max(LEAST, min(MOST, weight)), 3) for weight in weights)


def _verdicts(now: Generation) -> list[Verdict]:
    found = []
    for name, games in now.met.items():
        lead = mean([game[0] for game in games])
        won = rate(sum(game[1] for game in games), len(games))
        found.append(Verdict(name, now.proposals[name], lead, won, mean([game[2] for game in games])))
    best = max(found, key=lambda verdict: verdict.lead.value)
    error = (best.lead.value - best.lead.low) / 1.96
    return [structs.replace(one, taken=one is best and best.lead.value > error) for one in found]


def _plus(a: Matrix, b: Matrix) -> Matrix:
    return [[x + y for x, y in zip(one, other, strict=True)] for one, other in zip(a, b, strict=True)] if a else b
