"""Facts that cards ask for: `is`.  Each is asked about the character that performs the effect."""

from typing import Literal, TypeAlias

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import (
    GOOD,
    MORNING,
    NIGHT,
    PHASES,
    EnemyType,
    Faction,
    Kind,
    Phase,
    Weather,
)
from starboard.games.under_our_sun.model.hexes import distance, within
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.rules.enemies import is_threatened
from starboard.games.under_our_sun.rules.ground import enemies_at, has_open_symbol
from starboard.games.under_our_sun.rules.persons import standing, subject
from starboard.games.under_our_sun.rules.sides import is_open, mission_people, survivors
from starboard.kernel.forms import Amount, AnyCounter, Condition, Counter, amount
from starboard.kernel.verbs import Step


class WeatherIs(Condition, frozen=True):
    """The weather of this phase."""

    weather: Weather

    def holds(self, g: G, here: Step) -> bool:
        return g.s.weather == self.weather


class PhaseIs(Condition, frozen=True):
    """The phase of the day; `day` is morning or afternoon."""

    phase: Phase | Literal["day"]

    def holds(self, g: G, here: Step) -> bool:
        return g.s.phase != NIGHT if self.phase == "day" else PHASES[g.s.phase] == self.phase


class DayAtLeast(Condition, frozen=True):
    """This day or a later one."""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        return g.s.day >= self.n


Lying: TypeAlias = Literal[
    "camp", "fire", "cooking_fire", "enemy", "open_symbol", "water", "chest", "event", "merchant"
]


def lies(g: G, at: int, what: Lying) -> bool:
    """Whether something lies on a face-up tile."""
    tile = g.s.tiles[at]
    match what:
        case "camp":
            return tile.has_camp
        case "fire":
            return tile.fire > 0
        case "cooking_fire":
            return tile.fire > 1
        case "enemy":
            return bool(enemies_at(g, at))
        case "open_symbol":
            return has_open_symbol(g, at)
        case "merchant":
            return any(m.at == at and not m.gone for m in g.s.merchants)
        case "water":
            return tile.water > 0
        case "chest":
            return bool(tile.chest)
        case _:
            return tile.event


class TileHas(Condition, frozen=True):
    """Something lies on the character's tile; an enemy is one that is its own."""

    what: Lying

    def holds(self, g: G, here: Step) -> bool:
        me = subject(g, here)
        return is_threatened(g, me) if self.what == "enemy" else lies(g, me.at, self.what)


class PlaceHas(Condition, frozen=True):
    """Something lies on a named tile."""

    place: str
    what: Lying

    def holds(self, g: G, here: Step) -> bool:
        at = g.s.places.get(self.place, -1)
        return at in g.s.tiles and lies(g, at, self.what)


class MarkerAt(Condition, frozen=True):
    """A mission's marker lies on a named tile, or at most so many steps from it."""

    marker: str
    place: str
    within: int = 0

    def holds(self, g: G, here: Step) -> bool:
        marker, place = g.s.places.get(self.marker), g.s.places.get(self.place)
        return marker is not None and place is not None and distance(marker, place) <= self.within


class AtTile(Condition, frozen=True):
    """The character stands on this tile: a key of a tile, or of a named place."""

    tile: str

    def holds(self, g: G, here: Step) -> bool:
        return subject(g, here).at == g.s.places.get(self.tile) or g.s.tiles[subject(g, here).at].key == self.tile


class Alone(Condition, frozen=True):
    """No other living character stands on its tile."""

    def holds(self, g: G, here: Step) -> bool:
        return len(standing(g.s, subject(g, here).at)) < 2


class Infected(Condition, frozen=True):
    """The character is infected."""

    def holds(self, g: G, here: Step) -> bool:
        return subject(g, here).infected


class Holds(Condition, frozen=True, tag="has_card"):
    """The character holds this card or carries this marker."""

    card: str

    def holds(self, g: G, here: Step) -> bool:
        return any(thing.key == self.card for thing in subject(g, here).things)


class HasGoods(Condition, frozen=True, tag="has"):
    """The character has so much water or so many goods."""

    what: Kind | Literal["water", "health"]
    n: Amount = 1

    def holds(self, g: G, here: Step) -> bool:
        return int(getattr(subject(g, here), self.what)) >= amount(g, here, self.n)


class AtLeast(Condition, frozen=True):
    """A number of the table is so high.  Of characters in a place no more are asked for than are alive, and never
    fewer than one.  OS-MIS-07
    """

    what: AnyCounter
    n: Amount

    def holds(self, g: G, here: Step) -> bool:
        n = amount(g, here, self.n)
        if isinstance(self.what, People):
            n = max(1, min(n, sum(c.health > 0 for c in mission_people(g))))
        return self.what.number(g, here) >= n


class AtMost(Condition, frozen=True):
    """A number of the table is so low."""

    what: AnyCounter
    n: Amount

    def holds(self, g: G, here: Step) -> bool:
        return self.what.number(g, here) <= amount(g, here, self.n)


# Counters


class Players(Counter, frozen=True):
    """The characters that started the game, less or more, halved and rounded up where it says so.

    A Son of Liberty counts until it is revealed.  OS-MIS-07, OS-MOD-25
    """

    more: int = 0
    half: bool = False

    def number(self, g: G, here: Step) -> int:
        n = len(mission_people(g))
        return max(0, (-(-n // 2) if self.half else n) + self.more)


class Today(Counter, frozen=True, tag="day"):
    """The number of the day."""

    def number(self, g: G, here: Step) -> int:
        return g.s.day


class Kept(Counter, frozen=True, tag="counter"):
    """A counter of the mission."""

    key: str

    def number(self, g: G, here: Step) -> int:
        return g.s.counters.get(self.key, 0)


class People(Counter, frozen=True, tag="characters"):
    """Living characters, on a named tile or anywhere; a goal that asks for more than are alive asks for those.

    OS-MIS-07, OS-MOD-25
    """

    at: str = ""

    def number(self, g: G, here: Step) -> int:
        place = g.s.places.get(self.at, -1)
        return sum(c.health > 0 and (not self.at or c.at == place) for c in mission_people(g))


class Living(Counter, frozen=True):
    """The living characters: the most that a goal can ask for.  OS-MIS-07, OS-MOD-25"""

    def number(self, g: G, here: Step) -> int:
        return sum(c.health > 0 for c in mission_people(g))


class SurvivorCount(Counter, frozen=True, tag="survivors"):
    """The characters of the Survivors that started the game, halved and rounded up where it says so.

    Only the card of a Son of Liberty asks for it.  OS-MOD-09
    """

    half: bool = False

    def number(self, g: G, here: Step) -> int:
        n = len(survivors(g))
        return -(-n // 2) if self.half else n


class Fallen(Counter, frozen=True):
    """The characters that are dead or eliminated.  OS-MOD-25"""

    eliminated: bool = False  # only those

    def number(self, g: G, here: Step) -> int:
        return sum(c.out if self.eliminated else c.health <= 0 for c in mission_people(g))


class Foes(Counter, frozen=True, tag="enemies"):
    """Enemies on the map: of a type, a faction, a key; on a named tile or within so many steps of it."""

    type: EnemyType | Literal[""] = ""
    faction: Faction = ""
    key: str = ""
    at: str = ""
    within: int = 0

    def number(self, g: G, here: Step) -> int:
        return sum(1 for enemy in g.s.enemies if self.means(g, enemy.key) and self.near(g.s, enemy.at))

    def means(self, g: G, key: str) -> bool:
        card = g.book.enemies[key]
        return self.type in ("", card.type) and self.faction in ("", card.faction) and self.key in ("", key)

    def near(self, s: Table, at: int) -> bool:
        if not self.at:
            return True
        place = s.places.get(self.at)
        return place is not None and at in within(place, self.within)


class Stored(Counter, frozen=True, tag="stored"):
    """What is stored or dropped on a named tile: goods, water, or a card by its key."""

    what: str
    at: str

    def number(self, g: G, here: Step) -> int:
        tile = g.s.tiles.get(g.s.places.get(self.at, -1))
        if tile is None:
            return 0
        if self.what == "water":
            return tile.stored_water
        if self.what in GOOD:
            return tile.dropped[GOOD[self.what]]
        return sum(thing.key == self.what for thing in tile.things)


class Carried(Counter, frozen=True):
    """How many of a marker or card the living carry, on a named tile or anywhere.  OS-MIS-06, OS-MOD-25"""

    what: str
    at: str = ""

    def number(self, g: G, here: Step) -> int:
        place = g.s.places.get(self.at, -1)
        people = (c for c in mission_people(g) if c.health > 0 and (not self.at or c.at == place))
        return sum(thing.key == self.what for c in people for thing in c.things)


class Revealed(Condition, frozen=True):
    """The character's Team card lies open; where it says so, since the morning of the mission's last day or before."""

    by_last_morning: bool = False

    def holds(self, g: G, here: Step) -> bool:
        return is_open(subject(g, here)) and (
            not self.by_last_morning or 0 < g.s.revealed <= 3 * g.book.mission.days + MORNING
        )


class PhaseEndsNow(Condition, frozen=True, tag="phase_ends"):
    """A phase is just ending.  OS-MIS-02"""

    phase: Phase

    def holds(self, g: G, here: Step) -> bool:
        return PHASES[g.s.phase] == self.phase and bool(getattr(here.verb, "ends", False))


class MissionCardIs(Condition, frozen=True, tag="mission_card"):
    """This card of the mission, or a later one, is revealed."""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        return g.s.card >= self.n
