"""The ways of the rival's probe through the solar system.  SE-SLO-19."""

from collections.abc import Iterator

from starboard.games.seti.book import G, Sky, sky_of
from starboard.games.seti.constants import RIVAL
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.in_space import distance


def probe_on_earth(g: G) -> Probe | None:
    """The rival flies only from Earth."""
    earth = sky_of(g).at["earth"]
    return next((probe for probe in g.s.probes if probe.seat == RIVAL and probe.at == earth), None)


def routes(near: tuple[tuple[int, ...], ...], sky: Sky, start: int, goal: int, moves: int) -> Iterator[tuple[int, ...]]:
    """All ways to a space within so many moves that enter no space twice; leaving asteroids takes two moves."""
    ways: list[tuple[tuple[int, ...], int]] = [((start,), moves)]
    while ways:
        way, left = ways.pop()
        left -= 2 if sky.cells[way[-1]] == "asteroids" else 1
        for to in near[way[-1]]:
            if to in way or left < distance(to, goal):
                continue
            if to == goal:
                yield (*way[1:], to)
            else:
                ways.append(((*way, to), left))


def gains_publicity(sky: Sky, at: int) -> bool:
    return sky.cells[at] not in ("", "earth", "asteroids")


def best_route(g: G, planet: str, moves: int) -> tuple[int, ...]:
    """The way with most publicity, then the shortest; nothing, if the planet is out of reach or there is no probe."""
    sky = sky_of(g)
    if planet not in sky.at or probe_on_earth(g) is None:
        return ()
    found = routes(g.book.near, sky, sky.at["earth"], sky.at[planet], moves)
    return min(found, key=lambda way: (-sum(gains_publicity(sky, at) for at in way), len(way), way), default=())
