"""Hexes with a side to the north, drawn with characters; neighbours by the compass and their price."""

from starboard.kernel.hex_drawing import hexes, neighbours
from starboard.kernel.plain import places_text
from starboard.kernel.scene import Amount, Board, Piece, Place
from starboard.kernel.texts import speaker

PRICE = (Amount("steps", 2),)
HOME, NORTH = Place("home", "Home", 0, 0), Place("north", "Old Mill", 0, -1, price=PRICE)
EAST = Place("east", "unexplored", 1, -1, unknown=True)
BOARD = Board("map", "The map", "hex", (HOME, NORTH, EAST), (Piece("a", "person", "Ines", "home", 0),), flat=True)


def test_hexes_share_their_slanted_sides():
    assert hexes(BOARD, {"north": "3"}, 40) == [
        "  ________________",
        " /Old Mill        \\",
        "/2                 \\________________",
        "\\[3]               /                \\",
        " \\________________/        ?         \\",
        " /Home            \\                  /",
        "/●                 \\________________/",
        "\\                  /",
        " \\________________/",
    ]


def test_no_line_is_wider_than_the_terminal_and_who_acts_stays_in_sight():
    row = tuple(Place(f"p{x}", f"Place {x}", x, 0) for x in range(20))
    board = Board("map", "The map", "hex", row, (Piece("a", "person", "Ines", "p18", 0, now=True),), flat=True)
    drawn = hexes(board, {})
    assert max(map(len, drawn)) <= 80
    assert any("●" in line for line in drawn)


def test_neighbours_are_named_clockwise_from_the_north():
    assert [(side, place.id) for side, place in neighbours(BOARD, HOME)] == [("north", "north"), ("north-east", "east")]
    assert [side for side, _ in neighbours(BOARD, EAST)] == ["south-west", "north-west"]


def test_a_reader_hears_direction_and_price():
    told = places_text(BOARD, speaker("en"), {"home": "1"})
    assert "Home [1]: Ines; around it: north: Old Mill (steps 2) and north-east: unexplored" in told
    assert told.count("unexplored") == 2, "what lies beyond reach is not told by itself"
