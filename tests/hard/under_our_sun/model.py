"""The pieces of a small Under our Sun: seven hexes, characters, enemies, face-down tiles, secret teams."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.secrets import Secret, hidden
from starboard.kernel.verbs import State, Step
from starboard.kernel.words import Seat

G: TypeAlias = "Game[Sun]"
Here: TypeAlias = Step

# What each face of an eight-sided die counts; "d" is the direction die, whose last two faces leave the enemy in place.
FACES: dict[str, tuple[int, ...]] = {
    "y": (0, 0, 0, 0, 0, 1, 1, 1),
    "g": (0, 0, 0, 0, 1, 1, 1, 2),
    "r": (0, 0, 0, 1, 1, 1, 2, 2),
    "d": (0, 1, 2, 3, 4, 5, 6, 7),
}
TILES = {"plain": 1, "wood": 2, "ruin": 2, "camp": 1}  # what entering costs
AP = 6
ENEMIES = 10  # the ids of enemies start here, those of characters are their seats

_ARMS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_SPOTS = ((0, 0), *_ARMS)
# The neighbour of each of the seven hexes in each of the six directions; -1 is the edge of the world.
NEAR = tuple(
    tuple(_SPOTS.index(to) if (to := (q + dq, r + dr)) in _SPOTS else -1 for dq, dr in _ARMS) for q, r in _SPOTS
)


class Character(Struct, forbid_unknown_fields=True):
    """A character.  Its Team card is known to its own seat until it is revealed."""

    seat: Seat
    at: int = 0
    ap: int = AP
    health: int = 8
    armour: int = 0
    melee: str = "rr"
    ranged: str = ""  # the dice of a loaded weapon
    dexterity: str = "g"
    karma: int = 0
    karma_used: bool = False
    waiting: bool = False
    team: Secret[str] = Secret("survivor", 0, "team")
    infiltrated: bool = False


class Enemy(Struct, forbid_unknown_fields=True):
    """An enemy on the map, with the damage on its card."""

    id: int
    at: int = 0
    kind: str = "mutant"
    melee: str = "g"
    health: int = 4
    damage: int = 0
    exhausted: bool = False


class Sun(State):
    """The table."""

    characters: list[Character] = []
    enemies: list[Enemy] = []
    tiles: dict[int, Secret[str]] = {}
    tile_pile: Annotated[list[str], hidden("tiles")] = []
    teams_left: Annotated[list[str], hidden("team")] = []
    bred: int = 0  # enemies that have been in the game
    days: int = 1


def living(s: Sun, at: int | None = None) -> list[Character]:
    return [c for c in s.characters if c.health and at in (None, c.at)]


def enemies_at(s: Sun, at: int) -> list[Enemy]:
    return [e for e in s.enemies if e.at == at]


def enemy(s: Sun, id_: int) -> Enemy | None:
    return next((e for e in s.enemies if e.id == id_), None)


def neighbours(at: int) -> list[int]:
    return sorted(to for to in NEAR[at] if to >= 0)


def is_up(s: Sun, at: int) -> bool:
    """A tile lies there and everybody sees it."""
    return at in s.tiles and s.tiles[at].known_to(None)


def is_revealed(me: Character) -> bool:
    """Everybody knows that it is the Son of Liberty."""
    return me.team.value == "sons" and me.team.known_to(None)


def attacks(foe: Enemy, me: Character) -> bool:
    """A revealed Son of Liberty is spared by their own kind; a hidden one is not.  OS-MOD-15, OS-MOD-16."""
    return not (foe.kind == "sons" and is_revealed(me))


def strength(foe: Enemy) -> tuple[float, int, int]:
    """OS-MUL-12: expected successes, then health left, then longest in play."""
    return sum(sum(FACES[die]) / 8 for die in foe.melee), foe.health - foe.damage, -foe.id
