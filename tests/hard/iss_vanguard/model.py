"""The pieces of a small ISS Vanguard: dice and where they lie, a test, an exploration, the ship; its content."""

from typing import TypeAlias

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.verbs import State, Step, Verbs
from starboard.kernel.words import Seat
from tests.hard.iss_vanguard.solver import SPECIAL, Convert, Pool

G: TypeAlias = "Game[Ship]"
Here: TypeAlias = Step

INJURY_FACES = ("damage", "damage", "major", "psychic", "psychic", "special")
DANGER_FACES = ("common", "common", "common", "uncommon", "uncommon", "rare", "special", "blank")
INJURIES = 3  # a fourth is an evacuation


def faces(colour: str, kind: str) -> tuple[str, ...]:
    """The six faces of a Section die."""
    a, b, c = SPECIAL[colour]
    return {
        "basic": ("basic", "basic", "basic", "vanguard", "accident", "accident"),
        "special": (a, b, c, "basic", "vanguard", "accident"),
        "universal": (f"{a}+{b}", f"{b}+{c}", f"{a}+{c}", a, b, "vanguard"),
        "expertise": (f"{a}+{a}", f"{b}+{b}", f"{c}+{c}", a, b, "vanguard"),
    }[kind]


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A Section die; its id is its place in the list of dice."""

    owner: Seat
    colour: str
    kind: str = "basic"


class Member(Struct, forbid_unknown_fields=True):
    """A field member: dice in slots, in the discard and given up for good; cards; injuries from left to right."""

    seat: Seat
    sector: int = 0
    slots: list[int] = []
    discard: list[int] = []
    lost: list[int] = []
    cards: list[str] = []
    convert: Convert = ()
    tool: str = ""
    injuries: list[str] = []
    actions: int = 2
    special_taken: bool = False


class Trial(Struct, forbid_unknown_fields=True):
    """A test while it lasts."""

    card: str
    hand: list[int] = []
    pool: dict[int, str] = {}
    injury: list[str] = []  # the injury dice still to be resolved
    placed: list[int] = []  # the injury cards that hold a die
    danger: list[str] = []
    marked: int = -1
    supported: list[Seat] = []  # who has played the one card that a supporter may


class Exploration(Struct, forbid_unknown_fields=True):
    """A team on a planet."""

    planet: str
    members: list[Member] = []
    dice: tuple[Die, ...] = ()
    cards: dict[int, str] = {}  # the place on each sector
    tracks: dict[str, int] = {}  # `card/colour`
    time: dict[str, int] = {}  # the boxes of the time tracks in play
    threats: dict[str, int] = {}  # on which sector each stands
    supplies: int = 3
    successes: int = 0
    round: int = 0
    result: str = ""
    test: Trial | None = None


class Ship(State):
    """The campaign."""

    exploration: Exploration | None = None
    successes: int = 0
    research: int = 0
    armoury: list[str] = []
    missions: int = 0
    notes: dict[str, str] = {}


class Special(Struct, frozen=True):
    """A special effect: what it takes, or what must be absent; an outcome colour makes it immediate."""

    need: str = ""
    does: Verbs = ()
    absent: str = ""
    outcome: int = -1


class Line(Struct, frozen=True):
    """An outcome line; a red one needs nothing.  `arrow` is the line applied after it."""

    colour: str
    need: str = ""
    does: Verbs = ()
    arrow: int = -1


class Track(Struct, frozen=True):
    colour: str
    needs: int
    does: Verbs = ()


class Action(Struct, frozen=True):
    """The Special Action of a place."""

    special: tuple[Special, ...] = ()
    lines: tuple[Line, ...] = ()
    tracks: tuple[Track, ...] = ()
    danger: int = 0


class Card(Struct, frozen=True):
    """A Section card: an upper effect of a test, or none, and a combination, or none."""

    play: str = ""
    does: Verbs = ()
    need: str = ""
    combines: Verbs = ()


class World(Struct, frozen=True):
    """The content."""

    tools: dict[str, Convert]
    actions: dict[str, Action]
    cards: dict[str, Card]
    injuries: dict[str, dict[str, Verbs]]
    danger: dict[str, Verbs]
    threats: dict[str, tuple[Verbs, ...]]
    planets: dict[str, dict[int, str]]


def field(g: G) -> Exploration:
    assert g.s.exploration is not None, "nobody is in the field"
    return g.s.exploration


def trial(g: G) -> Trial:
    test = field(g).test
    assert test is not None, "no test is being made"
    return test


def content(g: G) -> World:
    world = g.rules.cartridge
    assert isinstance(world, World)
    return world


def member(g: G, seat: Seat) -> Member:
    return field(g).members[seat]


def alike(g: G, ids: list[int]) -> list[int]:
    """One of each kind: dice that are the same are one choice."""
    dice = field(g).dice
    return list({(dice[id_].colour, dice[id_].kind): id_ for id_ in sorted(ids, reverse=True)}.values())[::-1]


def pool(g: G, *, but: str = "") -> Pool:
    """The result pool as the solver reads it."""
    dice = field(g).dice
    shown = ((dice[i].colour, face, dice[i].owner) for i, face in trial(g).pool.items() if face != but)
    return tuple(sorted(shown))


def dice_of(g: G, paid: Pool) -> list[int]:
    """The dice that a payment of the solver stands for."""
    dice, left, found = field(g).dice, dict(sorted(trial(g).pool.items())), []
    for colour, face, owner in paid:
        id_ = next(i for i, f in left.items() if (dice[i].colour, f, dice[i].owner) == (colour, face, owner))
        del left[id_]
        found.append(id_)
    return found


def to_discard(g: G, ids: list[int]) -> None:
    """Dice leave the pool: each goes to the discard of its owner.  IV-LOC-15."""
    for id_ in ids:
        del trial(g).pool[id_]
        member(g, field(g).dice[id_].owner).discard.append(id_)


def in_play(g: G, me: Member) -> int:
    """Dice in slots, discard, hand and pool.  IV-LOC-12."""
    test = field(g).test
    rolling = [*test.hand, *test.pool] if test else []
    return len(me.slots) + len(me.discard) + sum(field(g).dice[i].owner == me.seat for i in rolling)
