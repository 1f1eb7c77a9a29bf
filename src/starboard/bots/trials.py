"""Trials: every option that looks promising is tried in the same worlds, and the weaker half dropped, again and again.

For games of chance or secrets that give an estimate: there a tree grows too thin to tell options apart.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from starboard.bots.budget import Budget, Meter
from starboard.bots.lookahead import (
    SCREEN_WORLDS,
    answer_and_resolve,
    best,
    candidates,
    evaluate,
    promising,
    value_after,
)
from starboard.bots.tree import Arm
from starboard.bots.worlds import worlds
from starboard.kernel.chance import draw
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
        self.options = candidates(g, seat)
        self.first_values = dict.fromkeys(self.options, 0.0)  # how each looks, before it is tried
        self.arms_by_option = {option: Arm(option) for option in self.options}
        self.values: dict[Option, list[float]] = {option: [] for option in self.options}  # of each, world by world
        self.side = {seat}
        self.looks = 0
        self.level = 0.0  # a difference that does not matter here

    @property
    def has_allies(self) -> bool:
        return len(self.side) > 1

    @property
    def arms(self) -> list[Arm]:
        """What was found about each option, the best first: what was dropped last, then what came to most."""
        return sorted(self.arms_by_option.values(), key=lambda arm: (-arm.visits, -arm.mean))

    def run(self, stop: Callable[[], bool] | None = None, progress: Callable[[float], None] | None = None) -> list[Arm]:
        """Think until the budget is spent or `stop` says so; `progress` hears the part that is spent."""
        meter = Meter(self.budget, stop)
        self.look_at_all()
        field = [self.arms_by_option[option] for option in promising(self.first_values, MARGIN)[:FIELD]]
        cuts, cut = max(1, (len(field) - 1).bit_length()), 1
        while len(field) > 1:
            here = self.world()
            for arm in field:
                value = self.trial(here.fork(), arm.option)
                self.values[arm.option].append(value)
                arm.add(1, value, value * value)
            meter.playouts += len(field)
            meter.looks = self.looks
            if progress is not None:
                progress(min(1.0, meter.spent))
            if meter.is_over():
                break
            field = self.drop_behind(field)
            if meter.spent * cuts >= cut:
                field, cut = field[: (len(field) + 1) // 2], cut + 1
        self.fill_untried()
        return self.arms

    def drop_behind(self, field: list[Arm]) -> list[Arm]:
        """The best first, without those of which it is decided that they are behind it, or hardly differ from it."""
        field = sorted(field, key=lambda arm: -arm.mean)
        first = self.values[field[0].option]
        return [arm for arm in field if arm is field[0] or not _is_decided(self.values[arm.option], first, self.level)]

    def look_at_all(self) -> None:
        """One look at every option in the same few worlds."""
        for _ in range(SCREEN_WORLDS):
            here = self.world()
            self.side = _allies(here, self.seat)
            for option in self.options:
                self.first_values[option] += value_after(here.fork(), self.seat, option, self.chance) / SCREEN_WORLDS
        self.looks += SCREEN_WORLDS * len(self.options)
        top = max(self.first_values.values())
        self.level = LEVEL * sum(top - value for value in self.first_values.values()) / len(self.options)

    def fill_untried(self) -> None:
        """What was never tried keeps the look that it was given."""
        for option, arm in self.arms_by_option.items():
            if not arm.visits:
                arm.add(1, self.first_values[option], self.first_values[option] ** 2)

    def trial(self, world: Game[Any], option: Option) -> float:
        """Say this, then play on, always what looks best, until the turn passes on or the horizon is reached.

        A budget of several turns plays on for the others, too, until so many turns of this side are over.
        """
        turn, turns, own = _turn(world), self.budget.turns, True
        answer_and_resolve(world, self.seat, option, self.chance)
        self.looks += 1
        for _ in range(self.horizon * turns):
            if world.s.outcome is not None:
                break
            who = world.waiting[0]
            if self.has_allies and _turn(world) != turn:
                break
            if own and who not in self.side:
                turns -= 1
                if not turns:
                    break
            own = who in self.side
            options = candidates(world, who, ahead=True)
            if len(options) > 1:
                self.looks += len(options)
            option = best(world, who, options, self.chance) if len(options) > 1 else options[0]
            if not world.rules.foresees:
                world.s.rng = draw(world.s.rng)[1]
            world.answer(who, option)
        return evaluate(world, self.seat, self.chance)


def _turn(g: Game[Any]) -> Seat | None:
    """Whose turn it is: the seat of the undermost question, whoever is asked something else in between."""
    return next((step.seat for step in g.s.stack if isinstance(step.verb, Ask)), None)


def _allies(g: Game[Any], seat: Seat) -> set[Seat]:
    """The seats on this seat's side, in a world dealt anew, so that it tells no secret."""
    mine = g.rules.side(g.s, seat)
    return {other for other in range(g.s.setup.seats) if g.rules.side(g.s, other) == mine}


def _is_decided(values: list[float], best: list[float], level: float) -> bool:
    """Whether the worlds that both were tried in tell enough: the one is plainly behind, or plainly as good."""
    n = len(values)
    if n < ENOUGH:
        return False
    gaps = [b - a for a, b in zip(values, best, strict=True)]
    mean = sum(gaps) / n
    error = PLAIN * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n * (n - 1)))
    return mean > error or mean + error < level
