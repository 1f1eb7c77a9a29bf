"""The two species of a game: hidden until discovered, then a board, a deck and tokens."""

from msgspec import Struct

from starboard.kernel.secrets import Secret
from starboard.kernel.words import Seat


class Species(Struct, forbid_unknown_fields=True):
    """One of the two places of species; columns are purple, yellow, blue.  SE-SET-03, SE-SPE-10."""

    key: Secret[str]
    found: bool = False
    discovery: list[int] = []  # three spaces: a seat, FREE or NEUTRAL
    overflow: list[tuple[Seat, ...]] = []
    columns: list[list[int]] = []  # each from the bottom: a seat or FREE; markers on an open top space follow
    deck: list[Secret[str]] = []
    face_up: str = ""
    discards: list[str] = []
