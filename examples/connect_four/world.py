"""What a cartridge of connect four holds."""

from msgspec import Struct

from starboard.kernel.cartridge import About


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """`grid.yaml`: how large the grid is, and how many discs make a line.  CF-SET-02."""

    columns: int
    rows: int
    line: int


class World(Struct, frozen=True):
    """What a cartridge of this game holds."""

    cartridge: About
    grid: Grid
