"""Dice in a test.  A die is known by its kind, a number of `book.dice`: two of a kind are one and the same."""

from msgspec import Struct

from starboard.kernel.words import Seat

LENT: Seat = -1  # the owner of a die of the supply, which goes back there


class Rolled(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """A Section die in the result pool: whose it is, its kind, the face that lies up.

    Of equal faces it is the first, so that equal results are equal.
    """

    owner: Seat
    kind: int
    face: int  # 0 to 5


class DangerDie(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A danger die: its letter, and the face that lies up."""

    letter: str
    face: int = -1  # 0 to 7; -1: not rolled yet


class Test(Struct, forbid_unknown_fields=True):
    """The test that is made now.  IV-TST-02"""

    action: str = ""  # the id of the Action; empty: for combinations alone, as of Prepare
    seat: Seat = -1  # the active member
    at: int = 0  # the sector on which it is made
    source: str = ""  # the card of the Action
    step: int = 1  # 1 to 10
    pledged: Seat = -1  # who has promised to support it.  IV-SPA-07
    hand: list[tuple[Seat, int]] = []  # dice to be rolled: owner, kind
    pool: list[Rolled] = []
    left: list[Rolled] = []  # dice that have left the pool
    danger: list[DangerDie] = []
    injury: list[int] = []  # faces of the injury dice that are still to be resolved
    fresh: list[int] = []  # columns whose injury die was gained in step 1: it is not rolled.  IV-INJ-23
    out: int = 0  # injury dice that are off the columns of the active member.  IV-LOC-18
    placed: list[int] = []  # the injury cards of the active member on which a die lies.  IV-INJ-11
    helpers: list[Seat] = []  # who has added a die
    supporters: list[Seat] = []  # who has played a card in support
    ignored: int = 0  # Accidents that have no icon
    marked: str = ""  # the colour of the marked outcome
