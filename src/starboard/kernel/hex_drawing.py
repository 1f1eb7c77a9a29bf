"""A map of hexes with a side to the north, drawn with characters, and its neighbours by the compass.

Two columns share their slanted sides, so that a column takes four lines a hex and stands two lines lower than the next.
"""

import textwrap
from collections.abc import Mapping
from typing import Final

from starboard.kernel.drawing import BRIEF, WIDTH, piece_sign
from starboard.kernel.scene import Board, Piece, Place

TALL: Final = 4  # lines of a hex
LEAST, MOST = 8, 16  # characters of its upper side
COMPASS: Final = {
    (0, -1): "north",
    (1, -1): "north-east",
    (1, 0): "south-east",
    (0, 1): "south",
    (-1, 1): "south-west",
    (-1, 0): "north-west",
}  # from one hex to the next: columns east, rows down the column's axis


def neighbours(board: Board, place: Place) -> list[tuple[str, Place]]:
    """The places around one, each with the word of its direction, clockwise from the north."""
    at = {(int(each.x), int(each.y)): each for each in board.places}
    x, y = int(place.x), int(place.y)
    return [(word, at[x + dx, y + dy]) for (dx, dy), word in COMPASS.items() if (x + dx, y + dy) in at]


def hexes(board: Board, numbers: Mapping[str, str], width: int = WIDTH) -> list[str]:
    """The map; where it is wider than the terminal, the columns around who acts now."""
    columns = _in_sight(board, (width - 2) // (LEAST + 2))
    places = [place for place in board.places if int(place.x) in columns]
    if not places:
        return []
    upper = max(LEAST, min(MOST, (width - 2) // len(columns) - 2))
    canvas = _Canvas()
    first, top = columns[0], min(_line_of(place) for place in places)
    for place in sorted(places, key=lambda each: not each.unknown):
        x, y = (int(place.x) - first) * (upper + 2), _line_of(place) - top
        canvas.outline(x, y, upper)
        canvas.write(x, y, upper, _cell(board, place, numbers, upper))
    return canvas.lines()


def _line_of(place: Place) -> int:
    """The line of its upper side: a step to the east goes half a hex down."""
    return int(place.y) * TALL + int(place.x) * TALL // 2


def _in_sight(board: Board, most: int) -> list[int]:
    found = sorted({int(place.x) for place in board.places})
    if len(found) <= most:
        return found
    acts = next((piece.at for piece in board.pieces if piece.now), "")
    middle = next((int(place.x) for place in board.places if place.id == acts), found[len(found) // 2])
    start = max(found[0], min(middle - most // 2, found[-1] - most + 1))
    return [x for x in found if start <= x < start + most]


def _cell(board: Board, place: Place, numbers: Mapping[str, str], upper: int) -> list[str]:
    """Three lines: the name, what it takes to enter with who stands there, and its options."""
    price = "".join(str(amount.value) for amount in place.price if amount.value is not None)
    lying = "".join(_sign(piece) for piece in board.pieces if piece.at == place.id)
    option = f"[{numbers[place.id]}]" if place.id in numbers else ""
    if place.unknown:
        return ["", "?".center(upper + 2).rstrip(), option.center(upper + 2).rstrip()]
    name = textwrap.shorten(place.short or place.label, upper, placeholder="…")
    if name == "…":
        name = (place.short or place.label)[: upper - 1] + "…"
    return [name, " ".join(text for text in (price, lying) if text), option]


def _sign(piece: Piece) -> str:
    """A seat's shape; what has none by its first letters, in capitals where it is a figure with numbers of its own."""
    if piece.seat is not None or piece.text:
        return piece_sign(piece)[:2]
    brief = piece.label[:2] if piece.stock else piece.label[:1]
    return f"{brief.upper()}" if piece.stock else brief if len(piece.label) <= BRIEF else ""


class _Canvas:
    """Characters by line and column."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, text: str) -> None:
        for i, letter in enumerate(text):
            if letter != " " or (x + i, y) not in self.cells:
                self.cells[x + i, y] = letter

    def outline(self, x: int, y: int, upper: int) -> None:
        self.put(x + 2, y, "_" * upper)
        for dy, left, right in ((1, 1, upper + 2), (2, 0, upper + 3), (3, 0, upper + 3), (4, 1, upper + 2)):
            rises, falls = ("/", "\\") if dy < 3 else ("\\", "/")
            self.put(x + left, y + dy, rises)
            self.put(x + right, y + dy, falls)
        self.put(x + 2, y + TALL, "_" * upper)

    def write(self, x: int, y: int, upper: int, told: list[str]) -> None:
        for dy, text in enumerate(told, 1):
            self.put(x + (2 if dy == 1 else 1), y + dy, text[: upper if dy == 1 else upper + 2])

    def lines(self) -> list[str]:
        last = max(y for _, y in self.cells)
        wide = max(x for x, _ in self.cells) + 1
        return ["".join(self.cells.get((x, y), " ") for x in range(wide)).rstrip() for y in range(last + 1)]
