"""Random games: what holds at every question, and nothing leaks."""

import pytest

from tests.hard.contract import play
from tests.hard.under_our_sun.given import RULES
from tests.hard.under_our_sun.leaks import play_and_redeal


@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_a_random_game_survives_saving_and_forking(seed: int):
    positions = play(RULES, 2 + seed % 3, seed)

    assert len(positions) > 20


@pytest.mark.parametrize("seed", range(30))
def test_no_seat_can_tell_a_game_from_one_that_is_dealt_anew(seed: int):
    g = play_and_redeal(RULES, 2 + seed % 3, seed)

    assert g.over
