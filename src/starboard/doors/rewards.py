"""What a step is worth to who learns: the outcome at the end, or the points that it brings."""

from typing import Any, Literal, TypeAlias

from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.words import Seat

Reward: TypeAlias = Literal["outcome", "points"]


def check_reward(rules: Rules[Any], setup: Setup, reward: Reward) -> bool:
    """Whether points are the reward; a game that counts none is refused."""
    if reward not in ("outcome", "points"):
        raise ValueError(f"reward is {reward!r}; it can be 'outcome' or 'points'")
    if reward == "points" and None in scores(Game(rules.new(setup), rules)):
        raise ValueError(f"{rules.key} counts no points: its reward is the outcome")
    return reward == "points"


def scores(g: Game[Any]) -> tuple[int | None, ...]:
    """The points of every seat now, or at the end those of the outcome."""
    outcome, seats = g.s.outcome, range(g.s.setup.seats)
    if outcome is not None and len(outcome.scores) >= len(seats):
        return tuple(outcome.scores[seat] for seat in seats)
    return tuple(g.rules.score(g, seat) for seat in seats)


def reward_of(g: Game[Any], seat: Seat) -> float:
    """What the outcome is worth to a seat: 1 for a win, -1 for a loss, 0 for what is neither, and while it goes on."""
    return 2 * g.s.outcome.value(seat) - 1 if g.s.outcome is not None else 0.0
