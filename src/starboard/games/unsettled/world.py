"""A planet as a cartridge: one field a file of its folder, every clause in the effect language.

`docs/writing-a-planet.md` explains it by example; `cartridges/tiny` is a whole small planet.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.games.unsettled.model.ids import Action, Cube, Discipline, Side
from starboard.kernel.asides import Aside
from starboard.kernel.cartridge import About
from starboard.kernel.forms import Conditions
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.verbs import Verb, Verbs

When: TypeAlias = Literal[
    "free_action",  # its holder decides to use it, in anybody's turn
    "on_reveal",  # the card is turned up
    "on_gain",  # somebody gains it
    "on_discard",  # it is consumed
    "on_removed",  # it leaves its place
    "when_entering",  # somebody enters the node, or its holder any node
    "when_entering_any",  # somebody enters the node named in `which`, or any
    "on_leaving",  # somebody leaves the node
    "on_crossing",  # the icon named in `which` on an edge, or any
    "start_of_each_turn",  # before anything else in a turn
    "start_of_your_turn",  # the same, in its holder's turn
    "each_turn",  # within it, at a moment that its holder chooses
    "each_of_your_turns",  # the same, in its holder's turn
    "end_of_turn",  # after the regroup and all it set off
    "on_regroup",  # its holder takes the cubes back
    "on_trigger",  # the time marker comes upon the trigger named in `which`
    "on_timeline_round",  # the time marker has gone round
    "on_trust_high",  # trust becomes high
    "on_trust_low",  # trust becomes low
    "on_distress_gained",  # somebody gains distress
    "on_unconscious",  # somebody loses their last endurance
    "on_structure_built",  # the structure named in `which` is built, or any
    "on_node_revealed",  # the node named in `which` is turned up, or any
    "on_investigate",  # somebody investigates the node named in `which`, or any
    "on_scan",  # LUNA scans for the kind named in `which`, or any
    "on_setup",  # as the game is laid out
    "on_page_read",  # a page of the task is read
    "on_action",  # a cube is assigned to the space named in `which`, or to any
    "as_soon_as",  # the conditions in `requires` begin to hold
]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A misspelt field stops the load with its path."""


class Clause(Strict, frozen=True):
    """When it happens, what must hold, what it costs, and then one indivisible effect or a chain of such.

    UN-INT-03, UN-INT-04, UN-INT-05, UN-INT-07, UN-GLO-20
    """

    when: When = "free_action"
    which: str = ""  # only for this trigger, structure, node, kind of resource …
    whose: Literal["mine", "any"] = "mine"
    requires: Conditions = ()
    cost: Verbs = ()
    does: Verbs = ()
    chain: tuple[Verbs, ...] = ()
    may: bool = False
    once_per_turn: bool = False
    performed_by: Literal["holder", "luna"] = "holder"

    @property
    def links(self) -> tuple[tuple[Verb, ...], ...]:
        """The effects, each indivisible, with a window before each."""
        return self.chain or (self.does,)


class Bonus(Strict, frozen=True):
    """What the cube of one type brings in addition.  UN-FOC-17"""

    focus: Cube
    does: Verbs


class ActionSpace(Strict, frozen=True):
    """A space for a focus cube.

    UN-FOC-19, UN-FOC-20, UN-FOC-21, UN-FOC-22, UN-FOC-23, UN-FOC-24, UN-FOC-25, UN-FOC-26, UN-FOC-27, UN-FOC-28,
    UN-FOC-29
    """

    key: str
    title: Text
    arrows: int = 0
    requires: Conditions = ()
    cost: Verbs = ()
    does: Verbs = ()
    bonus: Bonus | None = None
    completes: Literal["none", "page"] = "none"


class TraitSide(Strict, frozen=True):
    """One side of a trait tile: the action that it covers, and what it says instead."""

    covers: Action
    space: ActionSpace
    flavour: Text | None = None


class Trait(Strict, frozen=True):
    """A personality trait.  UN-TRT-01"""

    key: str
    title: Text
    white: TraitSide
    black: TraitSide


class ScarabTile(Strict, frozen=True):
    """The side of a Scarab tile that has an ability.  UN-SCA-01"""

    key: str
    title: Text
    space: ActionSpace
    cubes: int = 0
    cube_each: bool = False


class StructureTile(Strict, frozen=True):
    """A structure: its Build side, its active side, its Destroy action.  UN-STR-01; a planet's has what it needs."""

    key: str
    title: Noun
    discipline: Discipline | None = None
    build: ActionSpace | None = None
    destroy: ActionSpace | None = None
    clauses: tuple[Clause, ...] = ()
    static: Verbs = ()


class System(Strict, frozen=True):
    """The game system's own pieces, in the same language as a planet's."""

    actions: tuple[ActionSpace, ...]
    boards: tuple[ActionSpace, ...]
    structures: tuple[StructureTile, ...]
    traits: tuple[Trait, ...]
    scarabs: tuple[ScarabTile, ...]
    avatars: "tuple[Named, ...]"
    icons: dict[str, Verbs]  # of edges: those that every planet has


class Edges(Strict, frozen=True):
    """The icons on the four edges of an environment card, which is never rotated.  UN-EXP-03"""

    north: tuple[str, ...] = ()
    east: tuple[str, ...] = ()
    south: tuple[str, ...] = ()
    west: tuple[str, ...] = ()

    def sides(self) -> dict[Side, tuple[str, ...]]:
        return {"north": self.north, "east": self.east, "south": self.south, "west": self.west}


class Card(Strict, frozen=True, kw_only=True):
    """What every card of a planet has: title, flavour, clauses, modifiers, a badge."""

    key: str
    title: Text
    flavour: Text | None = None
    clauses: tuple[Clause, ...] = ()
    static: Verbs = ()  # modifiers in force while it lies in play
    static_for: Literal["holder", "everybody"] = "holder"
    property: str = ""  # the gold badge
    spaces: tuple[ActionSpace, ...] = ()


class Environment(Card, frozen=True, kw_only=True):
    """A node.  Clauses `when_entering`; modifiers hold for who is on it; spaces are for who is on it."""

    edges: Edges = Edges()
    build_site: bool = False
    discoveries: tuple[str, ...] = ()
    data: int = 0
    materials: int = 0


class Opportunity(Card, frozen=True, kw_only=True):
    """Clauses `on_reveal` are the left column; one space; an engaged card's other clauses hold for its explorer."""

    engages: bool = False
    reserved_to: Literal["anyone", "engaged", "unengaged"] = "anyone"
    luna_alone: bool = False  # no explorer is needed: who commands LUNA there may be anywhere.  UN-OPP-22
    discoveries: tuple[str, ...] = ()


class Breakthrough(Card, frozen=True, kw_only=True):
    """A free action, mostly once a turn.  UN-BRK-01, UN-BRK-04, UN-BRK-05"""

    discipline: Discipline


class Distress(Card, frozen=True, kw_only=True):
    """Clauses `on_gain`, and what holds until it is removed.  UN-DIS-04"""


class Anomaly(Card, frozen=True, kw_only=True):
    """Clause `on_discard` with the comprehension it requires, or a reusable free action.  UN-DSC-03, UN-DSC-08"""


class Discovery(Card, frozen=True, kw_only=True):
    """A token, pictured on exactly one card."""


class PlanetCard(Card, frozen=True, kw_only=True):
    """A card of a deck of the planet's own.  UN-SET-07"""

    deck: str
    goes: Literal["discard", "keep", "area", "engage"] = "discard"
    mystery: bool = False  # never drawn from the top, only by name


class Page(Strict, frozen=True):
    """A page of a survival task.  UN-TSK-03, UN-TSK-04, UN-TSK-05, UN-TSK-06, UN-TSK-07, UN-TSK-08, UN-TSK-09"""

    story: Text
    title: Text | None = None
    clauses: tuple[Clause, ...] = ()  # on_setup, on_page_read, on_trigger, free_action to contribute …
    objective: Conditions = ()  # a state of the game
    goal: Text | None = None  # the bar, where the objective is an action or needs words
    spaces: tuple[ActionSpace, ...] = ()
    static: Verbs = ()
    asides: tuple[Aside, ...] = ()  # the first that fits is told, and stays

    @property
    def asks(self) -> bool:
        """Whether something must be done to leave it: a page without an objective leads on as it is read."""
        return any(space.completes == "page" for space in self.spaces)


class Task(Strict, frozen=True):
    """A survival task: A, B or C, of eight pages."""

    key: str
    title: Text
    pages: tuple[Page, ...]


class Named(Strict, frozen=True):
    """A word that the planet brings: a property, a token, a trigger, a marker, a counter, an item, a deck."""

    key: str
    title: Noun
    flavour: Text | None = None


class Counter(Named, frozen=True):
    """A number that the planet or a task keeps: where it starts, how far it goes, and what happens there."""

    start: int = 0
    max: int = -1  # it never goes beyond; -1: no end
    on_max: Verbs = ()  # one effect, as it comes to its end
    starts_again: bool = False  # it returns to its start when it has come to its end


class PlanetDeck(Named, frozen=True):
    """A deck of planet cards.  What is discarded stays out of play unless the deck is shuffled again.  UN-GLO-06"""

    shuffled_again: bool = False


class EdgeIcon(Strict, frozen=True):
    """An icon of the planet's own on edges, and what crossing it does."""

    key: str
    title: Text
    does: Verbs


class Journal(Strict, frozen=True):
    """The travel journal: story, setup, and all that changes the console's own rules on this planet.

    `numbers` prints a track or a base anew, `static` holds for everybody all game, `clauses` belong to the active
    explorer, `replaces` covers boards and personal actions by key: that is how a planet bends the rules.
    """

    story: Text
    clauses: tuple[Clause, ...] = ()
    static: Verbs = ()
    numbers: dict[str, int] = {}
    replaces: tuple[ActionSpace, ...] = ()
    spaces: tuple[ActionSpace, ...] = ()  # open to everybody from anywhere
    icons: tuple[EdgeIcon, ...] = ()
    structures: tuple[StructureTile, ...] = ()
    properties: tuple[Named, ...] = ()
    tokens: tuple[Named, ...] = ()
    triggers: tuple[Named, ...] = ()
    markers: tuple[Named, ...] = ()
    counters: tuple[Counter, ...] = ()
    items: tuple[Named, ...] = ()
    decks: tuple[PlanetDeck, ...] = ()


class World(Struct, frozen=True):
    """What a cartridge of this game holds, one field a file."""

    cartridge: About
    journal: Journal
    environment: tuple[Environment, ...]
    opportunities: tuple[Opportunity, ...]
    breakthroughs: tuple[Breakthrough, ...]
    distress: tuple[Distress, ...]
    anomalies: tuple[Anomaly, ...]
    discoveries: tuple[Discovery, ...]
    luna: ActionSpace  # UN-LUN-15
    tasks: tuple[Task, ...]
    planet: tuple[PlanetCard, ...] = ()
