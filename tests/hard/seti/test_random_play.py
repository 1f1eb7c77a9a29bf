"""Random play on the fixture: every question survives saving, loading and forking."""

import pytest

from tests.hard.contract import play
from tests.hard.seti.rules import RULES


@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_a_random_game_is_a_value(seed: int):
    last = play(RULES, 2 + seed % 3, seed)[-1]

    assert last.over and not last.s.stack and not last.s.lasting
