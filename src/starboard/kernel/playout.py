"""Playing on quickly, every seat by the game's own rollout policy: what a search does thousands of times."""

from collections.abc import Callable
from typing import Any

from starboard.kernel.asking import Window
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat

FREE_MOVES_COUNT = Window  # the questions at which a playout looks further than the plain answers


def playout(g: Game[Any], chance: Callable[[], float], most: int = -1) -> int:
    """Play this game on to its end, or for so many answers; how many it took."""
    choose, answer, s = g.rules.rollout, g.answer, g.s
    answers = 0
    while s.outcome is None and answers != most:
        step, options = g.open[0]
        seat = step.seat
        if isinstance(step.verb, FREE_MOVES_COUNT):
            options = sensible(g, seat)
        answer(seat, choose(g, seat, options, chance) if len(options) > 1 else options[0])
        answers += 1
    return answers


def sensible(g: Game[Any], seat: Seat) -> list[Option]:
    """What a program weighs up: answers, then free moves."""
    return g.moves(seat)
