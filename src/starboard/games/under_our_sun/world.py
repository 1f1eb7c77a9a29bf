"""What the box and a mission hold, every effect in the effect language.

The box lies in `system/`, one field of `System` a file; a mission is a cartridge, one field of `World` a file.
A misspelt field stops the load with its path.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.games.under_our_sun.constants import (
    Colour,
    EnemyType,
    Faction,
    Kind,
    Side,
    Weather,
)
from starboard.kernel.asides import Aside
from starboard.kernel.cartridge import About
from starboard.kernel.forms import Conditions
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.verbs import Verbs

Dice: TypeAlias = tuple[Colour, ...]

When: TypeAlias = Literal[
    "use",  # its holder uses it on its own turn, between two actions.  OS-ITM-08
    "mission",  # a mission action: for whoever stands at `which`, a tile or a named place; empty: anywhere.  OS-MIS-05
    "defend",  # an attack on its holder is about to land.  OS-ITM-14
    "attack",  # its holder attacks with it
    "enter",  # somebody enters the tile, or its holder enters any
    "leave",
    "reveal",  # the tile is turned up
    "start_turn",
    "start_phase",  # `which`: morning, afternoon or night; empty: each
    "end_phase",
    "preparation",  # `which`: the step, a to h
    "enemy_defeated",  # `which`: a type, a faction or a key; empty: any
    "character_dead",
    "loot",  # its holder has looted remains; `which`: a type, a faction or a key; empty: any
    "mission_card",  # a card of the mission is revealed
    "chest",  # of a mission card: somebody has opened a chest
]
Limit: TypeAlias = Literal["", "turn", "phase", "day", "game"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A misspelt field stops the load with its path."""


class Ability(Strict, frozen=True):
    """When it happens, what must hold, what it costs, what it does, and how often.

    `ap` is paid from the action points; `cost` in verbs that must be possible in full.  A limited ability has a marker
    until the end of its turn, phase, day or game.  OS-CHR-07, OS-CHR-08, OS-ITM-09
    """

    when: When = "use"
    which: str = ""
    title: Text | None = None  # as it is offered, where its card offers more than one
    requires: Conditions = ()
    ap: int = 0
    cost: Verbs = ()
    does: Verbs = ()
    limit: Limit = ""
    may: bool = False  # of what happens by itself: its holder decides


class Piece(Strict, frozen=True, kw_only=True):
    """What every card, tile and board has: a key for ever, a title, flavour, abilities, and rules that it changes.

    `static` holds modifiers: on a card while it is held (and not turned over), on a tile for who stands there, on a
    Sun or mission card for everybody while it is in force.
    """

    key: str
    title: Noun
    flavour: Text | None = None
    abilities: tuple[Ability, ...] = ()
    static: Verbs = ()


class TileCard(Piece, frozen=True, kw_only=True):
    """A terrain tile.  OS-TIL-01, OS-TIL-02, OS-TIL-07, OS-TIL-08"""

    number: int
    family: str  # the land that it shows: one of eight words, by which it is drawn
    kind: Literal["normal", "new_haven", "objective"] = "normal"
    move: int  # 1 to 4
    room: int  # saturation; 0: none.  OS-TIL-09
    water: int = 0
    goods: dict[Kind, int] = {}
    event: bool = False
    chest: Literal["", "strength", "dexterity"] = ""
    enemy: bool = False  # the enemy symbol
    camp: bool = False  # the camp symbol


class CharacterCard(Piece, frozen=True, kw_only=True):
    """A character's board.  OS-CHR-05, OS-CHR-06, OS-CHR-18"""

    set: Literal["base", "extension"] = "base"
    colour: str
    health: int
    water: int
    strength: Dice
    dexterity: Dice
    stealth: Dice
    melee: Dice
    items: int  # spaces
    mixed: int
    gear: int


class DayNight(Strict, frozen=True):
    """Dice by day and by night.  OS-CRD-09"""

    day: Dice = ()
    night: Dice = ()


class EnemyCard(Piece, frozen=True, kw_only=True):
    """An enemy.  `loot` has three rows, for 0, 1 and 2 successes.  OS-CRD-08, OS-LOT-05"""

    copies: int = 1
    standee: str  # cards with the same word look alike
    type: EnemyType
    faction: Faction = ""
    tier: int  # 1 to 4
    health: int
    melee: DayNight
    ranged: DayNight = DayNight()
    protection: int = 0
    pierce: int = 0  # protection counts so much less against it
    moves: int = 1  # in the preparation
    arrival: Verbs = ()  # OS-CRD-10
    hit: Verbs = ()  # when an attack of it has dealt damage, to whom it hit
    loot: tuple[Verbs, Verbs, Verbs]


class NightCard(Piece, frozen=True, kw_only=True):
    """A Night card: what it does to who drew it.  OS-NIT-03, OS-NIT-10"""

    copies: int = 1
    asides: tuple[Aside, ...] = ()  # behind its flavour: the first that fits as it is drawn
    animal: bool = False
    does: Verbs = ()


class SunCard(Piece, frozen=True, kw_only=True):
    """A Sun card: the weather of a phase.  `does` happens to the table as it is drawn, `static` holds for all."""

    copies: int = 1
    weather: Weather
    ap: int = 6  # the refill.  OS-SUN-07
    does: Verbs = ()


class EventCard(Piece, frozen=True, kw_only=True):
    """An Event card: what it does to who entered."""

    copies: int = 1
    asides: tuple[Aside, ...] = ()  # behind its flavour: the first that fits as it is drawn
    kind: Literal["good", "bad", "choice"]
    does: Verbs


class Fixture(Strict, frozen=True):
    """What a card does once it was put on a tile: for 1 AP it is put there, for 1 AP it is taken back."""

    camp_only: bool = False
    yields: Kind | Literal["", "water"] = ""  # put on the tile
    n: int = 1
    when: Literal["preparation", "storm"] = "preparation"  # in step b, if no character is there; or as a storm comes
    bars: bool = False  # enemies do not move onto the tile


class ThingCard(Piece, frozen=True, kw_only=True):
    """An item, a gear or a loot card.  OS-ITM-02

    Abilities with `when: use` are its uses: each takes a marker of a card with `uses`, discards a `single_use` card
    and turns a `reusable` one over.
    """

    type: Literal["weapon", "tool", "medicine", "food", "clothing", "armour", "pack", "trap", "valuable", "camp"]
    slot: Literal["item", "gear"] = "item"
    copies: int = 1
    value: int  # in water
    recipe: dict[Kind, int] = {}
    stars: int = 0
    uses: int = 0
    single_use: bool = False
    reusable: bool = False
    melee: Dice = ()
    ranged: Dice = ()
    ammo: Literal["", "bullet", "arrow"] = ""
    rounds: int = 0  # how much it holds
    found: Dice = ()  # rolled for its ammunition when it is looted.  OS-AMM-06
    fire: bool = False
    electric: bool = False
    tent: bool = False
    bottle: int = 0  # water spaces
    only: str = ""  # an archetype.  OS-LOT-02
    fixture: Fixture | None = None


class ItemCard(ThingCard, frozen=True, kw_only=True):
    """A card of the open Item deck."""


class GearCard(ThingCard, frozen=True, kw_only=True):
    """A card of the open Gear deck; it takes a gear space."""

    slot: Literal["item", "gear"] = "gear"


class LootCard(ThingCard, frozen=True, kw_only=True):
    """A card of the Loot deck."""


class TeamCard(Piece, frozen=True, kw_only=True):
    """A Team card.  The Son of Liberty wins as soon as all of `goal` holds for their character.  OS-MOD-09"""

    copies: int = 1
    side: Side
    goal: Conditions = ()
    wins_lost_missions: bool = False  # OS-END-05


class MerchantBoard(Piece, frozen=True, kw_only=True):
    """Lawrence, or the dealer with fighting values.  OS-MER-22, OS-MER-23, OS-MER-25"""

    kind: Literal["post", "dealer"]
    health: int = 0
    melee: DayNight = DayNight()
    ranged: DayNight = DayNight()
    water: int = 4
    random: int = 4
    starting: int = 0
    items: int = 1


class System(Strict, frozen=True):
    """The box, one field a file of `system/`."""

    tiles: tuple[TileCard, ...]
    characters: tuple[CharacterCard, ...]
    enemies: tuple[EnemyCard, ...]
    nights: tuple[NightCard, ...]
    suns: tuple[SunCard, ...]
    events: tuple[EventCard, ...]
    items: tuple[ItemCard, ...]
    gear: tuple[GearCard, ...]
    loot: tuple[LootCard, ...]
    teams: tuple[TeamCard, ...]
    merchants: tuple[MerchantBoard, ...]


class Named(Strict, frozen=True):
    """A word that a mission brings: a marker, a counter."""

    key: str
    title: Noun
    flavour: Text | None = None


class Marker(Named, frozen=True):
    """An objective marker.  One that is carried takes an item or mixed space.  OS-MIS-06"""

    carried: bool = False
    abilities: tuple[Ability, ...] = ()
    static: Verbs = ()


class MissionCard(Piece, frozen=True, kw_only=True):
    """One card of a mission.  OS-MIS-01, OS-MIS-03

    `does` happens as it is revealed (on the first card: its set-up).  When all of `goal` holds the next card is
    revealed; after the last one the mission is won.  If one of `failure` holds it is lost.
    """

    text: Text  # read out as it is revealed
    asides: tuple[Aside, ...] = ()  # behind its text: the first that fits as it is revealed, and stays
    does: Verbs = ()
    goal: Conditions
    aim: Text | None = None  # the goal in words, where those written from `goal` are not enough
    failure: Conditions = ()
    ends: tuple[str, ...] = ()  # keys of earlier cards whose abilities and rules are over; the others stay in force


class Mission(Strict, frozen=True, kw_only=True):
    """A mission: five cards as a rule.  OS-SET-02, OS-SET-03"""

    difficulty: Literal[1, 2, 3]
    mode: Literal["cooperative", "semi_cooperative", "either"] = "either"  # recommended.  OS-SET-08
    days: int  # the day limit.  OS-MIS-08
    briefing: Text
    cards: tuple[MissionCard, ...]
    won: Text
    lost: Text
    son_won: Text | None = None  # the Son of Liberty wins; without one, `lost`
    son_gone: Text | None = None  # the Survivors win because the Son of Liberty is eliminated; without one, `won`
    markers: tuple[Marker, ...] = ()
    counters: tuple[Named, ...] = ()
    start: str = ""  # the key of another starting tile.  OS-TIL-11
    without: tuple[str, ...] = ()  # keys of cards of any deck that stay in the box


class World(Struct, frozen=True):
    """What a cartridge of this game holds, one field a file."""

    cartridge: About
    mission: Mission
