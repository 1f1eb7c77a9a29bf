"""Boards drawn with characters: names, who stands where, options, never wider than asked."""

from starboard.kernel.drawing import rings, tiles
from starboard.kernel.scene import Board, Piece, Place
from starboard.terminal.wrap import wrap


def test_a_map_is_drawn_as_tiles_with_names_pieces_and_options():
    board = Board(
        "map",
        "The map",
        "grid",
        (
            Place("fen", "The Lantern Fen", 0, 0, look="fen"),
            Place("hut", "Hut", 1, 0),
            Place("far", "unexplored", 1, 1, unknown=True),
        ),
        (Piece("a", "person", "Ines", "fen", 0), Piece("b", "robot", "LUNA", "hut")),
    )
    drawn = tiles(board, {"far": "1,2"}, 24)
    assert drawn == [
        "+---------+---------+",
        "|The      |Hut      |",
        "|Lantern… | LUNA    |",
        "|●        |         |",
        "+---------+---------+",
        "          |?        |",
        "          |[1,2]    |",
        "          +---------+",
    ]


def test_rings_are_a_table_with_the_outermost_on_top():
    places = [
        Place(f"{ring}-{at}", f"{ring} {at}", ring, at, short="Mars" if (ring, at) == (0, 1) else "")
        for ring in (0, 1)
        for at in (0, 1)
    ]
    board = Board("sky", "The sky", "rings", tuple(places), (Piece("p", "probe", "Probe", "0-1", 1),))
    assert rings(board, {"1-0": "3"}, 20) == [
        "·         ·",
        "[3]",
        "-------------------",
        "·         Mars",
        "          ◆",
    ]


def test_a_long_line_goes_on_beneath_its_beginning():
    text = "  12. " + "word " * 20
    lines = wrap(text, 40).split("\n")
    assert all(len(line) <= 40 for line in lines) and len(lines) > 2
    assert all(line.startswith("      word") for line in lines[1:])
    assert wrap("short") == "short"
    assert "SE-RND-01" in wrap("x" * 35 + " SE-RND-01", 40).split("\n")[1], "the id of a rule stays whole"
