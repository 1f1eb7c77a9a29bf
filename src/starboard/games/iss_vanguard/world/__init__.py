"""What the box and a world hold, every effect in the effect language.

The box lies in `system/`, one field of `System` a file; a world is a cartridge, one field of `World` a file.
A misspelt field stops the load with its path.

A requirement is written as a word: `physical / construction`, `science+technology`, `A+A`, `3*die`, `red+blue`.  Plus
binds tighter than slash.  IV-OUT-02
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.games.iss_vanguard.constants import (
    Biome,
    Colour,
    Danger,
    Grade,
    Harm,
    Icon,
    Kind,
    Letter,
    Result,
    Section,
    Stat,
)
from starboard.kernel.cartridge import About
from starboard.kernel.forms import Conditions
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.verbs import Verbs

Requirement: TypeAlias = str

When: TypeAlias = Literal[
    "any_time",  # at any moment of any turn, in reply to an effect too
    "own_turn",  # carried Equipment: its carrier's own turn, own tests included.  IV-EQP-08
    "test",  # step 4, by the active member or as the one card of a supporter.  IV-TST-08, IV-SUP-02
    "support",  # while its holder adds a die to another's test.  IV-SUP-01
    "rest",  # adds to a Rest of its holder
    "prepare",
    "persevere",
    "arrival",  # its holder, or whoever arrives on its sector, in the own turn
    "before_action",  # before or after an Action of anybody's, never inside one
    "end_of_turn",  # between Turn marker and event
    "event",  # an event is revealed and not yet resolved
    "danger",  # a danger die was rolled by a member on the same sector, and is not yet applied.  IV-DNG-03
    "injury_gained",
    "discovery_gained",
    "lead_placed",
    "start_of_round",  # IV-RND-11
    "exploration_start",
    "exploration_end",
    "lift_off",
    "landing_test",
    "unload",  # on board, as the lander is unloaded.  IV-DOC-08
    "starmap",  # on board, an upgrade of the Bridge.  IV-BRU-03
]
Limit: TypeAlias = Literal["", "test", "turn", "round", "exploration"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A misspelt field stops the load with its path."""


class Ability(Strict, frozen=True):
    """When it may be used or happens, what must hold, what it costs, what it does, how often.

    `may`: of what happens by itself, its holder decides.  Abilities that one uses (`any_time`, `own_turn`, `test`,
    `support`, `event`, `danger`) are always a choice.
    """

    when: When
    which: str = ""  # narrows the moment: a kind of Discovery, a colour of a landing test
    title: Text | None = None  # as it is offered, where its card offers more than one
    requires: Conditions = ()
    cost: Verbs = ()
    does: Verbs = ()
    limit: Limit = ""
    may: bool = False
    as_action: bool = False  # it counts as an Action.  IV-ACT-03


class Combination(Strict, frozen=True):
    """Dice that show these icons, and what they bring in step 5 of a test.  IV-CMB-01, IV-CMB-04"""

    req: Requirement
    does: Verbs


class OutcomeLine(Strict, frozen=True):
    """An outcome: checked from the top, the first that is met is marked.  A red one has no requirement.  IV-TST-12"""

    colour: Result
    req: Requirement = ""
    does: Verbs = ()
    arrow: Literal["", "yellow", "green", "red"] = ""  # which outcome is applied as well.  IV-OUT-04


class TrackLine(Strict, frozen=True):
    """A track: after so many advances its outcome is resolved in step 10.  IV-TRK-09"""

    colour: Result
    length: int
    does: Verbs = ()
    arrow: Literal["", "yellow", "green", "red"] = ""


class SpecialEffect(Strict, frozen=True):
    """As often as the pool meets `req`, its dice go and `does` happens; or once, where an icon is absent.

    `outcome` in `does` makes it immediate.  IV-SPE-02, IV-SPE-07, IV-SPE-08
    """

    req: Requirement = ""
    absent: Icon | Literal[""] = ""
    does: Verbs = ()


class TestCard(Strict, frozen=True):
    """What a test is about: danger dice that are added, special effects line by line, then lines or tracks."""

    danger: tuple[Letter, ...] = ()
    special: tuple[tuple[SpecialEffect, ...], ...] = ()
    lines: tuple[OutcomeLine, ...] = ()
    tracks: tuple[TrackLine, ...] = ()
    supported: bool = False  # it can only be made with support.  IV-SPA-07


class Action(Strict, frozen=True):
    """A Special Action: a test, or a text that is followed.  IV-SPA-04"""

    title: Noun
    text: Text | None = None  # what is read as it is chosen
    at: Literal["own_sector", "every_sector", "each_figure", "lander"] | None = None  # None: as its card has it
    requires: Conditions = ()
    cost: Verbs = ()
    test: TestCard | None = None
    does: Verbs = ()


class TimeTrack(Strict, frozen=True):
    """A box for each advance, with what happens as the marker enters it; the last one is the effect box.  IV-TIM-02"""

    boxes: tuple[Verbs, ...]


class Piece(Strict, frozen=True, kw_only=True):
    """What every card has: a key for ever, a title, flavour, abilities, and rules that it changes while in force."""

    key: str
    title: Noun
    flavour: Text | None = None
    abilities: tuple[Ability, ...] = ()
    static: Verbs = ()


class Board(Piece, frozen=True, kw_only=True):
    """A card that lies open for all: Special Actions, a time track."""

    number: str = ""  # as it is printed: P101, M04
    actions: tuple[Action, ...] = ()
    time: TimeTrack | None = None


class Place(Board, frozen=True, kw_only=True):
    """A point of interest, printed or a card.  IV-POI-01, IV-POI-05"""

    biomes: tuple[Biome, ...] = ()
    no_move: bool = False
    no_save: bool = False
    final: bool = False
    important: bool = False


class MissionCard(Board, frozen=True, kw_only=True):
    """A mission.  `concludes: auto` as soon as its objective holds; `choice`: before or after an Action.  IV-MIS-03

    Without an objective another card or entry completes it.  IV-MIS-02
    """

    optional: bool = False
    text: Text
    objective: Conditions = ()
    aim: Text | None = None  # the objective in words, where those written from it are not enough
    concludes: Literal["auto", "choice"] = "auto"
    does: Verbs = ()  # its conclusion
    hint: Text | None = None


class MoveRule(Strict, frozen=True):
    """What the Movement icon asks for: these first, then one arrives; or a test whose outcome has `arrive`.

    IV-MOV-04, IV-MOV-11
    """

    does: Verbs = ()
    test: TestCard | None = None


class Circumstances(Board, frozen=True, kw_only=True):
    """What holds on the whole planet.  IV-CIR-02"""

    text: Text | None = None
    move: MoveRule = MoveRule()
    combos: tuple[Combination, ...] = ()
    special: tuple[tuple[SpecialEffect, ...], ...] = ()  # added to every test.  IV-SPE-09
    copies: int = 1


class Behaviour(Strict, frozen=True):
    """What a Threat does, by its name."""

    key: str
    title: Noun
    does: Verbs


class ThreatCard(Board, frozen=True, kw_only=True):
    """A Threat.  The boxes of its time track name behaviours.  IV-THR-02"""

    text: Text | None = None
    behaviours: tuple[Behaviour, ...]
    figures: int = 0  # secondary figures in the box
    no_save: bool = False  # it is not recorded when the planet is left.  IV-DOC-02


class Entry(Strict, frozen=True, kw_only=True):
    """A log entry: a text, then what it does; choices are `choose_one` in `does`.  IV-STR-08"""

    key: str
    title: Text
    text: Text
    does: Verbs = ()


class SectorCard(Strict, frozen=True, kw_only=True):
    """A sector of the board: `x` and `y` in [0, 1] are where it is drawn."""

    number: int
    title: Noun
    biomes: tuple[Biome, ...] = ()
    x: float
    y: float
    place: str = ""  # the key of its printed point of interest
    entry: str = ""  # read on arrival.  IV-MOV-08
    card_space: bool = False
    lander: bool = False
    no_move: bool = False
    final: bool = False
    important: bool = False


class Route(Strict, frozen=True, kw_only=True):
    """A route.  Its icons hold in both directions.  IV-MOV-01, IV-MOV-03"""

    a: int
    b: int
    one_way: bool = False
    icons: tuple[str, ...] = ()  # move, spend_any, spend_red, danger_A
    closed: bool = False  # until an effect opens it


class Planet(Strict, frozen=True, kw_only=True):
    """The board of a world."""

    act: int = 1
    sectors: tuple[SectorCard, ...]
    routes: tuple[Route, ...]
    circumstances: str  # the key of those printed on the board
    start: tuple[int, ...] = ()  # where members start; none: on the lander sector
    missions: tuple[str, ...]
    threats: dict[str, int] = {}  # the sector of each Threat that is there from the beginning
    uniques: tuple[int, ...] = ()  # numbers, in the order in which they lie
    replacement: Verbs = ()  # of the empty space of unique discoveries.  IV-UNI-03
    events: Literal["tutorial", "standard"] = "standard"
    landing: TestCard | None = None
    landing_entry: str = ""
    briefing: str = ""  # the entry that is read before the landing
    lift_off: str = ""  # entries
    evacuation: str = ""
    supplies: int = 0  # its own track; 0: that of the lander.  IV-SPL-05
    unlimited_supplies: bool = False  # IV-TUT-05
    static: Verbs = ()  # rules of its own
    won: Text  # how an exploration that succeeded, or failed, is told when it was played by itself
    lost: Text


class UniqueCard(Piece, frozen=True, kw_only=True):
    """A unique discovery.  IV-UNI-01"""

    number: int
    text: Text
    does: Verbs = ()  # as it is gained


class KitMember(Strict, frozen=True, kw_only=True):
    """A member as an Operation brings it."""

    crew: str
    rank: int = 1
    deck: tuple[str, ...] = ()  # Section cards; none: the starters of the Section
    dice: tuple[str, ...] = ()  # kinds of dice beside the five starting ones
    equipment: tuple[str, ...] = ()


class Kit(Strict, frozen=True, kw_only=True):
    """What a team has when a world is played by itself: of the world, or of its act.  IV-OPS-04"""

    engineering: KitMember
    recon: KitMember
    science: KitMember
    security: KitMember
    lander: str = "space_ranger"
    modules: tuple[str, ...] = ()
    rank_cards: tuple[str, ...] = ()  # two are drawn, one is chosen; one alone is laid out.  IV-RNK-01


class World(Struct, frozen=True):
    """What a cartridge of this game holds, one field a file."""

    cartridge: About
    planet: Planet
    places: tuple[Place, ...]
    missions: tuple[MissionCard, ...]
    circumstances: tuple[Circumstances, ...]
    kit: Kit | None = None  # none: that of its act
    entries: tuple[Entry, ...] = ()
    threats: tuple[ThreatCard, ...] = ()
    uniques: tuple[UniqueCard, ...] = ()
    events: tuple["EventCard", ...] = ()  # events of its own beside those of the box
    tutorial: bool = False


# The box


class DieCard(Strict, frozen=True):
    """A kind of Section die, for each colour: x, y and z are the icons of the colour.  IV-DIC-18"""

    key: str
    per_colour: int
    faces: tuple[str, str, str, str, str, str]  # x, y+z, basic, vanguard, accident
    frame: str
    from_start: bool = True


class DangerTable(Strict, frozen=True):
    """What a danger die of this letter does; a result that is not listed does nothing.  IV-DNG-01"""

    letter: Letter
    results: dict[Danger, Verbs]


class InjuryCard(Piece, frozen=True, kw_only=True):
    """An injury: what each icon of an injury die does when the die lies on it.  IV-INJ-21"""

    copies: int
    icons: dict[Harm, Verbs]
    tutorial: bool = False


class LeadToken(Strict, frozen=True):
    """A kind of Lead token.  IV-LEA-11"""

    value: int
    count: int
    recycle: bool = False
    bonus: Literal["", "card", "charge"] = ""


class EventCard(Piece, frozen=True, kw_only=True):
    """An event: `does` where a biome matches the member's sector, else `otherwise`.  IV-EVT-02, IV-EVT-03"""

    deck: Literal["tutorial", "standard", "advanced"] = "standard"
    biomes: tuple[Biome, ...]
    does: Verbs
    otherwise: Verbs


class DiscoveryCard(Piece, frozen=True, kw_only=True):
    """A Discovery.  Its abilities are used from the lander, by any member.  IV-DSC-07"""

    deck: Kind
    grade: Grade = "common"


class SectionCard(Piece, frozen=True, kw_only=True):
    """A Section card: the upper half is an ability, the lower one a combination.  IV-CMB-08"""

    section: Section
    rank: int = 1
    starter: bool = False
    tutorial: int = 0  # its place in the Tutorial deck of its Section, from 1; 0: an ordinary card.  IV-TUT-03
    upper: Ability
    lower: Combination


class CrewCard(Piece, frozen=True, kw_only=True):
    """A crew member: the title is the name, the ability is the Skill.  IV-CRW-03, IV-CRW-06"""

    file: Text  # the personnel file
    expertise: Icon
    convert: tuple[Colour, Icon]  # IV-CNV-01
    skill: Noun  # what the Skill is called
    charges: int
    tutorial: Section | Literal[""] = ""


class EquipmentCard(Piece, frozen=True, kw_only=True):
    """Equipment.  `token`: it may be placed on a sector, where its `static` and `aids` serve everybody.  IV-EQP-10"""

    number: str = ""
    kind: Literal["small", "personal", "mission", "upgrade"]
    section: Section | Literal[""] = ""
    copies: int = 1
    convert: tuple[Colour, Icon] | None = None
    upgrades: str = ""  # the Mission Equipment that it is attached to
    token: bool = False
    aids: tuple[Ability, ...] = ()  # of its token, for members on its sector


class LanderCard(Piece, frozen=True, kw_only=True):
    """A lander.  IV-LND-01, IV-LND-02"""

    armour: int
    sensors: int
    agility: int
    supplies: int
    personal: int
    mission: int
    discoveries: int
    structural: int
    utility: int
    tests: int  # landing tests to make.  IV-LDP-02
    sturdy: bool = False  # it can never be damaged.  IV-LND-07


class ModuleCard(Board, frozen=True, kw_only=True):
    """A lander module.  IV-LND-03"""

    type: Literal["structural", "utility"]
    stats: dict[Stat, int] = {}
    capacity: dict[Literal["supplies", "personal", "mission", "discoveries"], int] = {}


class RankCard(Board, frozen=True, kw_only=True):
    """A Rank card: complete as soon as its goal holds.  IV-RNK-02"""

    goal: Conditions
    tutorial: bool = False


class System(Strict, frozen=True):
    """The box, one field a file of `system/`."""

    dice: tuple[DieCard, ...]
    starting_dice: dict[Section, tuple[str, ...]]  # `red_basic`, `blue_single_x`
    dangers: tuple[DangerTable, ...]
    injuries: tuple[InjuryCard, ...]
    leads: tuple[LeadToken, ...]
    events: tuple[EventCard, ...]
    discoveries: tuple[DiscoveryCard, ...]
    section_cards: tuple[SectionCard, ...]
    crew: tuple[CrewCard, ...]
    equipment: tuple[EquipmentCard, ...]
    landers: tuple[LanderCard, ...]
    modules: tuple[ModuleCard, ...]
    ranks: tuple[RankCard, ...]
    places: tuple[Place, ...]  # that every world may use: nothing left
    kits: tuple[Kit, ...] = ()  # what a team has in each act
    missions: tuple[MissionCard, ...] = ()  # of worlds on which nothing is left to do.  IV-LCH-13
