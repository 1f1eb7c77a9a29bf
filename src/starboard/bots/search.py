"""Search: one tree of what might be said, grown playout by playout in worlds that might be the true one.

Each seat of the tree chooses what is best for itself; where all win together that is what is best for the crew.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from starboard.bots.budget import Budget, Meter
from starboard.bots.look import UNKNOWN, weighed
from starboard.bots.tree import Arm, Node
from starboard.bots.trials import Trials
from starboard.bots.worlds import is_open, worlds
from starboard.kernel.asking import AtOnce
from starboard.kernel.game import Game
from starboard.kernel.playout import playout, sensible
from starboard.kernel.words import Option, Seat


class Search:
    """The thinking of one seat about one question.  `run` it, then read `arms`."""

    def __init__(self, g: Game[Any], seat: Seat, budget: Budget, chance: Callable[[], float]) -> None:
        self.seat, self.budget, self.chance = seat, budget, chance
        self.rules = g.rules
        self.horizon = min(budget.horizon, g.rules.horizon)
        self.world = worlds(g, seat, chance)
        self.options = sensible(g, seat)
        self.root = Node()
        self.answers = 0

    @property
    def arms(self) -> list[Arm]:
        """What was found about each option, the best first: tried most, since a search tries most what does well."""
        tried = self.root.stand(self.seat).known
        found = [tried.get(option) or Arm(option) for option in self.options]
        return sorted(found, key=lambda arm: (-arm.visits, -arm.mean))

    def run(self, stop: Callable[[], bool] | None = None, progress: Callable[[float], None] | None = None) -> list[Arm]:
        """Think until the budget is spent or `stop` says so; `progress` hears the part that is spent."""
        meter = Meter(self.budget, stop)
        while not meter.is_over():
            self.grow()
            meter.playouts += 1
            meter.answers = self.answers
            if progress is not None:
                progress(min(1.0, meter.spent))
        return self.arms

    def grow(self) -> None:
        """One playout: down the tree to an option that was not tried, on to the end or the horizon, and back up."""
        world = self.world()
        path = self.descend(world)
        self.answers += len(path) + playout(world, self.chance, self.horizon)
        values: dict[Seat, float] = {}
        for seat, arm in path:
            if seat not in values:
                values[seat] = self.value(world, seat)
            arm.add(values[seat])

    def descend(self, world: Game[Any]) -> list[tuple[Seat, Arm]]:
        """Answer in this world as the tree knows best, until something new was said or the game is over."""
        node, path = self.root, []
        seats = self.asked(world, self.seat)
        state = world.s
        while True:
            if len(seats) == 1:
                seat = seats[0]
                arm, fresh = self.pick(node, world, seat, sensible(world, seat))
                path.append((seat, arm))
                world.answer(seat, arm.option)
                if state.outcome is not None:
                    arm.ends = True
                    return path
                if fresh:
                    return path
                node = arm.node = arm.node or Node()
            else:
                said, fresh = self.at_once(node, world, seats)
                path += said
                if fresh or state.outcome is not None:
                    return path
                node = node.after(tuple(arm.option for _, arm in said))
            seats = self.asked(world)

    def asked(self, world: Game[Any], first: Seat | None = None) -> list[Seat]:
        """Whose answers come next: all of those who answer in secret, else one."""
        waiting = world.waiting
        one = waiting[0] if first is None else first
        if len(waiting) == 1 or not isinstance(world.s.stack[-1].verb, AtOnce) or one not in waiting:
            return [one]
        return [one, *(seat for seat in waiting if seat != one)]

    def pick(self, node: Node, world: Game[Any], seat: Seat, options: list[Option]) -> tuple[Arm, bool]:
        """What this seat says at this node, and whether it was never tried; of new things, what the game likes best."""
        stand = node.stand(seat)
        stand.offer(options)
        new = stand.new
        if not new:
            return stand.best(), False
        at = 0
        if len(new) > 1:
            names = [arm.option for arm in new]
            at = names.index(self.rules.rollout(world, seat, names, self.chance))
        return new.pop(at), True

    def at_once(self, node: Node, world: Game[Any], seats: list[Seat]) -> tuple[list[tuple[Seat, Arm]], bool]:
        """Those who answer in secret choose without knowing what the others say.  The first may cut in instead."""
        first, *others = seats
        arm, fresh = self.pick(node, world, first, sensible(world, first))
        said = [(first, arm)]
        if arm.option in world.options(first):
            for seat in others:
                arm, new = self.pick(node, world, seat, world.options(seat))
                said.append((seat, arm))
                fresh = fresh or new
        for seat, arm in said:
            world.answer(seat, arm.option)
        return said, fresh

    def value(self, world: Game[Any], seat: Seat) -> float:
        """How the seat stands at the end of a playout; a game without an estimate is played to its end."""
        value = self.rules.value(world, seat)
        if value is None:
            self.answers += playout(world, self.chance, self.rules.longest)
            value = self.rules.value(world, seat)
        return UNKNOWN if value is None else value


def thinking(g: Game[Any], seat: Seat, budget: Budget, chance: Callable[[], float]) -> Search | Trials:
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
        options = weighed(g, seat)
        if len(options) == 1:
            return options[0]
        return thinking(g, seat, self.budget, self._random).run(stop, progress)[0].option
