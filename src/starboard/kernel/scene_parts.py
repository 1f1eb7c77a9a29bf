"""Parts of scenes for games with boards of their own: slots that fill, steps, needs, sides in a fight, an exchange.

Like every part, each is drawn from what it says alone, and has a form in words (`part_words`).
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.tokens import Amount, Condition, Die, Piece, Tip, Tone
from starboard.kernel.words import Seat


class Slot(Struct, frozen=True, omit_defaults=True):
    """A space of a board: what kind of things it takes, how many, and what lies there."""

    label: str
    kind: str = ""  # a word of the game, by which it may be drawn
    room: int = 1
    holds: tuple[Piece, ...] = ()
    locked: bool = False


class Slots(Struct, frozen=True, omit_defaults=True, tag="slots"):
    """Spaces side by side that visibly fill: a body, a bag, modules of a ship."""

    id: str
    label: str
    slots: tuple[Slot, ...]
    note: str = ""
    tip: Tip | None = None


class StepMark(Struct, frozen=True, omit_defaults=True):
    """One step of a procedure, and whether it is done."""

    label: str
    state: Literal["done", "now", "ahead", "skipped"] = "ahead"
    icon: str = ""
    note: str = ""
    tone: Tone = ""


class Steps(Struct, frozen=True, omit_defaults=True, tag="steps"):
    """Where we are in a procedure: the phases of a day, the order of a fight, the cards of a mission."""

    id: str
    label: str
    steps: tuple[StepMark, ...]
    note: str = ""
    tone: Tone = ""
    tip: Tip | None = None


class Requirement(Struct, frozen=True, omit_defaults=True):
    """So much of something is needed, and so much is there."""

    label: str
    have: int
    need: int
    icon: str = ""
    way: int = 0  # where one of several ways will do: to which of them it belongs


class Prospect(Struct, frozen=True, omit_defaults=True):
    """One thing that could be made, paid or reached: what it takes, and what is missing."""

    id: str
    label: str
    text: str = ""
    needs: tuple[Requirement, ...] = ()
    icon: str = ""
    note: str = ""
    ready: bool = False
    look: str = ""  # a word by which it is drawn: the colour of an outcome
    chance: float | None = None  # that it comes to this, counted exactly


class Lines(Struct, frozen=True, omit_defaults=True, tag="lines"):
    """Things with what they take, the nearest first: recipes, missions, outcomes."""

    id: str
    label: str
    lines: tuple[Prospect, ...]
    more: str = ""  # what is left out, said
    ready: str = ""  # the heading of those that are ready
    missing: str = ""  # the heading of the others
    tip: Tip | None = None


class Fighter(Struct, frozen=True, omit_defaults=True):
    """Who stands in a fight: health, dice, what they hold."""

    id: str
    label: str
    seat: Seat | None = None
    icon: str = ""
    note: str = ""
    stock: tuple[Amount, ...] = ()
    dice: tuple[Die, ...] = ()
    state: Condition = ""
    now: bool = False
    tip: Tip | None = None


class Blow(Struct, frozen=True, omit_defaults=True):
    """One attack: who strikes whom with which dice, what it came to or comes to on average."""

    by: str  # the id of a fighter
    on: str
    label: str
    dice: tuple[Die, ...] = ()
    text: str = ""  # `2`, `≈ 1.4`
    state: Literal["done", "now", "ahead"] = "ahead"


class Clash(Struct, frozen=True, omit_defaults=True, tag="clash"):
    """A fight: two sides, who strikes whom, and who may still join."""

    id: str
    label: str
    title: str
    ours: tuple[Fighter, ...]
    theirs: tuple[Fighter, ...]
    blows: tuple[Blow, ...] = ()
    sums: tuple[Amount, ...] = ()  # what each side may expect
    others: tuple[Fighter, ...] = ()  # who may still join
    sides: tuple[str, str] = ("", "")
    joins: str = ""  # the heading of who may still join
    look: str = ""
    tip: Tip | None = None


class Ware(Struct, frozen=True, omit_defaults=True):
    """Something on one side of an exchange: how much there is, how much lies on the counter, what one is worth."""

    id: str
    label: str
    n: int
    put: int = 0
    worth: int = 0
    icon: str = ""


class Party(Struct, frozen=True, omit_defaults=True):
    """One side of an exchange."""

    label: str
    wares: tuple[Ware, ...]
    gives: str  # the heading of what it gives
    worth: int = 0  # of what it gives
    seat: Seat | None = None
    note: str = ""  # whether it agrees


class Exchange(Struct, frozen=True, omit_defaults=True, tag="exchange"):
    """An offer with two sides: both stocks, what lies on the counter, its worth and the balance."""

    id: str
    label: str
    left: Party
    right: Party
    balance: int
    verdict: str
    unit: Amount  # in what worth is counted
    tone: Tone = ""
    tip: Tip | None = None


Furnished: TypeAlias = Slots | Steps | Lines | Clash | Exchange
