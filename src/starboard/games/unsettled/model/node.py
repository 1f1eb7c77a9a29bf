"""Places of the map and what lies on them: environment cards, opportunities, structures, tokens."""

from msgspec import Struct


class Node(Struct, frozen=True, forbid_unknown_fields=True):
    """An environment card in play, or the Scarab.  What lies on it is counted here; who stands there, is not.

    UN-EXP-16, UN-EXP-19, UN-SCA-03, UN-SCA-20
    """

    key: str
    place: int  # its location on the grid
    hidden: bool = False
    investigated: bool = False
    data: int = 0
    materials: int = 0
    discoveries: tuple[str, ...] = ()
    markers: tuple[tuple[str, int], ...] = ()  # black markers by meaning


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment marker: the opportunity it belongs to, and the node where it lies while nobody is engaged."""

    card: str = ""  # empty: the marker is on the moment board
    at: str = ""
    discoveries: tuple[str, ...] = ()


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    """A structure tile: on the breakthrough board, on a build site with its cube, or built."""

    key: str
    at: str = ""  # empty: on the board
    built: bool = False
    gone: bool = False  # one of a planet's own that was destroyed: out of play


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A planet token on the map."""

    id: int
    kind: str
    at: str


class Trigger(Struct, frozen=True, forbid_unknown_fields=True):
    """A trigger token on the timeline."""

    id: int
    kind: str
    space: int
