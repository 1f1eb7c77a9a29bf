"""What a campaign holds: the ship between explorations, the road from world to world, and its ending.

A campaign is a cartridge of its own.  Its `cartridge.yaml` names the worlds that it is played on (`includes`), which
are cartridges that can be played by themselves too.  One field of `Campaign` is one file.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.games.iss_vanguard.constants import (
    Biome,
    Grade,
    Icon,
    Kind,
    Letter,
    Section,
    StarColour,
    Stat,
)
from starboard.games.iss_vanguard.world import Entry, Piece, Strict
from starboard.kernel.cartridge import About
from starboard.kernel.forms import Conditions, Way
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.verbs import Verbs

Steps: TypeAlias = Literal[1, 2, 3]


class Course(Strict, frozen=True, kw_only=True):
    """How a campaign begins.  IV-SET-01, IV-SET-02, IV-SET-03"""

    first: str  # the world of the first exploration
    system: str  # where the ship is after it
    objective: str
    technology: int = 1
    morale: Literal["very_low", "low", "neutral", "high"] = "neutral"
    lander: str = "space_ranger"
    landers: tuple[str, ...] = ()  # that stand in the Hangar beside it
    research: tuple[str, ...] = ()  # installed
    production: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()  # on the map from the beginning
    lost_crew: str  # the entry that is read when no team can be sent out.  IV-STR-12
    lost_morale: str  # the entry that is read when morale ends it.  IV-STR-13


class ObjectiveCard(Piece, frozen=True, kw_only=True):
    """A main objective, or a secondary one.  IV-OBJ-01, IV-OBJ-03

    `goal`: fulfilled as soon as it holds; without one an effect fulfils it (`fulfil_objective`).
    """

    number: str = ""
    text: Text
    command: int = 0
    crises: int = 0
    side: bool = False
    goal: Conditions = ()
    does: Verbs = ()  # as it is fulfilled


class CrisisCard(Piece, frozen=True, kw_only=True):
    """A Crisis: what solves it, what happens then, and what it does when it is left alone.  IV-CRI-01"""

    number: str = ""
    text: Text
    sections: tuple[Section, ...]  # one member of any of these solves it.  IV-CRI-05
    solved: Verbs = ()
    stays: bool = False  # solved, it is shuffled back; else it is removed from the game.  IV-CRI-06
    losses: tuple[Way, ...]  # of which one is chosen.  IV-CRI-07
    potential: bool = False  # from the beginning; else it waits.  IV-SET-01, IV-CRI-10


class Cost(Strict, frozen=True):
    """So many Discoveries of a type and a grade.  IV-RES-05"""

    n: int = 1
    kind: Kind | Literal["any"] = "any"
    grade: Grade = "common"
    different: bool = False  # no two of these of one type


class ResearchCard(Piece, frozen=True, kw_only=True):
    """A research project; `does` is its back.  IV-RES-01"""

    number: str = ""
    field: Literal["bio", "matter", "keepers", "training"]
    text: Text
    cost: tuple[Cost, ...] = ()
    level: int = 0  # the Technology Level that it needs.  IV-TEC-04
    does: Verbs


class ProductionCard(Piece, frozen=True, kw_only=True):
    """A production project; `does` is its back.  IV-PRO-01"""

    number: str = ""
    text: Text
    stage: Steps  # where it starts
    by: tuple[Icon, ...] = ()  # which Expertise stimulates it; none: any.  IV-PRO-07
    does: Verbs


class BridgeCard(Piece, frozen=True, kw_only=True):
    """A Bridge upgrade: it stays installed.  Its abilities are used on the page that their `when` names.

    IV-BRU-01, IV-BRU-03
    """

    number: str = ""
    category: Literal["travel", "scanner", "command", "stores"]
    text: Text
    level: int = 0  # the Technology Level without which it is of no use.  IV-TEC-04


class FacilityCard(Piece, frozen=True, kw_only=True):
    """A facility upgrade."""

    number: str = ""
    facility: Literal["infirmary", "factory"]
    text: Text
    level: int = 0  # the Technology Level without which it is of no use.  IV-TEC-04


class Neighbour(Strict, frozen=True):
    """A system that one flight reaches.  IV-MAP-02, IV-MAP-03, IV-TEC-04"""

    to: str
    energy: int
    colour: StarColour | Literal[""] = ""  # only with the upgrade that opens it
    level: int = 0


class StarObject(Strict, frozen=True, kw_only=True):
    """An object of a system: a landing site where it names a world, else something to investigate.  IV-MAP-01"""

    key: str
    title: Noun
    text: Text
    energy: int = 0
    world: str = ""
    does: Verbs = ()  # what its investigation brings
    again: bool = False  # it may be investigated more than once.  IV-MAP-06


class StarSystem(Strict, frozen=True, kw_only=True):
    """A page of the atlas: `x` and `y` in [0, 1] are where it is drawn."""

    key: str
    title: Noun
    x: float
    y: float
    objects: tuple[StarObject, ...]
    neighbours: tuple[Neighbour, ...]


class LandingCard(Strict, frozen=True, kw_only=True):
    """What a scan tells of a world, in four parts: biomes, tests, landing, danger.  IV-SCN-02, IV-SCN-03"""

    key: str
    number: str = ""
    world: str
    biomes: tuple[Biome, ...]
    tests: tuple[Icon, ...]
    landing: Text
    advised: tuple[Stat, ...] = ()
    dangers: tuple[Letter, ...]
    energy: tuple[int, int, int, int] = (1, 1, 1, 1)


class Row(Strict, frozen=True, kw_only=True):
    """A row of the unique discoveries in the Ship Book: complete, it gives its reward once.  IV-UNI-06, IV-DOC-09"""

    key: str
    title: Noun
    text: Text
    uniques: tuple[int, ...]
    does: Verbs


class Ending(Strict, frozen=True, kw_only=True):
    """How a campaign is told at its end; `more` are paragraphs for what was noted.  IV-STR-11"""

    key: str
    title: Text
    text: Text
    more: tuple["Paragraph", ...] = ()


class Paragraph(Strict, frozen=True):
    """A paragraph of an ending where its conditions hold."""

    requires: Conditions
    text: Text


class Campaign(Struct, frozen=True):
    """What a campaign's cartridge holds, one field a file."""

    cartridge: About
    campaign: Course
    objectives: tuple[ObjectiveCard, ...]
    crises: tuple[CrisisCard, ...]
    research: tuple[ResearchCard, ...]
    production: tuple[ProductionCard, ...]
    systems: tuple[StarSystem, ...]
    landing_cards: tuple[LandingCard, ...]
    endings: tuple[Ending, ...]
    entries: tuple[Entry, ...] = ()
    bridge: tuple[BridgeCard, ...] = ()
    facilities: tuple[FacilityCard, ...] = ()
    rows: tuple[Row, ...] = ()
