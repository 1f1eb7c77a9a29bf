"""Tic-tac-toe, rule by rule."""

from typing import Any

import pytest

from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.kernel.scene import Board
from starboard.kernel.words import opt
from starboard.testing import rule
from starboard.testing.given import Given, new_game

NINE = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]


def marks(cells: str) -> list[str]:
    return [f"mark {cell}" for cell in cells.split()]


def played(cells: str = "", cartridge: str = "") -> Given[Any]:
    """The position after these cells were marked, by whoever was asked."""
    return new_game("tictactoe", cartridge=cartridge).when(*marks(cells))


@rule("TT-SET-01")
def test_it_is_for_two():
    assert list(find("tictactoe").seats) == [2]


@rule("TT-SET-02")
@pytest.mark.parametrize(("cartridge", "cells"), [("classic", 9), ("wide", 25)])
def test_the_board_starts_empty_and_square(cartridge, cells):
    g = played(cartridge=cartridge).g
    assert len(g.options(0)) == cells
    assert g.s.marks == [0, 0]


@rule("TT-SET-03")
def test_the_first_marks_with_crosses_and_the_second_with_rings():
    g = played("b2 a1").g
    board = g.rules.scene(g, None, say(find("tictactoe"), "", "en")).board[0]
    assert isinstance(board, Board)
    assert [(piece.at, piece.icon) for piece in board.pieces] == [("b2", "cross"), ("a1", "ring")]


@rule("TT-TRN-01")
def test_one_empty_cell_is_marked_a_turn():
    g = played("b2").g
    assert g.s.marks == [1 << NINE.index("b2"), 0]
    assert g.options(1) == [opt("mark", cell) for cell in NINE if cell != "b2"]


@rule("TT-TRN-02")
@pytest.mark.parametrize("cell", ["b2", "a1"])
def test_a_marked_cell_is_refused_whoever_marked_it(cell):
    played("b2 a1").refuses_by("TT-TRN-02", f"mark {cell}")


@rule("TT-TRN-03")
def test_the_first_player_begins_and_they_take_turns():
    given = played().waits(0)
    for cell, seat in (("b2", 1), ("a1", 0), ("c3", 1), ("a3", 0)):
        given.when(f"mark {cell}").waits(seat)


@rule("TT-TRN-04")
def test_nobody_passes_and_the_last_cell_is_marked_by_hand():
    g = played("b2 a1 a2 c2 b1 b3 c3 a3").g
    assert g.options(0) == [opt("mark", "c1")]
    assert not g.over


@rule("TT-END-01", "TT-END-03")
@pytest.mark.parametrize("answers", ["a1 b1 a2 b2 a3", "a1 a2 b1 b2 c1", "a1 a2 b2 a3 c3", "c1 a1 b2 b1 a3"])
def test_a_line_of_three_wins_at_once(answers):
    g = played(answers).g
    assert g.s.outcome.kind == "win"
    assert g.s.outcome.winners == (0,)
    assert g.waiting == []


@rule("TT-END-03")
def test_on_the_wide_board_a_line_is_four():
    given = played("a1 e5 b1 e4 c1", "wide")
    assert not given.g.over
    given.when(*marks("e3 d1"))
    assert given.s.outcome.winners == (0,)


@rule("TT-END-02")
def test_a_full_board_without_a_line_is_a_draw():
    g = played("b2 a1 a2 c2 b1 b3 c3 a3 c1").g
    assert g.s.outcome.kind == "draw"
    assert g.s.outcome.winners == ()


@rule("TT-END-04")
def test_the_last_mark_may_win():
    g = played("c3 b3 b2 a3 b1 c1 c2 a1 a2").g
    assert g.s.answers == 9
    assert (g.s.outcome.kind, g.s.outcome.winners) == ("win", (0,))


def test_example_01_a_diagonal():
    """TT-EX-01."""
    given = played("a1 a2 b2 a3").when("mark c3")
    assert given.s.outcome.winners == (0,)
    given.refuses("1: mark c1")
