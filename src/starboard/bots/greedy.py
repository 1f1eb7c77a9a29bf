"""A bot that looks one step ahead: the option after which the game's own evaluation is best."""

from random import Random
from typing import Any

from starboard.bots.lookahead import SCREEN_WORLDS, candidates, promising, value_after
from starboard.bots.worlds import is_open, worlds
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat

WHOLE_GAMES = 48  # the most that are played for one answer, in a game that gives no estimate


class GreedyBot:
    """Looks at every option in two worlds, and in a few more at those that might be best after all."""

    def __init__(self, seed: int, looks: int = 6, slips: float = 0.0) -> None:
        self._random = Random(seed).random
        self._looks, self._slips = looks, slips

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        options = candidates(g, seat)
        if len(options) == 1 or self._random() < self._slips:
            return options[int(self._random() * len(options))]
        totals = dict.fromkeys(options, 0.0)
        world = worlds(g, seat, self._random)
        for look in range(self._looks_at(g, seat, len(options))):
            if look == SCREEN_WORLDS:
                totals = {option: totals[option] for option in promising(totals)}
            here = world()
            for option in totals:
                totals[option] += value_after(here.fork(), seat, option, self._random)
        best = max(totals.values())
        found = [option for option, total in totals.items() if total >= best - 1e-9]
        return found[int(self._random() * len(found))]

    def _looks_at(self, g: Game[Any], seat: Seat, options: int) -> int:
        """In how many worlds: one is enough where there is only one; few, where each look is a whole game."""
        if g.rules.value(g, seat) is None:
            return max(1, min(self._looks, WHOLE_GAMES // options))
        return 1 if is_open(g) else self._looks
