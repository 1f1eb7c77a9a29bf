"""Rates, means and differences with the range in which they lie with 95%."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

Z = 1.959964  # 95% of a normal distribution lie within so many standard deviations


class Estimate(Struct, frozen=True):
    """A number that was measured, and the range in which the true one lies with 95%."""

    value: float
    low: float
    high: float
    n: int = 0

    def __str__(self) -> str:
        return f"{self.value:.3g} [{self.low:.3g}, {self.high:.3g}]"

    def percent(self) -> str:
        return f"{100 * self.value:.1f}% [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def rate(hits: float, n: int) -> Estimate:
    """A share of n, by Wilson's interval: honest also near 0 and 1, and for a few games.  Half a hit is a draw."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(_four(p), _four(max(0.0, middle - half)), _four(min(1.0, middle + half)), n)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, by its standard error."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / n
    spread = sum((value - middle) ** 2 for value in values) / (n - 1) if n > 1 else 0.0
    half = Z * sqrt(spread / n)
    return Estimate(_four(middle), _four(middle - half), _four(middle + half), n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much larger the first of two independent rates is, by Newcombe's interval, which follows from Wilson's."""
    gap = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(_four(gap), _four(gap - below), _four(gap + above), min(one.n, other.n))


def _four(value: float) -> float:
    return round(value, 4)
