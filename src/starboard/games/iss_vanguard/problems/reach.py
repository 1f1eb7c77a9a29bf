"""The board: whether each sector can be reached, and from each the way home."""

from collections.abc import Iterator
from typing import Final, get_args

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.constants import AnyColour, Letter
from starboard.games.iss_vanguard.effects.board import OpenRoute
from starboard.games.iss_vanguard.effects.people import MoveMember
from starboard.games.iss_vanguard.problems.names import no_sector
from starboard.kernel.content_hints import nearest
from starboard.kernel.lint import walk

ICONS: Final = (
    "move",
    *(f"spend_{what}" for what in get_args(AnyColour)),
    *(f"danger_{what}" for what in get_args(Letter)),
)


def reach_problems(book: Book) -> Iterator[str]:
    """Sectors that no way leads to or home from, sectors that cannot be drawn, routes to nowhere."""
    yield from _sectors(book)
    yield from _routes(book)
    world = book.worlds[HERE]
    planet = world.planet
    lander = {sector.number for sector in planet.sectors if sector.lander}
    if not lander:
        yield "planet.sectors: no sector has `lander: true`; expected: one on which the lander stands"
    elif len(lander) > 1:
        both = " and ".join(map(str, sorted(lander)))
        yield f"planet.sectors: sectors {both} have `lander: true`; expected: one on which the lander stands"
    ways = {at: {way.to for way in found} for at, found in book.ways[HERE].items()}
    shifts = [value for _, value in walk(world) if isinstance(value, MoveMember)]
    for _, value in walk(world):
        if isinstance(value, OpenRoute):
            ways.setdefault(value.a, set()).add(value.b)
    reached = _spread({*(planet.start or lander), *(shift.sector for shift in shifts if shift.sector)}, ways)
    back: dict[int, set[int]] = {}
    for at, found in ways.items():
        for to in found:
            back.setdefault(to, set()).add(at)
    fetched = any(shift.to == "lander" or shift.sector in lander for shift in shifts)
    home = reached if fetched else _spread(lander, back)
    for at, sector in enumerate(planet.sectors):
        path, n = f"planet.sectors[{at}]", sector.number
        if n not in reached:
            yield f"{path}: nobody can ever reach sector {n}; expected: a route that leads there"
        elif lander and n not in home:
            yield f"{path}: nobody comes home from sector {n}; expected: a route that leads back to the lander"


def _spread(found: set[int], ways: dict[int, set[int]]) -> set[int]:
    """These sectors and all that the ways lead to from them."""
    front = list(found)
    for at in front:
        more = ways.get(at, set()) - found
        found |= more
        front += more
    return found


def _sectors(book: Book) -> Iterator[str]:
    numbers: set[int] = set()
    spots: dict[tuple[float, float], int] = {}
    for at, sector in enumerate(book.worlds[HERE].planet.sectors):
        path, spot = f"planet.sectors[{at}]", (sector.x, sector.y)
        if sector.number in numbers:
            yield f"{path}.number: two sectors are number {sector.number}; expected: a number of its own for each"
        if not (0 <= sector.x <= 1 and 0 <= sector.y <= 1):
            yield f"{path}: {sector.x}, {sector.y} is off the board; expected: `x` and `y` from 0 to 1"
        if spot in spots:
            yield f"{path}: it lies on sector {spots[spot]}; expected: a spot of its own"
        numbers.add(sector.number)
        spots.setdefault(spot, sector.number)


def _routes(book: Book) -> Iterator[str]:
    for at, route in enumerate(book.worlds[HERE].planet.routes):
        path = f"planet.routes[{at}]"
        for field, end in (("a", route.a), ("b", route.b)):
            if end not in book.sectors[HERE]:
                yield f"{path}.{field}: {no_sector(book, end)}"
        if route.a == route.b:
            yield f"{path}: it leads from sector {route.a} to itself; expected: two sectors"
        for i, icon in enumerate(route.icons):
            if icon not in ICONS:
                yield f"{path}.icons[{i}]: {icon} is no icon{nearest(icon, ICONS)}"
