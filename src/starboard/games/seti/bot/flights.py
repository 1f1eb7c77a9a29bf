"""What probes on their way are worth: the best place each could reach, less what the way and the arrival cost."""

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.bot.outlook import Outlook, ways
from starboard.games.seti.bot.prices import CREDIT, ENERGY, LAST, PUBLICITY
from starboard.games.seti.constants import ASTEROID_TECH, LAND_ENERGY, LANDING_TECH, MOON_TECH, ORBIT_ENERGY
from starboard.games.seti.model.player import Player

SURE, LIKELY, HARDLY = 0.92, 0.75, 0.1  # with the energy at hand; with that of a later round; without


def arrivals(g: G, player: Player, book: Outlook, now: int) -> list[tuple[str, float, int]]:
    """For each planet what the best arrival brings, credits paid, and the energy that it takes."""
    orbited, taken = set(), set()
    firsts: dict[str, int] = {}
    for f in g.s.figures:
        if f.kind == "orbiter":
            orbited.add(f.planet)
        else:
            taken.add(f.at)
            firsts[f.planet] = firsts.get(f.planet, 0) + (f.first >= 0)
    cheap, moons = bool(player.techs & LANDING_TECH), bool(player.techs & MOON_TECH)
    found: list[tuple[str, float, int]] = []
    for planet, gives in book.planets[now].items():
        if planet == "pluto":
            continue
        is_orbited = planet in orbited
        needs = LAND_ENERGY - is_orbited - cheap
        place = firsts.get(planet, 0)
        land = gives.land + (gives.places[place] if place < len(gives.places) else 0.0)
        if moons:
            land = max(land, *(brings for moon, brings in gives.moons if moon not in taken), 0.0)
        orbit = gives.orbit + (0.0 if is_orbited else gives.first) - CREDIT[now]
        if land - needs * ENERGY[now] > orbit - ORBIT_ENERGY * ENERGY[now]:
            found.append((planet, land, needs))
        else:
            found.append((planet, orbit, ORBIT_ENERGY))
    return found


def flights(g: G, player: Player, book: Outlook, now: int) -> tuple[float, float]:
    """The most promising own probe, and all others together, each with a goal of its own."""
    own = [probe for probe in g.s.probes if probe.seat == player.seat and probe.sample < 0]
    if not own:
        return 0.0, 0.0
    way = ways(g.book, sky_of(g).cells, bool(player.techs & ASTEROID_TECH))
    goals = arrivals(g, player, book, now)
    found, used = list[float](), set[str]()
    for probe in own:
        best, goal = 0.0, ""
        for planet, brings, needs in goals:
            if planet in way and planet not in used:
                far = way[planet][probe.at]
                net = brings - (far + needs) * ENERGY[now] + (PUBLICITY[now] if far else 0.0)
                enough = far + needs <= player.energy
                net *= SURE if enough else LIKELY if now < LAST else HARDLY
                if net > best:
                    best, goal = net, planet
        found.append(best)
        used.add(goal)
    most = max(found)
    return most, sum(found) - most
