"""The whole table: the kernel's state, the explorers, the four boards, the map and the planet's own things."""

from typing import Annotated, TypeAlias

from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.node import Moment, Node, Structure, Token, Trigger
from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat

Deck: TypeAlias = list[str]  # the next card is the last one


class Table(State):
    """Face-down decks are declared hidden; all else lies open, as the rules have it."""

    explorers: list[Explorer] = []
    active: Seat = 0
    turns: int = 0  # turns begun, skipped ones not counted

    # The board of time and trust
    time: int = 0
    triggers: list[Trigger] = []
    trust: bool = True  # high

    # The resource board
    data: int = 0
    materials: int = 0
    power: int = 0  # charged; the rest of the discs lies on the discharged side

    # The breakthrough board
    structures: list[Structure] = []
    tokens_left: list[int] = []  # comprehension tokens, as DISCIPLINES
    robotics: Annotated[Deck, hidden("robotics")] = []
    chemistry: Annotated[Deck, hidden("chemistry")] = []
    engineering: Annotated[Deck, hidden("engineering")] = []

    # The moment board
    moments: list[Moment] = []  # as MARKERS
    pink: Annotated[Deck, hidden("opportunities")] = []
    blue: Annotated[Deck, hidden("opportunities")] = []
    spent: list[str] = []  # opportunities completed or forfeited
    discoveries: list[str] = []  # tokens on the board
    anomalies: Annotated[Deck, hidden("anomalies")] = []
    consumed: list[str] = []  # discarded anomalies, until they are shuffled again
    distress: Annotated[Deck, hidden("distress")] = []
    boxed: Annotated[Deck, hidden("distress")] = []  # distress that this game does without

    # The map
    nodes: dict[str, Node] = {}
    grid: dict[int, str] = {}  # the node at each location
    environment: Annotated[Deck, hidden("environment")] = []
    covered: list[int] = []  # locations with a card face down, and in the same order the cards
    face_down: Annotated[Deck, hidden("environment")] = []
    aside: list[str] = []  # nodes set aside
    searched: list[str] = []  # nodes that left the map with their Investigated token
    luna: str = SCARAB
    scarab_side: str = ""  # the ability in use; empty: the plain side
    scarab_cubes: int = 0

    # The planet
    task: str = ""
    page: int = 0  # the page that is open, from 1
    asides: dict[str, int] = {}  # by the key of a page: which of its asides was told
    progress: dict[str, int] = {}
    tokens: list[Token] = []
    serials: int = 0  # tokens put into play so far
    planet: Annotated[Deck, hidden("planet")] = []  # all planet decks in one: the top of a deck is its last card here
    shown: list[str] = []  # planet cards face up in the planet area
    avatars: dict[str, str] = {}  # where an avatar stands: a node or a card

    used: list[str] = []  # abilities used in this turn
    met: list[str] = []  # the `as_soon_as` clauses in play whose conditions hold: each happens as they begin to
    freely: list[Seat] = []  # who agrees to leave without the others
