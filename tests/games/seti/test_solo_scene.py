"""What a solo game says: the cards of the rival, the objectives, and the panels that show them."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.model.rival import Objective
from starboard.games.seti.scene.solo import objective_card, rival_card, solo_parts
from starboard.kernel.cartridge import say
from starboard.testing import contract
from tests.games.seti.given import TABLES, Given
from tests.games.seti.solo import alone


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_the_rival_and_every_objective_has_its_text(lang):
    speaker = say(Seti, "base", lang)
    cards = [rival_card(card, speaker) for card in TABLES.rival.values()]
    cards += [objective_card(one, Objective(one.number), speaker) for one in TABLES.objectives.values()]
    for card in cards:
        assert card.rules and "{" not in card.rules and "_" not in card.rules, card


def test_a_task_that_is_done_says_so():
    speaker = say(Seti, "base", "en")
    text = objective_card(TABLES.objectives[20], Objective(20, 1), speaker).rules
    assert text == "Done: launch a probe. To do: have 9 publicity or more."


def test_the_rival_and_the_objectives_are_on_the_table():
    speaker = say(Seti, "base", "en")
    assert [part.id for part in solo_parts(TABLES, alone(3, 4).g, speaker)] == ["rival", "objectives-panel"]
    assert [part.id for part in solo_parts(TABLES, alone(difficulty=1).g, speaker)] == ["rival"]
    assert solo_parts(TABLES, Given().g, speaker) == ()


TestSoloContract = contract(Seti, seeds=1, every=12, seats=(1,), games_for_content=200)
