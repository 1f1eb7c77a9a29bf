"""Amounts: a number, or something that is counted or rolled when the effect resolves."""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DIE
from starboard.kernel.forms import Amount, Counter, amount
from starboard.kernel.verbs import NOTHING, Step

__all__ = ["MANY", "Amount", "Roll", "amount", "at_most"]

MANY = 99


def at_most(n: Amount) -> int:
    """How much it may come to, without counting or rolling it."""
    return n if isinstance(n, int) else MANY


class Roll(Counter, frozen=True):
    """The roll of a die, so many times over: `{count: roll}`."""

    times: int = 1
    goes_by: ClassVar[int] = NOTHING

    def number(self, g: G, here: Step) -> int:
        return self.times * DIE[g.roll(len(DIE), "die")]
