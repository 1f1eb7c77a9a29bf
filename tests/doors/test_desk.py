"""The desk: costs and reasons are worded by the game, as every other way in words them."""

import re
from random import Random

import pytest

from starboard.doors.desk import MOST_CHARACTERS, Desk, DeskError
from starboard.kernel.plain import ending_text
from starboard.kernel.registry import games
from starboard.kernel.texts import Language


def seated(**stock: int) -> Desk:
    """Seat 1 of a game of SETI at its first turn, with this stock."""
    desk = Desk()
    desk.sit("seti", 1, 2, "random", "", "", 3)
    desk.answer("tuck iss")
    player = desk.sitting.g.s.players[0]
    for name, value in stock.items():
        setattr(player, name, value)
    desk.sitting.g.settle()
    return desk


def test_a_refusal_words_its_cost_as_the_game_does():
    desk = seated(credits=0)

    with pytest.raises(DeskError) as refused:
        desk.answer("play breakthrough_watch")

    assert "It costs 1 credit: you have none." in str(refused.value)


def test_an_option_shows_the_amounts_that_the_game_shows():
    labels = {choice.words: choice.label for choice in seated(credits=4).choices()}

    assert labels["launch"] == "Launch a probe (credits −2, probes in space +1) [+]"


HEAVY = sorted(name for name, game in games().items() if game.weight >= 3)


def rough_tokens(text: str) -> int:
    """About how many tokens a text is to a language model: a word of up to six letters, a sign or a line's end each."""
    return len(re.findall(r"\w{1,6}|[^\w\s]|\n+", text))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", HEAVY)
def test_a_game_is_told_in_500_tokens_an_answer_to_its_end(game: str, lang: Language):
    """A quarter of what the whole table takes; the end of the game with its count, too."""
    desk, chance = Desk(lang), Random(1)
    desk.sit(game, 1, 0, "random", "", "", 5)
    told = []
    for _ in range(150):
        g = desk.sitting.g
        told.append(desk.answer(str(g.rules.rollout(g, 0, g.moves(0), chance.random))))
        if desk.sitting.g.over:
            break

    sizes = list(map(rough_tokens, told))
    assert sum(sizes) / len(sizes) <= 500
    assert max(sizes) <= 700
    assert desk.sitting.g.over == (game != "iss_vanguard"), "an exploration is longer than this"
    if desk.sitting.g.over:
        scene = desk.sitting.g.rules.scene(desk.sitting.g, 0, desk.say)
        assert scene.ending is not None and ending_text(scene, desk.say) in told[-1]


@pytest.mark.parametrize("game", HEAVY)
def test_an_answer_tells_what_changed_in_some_500_tokens(game: str):
    desk, chance = Desk(), Random(3)
    desk.sit(game, 1, 0, "random", "", "", 3)
    told = []
    for _ in range(20):
        told.append(desk.answer(str(chance.choice(desk.choices()).number)))
        prompt = desk.sitting.g.rules.scene(desk.sitting.g, 0, desk.say).question
        assert prompt is not None and prompt.prompt in told[-1], "the question is always there"

    assert max(map(len, told)) <= MOST_CHARACTERS + 100
    assert sum(map(len, told)) / len(told) < len(desk.look()) / 2
    assert any(" → " in text for text in told), "numbers that changed"
    assert desk.look() != told[-1], "the whole is there on request"


def test_an_answer_of_a_small_game_is_the_whole_board():
    desk = Desk()
    desk.sit("tictactoe", 1, 2, "random", "", "", 3)

    assert desk.answer("mark b2").count("✕") == 1


def test_a_place_is_opened_by_its_name_with_what_it_pays():
    desk = seated()

    mars = desk.card("mars")

    assert "Mars · Planets" in mars
    assert "Landing: Gain 6 points and mark a yellow trace." in mars
    with pytest.raises(DeskError, match="nothing that you can see is called 'atlantis'"):
        desk.card("atlantis")


def test_advice_speaks_of_three_options():
    assert len(seated().advice().splitlines()) <= 3
