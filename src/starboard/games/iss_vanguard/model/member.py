"""A field member: the crew board of a Section on a planet."""

from typing import Annotated

from msgspec import Struct, field

from starboard.kernel.secrets import hidden
from starboard.kernel.words import Seat


class Injury(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An injury card.  Face down it is inactive, but still counts.  IV-INJ-17, IV-INJ-18"""

    key: str
    down: bool = False


class Member(Struct, forbid_unknown_fields=True):
    """One field member; at most one for each Section, so the seat names it.  IV-SEC-08

    Dice are numbers of `book.dice`.  The place of a die inside its column has no meaning (IV-LOC-17).
    """

    seat: Seat
    crew: str  # the key of the crew card
    rank: int = 1
    at: int = 0  # the sector; 0: not on the board
    slots: list[int] = []  # available dice
    used: list[int] = []  # the dice discard
    lost: list[int] = []  # sacrificed: back in the compartment
    harm: list[int] = field(default_factory=lambda: [0, 0, 0])  # an injury die in the column of each colour
    injuries: list[Injury] = []
    charges: int = 0
    deck: Annotated[list[str], hidden("section")] = []
    hand: list[str] = []
    spent: list[str] = []  # the card discard
    gone: list[str] = []  # sacrificed cards
    equipment: list[str] = []
    tokens: list[str] = []  # carried
    done: bool = False  # the Turn marker shows its finished side
    dead: bool = False
    uses: list[str] = []  # abilities whose limit is used up, with when it ends: `key.0@turn`
