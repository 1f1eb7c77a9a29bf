"""What the bots of games have in common: an answer drawn by weights, answers left out, a lead as a value."""

from collections.abc import Callable, Container, Mapping, Sequence
from math import exp

from starboard.kernel.words import Option


def draw_by_weight(options: Sequence[Option], weights: Sequence[float], chance: Callable[[], float]) -> Option:
    """One of the options, each as likely as its weight says: what a rollout policy is made of."""
    left = chance() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


def draw_by_word(options: Sequence[Option], liked: Mapping[str, float], chance: Callable[[], float]) -> Option:
    """One of the options, each as likely as its word is liked; 1 is what no word says otherwise."""
    return draw_by_weight(options, [liked.get(option.key, 1.0) for option in options], chance)


def without(options: Sequence[Option], words: Container[str]) -> list[Option]:
    """The options that begin with none of these words."""
    return [option for option in options if option.key not in words]


def lead_as_value(lead: float, half: float) -> float:
    """A lead in points as a value from 0 to 1: a lead of `half` is worth three quarters."""
    return 0.5 + lead / (2 * (abs(lead) + half))


def odds_of_lead(lead: float, spread: float) -> float:
    """A lead in points as the chance to keep it, where points come by luck with this spread."""
    return 1.0 / (1.0 + exp(-lead / spread))
