"""Random campaigns: what holds at every question."""

import pytest

from tests.hard.contract import play
from tests.hard.iss_vanguard.rules import RULES


@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_a_random_campaign_survives_saving_and_forking(seed: int):
    last = play(RULES, 1 + seed % 3, seed)[-1]

    assert last.over and last.s.missions == 2 and last.s.exploration is None


def test_random_campaigns_come_to_every_kind_of_question_and_ending():
    positions = [g for seed in range(50, 110) for g in play(RULES, 1 + seed % 3, seed)]
    prompts = {q.prompt for g in positions for seat in g.waiting if (q := g.question(seat))}
    endings = {note for g in positions for note in g.s.notes.values()}

    assert prompts >= {"bridge", "act", "choose_dice", "support", "results", "combine", "injury", "special"}
    assert prompts >= {"outcome", "spend", "sacrifice", "reactivate", "time", "laboratory", "equip"}
    assert endings >= {"evacuation", "lift_off", "time", "90", "10"}
