"""A character: a piece with a number of its own, played by a seat."""

from msgspec import Struct

from starboard.games.under_our_sun.constants import AP, FIT, KARMA
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.things import Thing
from starboard.kernel.secrets import Secret
from starboard.kernel.words import Seat

SURVIVOR = Secret("survivor", 0, "team")


class Character(Struct, forbid_unknown_fields=True, gc=False):
    """The board of one character.  Goods are plain numbers, so that prices can name them.

    Which space holds what is not stored: a thing fits if any arrangement holds all (OS-CHR-17, `rules/board.py`).
    """

    id: int
    seat: Seat
    key: str = ""  # its archetype; empty until it is chosen
    at: int = HOME
    health: int = 0
    water: int = 0
    ap: int = AP
    fitness: int = FIT
    karma: int = KARMA
    karma_used: bool = False  # once a day.  OS-KAR-03, OS-KAR-04
    infected: bool = False
    hidden: bool = False  # in stealth on its tile, over the end of a phase too.  OS-STL-12
    waiting: bool = False  # it keeps its AP for combat.  OS-CBA-05
    acted: bool = False  # it has had its turn in this phase
    fought: bool = False  # it has fought a round on this tile since it arrived.  OS-COM-22
    dead: int = 0  # 0: alive; else the phases left in which it can be revived, this one included
    out: bool = False  # eliminated
    fell: int = 0  # the day on which it died last
    points: int = 0  # equipment points, before the mission

    ration: int = 0
    cloth: int = 0
    metal: int = 0
    connector: int = 0
    wood: int = 0
    alcohol: int = 0
    plastic: int = 0
    bullet: int = 0
    arrow: int = 0
    things: list[Thing] = []  # items, gear, loot and carried markers
    used: list[str] = []  # abilities that have their marker, each with when it comes off: `skill.0@day`
    team: Secret[str] = SURVIVOR  # its Team card, known to its seat

    @property
    def alive(self) -> bool:
        return self.health > 0

    @property
    def goods(self) -> tuple[int, ...]:
        """All that lies in its resource spaces, as GOODS."""
        return (
            self.ration, self.cloth, self.metal, self.connector, self.wood, self.alcohol, self.plastic,
            self.bullet, self.arrow,
        )  # fmt: skip
