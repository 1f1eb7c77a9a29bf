"""A bot that answers by chance: the measure of all others, and the crowd that tests a game."""

from random import Random
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat


class RandomBot:
    """Any answer with equal chance; now and then a free move."""

    def __init__(self, seed: int, free: float = 0.15) -> None:
        self._random = Random(seed).random
        self._free = free

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        options = g.options(seat)
        if not options or self._random() < self._free:
            moves = [f.offer.option for f in g.free if f.seat == seat]
            options = moves or options
        return options[int(self._random() * len(options))]
