"""The ship between explorations, and what a campaign remembers.

IV-CRW-10, IV-SAV-02, IV-SAV-09
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from starboard.games.iss_vanguard.model.board import Sector, Threat
from starboard.kernel.secrets import hidden
from starboard.kernel.words import Seat

Post: TypeAlias = Literal[
    "available", "resting", "field", "light", "moderate", "critical", "recovered", "dead"
]  # where a crew member is; who is no crew member yet is among the recruits.  IV-CRW-10


class Person(Struct, forbid_unknown_fields=True):
    """A crew member: a crew card in a sleeve, which tells Section and Rank.  IV-CRW-01"""

    crew: str
    seat: Seat
    rank: int = 1
    post: Post = "available"


class Order(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A production order: its project and the stage that it has reached.  IV-PRO-05"""

    project: str
    stage: int


class Record(Struct, forbid_unknown_fields=True):
    """The reference sheet of a planet.  IV-SAV-02, IV-SAV-03, IV-SAV-09"""

    sectors: dict[int, Sector] = {}
    threats: list[Threat] = []
    uniques: list[int] = []
    missions: list[str] = []
    missions_done: list[str] = []
    routes_closed: list[str] = []
    routes_opened: list[str] = []
    visits: int = 1


class Chapter(Struct, forbid_unknown_fields=True):
    """A chapter of the journal: a world, or a pass through the ship, and what was read and lost there, in order."""

    world: str  # empty: on board
    number: int  # of the pass
    lines: list[str] = []  # `entry-KEY`, `chose-KEY`, `lost-CREW`, `result-WORD`
    begun: int = -1  # after so many answers; before they were counted: not known


class Visit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The numbers of an exploration that is over, and of the ship at its end."""

    world: str
    number: int  # of the pass
    success: bool
    rounds: int
    injuries: int
    tokens: int  # of Success
    discoveries: int
    dead: int
    morale: int
    dice: int  # of a Section
    fit: int  # crew members
    ill: int


class Ship(Struct, forbid_unknown_fields=True):
    """The Ship Book and all that lies in it."""

    number: int = 0  # of this pass through the book
    page: str = ""  # that is open
    done: list[str] = []  # pages of this pass that are done, and facilities that were opened

    # The Bridge
    energy: int = 0
    command: int = 0
    energy_next: int = 0  # kept for the next Bridge.  IV-SHP-05, IV-TEC-03
    command_next: int = 0
    morale: int = 2  # a number of MORALE
    penalty: bool = False  # the Penalty token lies on the Bridge.  IV-MOR-06
    technology: int = 1
    objective: str = ""
    side_objectives: list[str] = []
    fulfilled: list[str] = []
    upgrades: list[str] = []  # of Bridge and facilities
    awaiting: list[str] = []  # the Awaiting envelope.  IV-GEN-03
    potential: Annotated[list[str], hidden("crisis")] = []
    crises: list[str] = []  # open, the oldest first

    # The starmap
    system: str = ""
    systems: list[str] = []  # on the map
    investigated: list[str] = []  # objects, and landing sites that were opened.  IV-MAP-06, IV-MAP-10
    destination: str = ""  # a world
    scanned: dict[str, int] = {}  # parts of each Landing card that lie open.  IV-SCN-07
    flights: int = 0  # of this phase

    # Crew
    crew: list[Person] = []
    recruits: Annotated[list[str], hidden("recruit")] = []
    memorial: list[list[str]] = []  # the dead of each Section, and where no space was left, of nobody
    fallen: list[str] = []  # who died in this pass and is not buried yet

    # Facilities
    research: list[str] = []  # installed
    production: list[str] = []
    orders: list[Order] = []
    completed: list[str] = []  # projects
    dice_types: list[str] = []  # that research has unlocked
    found: list[str] = []  # Found Discoveries
    uniques: list[int] = []  # in the Ship Book
    rows: list[str] = []  # that gave their reward

    # Hangar
    landers: list[str] = []
    damaged: list[str] = []
    modules: list[str] = []
    ranks_gone: list[str] = []  # Rank cards that promoted somebody.  IV-RNK-05

    # What the campaign remembers
    planets: dict[str, Record] = {}
    journal: list[Chapter] = []
    visits: list[Visit] = []
    ending: str = ""
    advanced: bool = False  # the advanced events have replaced the standard ones.  IV-EVT-11
    people: int = 0  # at the table, once they have said so; 0: as the setup says.  IV-STR-10
