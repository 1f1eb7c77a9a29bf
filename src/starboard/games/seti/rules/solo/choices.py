"""What the rival chooses where a player is asked: each takes the open options and leaves one.

SE-SLO-23, SE-SLO-24, SE-SLO-25, SE-SLO-26, SE-SLO-27, SE-SLO-56.

This module imports no rules, so that the questions themselves can call it.
"""

from collections.abc import Callable

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import OUMUAMUA, RIVAL
from starboard.games.seti.model.ids import trace_at
from starboard.kernel.ids import number_of
from starboard.kernel.words import Id, Option

HEIGHTS = {"discovery": 0, "top": 90, "overflow": 99}  # below and above the numbered spaces of a board


def leftward(g: G) -> bool:
    assert g.s.rival is not None
    return g.s.rival.arrow == "left"


def by_arrow(g: G, options: list[Option]) -> list[Option]:
    """The leftmost or the rightmost one.  SE-SLO-45."""
    return options[:1] if leftward(g) else options[-1:]


def a_tile(g: G, options: list[Option]) -> list[Option]:
    """Only the first place of a gold tile, or none at all.  SE-SLO-27."""
    s = g.s
    return by_arrow(g, [o for o in options if not s.gold_marks[s.gold.index(str(o.ids[0]))]])


def a_trace(g: G, options: list[Option]) -> list[Option]:
    """The lowest space, from the side of the arrow; overflow only when nothing else is free.

    SE-SLO-25, SE-SLO-55, SE-SLO-52.
    """
    left = leftward(g)
    return sorted(options, key=lambda option: _height(option.ids[0], left))[:1]


def _height(id_: Id, left: bool) -> tuple[int, int]:
    place, colour, at = trace_at(id_)
    column = 3 * place + colour
    height = HEIGHTS[at] if at in HEIGHTS else number_of(at, "space")
    return height, column if left else -column


def a_sector(g: G, options: list[Option]) -> list[Option]:
    """The star where the signal wins, else a second position, else where most own markers are.  SE-SLO-23, SE-SLO-39.

    At each step a tie goes to the larger slot, then to the first sector from Earth in the direction of the arrow.
    """
    keys = g.book.star_keys
    stars = [star for option in options if (star := keys.index(str(option.ids[0]))) != OUMUAMUA]
    if not stars:
        return options[:1]
    slots = g.s.slots
    most = max(slots[star].marks.count(RIVAL) for star in stars)
    for fitting in (
        [star for star in stars if _wins(slots[star].marks, slots[star].data)],
        [star for star in stars if slots[star].data and len(slots[star].marks) == 1],
        [star for star in stars if slots[star].marks.count(RIVAL) == most],
    ):
        if fitting:
            chosen = min(fitting, key=lambda star: (-g.book.world.stars[star].slots, from_earth(g, star)))
            return [option for option in options if option.ids[0] == keys[chosen]]
    return options[:1]


def _wins(marks: tuple[int, ...], data: int) -> bool:
    """Whether one more signal completes the sector with the rival as its winner: it would be the latest in a tie."""
    return data == 1 and all(marks.count(RIVAL) + 1 >= marks.count(seat) for seat in marks if seat != RIVAL)


def from_earth(g: G, star: int) -> int:
    """How far the sector of a star is from that of Earth, clockwise for the left arrow."""
    ahead = g.s.star_at.index(star) - sky_of(g).at["earth"]
    return ahead % 8 if leftward(g) else -ahead % 8


def an_order(g: G, options: list[Option]) -> list[Option]:
    """Completed sectors are resolved from Earth in the direction of the arrow, the Oumuamua tile after them."""
    keys = g.book.star_keys
    stars = [keys.index(str(option.ids[0])) for option in options]
    first = min(stars, key=lambda star: 8 if star == OUMUAMUA else from_earth(g, star))
    return [option for option in options if option.ids[0] == keys[first]]


def the_first(g: G, options: list[Option]) -> list[Option]:
    return options[:1]


CHOICES: dict[str, Callable[[G, list[Option]], list[Option]]] = {  # by the prompt of the question
    "trace": a_trace,
    "gold": a_tile,
    "signal": a_sector,
    "resolve": an_order,
    "message": by_arrow,
    "first_place": the_first,
}
