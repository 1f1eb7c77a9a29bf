"""The whole table: the kernel's state, characters, map, decks, day and mission."""

from typing import Annotated, TypeAlias

from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Enemy, Merchant, Remains, Thing, Tile
from starboard.kernel.secrets import Secret, hidden
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat

Deck: TypeAlias = list[str]  # the next card is the last one


class Table(State):
    """Face-down decks are declared hidden; what was drawn and is done lies face up under its deck.  OS-CRD-04."""

    characters: list[Character] = []
    semi: bool = False  # semi-cooperative: Team cards are dealt
    team_left: Annotated[list[str], hidden("team")] = []

    # Day and night
    day: int = 0  # 0: before the mission
    phase: int = 0  # as PHASES
    weather: str = ""
    sun_card: str = ""  # in force for the phase
    first: Seat = 0  # holds the first-player marker
    active: int = -1  # the character whose turn it is; -1 between turns
    solo_first: int = 0  # in solo play the character that acts first in this phase.  OS-MOD-19

    # The map
    tiles: dict[int, Tile] = {}  # face-up tiles by position
    covered: dict[int, Secret[str]] = {}  # face-down tiles by position
    lost: list[int] = []  # positions whose tile a mission took away for good
    stack_tiles: Annotated[Deck, hidden("tiles")] = []
    enemies: list[Enemy] = []
    bred: int = 0  # enemies that have entered play
    remains: list[Remains] = []
    merchants: list[Merchant] = []

    # Decks
    night: Annotated[Deck, hidden("night")] = []
    night_done: Deck = []
    event: Annotated[Deck, hidden("event")] = []
    event_done: Deck = []
    enemy: Annotated[Deck, hidden("enemy")] = []
    enemy_done: Deck = []
    loot: Annotated[Deck, hidden("loot")] = []
    loot_done: Deck = []
    sun: Deck = []  # shuffled whole before each draw, so its order means nothing.  OS-SUN-01
    shop: dict[str, int] = {}  # the open Item and Gear decks: copies left by key.  OS-CRD-02, OS-CRD-03
    bag: list[int] = []  # cubes in the bag, as GOODS; which one comes is chance.  OS-BAG-02

    # Before the mission
    offer: list[str] = []  # starting items.  OS-SET-16

    # The mission
    card: int = 0  # the mission card revealed last, from 1; 0: none yet
    asides: dict[str, int] = {}  # by the key of a card: which of its asides was told last
    counters: dict[str, int] = {}  # counters, flags and days of a mission, by key
    revealed: int = 0  # the phase in which the Son of Liberty was revealed, as 3 * day + phase; 0: not yet
    infiltrated: int = 0  # the day of the last Infiltrate.  OS-MOD-10
    waiver_asked: int = 0  # the phase in which the others were last asked to waive a revival.  OS-END-04
    places: dict[str, int] = {}  # named places: objective tiles by key
    held: list[Thing] = []  # cards of an effect that is being resolved: two Loot cards of a chest
    boxed: list[str] = []  # cards that left their deck for good
    done: list[str] = []  # what may happen once: abilities with `once_per_game`, goals met
