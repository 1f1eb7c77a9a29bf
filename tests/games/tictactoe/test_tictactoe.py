"""Tic-tac-toe, rule by rule."""

import pytest

from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.kernel.scene import Board
from starboard.kernel.words import IllegalAnswer, opt
from starboard.testing import rule
from tests.games.position import more, named, played

NINE = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]


@rule("TT-SET-01")
def test_it_is_for_two():
    assert list(find("tictactoe").seats) == [2]


@rule("TT-SET-02")
@pytest.mark.parametrize(("cartridge", "cells"), [("classic", 9), ("wide", 25)])
def test_the_board_starts_empty_and_square(cartridge, cells):
    g = played("tictactoe", cartridge=cartridge)
    assert len(g.options(0)) == cells
    assert g.s.marks == [0, 0]


@rule("TT-SET-03")
def test_the_first_marks_with_crosses_and_the_second_with_rings():
    g = played("tictactoe", "b2 a1")
    board = g.rules.scene(g, None, say(find("tictactoe"), "", "en")).board[0]
    assert isinstance(board, Board)
    assert [(piece.at, piece.icon) for piece in board.pieces] == [("b2", "cross"), ("a1", "ring")]


@rule("TT-TRN-01")
def test_one_empty_cell_is_marked_a_turn():
    g = played("tictactoe", "b2")
    assert g.s.marks == [1 << NINE.index("b2"), 0]
    assert named(g, 1) == [cell for cell in NINE if cell != "b2"]


@rule("TT-TRN-02")
@pytest.mark.parametrize("cell", ["b2", "a1"])
def test_a_marked_cell_is_refused_whoever_marked_it(cell):
    g = played("tictactoe", "b2 a1")
    with pytest.raises(IllegalAnswer) as refusal:
        g.answer(0, opt("mark", cell))
    assert refusal.value.rule == "TT-TRN-02"


@rule("TT-TRN-03")
def test_the_first_player_begins_and_they_take_turns():
    g = played("tictactoe")
    asked = []
    for cell in ("b2", "a1", "c3", "a3"):
        asked += g.waiting
        more(g, cell)
    assert asked == [0, 1, 0, 1]


@rule("TT-TRN-04")
def test_nobody_passes_and_the_last_cell_is_marked_by_hand():
    g = played("tictactoe", "b2 a1 a2 c2 b1 b3 c3 a3")
    assert g.options(0) == [opt("mark", "c1")]
    assert not g.over


@rule("TT-END-01", "TT-END-03")
@pytest.mark.parametrize("answers", ["a1 b1 a2 b2 a3", "a1 a2 b1 b2 c1", "a1 a2 b2 a3 c3", "c1 a1 b2 b1 a3"])
def test_a_line_of_three_wins_at_once(answers):
    g = played("tictactoe", answers)
    assert g.s.outcome.kind == "win"
    assert g.s.outcome.winners == (0,)
    assert g.waiting == []


@rule("TT-END-03")
def test_on_the_wide_board_a_line_is_four():
    g = played("tictactoe", "a1 e5 b1 e4 c1", "wide")
    assert not g.over
    more(g, "e3 d1")
    assert g.s.outcome.winners == (0,)


@rule("TT-END-02")
def test_a_full_board_without_a_line_is_a_draw():
    g = played("tictactoe", "b2 a1 a2 c2 b1 b3 c3 a3 c1")
    assert g.s.outcome.kind == "draw"
    assert g.s.outcome.winners == ()


@rule("TT-END-04")
def test_the_last_mark_may_win():
    g = played("tictactoe", "c3 b3 b2 a3 b1 c1 c2 a1 a2")
    assert g.s.answers == 9
    assert (g.s.outcome.kind, g.s.outcome.winners) == ("win", (0,))


def test_example_01_a_diagonal():
    """TT-EX-01."""
    g = played("tictactoe", "a1 a2 b2 a3")
    more(g, "c3")
    assert g.s.outcome.winners == (0,)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        g.answer(1, opt("mark", "c1"))
