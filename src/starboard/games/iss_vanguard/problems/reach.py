"""The board: whether each sector can be reached, and from each the way home."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.effects.board import OpenRoute
from starboard.games.iss_vanguard.effects.people import MoveMember
from starboard.kernel.lint import walk


def reach_problems(book: Book) -> Iterator[str]:
    """Sectors that no way leads to; a board without a sector for the lander; routes to sectors that are not there."""
    world = book.worlds[HERE]
    planet = world.planet
    numbers = {sector.number for sector in planet.sectors}
    lander = {sector.number for sector in planet.sectors if sector.lander}
    if not lander:
        yield "planet.sectors: no sector has `lander: true`; expected: one on which the lander stands"
    for at, route in enumerate(planet.routes):
        for end in (route.a, route.b):
            if end not in numbers:
                yield f"planet.routes[{at}]: there is no sector {end}; expected one of: {_list(numbers)}"
        for icon in route.icons:
            if not is_icon(icon):
                yield f"planet.routes[{at}]: {icon} is no icon; expected: move, spend_any, danger_A and the like"
    ways = {at: {way.to for way in found} for at, found in book.ways[HERE].items()}
    for _, value in walk(world, "world"):
        if isinstance(value, OpenRoute):
            ways.setdefault(value.a, set()).add(value.b)
    jumps = {value.sector for _, value in walk(world, "world") if isinstance(value, MoveMember) and value.sector}
    reached = {*(planet.start or lander), *jumps}
    front = list(reached)
    for at in front:
        for to in ways.get(at, ()):
            if to not in reached:
                reached.add(to)
                front.append(to)
    for sector in planet.sectors:
        if sector.number not in reached:
            yield f"planet.sectors[{sector.number}]: nobody can ever reach it; expected: a route that leads there"


def is_icon(icon: str) -> bool:
    word, _, what = icon.partition("_")
    if word == "spend":
        return what in ("any", "red", "green", "blue")
    return icon == "move" or (word == "danger" and what in tuple("ABCDET"))


def _list(numbers: set[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))
