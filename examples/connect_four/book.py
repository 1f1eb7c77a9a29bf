"""All that can be worked out of a grid before anybody plays: columns, their options, and the straight lines."""

from typing import TypeAlias

from connect_four.model import Table
from connect_four.world import Grid, World
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.words import Option

ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Book:
    """The grid of one cartridge."""

    def __init__(self, world: World) -> None:
        grid = world.grid
        self.world, self.columns, self.rows = world, grid.columns, grid.rows
        self.letters = ALPHABET[: grid.columns]
        self.drops = [Option("drop", (pid("column", letter),)) for letter in self.letters]
        self.column = {option: x for x, option in enumerate(self.drops)}
        self.lines = lines_through(grid)
        self.full = grid.columns * grid.rows
        self.all_lines = sorted({line for through in self.lines for line in through})


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


G: TypeAlias = Game[Table, Book]
