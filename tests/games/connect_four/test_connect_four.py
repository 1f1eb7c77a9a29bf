"""Connect four, rule by rule."""

import pytest

from connect_four import ConnectFour
from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.kernel.words import IllegalAnswer, opt
from starboard.testing import rule
from tests.games.position import more, named, played


def drop(letters: str) -> str:
    return " ".join(f"column-{letter}" for letter in letters)


def discs(g) -> dict[str, int]:
    board = g.rules.scene(g, None, say(find("connect_four"), "", "en")).board[0]
    return {piece.at: piece.seat for piece in board.pieces}


@rule("CF-SET-01")
def test_it_is_for_two():
    assert list(find("connect_four").seats) == [2]


@rule("CF-SET-02")
@pytest.mark.parametrize(("cartridge", "columns", "rows"), [("classic", 7, 6), ("tall", 5, 9)])
def test_the_grid_starts_empty(cartridge, columns, rows):
    g = played("connect_four", cartridge=cartridge)
    assert isinstance(g.rules, ConnectFour)
    assert (len(g.options(0)), g.book.rows) == (columns, rows)
    assert (g.s.discs, g.s.heights) == ([0, 0], [0] * columns)


@rule("CF-TRN-01")
def test_a_disc_comes_to_rest_on_the_lowest_free_cell():
    assert discs(played("connect_four", drop("ddd"))) == {"d1": 0, "d2": 1, "d3": 0}


@rule("CF-TRN-02")
def test_a_full_column_is_refused():
    g = played("connect_four", drop("aaaaaa"))
    assert "column-a" not in named(g, 0)
    with pytest.raises(IllegalAnswer) as refusal:
        g.answer(0, opt("drop", "column-a"))
    assert refusal.value.rule == "CF-TRN-02"


@rule("CF-TRN-03")
def test_the_first_player_begins_and_they_take_turns():
    g = played("connect_four")
    asked = []
    for letter in "abcd":
        asked += g.waiting
        more(g, drop(letter))
    assert asked == [0, 1, 0, 1]


@rule("CF-TRN-04")
def test_nobody_passes():
    g = played("connect_four", drop("aabbcc"))
    assert {option.key for option in g.moves(0)} == {"drop"}


COLUMN, ROW, RISING, FALLING = "dadadad", "aabbccd", "abbccdcddgd", "gffeededdad"


@rule("CF-END-01")
@pytest.mark.parametrize("letters", [COLUMN, ROW, RISING, FALLING])
def test_a_line_of_four_wins_at_once_and_not_before(letters):
    g = played("connect_four", drop(letters[:-1]))
    assert not g.over
    more(g, drop(letters[-1]))
    assert g.s.outcome.kind == "win"
    assert g.s.outcome.winners == (0,)
    assert g.waiting == []


NO_LINE = "ddacfefgeccddffcceddbbcbffaeaeeggggabagabb"
LAST_LINE = "gccfeaegeeaagbbfefecdbffcbgcagcbbgafaddddd"


@rule("CF-END-02")
def test_a_full_grid_without_a_line_is_a_draw():
    g = played("connect_four", drop(NO_LINE[:-1]))
    assert not g.over
    assert more(g, drop(NO_LINE[-1])).s.outcome.kind == "draw"


@rule("CF-END-03")
def test_a_disc_that_fills_the_grid_and_makes_a_line_wins():
    g = played("connect_four", drop(LAST_LINE))
    assert sum(g.s.heights) == 42
    assert (g.s.outcome.kind, g.s.outcome.winners) == ("win", (1,))


def test_example_01_a_column_of_four():
    """CF-EX-01."""
    g = more(played("connect_four", drop("dadada")), drop("d"))
    assert discs(g)["d4"] == 0
    assert g.s.outcome.winners == (0,)
