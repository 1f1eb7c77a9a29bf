"""Connect four: discs fall down a column; four in a row win.  Two seats, a few files: a game in the usual shape."""

from typing import Any, ClassVar

from connect_four.grid import World, lines_through
from connect_four.model import Table
from connect_four.scene import draw_scene
from connect_four.turn import TURN
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Option, Seat


class ConnectFour(Rules[Table]):
    """The game, with what can be worked out once from the size of its grid."""

    key: ClassVar = "connect_four"
    prefix: ClassVar = "CF"
    state: ClassVar = Table
    world: ClassVar = World
    prompts: ClassVar = {"drop": "CF-TRN-01"}
    chance: ClassVar = False
    longest: ClassVar = 200

    def __init__(self, cartridge: World) -> None:
        super().__init__(cartridge)
        grid = cartridge.grid
        self.columns, self.rows = grid.columns, grid.rows
        self.drops = [Option("drop", (f"column-{chr(97 + x)}",)) for x in range(grid.columns)]
        self.column = {option: x for x, option in enumerate(self.drops)}
        self.lines = lines_through(grid)
        self.full = grid.columns * grid.rows

    def new(self, setup: Setup) -> Table:
        return Table(setup, stack=[TURN[0]], discs=[0, 0], heights=[0] * self.columns)

    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        return draw_scene(self, g, seat, say)

    def name(self, g: Game[Table], id_: Id, say: Say) -> str:
        return str(id_).removeprefix("column-")

    def counts(self, s: Table) -> dict[str, Any]:
        return {"cells with two discs": (s.discs[0] & s.discs[1]).bit_count()}
