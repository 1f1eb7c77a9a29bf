"""Intervals: against figures worked out by hand or known from the literature."""

from random import Random

import pytest

from starboard.lab.intervals import difference, mean, rate


def test_wilsons_interval_of_known_cases():
    assert (rate(0, 10).low, rate(0, 10).high) == (0.0, 0.2775)
    assert (rate(81, 263).low, rate(81, 263).high) == (0.2553, 0.3662)  # Newcombe 1998, table I
    assert (rate(1, 29).low, rate(1, 29).high) == (0.0061, 0.1718)


def test_newcombes_difference_of_a_known_case():
    gap = difference(rate(56, 70), rate(48, 80))
    assert (gap.value, gap.low, gap.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=2e-4)


def test_no_games_say_nothing():
    assert (rate(0, 0).low, rate(0, 0).high) == (0.0, 1.0)
    assert mean([]).n == 0


def test_a_mean_lies_in_its_interval_nineteen_times_in_twenty():
    chance = Random(3)
    hit = 0
    for _ in range(400):
        estimate = mean([chance.gauss(10, 4) for _ in range(40)])
        hit += estimate.low <= 10 <= estimate.high
    assert 0.91 < hit / 400 < 0.98
