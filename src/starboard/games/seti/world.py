"""What a cartridge of SETI holds: one field a file, decoded into strict types."""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.cartridge import About
from starboard.kernel.force import When
from starboard.kernel.forms import AnyCounter, Conditions
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Verbs

Income: TypeAlias = Literal["credit", "energy", "card", "publicity", "data"]
Colour: TypeAlias = Literal["yellow", "red", "blue", "black"]
Planet: TypeAlias = Literal[
    "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua", "pluto"
]
Ground: TypeAlias = Literal[
    "hole", "empty", "asteroids", "comet",
    "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua",
]  # fmt: skip


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything in a file of a cartridge: a misspelt field stops the load."""


class Titled(Part, frozen=True):
    """What has a key and a title."""

    key: str
    title: Text


class Circle(Part, frozen=True):
    """One circle of a triggered mission: any of the deeds covers it."""

    when: tuple[When, ...]
    gain: Verbs


class Scores(Part, frozen=True):
    """What a card scores at the end: points for each, points if, or its special way.  SE-EGC-01."""

    vp: int = 0
    per: AnyCounter | None = None
    requires: Conditions = ()
    special: Literal["", "score_unmarked_tile"] = ""


class Card(Titled, frozen=True):
    """A card of the main deck, or of a species.  SE-CRD-01, SE-CRD-02, SE-CRD-03."""

    number: str
    kind: Literal["action", "conditional", "triggered", "endgame", "message", "permanent"]
    corner: Verbs
    sector: Colour
    income: Income
    cost: int = 0
    pays: Literal["credit", "energy"] = "credit"
    does: Verbs = ()
    requires: Conditions = ()
    gain: Verbs = ()
    circles: tuple[Circle, ...] = ()
    scores: Scores | None = None
    later: Verbs = ()
    tags: tuple[str, ...] = ()
    species: str = ""


class Exertian(Titled, frozen=True):
    """A card of the Exertians: danger, and points if its condition holds at the end.  SE-EXE-08, SE-EXE-07."""

    number: str
    danger: int
    vp: int
    requires: Conditions


class Layer(Part, frozen=True):
    """One ring of a disc, or of the board beneath (disc 0): eight cells, clockwise.  SE-SOL-02."""

    disc: int
    ring: int
    cells: tuple[Ground, ...]


class Star(Part, frozen=True):
    """A nearby star, on a board that covers two neighbouring sectors.  SE-SEC-04, SE-SEC-15, SE-SEC-02."""

    key: str
    colour: Colour
    slots: int
    board: int
    first: Verbs
    later: Verbs


class PlanetData(Part, frozen=True):
    """What a planet gives.  `first_orbiter` comes with its one first place, `first_lander` is data, one a place."""

    key: Planet
    orbit: Verbs
    land: Verbs
    first_orbiter: Verbs = ()
    first_lander: tuple[int, ...] = ()
    orbiters: int = -1  # how many it takes; -1 is any number.  SE-ORB-04
    landers: int = -1


class Moon(Part, frozen=True):
    """A landing place for one lander.  SE-LAN-10."""

    key: str
    planet: Planet
    land: Verbs


class Technology(Titled, frozen=True):
    """One of twelve: what its tile says in words, what it gives when taken, and on the lower space if it is blue."""

    text: Text
    taken: Verbs = ()
    lower: Verbs = ()


class Gold(Titled, frozen=True):
    """One side of a gold tile: a set is the smallest (or largest) of these sums, divided by `each`.  SE-GLD-01."""

    tile: str
    text: Text
    sums: tuple[tuple[AnyCounter, ...], ...]
    values: tuple[int, int, int]
    largest: bool = False
    each: int = 1


class Space(Part, frozen=True):
    """A space of a species board: what it costs and gives, and the danger it adds."""

    gain: Verbs
    pay: Literal["", "exofossil", "data"] = ""
    n: int = 0
    danger: int = 0


class Column(Part, frozen=True):
    """A column of a species board from the bottom; `open` is its open-ended top space."""

    colour: Literal["purple", "yellow", "blue"]
    spaces: tuple[Space, ...]
    open: Space | None = None


class Token(Part, frozen=True):
    """A token of a species: a colour where it has one, and what each of its sides gives."""

    sides: tuple[Verbs, ...]
    colour: str = ""


class SpeciesData(Titled, frozen=True):
    """One of five species."""

    key: Literal["mascamites", "anomalies", "oumuamua", "centaurians", "exertians"]
    blurb: Text
    columns: tuple[Column, ...]
    tokens: tuple[Token, ...] = ()


class RivalAction(Part, frozen=True):
    """One action of a rival card; which fields it uses depends on what it does."""

    act: Literal["analyze", "launch", "tech", "fly", "scan", "species", "sample", "anomaly", "message", "exertian"]
    cost: int = 0
    vp: int = 0
    publicity: int = 0
    progress: int = 0
    moves: int = 0
    to: tuple[Planet, ...] = ()
    kinds: tuple[Literal["orbit", "land"], ...] = ()
    signals: tuple[Literal["earth", "row", "oumuamua"], ...] = ()
    number: int = 0


class RivalCard(Part, frozen=True):
    """A card of the rival: the first of its actions that is possible is done.  SE-SLO-06."""

    key: str
    kind: Literal["basic", "advanced", "species"]
    arrow: Literal["left", "right"]
    actions: tuple[RivalAction, ...]
    species: str = ""


class Task(Part, frozen=True):
    """A task of an objective: a total that is reached, or any of these deeds."""

    total: Literal["", "publicity", "score", "data"] = ""
    n: int = 0
    deeds: tuple[When, ...] = ()


class ObjectiveData(Part, frozen=True):
    """A solo objective."""

    number: int
    level: int
    tasks: tuple[Task, ...]


class Difficulty(Part, frozen=True):
    """One of five difficulties of the solo game.  SE-SLO-04."""

    number: int
    track: tuple[str, ...]
    start: int
    advanced: int
    objectives: tuple[int, int, int]


class World(Struct, frozen=True):
    """A cartridge."""

    cartridge: About
    cards: tuple[Card, ...]
    promo: tuple[Card, ...]
    alternates: tuple[Card, ...]
    aliens: tuple[Card, ...]
    exertians: tuple[Exertian, ...]
    layers: tuple[Layer, ...]
    stars: tuple[Star, ...]
    planets: tuple[PlanetData, ...]
    moons: tuple[Moon, ...]
    techs: tuple[Technology, ...]
    bonuses: tuple[Verbs, ...]
    gold: tuple[Gold, ...]
    species: tuple[SpeciesData, ...]
    messages: tuple[Verbs, ...]
    rival: tuple[RivalCard, ...]
    objectives: tuple[ObjectiveData, ...]
    difficulties: tuple[Difficulty, ...]
