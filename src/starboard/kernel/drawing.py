"""Boards drawn with characters, no wider than a terminal: maps as tiles, skies as a table of rings and sectors."""

import textwrap
from collections.abc import Iterable, Mapping

from starboard.kernel.scene import Board, Piece, Place

WIDTH = 80
SHAPES = "●◆⬢▲■"  # a seat is a shape, never a colour alone
SIGNS = {"cross": "✕", "ring": "○"}
BRIEF = 5  # characters of a piece that stands on a tile by its name
LEAST, MOST = 9, 17  # characters of a tile


def piece_sign(piece: Piece) -> str:
    """One piece in a character or two."""
    if piece.text or piece.icon in SIGNS:
        return piece.text or SIGNS[piece.icon]
    return SHAPES[piece.seat % len(SHAPES)] if piece.seat is not None else piece.label[:2]


def is_named(board: Board) -> bool:
    """Whether the places of a board are places of a world, with names that one would miss, rather than cells."""
    return board.layout != "grid" or any(place.look not in ("", "head") for place in board.places)


def tiles(board: Board, numbers: Mapping[str, str], width: int = WIDTH) -> list[str]:
    """A grid of named places: a tile each, with what stands there and the numbers of its options."""
    columns, rows = (sorted({at(place) for place in board.places}) for at in (_column, _row))
    inner = max(LEAST, min(MOST, (width - 3) // len(columns) - 1))
    cells = {(_column(place), _row(place)): _tile(board, place, numbers, inner) for place in board.places}
    lines: list[str] = []
    for y, row in enumerate(rows):
        height = max(len(cells[x, row]) for x in columns if (x, row) in cells)
        lines.append(_border(cells, columns, rows[y - 1] if y else None, row, inner))
        for n in range(height):
            lines.append(_line([cells.get((x, row)) for x in columns], n, inner))
    lines.append(_border(cells, columns, rows[-1], None, inner))
    return [line.rstrip() for line in lines]


def rings(board: Board, numbers: Mapping[str, str], width: int = WIDTH) -> list[str]:
    """Rings around a centre as a table: a column each sector, the outermost ring on top."""
    sectors, around = (sorted({at(place) for place in board.places}) for at in (_row, _column))
    inner = (width + 1) // len(sectors) - 1
    cells = {(_column(place), _row(place)): _tile(board, place, numbers, inner) for place in board.places}
    lines: list[str] = []
    for ring in reversed(around):
        row = [cells.get((ring, sector)) for sector in sectors]
        lines += ["-" * (len(sectors) * (inner + 1) - 1)] if lines else []
        for n in range(max(len(cell) for cell in row if cell)):
            lines.append(" ".join((cell[n] if cell and n < len(cell) else "").ljust(inner) for cell in row).rstrip())
    return lines


def _column(place: Place) -> int:
    return int(place.x)


def _row(place: Place) -> int:
    return int(place.y)


def _tile(board: Board, place: Place, numbers: Mapping[str, str], inner: int) -> list[str]:
    """The lines of one place: its name, what stands there, its options."""
    name = "?" if place.unknown else place.short or (place.label if board.layout == "grid" else "·")
    lines = _name_lines(name, inner)
    lying = "".join(_sign(piece) for piece in board.pieces if piece.at == place.id)
    option = f"[{numbers[place.id]}]" if place.id in numbers else ""
    return [line[:inner] for line in (*lines, *_pieces(lying, inner), *([option] if option else []))]


def _name_lines(name: str, inner: int) -> list[str]:
    """A name on at most two lines; a word that is too long is cut."""
    words = [word if len(word) <= inner else word[: inner - 1] + "…" for word in name.split()]
    return textwrap.wrap(" ".join(words), inner, max_lines=2, placeholder="…") or [""]


def _sign(piece: Piece) -> str:
    """Who stands there and how much lies there; what has a longer name is named beneath the drawing."""
    if piece.seat is not None:
        return piece_sign(piece)[:2]
    return f" {piece.text or piece.label}" if len(piece.text or piece.label) <= BRIEF else ""


def _pieces(lying: str, inner: int) -> list[str]:
    return [lying[:inner]] if lying.strip() else []


def _line(row: Iterable[list[str] | None], n: int, inner: int) -> str:
    text, before = "", False
    for cell in row:
        text += "|" if cell is not None or before else " "
        text += (cell[n] if cell is not None and n < len(cell) else "").ljust(inner)
        before = cell is not None
    return text + ("|" if before else "")


def _border(
    cells: Mapping[tuple[int, int], object], columns: list[int], above: int | None, below: int | None, inner: int
) -> str:
    """The line between two rows of tiles."""
    text, before = "", False
    for x in columns:
        here = any(row is not None and (x, row) in cells for row in (above, below))
        text += "+" if here or before else " "
        text += ("-" if here else " ") * inner
        before = here
    return text + ("+" if before else "")
