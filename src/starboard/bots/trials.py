"""Trials: every option that looks promising is tried in the same worlds, and the weaker half dropped, again and again.

For games of chance or secrets that give an estimate: there a tree grows too thin to tell options apart.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from starboard.bots.budget import Budget, Meter
from starboard.bots.lookahead import SCREENED, best, effect, promising, say, standing, weighed
from starboard.bots.tree import Arm
from starboard.bots.worlds import worlds
from starboard.kernel.game import Game
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Option, Seat

FIELD = 6  # options that are tried at most
MARGIN = 1.0  # those that are no further behind the best than the field is on average
ENOUGH, PLAIN = 3, 2.5  # worlds before anything is decided, and how many standard errors a gap then takes
LEVEL = 0.05  # two options are as good as each other that differ by less than that part of what the field is behind


class Trials:
    """The thinking of one seat about one question.  `run` it, then read `arms`."""

    def __init__(self, g: Game[Any], seat: Seat, budget: Budget, chance: Callable[[], float]) -> None:
        self.seat, self.budget, self.chance = seat, budget, chance
        self.horizon = min(budget.horizon, g.rules.horizon)
        self.world = worlds(g, seat, chance)
        self.options = weighed(g, seat)
        self.looked = dict.fromkeys(self.options, 0.0)  # how each looks, before it is tried
        self.tried = {option: Arm(option) for option in self.options}
        self.came: dict[Option, list[float]] = {option: [] for option in self.options}  # of each, world by world
        self.crew = {seat}
        self.looks = 0
        self.level = 0.0  # a difference that does not matter here

    @property
    def is_crew(self) -> bool:
        return len(self.crew) > 1

    @property
    def arms(self) -> list[Arm]:
        """What was found about each option, the best first: what was dropped last, then what came to most."""
        return sorted(self.tried.values(), key=lambda arm: (-arm.visits, -arm.mean))

    def run(self, stop: Callable[[], bool] | None = None, progress: Callable[[float], None] | None = None) -> list[Arm]:
        """Think until the budget is spent or `stop` says so; `progress` hears the part that is spent."""
        meter = Meter(self.budget, stop)
        self.screen()
        field = [self.tried[option] for option in promising(self.looked, MARGIN)[:FIELD]]
        cuts, cut = max(1, (len(field) - 1).bit_length()), 1
        while len(field) > 1:
            here = self.world()
            for arm in field:
                value = self.trial(here.fork(), arm.option)
                self.came[arm.option].append(value)
                arm.add(1, value, value * value)
            meter.playouts += len(field)
            meter.looks = self.looks
            if progress is not None:
                progress(min(1.0, meter.spent))
            if meter.is_over():
                break
            field = self.fit(field)
            if meter.spent * cuts >= cut:
                field, cut = field[: (len(field) + 1) // 2], cut + 1
        self.note()
        return self.arms

    def fit(self, field: list[Arm]) -> list[Arm]:
        """The best first, without those of which it is decided that they are behind it, or hardly differ from it."""
        field = sorted(field, key=lambda arm: -arm.mean)
        first = self.came[field[0].option]
        return [arm for arm in field if arm is field[0] or not _decided(self.came[arm.option], first, self.level)]

    def screen(self) -> None:
        """One look at every option in the same few worlds."""
        for _ in range(SCREENED):
            here = self.world()
            self.crew = _crew(here, self.seat)
            for option in self.options:
                self.looked[option] += effect(here.fork(), self.seat, option, self.chance) / SCREENED
        self.looks += SCREENED * len(self.options)
        top = max(self.looked.values())
        self.level = LEVEL * sum(top - value for value in self.looked.values()) / len(self.options)

    def note(self) -> None:
        """What was never tried keeps the look that it was given."""
        for option, arm in self.tried.items():
            if not arm.visits:
                arm.add(1, self.looked[option], self.looked[option] ** 2)

    def trial(self, world: Game[Any], option: Option) -> float:
        """Say this, then play on, always what looks best, until the turn passes on or the horizon is reached."""
        turn = _turn(world)
        say(world, self.seat, option, self.chance)
        self.looks += 1
        for _ in range(self.horizon):
            if world.s.outcome is not None:
                break
            who = world.waiting[0]
            if who not in self.crew or (self.is_crew and _turn(world) != turn):
                break
            options = weighed(world, who, ahead=True)
            if len(options) > 1:
                self.looks += len(options)
            world.answer(who, best(world, who, options, self.chance) if len(options) > 1 else options[0])
        return standing(world, self.seat, self.chance)


def _turn(g: Game[Any]) -> Seat | None:
    """Whose turn it is: the seat of the undermost question, whoever is asked something else in between."""
    return next((step.seat for step in g.s.stack if isinstance(step.verb, Ask)), None)


def _crew(g: Game[Any], seat: Seat) -> set[Seat]:
    """Who wants the same: those who stand as this seat does, in a world dealt anew, so that it tells no secret."""
    mine = g.rules.value(g, seat)
    return {other for other in range(g.s.setup.seats) if other == seat or g.rules.value(g, other) == mine}


def _decided(values: list[float], best: list[float], level: float) -> bool:
    """Whether the worlds that both were tried in tell enough: the one is plainly behind, or plainly as good."""
    n = len(values)
    if n < ENOUGH:
        return False
    gaps = [b - a for a, b in zip(values, best, strict=True)]
    mean = sum(gaps) / n
    error = PLAIN * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n * (n - 1)))
    return mean > error or mean + error < level
