"""The words by which pieces and places are named.  A piece is its key; a place of the grid is a number."""

from typing import Final, Literal, TypeAlias

Cube: TypeAlias = Literal["awareness", "wonder", "energy"]
Discipline: TypeAlias = Literal["robotics", "chemistry", "engineering"]
Resource: TypeAlias = Literal["data", "materials", "power"]
Action: TypeAlias = Literal["theorize", "investigate", "traverse", "support", "recover", "rest"]
Marker: TypeAlias = Literal["pink", "blue"]
Side: TypeAlias = Literal["north", "east", "south", "west"]

CUBES: Final[tuple[Cube, ...]] = ("awareness", "wonder", "energy")
DISCIPLINES: Final[tuple[Discipline, ...]] = ("robotics", "chemistry", "engineering")
ACTIONS: Final[tuple[Action, ...]] = ("theorize", "investigate", "traverse", "support", "recover", "rest")
MARKERS: Final[tuple[Marker, ...]] = ("pink", "blue")
SCARAB: Final = "scarab"

# A location of the grid is one number, so that a neighbour is an addition: the Scarab lies at HOME.
WIDTH: Final = 100
HOME: Final = 50 * WIDTH + 50
STEP: Final[dict[Side, int]] = {"north": -WIDTH, "east": 1, "south": WIDTH, "west": -1}
FACING: Final[dict[Side, Side]] = {"north": "south", "east": "west", "south": "north", "west": "east"}


def location(x: int, y: int) -> int:
    """The place x to the east and y to the south of the Scarab."""
    return HOME + y * WIDTH + x


def offset(place: int) -> tuple[int, int]:
    """How far east and south of the Scarab a location lies."""
    return place % WIDTH - HOME % WIDTH, place // WIDTH - HOME // WIDTH
