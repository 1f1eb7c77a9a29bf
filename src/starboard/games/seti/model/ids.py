"""Ids of more than a word and a number, made and read here: `left-purple-space-3`, `seen-mars-3-vega`."""

from starboard.games.seti.constants import TRACES
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.words import Id

PLACES = ("left", "right")  # of species


def trace_id(place: int, colour: int, at: str) -> str:
    """A space for traces: its place, its colour, and `discovery`, `overflow`, `top` or `space-3`."""
    return pid(PLACES[place], TRACES[colour], at)


def trace_at(id_: Id) -> tuple[int, int, str]:
    """The place, the colour and the space that an id of a trace names."""
    place, colour, *at = parts_of(id_)
    return PLACES.index(place), TRACES.index(colour), pid(*at)


def seen_id(what: str, ring: int, star: str) -> str:
    """What lies on a space, as an id that means the same when the discs have turned."""
    return pid("seen", what, ring, star)


def seen_at(id_: Id) -> tuple[str, int, str]:
    """What lies there, its ring and its star."""
    _, what, ring, star = parts_of(id_)
    return what, int(ring), star
