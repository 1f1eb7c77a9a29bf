"""The grid of a cartridge, and its straight lines."""

from msgspec import Struct

from starboard.kernel.cartridge import About


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """`grid.yaml`: how large the grid is, and how many discs make a line."""

    columns: int
    rows: int
    line: int


class World(Struct, frozen=True):
    """What a cartridge of this game holds."""

    cartridge: About
    grid: Grid


def lines_through(grid: Grid) -> list[list[int]]:
    """For each cell, column by column and from the bottom up, the lines through it, as bits."""
    lines = []
    for x in range(grid.columns):
        for y in range(grid.rows):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                run = [(x + dx * k, y + dy * k) for k in range(grid.line)]
                if all(0 <= a < grid.columns and 0 <= b < grid.rows for a, b in run):
                    lines.append(sum(1 << a * grid.rows + b for a, b in run))
    return [[line for line in lines if line >> cell & 1] for cell in range(grid.columns * grid.rows)]
