"""A part of Unsettled, cut small: explorers with three focus cubes, a timeline, a few nodes, opportunities."""

from msgspec import Struct, field

from starboard.kernel.verbs import State, Verbs
from starboard.kernel.words import Seat

CUBES = ("wonder", "order", "nerve")
SPACES = 12
ROUNDS = 2


def full() -> dict[str, int]:
    return dict.fromkeys(CUBES, 2)


class Explorer(Struct):
    seat: Seat
    at: str = "camp"
    cubes: dict[str, int] = field(default_factory=full)
    endurance: int = 6
    distress: list[str] = []
    abilities: list[str] = []
    engaged: str = ""  # the opportunity kept beside the dashboard, whose marker goes where its explorer goes


class Opportunity(Struct, frozen=True):
    """A card in play: the node of its marker while nobody is engaged, and whether a cube lies on it."""

    card: str
    at: str
    cube: bool = False


class Table(State):
    explorers: list[Explorer] = []
    active: Seat = 0
    round: int = 1
    time: int = 0
    triggers: dict[int, list[str]] = {}  # the tokens on each space of the timeline
    power: int = 0
    data: int = 0
    materials: int = 0
    insight: int = 0
    bugs: int = 0
    revealed: list[str] = []
    deck: list[str] = []  # opportunities, the next one last
    opportunities: list[Opportunity] = []
    used: list[str] = []  # abilities used this turn


def clockwise(s: Table) -> list[Explorer]:
    """All explorers, from the active one on."""
    return s.explorers[s.active :] + s.explorers[: s.active]


def marker_at(s: Table, opportunity: Opportunity) -> str:
    """Where an opportunity can be used: its marker travels with whoever is engaged.  UN-OPP-16."""
    return next((e.at for e in s.explorers if e.engaged == opportunity.card), opportunity.at)


class Node(Struct, frozen=True):
    """A place: its neighbours, the icons and walls on its edges towards them, its When Entering effect."""

    near: tuple[str, ...]
    icons: dict[str, Verbs] = {}
    walls: tuple[str, ...] = ()
    enter: Verbs = ()


class Card(Struct, frozen=True):
    """An opportunity: what its reveal does, its action, and what holds while somebody is engaged with it."""

    reveal: Verbs = ()
    action: Verbs = ()
    engages: bool = False
    standing: Verbs = ()


class Ability(Struct, frozen=True):
    """A free action: what it costs in power and in verbs, and what it does."""

    power: int = 0
    data: int = 0
    cost: Verbs = ()
    does: Verbs = ()


class World(Struct, frozen=True):
    """What is printed on the pieces."""

    nodes: dict[str, Node]
    spaces: dict[str, tuple[int, Verbs]]  # of the dashboard: the arrows down, the results
    triggers: dict[str, Verbs]
    distress: dict[str, Verbs]
    cards: dict[str, Card]
    abilities: dict[str, Ability]
