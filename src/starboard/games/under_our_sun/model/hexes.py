"""The hexagonal grid with a side to the north: a position is one number, so that a neighbour is an addition.

OS-TIL-12, OS-ENE-12.
"""

from functools import cache
from typing import Final

WIDTH: Final = 100
HOME: Final = 50 * WIDTH + 50  # New Haven lies in the middle.  OS-SET-22
SIDES: Final = ("north", "north_east", "south_east", "south", "south_west", "north_west")  # clockwise, as D8 1 to 6
STEPS: Final = (-WIDTH, 1 - WIDTH, 1, WIDTH, WIDTH - 1, -1)


def place_of(q: int, r: int) -> int:
    """The position `q` columns to the east and `r` down the column's axis from New Haven."""
    return HOME + r * WIDTH + q


@cache
def axial(place: int) -> tuple[int, int]:
    """Column and row from New Haven: axial coordinates."""
    return place % WIDTH - HOME % WIDTH, place // WIDTH - HOME // WIDTH


@cache
def around(place: int) -> tuple[int, ...]:
    """The six neighbours, clockwise from the north."""
    return tuple(place + step for step in STEPS)


@cache
def distance(a: int, b: int) -> int:
    """How many steps lie between two positions."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    dq, dr = bq - aq, br - ar
    return max(abs(dq), abs(dr), abs(dq + dr))


@cache
def side_of(a: int, b: int) -> str:
    """On which side of `a` its neighbour `b` lies."""
    return SIDES[STEPS.index(b - a)]


@cache
def legs(a: int, b: int) -> tuple[tuple[str, int], ...]:
    """The shortest way from `a` to `b`: at most two sides, next to each other, and how many steps to each."""
    taken: dict[str, int] = {}
    while a != b:
        a, side = min((to, side) for side, to in zip(SIDES, around(a), strict=True) if distance(to, b) < distance(a, b))
        taken[side] = taken.get(side, 0) + 1
    return tuple(taken.items())


@cache
def within(place: int, n: int) -> tuple[int, ...]:
    """All positions at most `n` steps away, the nearest first."""
    found, edge = [place], [place]
    for _ in range(n):
        edge = list(dict.fromkeys(to for at in edge for to in around(at) if to not in found))
        found += edge
    return tuple(found)
