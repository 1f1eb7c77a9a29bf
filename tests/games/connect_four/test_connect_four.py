"""Connect four, rule by rule."""

from typing import Any

import pytest

from connect_four import ConnectFour
from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.testing import rule
from starboard.testing.given import Given, new_game


def drops(letters: str) -> list[str]:
    return [f"drop column-{letter}" for letter in letters]


def played(letters: str = "", cartridge: str = "") -> Given[Any]:
    """The position after discs were dropped in these columns, by whoever was asked."""
    return new_game("connect_four", cartridge=cartridge).when(*drops(letters))


def discs(g) -> dict[str, int]:
    board = g.rules.scene(g, None, say(find("connect_four"), "", "en")).board[0]
    return {piece.at: piece.seat for piece in board.pieces}


@rule("CF-SET-01")
def test_it_is_for_two():
    assert list(find("connect_four").seats) == [2]


@rule("CF-SET-02")
@pytest.mark.parametrize(("cartridge", "columns", "rows"), [("classic", 7, 6), ("tall", 5, 9)])
def test_the_grid_starts_empty(cartridge, columns, rows):
    g = played(cartridge=cartridge).g
    assert isinstance(g.rules, ConnectFour)
    assert (len(g.options(0)), g.book.rows) == (columns, rows)
    assert (g.s.discs, g.s.heights) == ([0, 0], [0] * columns)


@rule("CF-TRN-01")
def test_a_disc_comes_to_rest_on_the_lowest_free_cell():
    assert discs(played("ddd").g) == {"d1": 0, "d2": 1, "d3": 0}


@rule("CF-TRN-02")
def test_a_full_column_is_refused():
    played("aaaaaa").refuses_by("CF-TRN-02", "drop column-a")


@rule("CF-TRN-03")
def test_the_first_player_begins_and_they_take_turns():
    given = played().waits(0)
    for letter, seat in zip("abcd", (1, 0, 1, 0), strict=True):
        given.when(f"drop column-{letter}").waits(seat)


@rule("CF-TRN-04")
def test_nobody_passes():
    g = played("aabbcc").g
    assert {option.key for option in g.moves(0)} == {"drop"}


COLUMN, ROW, RISING, FALLING = "dadadad", "aabbccd", "abbccdcddgd", "gffeededdad"


@rule("CF-END-01")
@pytest.mark.parametrize("letters", [COLUMN, ROW, RISING, FALLING])
def test_a_line_of_four_wins_at_once_and_not_before(letters):
    given = played(letters[:-1])
    assert not given.g.over
    g = given.when(*drops(letters[-1])).g
    assert g.s.outcome.kind == "win"
    assert g.s.outcome.winners == (0,)
    assert g.waiting == []


NO_LINE = "ddacfefgeccddffcceddbbcbffaeaeeggggabagabb"
LAST_LINE = "gccfeaegeeaagbbfefecdbffcbgcagcbbgafaddddd"


@rule("CF-END-02")
def test_a_full_grid_without_a_line_is_a_draw():
    given = played(NO_LINE[:-1])
    assert not given.g.over
    assert given.when(*drops(NO_LINE[-1])).s.outcome.kind == "draw"


@rule("CF-END-03")
def test_a_disc_that_fills_the_grid_and_makes_a_line_wins():
    g = played(LAST_LINE).g
    assert sum(g.s.heights) == 42
    assert (g.s.outcome.kind, g.s.outcome.winners) == ("win", (1,))


def test_example_01_a_column_of_four():
    """CF-EX-01."""
    g = played("dadada").when("drop column-d").g
    assert discs(g)["d4"] == 0
    assert g.s.outcome.winners == (0,)
