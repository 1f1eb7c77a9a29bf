"""A bot that thinks with weights of its own, whatever the game's file says: for training, and for the arena."""

from pathlib import Path
from typing import Any, Protocol

from starboard.kernel.game import Game
from starboard.kernel.weights import read_weights
from starboard.kernel.words import Option, Seat


class Chooser(Protocol):
    def choose(self, g: Game[Any], seat: Seat) -> Option:
        """One of the seat's answers or free moves."""


class WeightedBot:
    """Another bot, with other weights while it thinks.  One process thinks for one seat at a time."""

    def __init__(self, bot: Chooser, weights: tuple[float, ...] | Path) -> None:
        self.bot, self.weights = bot, weights

    def choose(self, g: Game[Any], seat: Seat) -> Option:
        rules = g.rules
        if isinstance(self.weights, Path):
            self.weights = read_weights(self.weights, rules.promise_words)
        before, rules.weights = rules.weights, self.weights
        try:
            return self.bot.choose(g, seat)
        finally:
            rules.weights = before
