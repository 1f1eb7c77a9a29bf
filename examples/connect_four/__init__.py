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
        self.all_lines = sorted({line for through in self.lines for line in through})

    def new(self, setup: Setup) -> Table:
        return Table(setup, stack=[TURN[0]], discs=[0, 0], heights=[0] * self.columns)

    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        return draw_scene(self, g, seat, say)

    def name(self, g: Game[Table], id_: Id, say: Say) -> str:
        return str(id_).removeprefix("column-")

    def value(self, g: Game[Table], seat: Seat) -> float:
        """The lines that are still open to one seat only, the fuller the better."""
        if g.s.outcome is not None:
            return g.s.outcome.value(seat)
        mine, theirs = g.s.discs[seat], g.s.discs[1 - seat]
        lead = 0
        for line in self.all_lines:
            if not theirs & line:
                lead += (mine & line).bit_count() ** 2
            elif not mine & line:
                lead -= (theirs & line).bit_count() ** 2
        return 0.5 + lead / (2 * (abs(lead) + 20))

    def features(self, g: Game[Table], seat: Seat) -> list[float]:
        """Each cell twice: a disc of this seat's own, a disc of the other's."""
        return [
            float(discs >> cell & 1) for discs in (g.s.discs[seat], g.s.discs[1 - seat]) for cell in range(self.full)
        ]

    def counts(self, s: Table) -> dict[str, Any]:
        return {"cells with two discs": (s.discs[0] & s.discs[1]).bit_count()}
