"""What games share: parts of scenes, and what their bots draw with."""

import pytest

from starboard.kernel.bot_kit import draw_by_weight, draw_by_word, lead_as_value, odds_of_lead, without
from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.kernel.replay import start
from starboard.kernel.scene import Asked, Card, Cards, Cell, Choice, Panel, Piece, Player
from starboard.kernel.scene_kit import group, hand, lay_out, marker_track, touched_only
from starboard.kernel.setup import Setup
from starboard.kernel.words import opt

MOVE, STOP, WAIT = opt("move", "mars"), opt("stop"), opt("wait")


def asked(*options: tuple[str, ...]) -> Asked:
    return Asked(1, "?", tuple(Choice(opt(*words), words[0], words[1:]) for words in options))


def face(key: str) -> Card:
    return Card(key, key.title())


def test_a_scene_has_its_title_the_question_of_its_reader_and_who_is_waited_for():
    g = start("tictactoe", Setup(2))
    voice = say(find("tictactoe"), "", "en")

    mine, theirs = (lay_out(g, seat, voice, [Player(0), Player(1)], subtitle="now") for seat in (0, 1))

    assert (mine.game, mine.title, mine.subtitle, mine.viewer, mine.waiting) == (
        "tictactoe",
        "Three in a Row",
        "now",
        0,
        (0,),
    )
    assert mine.question is not None and len(mine.question.choices) == 9
    assert theirs.question is None and theirs.ending is None


def test_a_question_and_an_ending_of_the_games_own_are_shown_as_they_are():
    g = start("tictactoe", Setup(2))
    own = asked(("mark", "b2"))

    scene = lay_out(g, 0, say(find("tictactoe"), "", "en"), [], question=own)

    assert scene.question is own


def test_others_see_of_a_hand_how_many_cards_it_has():
    keys = ["comet", "dish"]

    assert hand("hand-0", "Hand", keys, face, mine=True) == Cards(
        "hand-0", "Hand", (face("comet"), face("dish")), "hand"
    )
    assert hand("hand-0", "Hand", keys, face, mine=False, empty="none") == Cards("hand-0", "Hand", (), "hand", 2)
    assert hand("hand-0", "Hand", [], face, mine=False, empty="none").empty == "none"


def test_a_marker_lies_on_its_cell():
    cells = [Cell("1"), Cell("2")]

    assert [(m.id, m.at) for m in marker_track("time", "Time", cells, 1).markers] == [("time-marker", "1")]
    own = marker_track("time", "Time", cells, 0, Piece("sun", "sun", "Sun")).markers[0]
    assert (own.id, own.at) == ("sun", "0")


def test_options_stand_under_headings_and_the_others_under_the_rest():
    found = group(asked(("stop",), ("move", "mars")), {"move": "Moves"}, "Else")

    assert found is not None
    assert [choice.group for choice in found.choices] == ["Moves", "Else"]
    assert group(asked(("stop",)), {"move": "Moves"}, "Else") == asked(("stop",))
    assert group(None, {"move": "Moves"}, "Else") is None


def test_a_card_that_lies_open_already_is_not_laid_out_again():
    question = asked(("keep", "comet"), ("keep", "dish"), ("keep", "comet"), ("move", "mars"))
    lying = Panel("cards", "Cards", (Cards("row", "Row", (face("dish"),)),))

    assert touched_only(question, {"comet", "dish"}, [lying]) == ["comet"]
    assert touched_only(None, {"comet"}) == []


@pytest.mark.parametrize(("chance", "drawn"), [(0.0, MOVE), (0.24, MOVE), (0.25, WAIT), (0.99, WAIT)])
def test_an_option_is_drawn_as_often_as_its_weight_says(chance: float, drawn: object):
    assert draw_by_weight([MOVE, STOP, WAIT], [1.0, 0.0, 3.0], lambda: chance) == drawn


def test_what_no_word_says_otherwise_weighs_one():
    assert draw_by_word([MOVE, WAIT], {"move": 3.0}, lambda: 0.74) == MOVE
    assert draw_by_word([MOVE, WAIT], {"move": 3.0}, lambda: 0.76) == WAIT


def test_options_are_left_out_by_their_word():
    assert without([MOVE, STOP, WAIT], ("stop", "wait")) == [MOVE]


def test_a_lead_is_worth_more_than_a_half_and_the_same_lag_as_much_less():
    assert [lead_as_value(lead, 20) for lead in (-20, 0, 20)] == [0.25, 0.5, 0.75]
    assert odds_of_lead(0, 30) == 0.5
    assert odds_of_lead(30, 30) == pytest.approx(1 - odds_of_lead(-30, 30))
    assert odds_of_lead(60, 30) > odds_of_lead(30, 30) > 0.5
