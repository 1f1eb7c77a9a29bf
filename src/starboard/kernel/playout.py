"""Playing on quickly, every seat by the game's own rollout policy: what a search does thousands of times."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from starboard.kernel.asking import Window
from starboard.kernel.game import Game
from starboard.kernel.words import Option, Seat

Choose: TypeAlias = Callable[[Game[Any], Seat, Sequence[Option], Callable[[], float]], Option]
FREE_MOVES_COUNT = Window  # the questions at which a playout looks further than the plain answers


def playout(g: Game[Any], chance: Callable[[], float], most: int = -1) -> int:
    """Play this game on to its end, or for so many answers; how many it took."""
    return _play_on(g, g.rules.rollout, chance, most)


def follow(g: Game[Any], chance: Callable[[], float]) -> int:
    """One answer more to what an option led to, by the game's own choice of what follows."""
    return _play_on(g, g.rules.follow, chance, 1)


def _play_on(g: Game[Any], choose: Choose, chance: Callable[[], float], most: int) -> int:
    answer, s = g.answer, g.s
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
