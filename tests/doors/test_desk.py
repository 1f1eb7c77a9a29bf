"""The desk: costs and reasons are worded by the game, as every other way in words them."""

import pytest

from starboard.doors.desk import Desk, DeskError


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

    assert "It costs 1 credit: you do not have that many." in str(refused.value)


def test_an_option_shows_the_amounts_that_the_game_shows():
    labels = {choice.words: choice.label for choice in seated(credits=4).choices()}

    assert labels["launch"] == "Launch a probe (credits −2)"
