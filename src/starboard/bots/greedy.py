"""A bot that looks one step ahead: the option after which the game's own evaluation is best."""

from random import Random
from typing import Any

from starboard.bots.worlds import is_open, worlds
from starboard.kernel.asking import Plan
from starboard.kernel.game import Game
from starboard.kernel.playout import playout, sensible
from starboard.kernel.words import Option, Seat

WHOLE_GAMES = 48  # the most that are played for one answer, in a game that gives no estimate
RESOLVE = 12  # answers within which an option must have had its effect


class GreedyBot:
    """Tries every option in a few worlds.  What follows from an option before anybody else is asked belongs to it."""

    def __init__(self, seed: int, looks: int = 6, slips: float = 0.0) -> None:
        self._random = Random(seed).random
        self._looks, self._slips = looks, slips

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        options = sensible(g, seat)
        if len(options) == 1 or self._random() < self._slips:
            return options[int(self._random() * len(options))]
        totals = [0.0] * len(options)
        world = worlds(g, seat, self._random)
        for _ in range(self._looks_at(g, seat, len(options))):
            here = world()
            for i, option in enumerate(options):
                totals[i] += self._after(here.fork(), seat, option)
        best = max(totals)
        found = [option for option, total in zip(options, totals, strict=True) if total >= best - 1e-9]
        return found[int(self._random() * len(found))]

    def _looks_at(self, g: Game[Any], seat: Seat, options: int) -> int:
        """In how many worlds: one is enough where there is only one; few, where each look is a whole game."""
        if g.rules.value(g, seat) is None:
            return max(1, min(self._looks, WHOLE_GAMES // options))
        return 1 if is_open(g) else self._looks

    def _after(self, world: Game[Any], seat: Seat, option: Option) -> float:
        """How the seat stands when this option has had its effect; without an estimate, when the game is over."""
        asked = world.s.stack[-1]
        world.answer(seat, option)
        for _ in range(RESOLVE):
            if world.s.outcome is not None or world.waiting != [seat]:
                break
            if type(world.s.stack[-1].verb) is type(asked.verb) and not isinstance(asked.verb, Plan):
                break
            playout(world, self._random, 1)
        value = world.rules.value(world, seat)
        if value is None:
            playout(world, self._random, world.rules.longest)
            value = world.rules.value(world, seat)
        return 0.5 if value is None else value
