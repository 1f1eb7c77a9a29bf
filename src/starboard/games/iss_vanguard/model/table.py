"""The whole table: the kernel's state, the team, the planet, decks and notes.

IV-SAV-08
"""

from typing import Annotated, TypeAlias

from msgspec import field

from starboard.games.iss_vanguard.constants import KINDS
from starboard.games.iss_vanguard.model.board import Sector, Threat
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.ship import Ship
from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat

Pile: TypeAlias = list[str]  # the next card is the last one


class Table(State, forbid_unknown_fields=True):
    """Face-down decks are declared hidden; content that nobody has read is in the cartridge, never here."""

    planet: str = ""  # the key of the world on which the team is
    mode: str = ""  # tutorial, operation or campaign
    survival: bool = False

    # The team
    members: list[Member] = []  # in the order of the seats
    dice: list[list[int]] = field(default_factory=lambda: [[], [], [], []])  # all Section dice of each Section
    supplies: int = 0
    most_supplies: int = 0
    success: int = 0
    lander: str = ""
    modules: list[str] = []
    damaged: bool = False
    armoury: Pile = []
    rank_card: str = ""
    rank_done: bool = False
    scripted: int = 0  # first tests of the first turns that were rolled.  IV-TUT-10
    bought: int = 0  # purchases of dice after the Tutorial.  IV-TUT-15

    # Rounds and turns
    round: int = 0
    start: Seat = -1  # who holds the Start marker
    active: Seat = -1  # whose turn it is; -1: between turns
    actions: int = 0  # Actions left in this turn
    special_used: bool = False  # IV-ACT-02
    events_due: int = 1  # at the end of this turn.  IV-RND-09
    test: Test | None = None
    tests: list[Test] = []  # tests that wait until the one inside them is over, the innermost last

    # The planet
    sectors: dict[int, Sector] = {}
    lander_at: int = 0
    circumstances: str = ""  # the card in force; empty: those printed on the board
    missions: list[str] = []  # in play
    missions_done: list[str] = []
    missions_failed: list[str] = []
    threats: list[Threat] = []
    tracks: dict[str, int] = {}  # advances of the tracks of Actions, by id
    times: dict[str, int] = {}  # advances of time tracks, by the card
    routes_closed: list[str] = []
    routes_opened: list[str] = []
    uniques: list[int] = []  # face down on the board, the first one next.  IV-UNI-02
    own_supplies: bool = False  # the board has its own track.  IV-SPL-05
    landing: int = 0  # landing tests still to make
    landed: list[Seat] = []  # who has made one in this round of landing tests.  IV-LDP-03

    # Events, Discoveries, Leads
    event: Annotated[Pile, hidden("event")] = []
    event_done: Pile = []
    finds: list[str] = []  # Discoveries in the lander
    finds_unique: list[int] = []
    mineral: Annotated[Pile, hidden("mineral")] = []
    micro_organism: Annotated[Pile, hidden("micro_organism")] = []
    strange_flora: Annotated[Pile, hidden("strange_flora")] = []
    alien_technology: Annotated[Pile, hidden("alien_technology")] = []
    living_specimen: Annotated[Pile, hidden("living_specimen")] = []
    bag: list[int] = []  # Lead tokens in the bag, as kinds of `book.leads`; which one comes is chance
    leads: list[list[int]] = field(default_factory=lambda: [[] for _ in KINDS])  # on each deck
    leads_aside: list[int] = []

    # What the story remembers
    notes: dict[str, str] = {}
    entries: dict[str, int] = {}  # how often each was read, in the order of reading
    known: list[str] = []  # cards of the world that have lain open, beside what is printed on the board
    gained: dict[str, int] = {}  # in this exploration: leads, discoveries, uniques, Success by word
    last_special: Seat = -1  # who last performed a Special Action
    last_find: Seat = -1  # who last gained a Discovery or a Lead
    injury_stock: dict[str, int] = {}
    result: str = ""  # success, failure or evacuation, when the exploration is over
    ship: Ship | None = None  # of a campaign
