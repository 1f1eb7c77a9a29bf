"""The smallest things of a scene: a reason, a number with its word, odds, a piece, a die."""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.words import Seat

Tone: TypeAlias = Literal["", "good", "bad", "info"]
Condition: TypeAlias = Literal["", "spent", "hidden", "waits", "down"]


class Tip(Struct, frozen=True, omit_defaults=True):
    """Why, or what this is: one sentence, and the rule to open in the rulebook."""

    text: str
    rule: str = ""


class Amount(Struct, frozen=True, omit_defaults=True):
    """A number with its word: a cost, a gain, a stock.  `to` makes it a change, `by` a difference."""

    label: str
    value: int | None = None
    to: int | None = None
    by: int | None = None
    icon: str = ""
    tone: Tone = ""
    most: int | None = None  # of a stock that has a limit


class Piece(Struct, frozen=True, omit_defaults=True):
    """A thing that lies somewhere: a mark, a cube, a probe, a miniature."""

    id: str
    kind: str  # a word of the game, by which a board may draw it
    label: str
    at: str = ""  # the place where it lies
    seat: Seat | None = None
    icon: str = ""
    text: str = ""  # what is written on it: a value, a letter
    count: int = 1
    face_down: bool = False
    tip: Tip | None = None
    stock: tuple[Amount, ...] = ()  # its own numbers: health, strength
    state: Condition = ""
    now: bool = False  # it is this one's turn


class Face(Struct, frozen=True, omit_defaults=True):
    """One face of a die: its icons, and whether it would pay for something that is asked for now."""

    icons: tuple[str, ...] = ()
    pays: bool = False


class Payee(Struct, frozen=True, omit_defaults=True):
    """Something that dice pay for: what it is called, and the word by which it is drawn."""

    label: str
    look: str = ""


class Die(Struct, frozen=True, omit_defaults=True):
    """A die, with the face that lies up in a word; `look` is its colour, of which there may be several kinds."""

    id: str
    label: str
    face: str
    sides: int = 6
    icon: str = ""
    seat: Seat | None = None
    kept: bool = False
    look: str = ""
    count: int = 1  # how many of its icon are on the face
    also: str = ""  # a second, different icon on the face
    unrolled: bool = False  # it is still to be rolled
    tip: Tip | None = None  # all its faces
    faces: tuple[Face, ...] = ()  # of one that is still to be rolled, where it matters which of them pay
    serves: tuple[Payee, ...] = ()  # what the face that lies up would pay for
