"""A table of Under our Sun set up in one line, answers by name, and what must hold after.

Unless it says otherwise: the tiny mission, two players (Thickskin, Medic, then Scout, Hunter, Mechanic, Trader), the
morning of day 1 under a clear sky, all on New Haven with empty hands and without karma, character 0 on turn.
Tiles are named by how one walks there from New Haven: `north`, `south_east.south`.
"""

from typing import Any

from msgspec import structs

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import BAG, GOODS
from starboard.games.under_our_sun.model.hexes import HOME, SIDES, STEPS
from starboard.games.under_our_sun.model.memory import Day, Phase, Turn
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.model.things import Enemy, Merchant, Remains, Thing, Tile
from starboard.games.under_our_sun.rules.actions import Act
from starboard.games.under_our_sun.rules.ground import hex_id, new_tile
from starboard.games.under_our_sun.rules.rounds import EndTurn, NextDay, PhaseEnds, RunPhase, Turns
from starboard.games.under_our_sun.rules.setup import new_table
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.testing.given import Given as Table0

RULES = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / "tiny"))
BOOK = RULES.book
BOARDS = ("thickskin", "medic", "scout", "hunter", "mechanic", "trader")
GREEN_2, GREEN_1, GREEN_0 = 0, 1, 5  # faces, for `forced`
YES, NO = 0, 7  # of a yellow or a blue die; of a red one a failure and a blank


def at(where: str) -> int:
    """A position by the way from New Haven: ``, `north`, `south.south_east`."""
    return HOME + sum(STEPS[SIDES.index(side)] for side in where.split(".") if side)


def hexn(where: str) -> str:
    """The id of that position."""
    return hex_id(at(where))


def things(*keys: str, **fields: Any) -> list[Thing]:
    """Cards with their uses, as they are obtained."""
    return [Thing(key, BOOK.things[key].uses if key in BOOK.things else 0, **fields) for key in keys]


class Given(Table0[Table, Book]):
    """A game in the midst of a character's turn."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        s = new_table(BOOK, Setup(seats, 7, "tiny", options=tuple(fields.pop("options", ()))))
        s.first, s.day, s.card = 0, 1, 1
        s.weather, s.sun_card = "clear", "clear_sky"
        for c in s.characters:
            c.key = BOARDS[c.id]
            board = BOOK.characters[c.key]
            c.health, c.water, c.karma = board.health, board.water, 0
        self.places = {"": "new_haven", **fields.pop("tiles", {})}
        self.stand = fields.pop("at", {})
        self.foes = fields.pop("enemies", ())
        self.dead = fields.pop("remains", ())
        self.on = fields.pop("on", {})
        self.turn = fields.pop("turn", 0)
        self.lawrence = fields.pop("lawrence", None)
        super().__init__(RULES, s, **fields)

    @staticmethod
    def people(state: Any) -> Any:
        return state.characters

    def prepare(self, s: Table) -> None:
        """Tiles, enemies and who stands where; then the stack of a turn in the midst of its phase."""
        g = _asking(s)
        for where, key in self.places.items():
            s.tiles[at(where)] = new_tile(g, key)
            if key in s.stack_tiles:
                s.stack_tiles.remove(key)
        s.places["new_haven"] = HOME
        for where, changes in self.on.items():
            s.tiles[at(where)] = structs.replace(s.tiles[at(where)], **changes)
        for who, where in self.stand.items():
            s.characters[who].at = at(where)
        for foe in self.foes:
            key, _, where = foe.partition("@")
            s.bred += 1
            s.enemies.append(Enemy(s.bred, key, at(where)))
        for dead in self.dead:
            key, _, where = dead.partition("@")
            s.bred += 1
            s.remains.append(Remains(s.bred, key, at(where)))
        if self.lawrence is not None:
            s.merchants.append(Merchant("lawrence", HOME, **self.lawrence))
        if not s.bag:
            s.bag = [BAG.get(kind, 0) for kind in GOODS]
        self.stack(s)

    def stack(self, s: Table) -> None:
        """A turn in a phase in a day."""
        me = s.characters[self.turn]
        s.active, me.acted = me.id, True
        later = [Step(RunPhase(phase), s.first) for phase in range(s.phase + 1, 3)]
        s.serial = 3
        s.stack = [
            Step(NextDay(), s.first),
            Step(Day(open=True, serial=1), s.first),
            *reversed(later),
            Step(Phase(open=True, serial=2), s.first),
            Step(PhaseEnds(), s.first),
            Step(Turns(), s.first),
            Step(Turn(open=True, serial=3, who=me.id), me.seat),
            Step(EndTurn(), me.seat),
            Step(Act(), me.seat),
        ]

    def tile(self, where: str = "") -> Tile:
        return self.s.tiles[at(where)]


def _asking(s: Table) -> Game[Table, Book]:
    """A game over this state, only to look things up."""
    g: Game[Table, Book] = Game.__new__(Game)
    g.s, g.rules, g.book, g.emit = s, RULES, BOOK, None
    return g
