"""Random games: what holds at every question, and nothing leaks."""

import pytest

from tests.hard.contract import play
from tests.hard.under_our_sun.given import RULES
from tests.hard.under_our_sun.leaks import play_and_redeal


@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_a_random_game_survives_saving_and_forking(seed: int):
    positions = play(RULES, 2 + seed % 3, seed)

    assert positions[-1].over and positions[-1].s.answers == len(positions) - 1


def test_random_games_come_to_every_kind_of_question_and_ending():
    positions = [g for seed in range(50, 80) for g in play(RULES, 3, seed)]
    prompts = {q.prompt for g in positions for seat in g.waiting if (q := g.question(seat))}
    free = {f.offer.option.key for g in positions for f in g.free}
    endings = {g.s.outcome.why for g in positions if g.s.outcome}

    assert prompts == {"act", "karma", "join", "joiner", "dodge", "first_round", "last_call", "vote"}
    assert free == {"karma", "step_in_attack", "step_in_dodge", "reveal", "infiltrate"}
    assert endings >= {"days", "traitor"}


@pytest.mark.parametrize("seed", range(30))
def test_no_seat_can_tell_a_game_from_one_that_is_dealt_anew(seed: int):
    g = play_and_redeal(RULES, 2 + seed % 3, seed)

    assert g.over
