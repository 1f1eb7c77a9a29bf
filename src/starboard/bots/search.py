"""Search: one tree of what might be said, grown playout by playout in worlds that might be the true one.

Each seat of the tree chooses what is best for itself; where all win together that is what is best for the crew.
"""

from collections.abc import Callable
from operator import mul
from random import Random
from typing import Any, NamedTuple

from starboard.bots.budget import Budget, Meter
from starboard.bots.lookahead import UNKNOWN, candidates
from starboard.bots.tree import Arm, Node, SeatOptions, Worth
from starboard.bots.trials import Trials
from starboard.bots.worlds import is_open, worlds
from starboard.kernel.asking import AtOnce
from starboard.kernel.game import Game
from starboard.kernel.playout import playout, sensible
from starboard.kernel.words import UNREAD, Option, Outcome, Seat

LIGHT = 180  # answers, where all is open: a new option is played on from as often as makes so many
WAYS = 60  # ways down the tree that there are at least, whatever each costs


class Step(NamedTuple):
    """What a seat said on the way down; where several answer in secret, its stand says nothing sure."""

    seat: Seat
    arm: Arm
    choices: SeatOptions | None


class Search:
    """The thinking of one seat about one question.  `run` it, then read `arms`."""

    def __init__(self, g: Game[Any], seat: Seat, budget: Budget, chance: Callable[[], float]) -> None:
        self.seat, self.budget, self.chance = seat, budget, chance
        self.rules, self.seats = g.rules, range(g.s.setup.seats)
        self.horizon = min(budget.horizon, g.rules.horizon)
        self.world = worlds(g, seat, chance)
        self.options = sensible(g, seat)
        self.root = Node()
        self.answers = 0
        self.is_open = is_open(g)
        self.most = max(1, budget.playouts // WAYS) if budget.playouts else LIGHT
        self.outcome_values: dict[Outcome, Worth] = {}  # few ends differ, and many games come to them
        self.each = 1  # playouts that the last new option had: what ends the game at once counts as much

    @property
    def arms(self) -> list[Arm]:
        """What was found about each option, the best first: tried most, since a search tries most what does well.

        What is sure comes before that if it is no worse, else last.
        """
        tried = self.root.options_of(self.seat).known
        found = [tried.get(option) or Arm(option) for option in self.options]
        found.sort(key=lambda arm: (arm.sure is not None, -arm.visits, -arm.mean))
        hope = found[0].mean if found[0].sure is None else 0.0
        good = [arm for arm in found if arm.sure is not None and arm.mean >= hope]
        return sorted(good, key=lambda arm: (-arm.mean, not arm.ends)) + [arm for arm in found if arm not in good]

    def run(self, stop: Callable[[], bool] | None = None, progress: Callable[[float], None] | None = None) -> list[Arm]:
        """Think until the budget is spent, all is sure or `stop` says so; `progress` hears the part that is spent."""
        meter = Meter(self.budget, stop)
        choices = self.root.options_of(self.seat)
        while not meter.is_over() and not choices.is_sure:
            meter.playouts += self.grow()
            meter.answers = self.answers
            if progress is not None:
                progress(1.0 if choices.is_sure else min(1.0, meter.spent))
        return self.arms

    def grow(self) -> int:
        """Down the tree to an option that was not tried, on to the end or the horizon, and back up; the playouts."""
        world = self.world()
        path = self.descend(world)
        self.answers += len(path)
        sure = path[-1].arm.sure
        values = self.playouts(world) if sure is None else [sure] * self.each
        sums = _sums(values)
        for seat, arm, choices in reversed(path):
            arm.add(len(values), *sums[seat])
            if choices is None:
                sure = None
                continue
            if sure is not None:
                sure = choices.learn(seat, arm, sure)
            least = choices.least
            if least is not None and (bound := least[seat]) > 0.0:
                values = [worth if worth[seat] >= bound else least for worth in values]
                sums = _sums(values)
        return len(values)

    def playouts(self, world: Game[Any]) -> list[Worth]:
        """What it came to for each seat, every time that it was played on from here.

        In a light game that is often, so that the way down is worth it; where worlds differ, each has a playout.
        """
        values: list[Worth] = []
        answers, enough = 0, LIGHT if self.is_open else 1
        while answers < enough and len(values) < self.most:
            end = world.fork()
            answers += playout(end, self.chance, self.horizon) or 1
            values.append(self.worth(end))
        self.answers += answers
        self.each = len(values)
        return values

    def descend(self, world: Game[Any]) -> list[Step]:
        """Answer in this world as the tree knows best, until something new was said or the game is over."""
        node, path = self.root, list[Step]()
        seats = self.next_seats(world, self.seat)
        state = world.s
        while True:
            if len(seats) == 1:
                seat = seats[0]
                step, fresh = self.pick(node, world, seat, sensible(world, seat))
                arm = step.arm
                path.append(step)
                world.answer(seat, arm.option)
                if state.outcome is UNREAD:
                    return path
                if state.outcome is not None:
                    arm.ends = True
                    arm.sure = self.worth(world) if self.is_open else None
                    return path
                if fresh:
                    return path
                node = arm.node = arm.node or Node()
            else:
                steps, fresh = self.at_once(node, world, seats)
                path += steps
                if fresh or state.outcome is not None:
                    return path
                node = node.after(tuple(step.arm.option for step in steps))
            seats = self.next_seats(world)

    def next_seats(self, world: Game[Any], first: Seat | None = None) -> list[Seat]:
        """Whose answers come next: all of those who answer in secret, else one."""
        waiting = world.waiting
        if first is None and len(waiting) == 1:
            return waiting
        one = waiting[0] if first is None else first
        if len(waiting) == 1 or not isinstance(world.s.stack[-1].verb, AtOnce) or one not in waiting:
            return [one]
        return [one, *(seat for seat in waiting if seat != one)]

    def pick(self, node: Node, world: Game[Any], seat: Seat, options: list[Option]) -> tuple[Step, bool]:
        """What this seat says at this node, and whether it was never tried; of new things, what the game likes best."""
        choices = node.options_of(seat)
        choices.offer(options)
        new = choices.new
        if not new:
            return Step(seat, choices.best(), choices), False
        at = 0
        if len(new) > 1:
            names = [arm.option for arm in new]
            at = names.index(self.rules.rollout(world, seat, names, self.chance))
        return Step(seat, new.pop(at), choices), True

    def at_once(self, node: Node, world: Game[Any], seats: list[Seat]) -> tuple[list[Step], bool]:
        """Those who answer in secret choose without knowing what the others say.  The first may cut in instead."""
        first, *others = seats
        step, fresh = self.pick(node, world, first, sensible(world, first))
        steps = [step]
        if step.arm.option in world.options(first):
            for seat in others:
                step, new = self.pick(node, world, seat, world.options(seat))
                steps.append(step)
                fresh = fresh or new
        for step in steps:
            world.answer(step.seat, step.arm.option)
        return [step._replace(choices=None) for step in steps], fresh

    def worth(self, world: Game[Any]) -> Worth:
        """How each seat stands at the end of a playout; a game without an estimate is played to its end."""
        outcome = world.s.outcome
        if outcome is not None and outcome is not UNREAD:
            known = self.outcome_values.get(outcome)
            if known is None:
                known = self.outcome_values[outcome] = [outcome.value(seat) for seat in self.seats]
            return known
        worth = [self.rules.value(world, seat) for seat in self.seats]
        if None not in worth:
            return worth  # type: ignore[return-value]  # as it says
        self.answers += playout(world, self.chance, self.rules.longest)
        return self.worth(world) if world.s.outcome is not None else [UNKNOWN] * len(self.seats)


def _sums(playouts: list[Worth]) -> list[tuple[float, float]]:
    """For each seat the sum of its values, and that of their squares."""
    return [(sum(values), sum(map(mul, values, values))) for values in zip(*playouts, strict=True)]


def search_for(g: Game[Any], seat: Seat, budget: Budget, chance: Callable[[], float]) -> Search | Trials:
    """How to think here: a tree where all is open, or where only the end tells who stands well; else trials."""
    if is_open(g) or g.rules.value(g, seat) is None:
        return Search(g, seat, budget, chance)
    return Trials(g, seat, budget, chance)


class SearchBot:
    """Says what a search finds best."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = Random(seed).random
        self.budget = budget

    def choose(
        self,
        g: Game[Any],
        seat: Seat,
        stop: Callable[[], bool] | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> Option:
        options = candidates(g, seat)
        if len(options) == 1:
            return options[0]
        return search_for(g, seat, self.budget, self._random).run(stop, progress)[0].option
