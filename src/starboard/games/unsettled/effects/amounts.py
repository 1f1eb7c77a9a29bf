"""Amounts: a number, or something that is counted or rolled when the effect resolves."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DIE
from starboard.kernel.forms import Amount, Counter, amount
from starboard.kernel.verbs import Step

__all__ = ["Amount", "Roll", "amount"]


class Roll(Counter, frozen=True):
    """The roll of a die, so many times over: `{count: roll}`."""

    times: int = 1

    def number(self, g: G, here: Step) -> int:
        return self.times * DIE[g.roll(len(DIE), "die")]
