"""The adviser: the best options first, with their chances, and a sentence why in both languages."""

import pytest

from starboard.bots.adviser import TEXTS, advise, estimate, sentence
from starboard.bots.budget import Budget
from starboard.kernel.cartridge import say
from starboard.kernel.contract import rules_for
from starboard.kernel.game import Game
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.kernel.textlint import text_problems
from starboard.kernel.words import opt
from tests.fixtures.mini import Mini

BUDGET = Budget(playouts=2_000)


def board(*cells: str):
    g = start("tictactoe", Setup(2))
    for cell in cells:
        g.answer(g.waiting[0], opt("mark", cell))
    return g


def told(g, seat, lang):
    voice = say(type(g.rules), "", lang)
    return {str(a.option): sentence(g, seat, a, voice) for a in advise(g, seat, BUDGET)}


def test_a_win_at_hand_comes_first():
    g = board("a1", "b2", "a2", "c3")
    best = advise(g, 0, BUDGET)[0]
    assert (str(best.option), best.why, best.value) == ("mark a3", "advice-wins-now", 1.0)
    assert told(g, 0, "en")["mark a3"] == "Wins at once."
    assert told(g, 0, "fr")["mark a3"] == "Gagne sur-le-champ."


def test_what_the_other_threatens_is_named():
    g = board("b2", "a1", "c1", "a3")
    english, french = told(g, 0, "en"), told(g, 0, "fr")
    assert english["mark a2"] == "Without it, Player 2 may answer “Mark a2” and win."
    assert english["mark b3"] == "Player 2 may answer “Mark a2” and win."
    assert french["mark a2"] == "Sans cela, Joueur 2 pourrait répondre «\u202fMarquer a2\u202f» et gagner."


def test_the_chance_lies_in_its_interval():
    for advice in advise(board("b2"), 1, BUDGET):
        assert 0 <= advice.low <= advice.value <= advice.high <= 1
        assert advice.playouts > 0


def test_chances_are_said_in_words():
    g = board("b2", "a1", "c1", "a3")
    first = advise(g, 0, BUDGET)[0]
    assert estimate(g, 0, first, say(type(g.rules), "", "en")).startswith("Chance to win: about ")
    assert estimate(g, 0, first, say(type(g.rules), "", "fr")).startswith("Chances de gagner\u00a0: environ ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_of_a_card_game_can_be_advised_on(lang):
    rules = rules_for(Mini, "base")
    voice = say(Mini, "base", lang)
    g = Game(rules.new(Setup(2, 8)), rules)
    reasons = set()
    for _ in range(12):
        seat = g.waiting[0]
        found = advise(g, seat, Budget(playouts=25))
        assert {a.option for a in found} <= set(g.moves(seat))
        for advice in found:
            assert sentence(g, seat, advice, voice)
            reasons.add(advice.why)
        g.answer(seat, found[0].option)
    assert len(reasons) > 1


def test_nothing_is_advised_where_nothing_can_be_said():
    g = board()
    assert advise(g, 1, BUDGET) == []


def test_the_texts_are_whole_and_the_same_in_both_languages():
    assert text_problems(TEXTS) == []
