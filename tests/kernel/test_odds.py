"""Exact odds of pools of dice."""

import random
from fractions import Fraction

import pytest

from starboard.kernel.odds import Odds, pool_odds, sum_odds

GREEN, YELLOW, RED = (2, 1, 1, 1, 1, 0, 0, 0), (1, 1, 1, 1, 0, 0, 0, 0), (-1, -1, -1, 0, 0, 0, 0, 0)
D6 = (1, 2, 3, 4, 5, 6)


def test_one_die_has_the_odds_of_its_faces():
    odds = pool_odds((GREEN,))

    assert odds.chances == {0: Fraction(3, 8), 1: Fraction(1, 2), 2: Fraction(1, 8)}
    assert odds.at_least(1) == 0.625 and odds.mean() == 0.75


def test_chances_add_up_to_one_and_failures_cancel_successes_down_to_zero():
    odds = pool_odds((YELLOW, RED))

    assert sum(odds.chances.values()) == 1
    assert odds.exactly(1) == 0.5 * 0.625 and odds.exactly(0) == 1 - 0.5 * 0.625


def test_cancelled_failures_do_not_count():
    assert pool_odds((YELLOW, RED), cancel=1) == pool_odds((YELLOW,))


def test_what_is_taken_off_never_leads_below_zero():
    assert pool_odds((GREEN,)).less(1).chances == {0: Fraction(7, 8), 1: Fraction(1, 8)}


def test_sums_of_dice_with_numbers():
    two = pool_odds((D6, D6))

    assert two.exactly(7) == 6 / 36 and two.at_least(11) == 3 / 36 and two.mean() == 7
    assert sum_odds([pool_odds((D6,)), pool_odds((D6,))]) == two


def test_the_chance_to_beat_another_roll():
    die = pool_odds((D6,))

    assert die.beats(die) == 15 / 36
    assert die.beats(Odds({6: Fraction(1)})) == 0


def test_an_empty_pool_shows_nothing():
    assert pool_odds(()).chances == {0: 1}


@pytest.mark.parametrize("dice", [(YELLOW,) * 3, (GREEN, YELLOW, RED), (GREEN, GREEN, RED, RED), (D6, D6, D6)])
@pytest.mark.parametrize("cancel", [0, 1])
def test_a_hundred_thousand_rolls_come_to_the_same(dice: tuple[tuple[int, ...], ...], cancel: int):
    chance = random.Random(11)
    seen: dict[int, int] = {}
    for _ in range(100_000):
        faces = [chance.choice(die) for die in dice]
        failures = max(0, sum(face < 0 for face in faces) - cancel)
        net = max(0, sum(face for face in faces if face > 0) - failures)
        seen[net] = seen.get(net, 0) + 1

    odds = pool_odds(dice, cancel)
    assert set(seen) <= set(odds.chances)
    assert all(abs(odds.exactly(n) - seen.get(n, 0) / 100_000) < 0.008 for n in odds.chances)
