"""The state: all that a save holds.  Secrets are declared where they lie."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat


class Player(Struct, forbid_unknown_fields=True):
    """What lies before one seat.  Its hand is for its own eyes."""

    seat: Seat
    credits: int = 0
    points: int = 0
    hand: Annotated[list[str], hidden("cards", owner=True)] = []


class Table(State):
    """The deck is face down, the discard pile open."""

    players: list[Player] = []
    round: int = 1
    deck: Annotated[list[str], hidden("cards")] = []
    discards: list[str] = []
