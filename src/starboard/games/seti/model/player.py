"""What one player has: resources, computer, technologies, cards, missions."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import Secret, hidden
from starboard.kernel.words import Seat


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """A mission that lies open; the bits of `open` are the circles of a triggered one that are still uncovered."""

    card: str
    open: int = 0


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """A Centaurian card whose delayed part waits for a score."""

    card: str
    at: int


class Player(Struct, forbid_unknown_fields=True):
    """One agency.  The rival of a solo game is one too, with what it lacks left empty.  SE-CRD-11."""

    seat: Seat
    vp: int = 0
    credits: int = 0
    energy: int = 0
    publicity: int = 0
    data: int = 0
    # spent on the board and the cards of Oumuamua only, worth nothing at the end.  SE-OUM-12, SE-OUM-13
    exofossils: int = 0
    passed: bool = False  # asked by turns and free actions only.  SE-PAS-07
    techs: int = 0  # bits, in the order of TECHS
    slots: list[int] = []  # which computer technology lies in each of the four slots; -1 is none
    top: int = 0  # how many top spaces of the computer hold data
    lower: int = 0  # bits: the slots whose lower space holds data
    hand: Annotated[list[str], hidden("main", owner=True)] = []
    aliens: list[Secret[str]] = []  # alien cards in hand: everybody sees their backs
    apart: Annotated[list[str], hidden("main", owner=True)] = []  # drawn by a card that is being resolved
    tucked: list[str] = []
    missions: list[Mission] = []
    done: list[str] = []  # completed missions, face down
    kept: list[str] = []  # end-of-game cards and cards that stay open
    waiting: list[Waiting] = []
    claimed: int = 0  # bits: the milestones reached, gold ones first, then neutral ones
    message: int = 0  # the score of the message tile; 0 is none
    exertian: Annotated[list[str], hidden("exertian", owner=True)] = []
    plotted: Annotated[list[str], hidden("exertian", owner=True)] = []  # Exertian cards played face down
    danger: int = 0  # from spaces of the Exertian board
