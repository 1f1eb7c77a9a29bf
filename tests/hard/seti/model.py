"""A part of SETI, cut small: players, probes on turning discs, sectors with signals, missions with circles."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import State, Verbs
from starboard.kernel.words import Seat

COLOURS = ("yellow", "red", "blue", "black", "yellow", "red", "blue", "black")  # of the sectors
SLOT = 3  # positions of a sector
POOL = 6
ROW = 3
GOLD = (25, 50, 70)
NEUTRAL = (20, 30)
SPECIES = 2
NOBODYS: Seat = -2  # a neutral marker on a discovery space


class Mission(Struct, frozen=True):
    """A card that lies open, and the circles of it that are not covered yet."""

    card: int
    open: tuple[int, ...]


class Probe(Struct, frozen=True):
    id: str
    seat: Seat
    ring: int
    sector: int


class Sector(Struct, frozen=True):
    """The slot of a star: data tokens left, then markers from the oldest to the newest, then who covered it."""

    data: int = SLOT
    marks: tuple[Seat, ...] = ()
    wins: tuple[Seat, ...] = ()


class Player(Struct):
    seat: Seat
    credits: int = 0
    energy: int = 0
    publicity: int = 0
    data: int = 0  # in the pool
    computer: int = 0  # spaces of the top row that are covered
    lower: bool = False  # the lower space of the computer technology is covered
    income: int = 0
    vp: int = 0
    hand: Annotated[list[int], hidden("deck", owner=True)] = []
    missions: list[Mission] = []
    techs: list[str] = []
    traces: list[str] = []
    gold: list[int] = []  # milestones that were resolved
    neutral: list[int] = []
    passed: bool = False


class Table(State):
    players: list[Player] = []
    active: Seat = 0
    probes: list[Probe] = []
    sectors: list[Sector] = []
    turned: list[int] = []  # by how many sectors each disc has turned
    rotations: int = 0
    row: list[int] = []
    deck: Annotated[list[int], hidden("deck")] = []
    completed: list[int] = []  # sectors that wait to be resolved
    neutrals: dict[str, int] = {}  # markers left at each neutral milestone
    spaces: list[Seat] = []  # discovery spaces taken, three a species, from the left
    found: list[int] = []  # species discovered


class Circle(Struct, frozen=True):
    """Covered once, when this happens: perhaps only for a piece so named, perhaps only in the owner's turn."""

    when: str
    gain: Verbs
    which: str = ""
    own_turn: bool = False


class Card(Struct, frozen=True):
    cost: int
    colour: str
    this_turn: Verbs = ()  # armed before the first effect
    does: Verbs = ()
    circles: tuple[Circle, ...] = ()
    needs: int = 0  # publicity asked by its conditional mission
    gain: Verbs = ()


def clockwise(s: Table) -> list[Player]:
    """All players, from the active one on."""
    return s.players[s.active :] + s.players[: s.active]
