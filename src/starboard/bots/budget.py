"""How much a bot may think."""

import time
from collections.abc import Callable
from math import inf

from msgspec import Struct


class Budget(Struct, frozen=True):
    """A search stops after so many playouts, so many answers played in them, so many options looked at one step ahead,
    or so many seconds, whichever comes first.

    0 is no limit.  Without seconds the same seed gives the same choice on every machine.
    """

    playouts: int = 0
    answers: int = 0
    looks: int = 0
    seconds: float = 0.0
    turns: int = 1  # turns of its own side that a trial plays to their ends, where sides take turns
    horizon: int = 60  # answers of a playout after which the game's own evaluation is asked

    def __post_init__(self) -> None:
        if not (self.playouts or self.answers or self.looks or self.seconds):
            raise ValueError("a budget without any limit never ends")


class Meter:
    """What of a budget is spent."""

    def __init__(self, budget: Budget, stop: Callable[[], bool] | None = None) -> None:
        self.stop = stop
        self.playouts = self.answers = self.looks = 0
        self._started = time.perf_counter()
        self._playouts, self._answers, self._looks, self._seconds = (
            limit or inf for limit in (budget.playouts, budget.answers, budget.looks, budget.seconds)
        )

    @property
    def spent(self) -> float:
        """The part that is spent: 1 is all of it."""
        seconds = time.perf_counter() - self._started
        return max(
            self.playouts / self._playouts,
            self.answers / self._answers,
            self.looks / self._looks,
            seconds / self._seconds,
        )

    def is_over(self) -> bool:
        return (
            self.playouts >= self._playouts
            or self.answers >= self._answers
            or self.looks >= self._looks
            or (self._seconds is not inf and time.perf_counter() - self._started >= self._seconds)
            or (self.stop is not None and self.stop())
        )
