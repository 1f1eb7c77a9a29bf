"""Connect four: discs fall down a column; four in a row win.  Two seats, a few files: a game in the usual shape."""

from typing import Any, ClassVar

from connect_four.book import Book, G
from connect_four.model import Table
from connect_four.names import NAMES
from connect_four.rules import TURN
from connect_four.scene import draw_scene
from connect_four.world import World
from starboard.kernel.bot_kit import lead_as_value
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Seat


class ConnectFour(Rules[Table, Book]):
    """The game; its book holds what can be worked out once from the size of a grid."""

    key: ClassVar = "connect_four"
    prefix: ClassVar = "CF"
    state: ClassVar = Table
    world: ClassVar = World
    prompts: ClassVar = {"drop": "CF-TRN-01"}
    chance: ClassVar = False
    zero_sum: ClassVar = True
    longest: ClassVar = 200
    largest: ClassVar = 2**63  # a side is one number, a bit for each cell

    def read(self, world: World) -> Book:
        return Book(world)

    def new(self, setup: Setup) -> Table:
        return Table(setup, stack=[TURN[0]], discs=[0, 0], heights=[0] * self.book.columns)

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return draw_scene(g, seat, say)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return NAMES(g, id_, say)

    def value(self, g: G, seat: Seat) -> float:
        """The lines that are still open to one seat only, the fuller the better."""
        if g.s.outcome is not None:
            return g.s.outcome.value(seat)
        mine, theirs = g.s.discs[seat], g.s.discs[1 - seat]
        lead = 0
        for line in self.book.all_lines:
            if not theirs & line:
                lead += (mine & line).bit_count() ** 2
            elif not mine & line:
                lead -= (theirs & line).bit_count() ** 2
        return lead_as_value(lead, 20)

    def features(self) -> Features:
        """Each cell twice: a disc of this seat's own, a disc of the other's."""
        cells = range(self.book.full)

        def read(g: G, seat: Seat) -> list[float]:
            return [float(discs >> cell & 1) for discs in (g.s.discs[seat], g.s.discs[1 - seat]) for cell in cells]

        return Features(Group(repeat(("mine", "theirs"), *(Feature(str(cell)) for cell in cells)), read))

    def counts(self, s: Table) -> dict[str, Any]:
        return {"cells with two discs": (s.discs[0] & s.discs[1]).bit_count()}
