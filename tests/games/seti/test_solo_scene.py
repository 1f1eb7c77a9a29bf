"""What a solo game says: the cards of the rival, the objectives, and the panels that show them."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.constants import RIVAL
from starboard.games.seti.model.rival import Objective
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.final import FinalScoring
from starboard.games.seti.scene import draw_scene
from starboard.games.seti.scene.solo import objective_card, rival_card, solo_parts
from starboard.kernel.cartridge import say
from starboard.kernel.plain import ending_text, plain, seat_name
from starboard.kernel.scene import Board
from starboard.testing import contract
from tests.games.seti.given import TABLES, Given, probes
from tests.games.seti.solo import alone


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_the_rival_and_every_objective_has_its_text(lang):
    speaker = say(Seti, "base", lang)
    cards = [rival_card(TABLES, key, speaker) for key in TABLES.rival]
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


@pytest.mark.parametrize(
    ("lang", "name", "probe"), [("en", "Rival", "Probe of the rival"), ("fr", "Adversaire", "Sonde de l’adversaire")]
)
def test_the_rival_is_called_by_its_name(lang, name, probe):
    speaker = say(Seti, "base", lang)
    table = alone(3, probes=probes("mars", seat=RIVAL))
    table.s.gold_marks[0] = (RIVAL,)
    table.s.slots[0] = Slot(3, (RIVAL, 0))
    scene = draw_scene(TABLES, table.g, 0, speaker)
    text = plain(scene, speaker)
    assert seat_name(scene, RIVAL, speaker) == name
    pieces = [piece.label for board in scene.board if isinstance(board, Board) for piece in board.pieces]
    assert probe in pieces and speaker("text-seat", n=RIVAL + 1) not in text
    assert speaker("text-seat", n=RIVAL + 1) in plain(draw_scene(TABLES, Given().g, 0, speaker), speaker)


def test_the_count_at_the_end_says_whose_it_is():
    table = alone(3).doing(FinalScoring())
    scene = draw_scene(TABLES, table.g, 0, say(Seti, "base", "en"))
    told = ending_text(scene, say(Seti, "base", "en")).splitlines()
    assert "Player 1: How it adds up" in told and "Rival: How it adds up" in told


TestSoloContract = contract(Seti, seeds=1, every=12, seats=(1,), games_for_content=200)
