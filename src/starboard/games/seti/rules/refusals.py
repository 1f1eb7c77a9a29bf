"""Why not: main actions, parts and places that one might expect and that are not open now, each with its rule."""

from starboard.games.seti.constants import (
    ANALYZE_ENERGY,
    LAUNCH_CREDITS,
    ORBIT_CREDITS,
    ORBIT_ENERGY,
    RESEARCH_PUBLICITY,
    SCAN_CREDITS,
    SCAN_ENERGY,
    TOP_SPACES,
)
from starboard.games.seti.rules.cards import hand_of
from starboard.games.seti.rules.land import land_cost
from starboard.games.seti.rules.launch import below_limit
from starboard.games.seti.rules.planets import landing_places, reached, refused_places, room
from starboard.games.seti.rules.tech import ALL
from starboard.games.seti.tables import G, tables
from starboard.kernel.words import Option, Refused, Seat, opt


def number(n: int) -> str:
    """A number that a sentence names."""
    return f"number-{n}"


def refused_actions(g: G, seat: Seat) -> list[Refused]:
    """Every main action that is closed, with what is missing."""
    return [
        *refused_launch(g, seat),
        *refused_orbits(g, seat),
        *refused_landings(g, seat),
        *refused_thinking(g, seat),
        *refused_cards(g, seat),
    ]


def refused_launch(g: G, seat: Seat) -> list[Refused]:
    if not below_limit(g, seat):
        return [Refused(opt("launch"), "why-probe-limit", "SE-LAU-02")]
    if g.s.players[seat].credits < LAUNCH_CREDITS:
        return [Refused(opt("launch"), "why-credits", "SE-LAU-01", (number(LAUNCH_CREDITS),))]
    return []


def refused_orbits(g: G, seat: Seat) -> list[Refused]:
    player = g.s.players[seat]
    planets = list(reached(g, seat))
    if not planets:
        return [nowhere(g, seat, "orbit_planet", "SE-ORB-01")]
    poor = player.credits < ORBIT_CREDITS or player.energy < ORBIT_ENERGY
    return [
        Refused(opt("orbit", planet), "why-orbit-cost", "SE-ORB-01", (planet,))
        if room(g, planet, "orbiter")
        else Refused(opt("orbit", planet), "why-orbiter-there", "SE-CLR-41", (planet,))
        for planet in planets
        if poor or not room(g, planet, "orbiter")
    ]


def nowhere(g: G, seat: Seat, key: str, rule: str) -> Refused:
    """No probe, or none at a planet."""
    flying = any(probe.seat == seat and probe.sample < 0 for probe in g.s.probes)
    return Refused(opt(key), "why-no-planet" if flying else "why-no-probe", rule)


def refused_landings(g: G, seat: Seat) -> list[Refused]:
    if not reached(g, seat):
        return [nowhere(g, seat, "land_planet", "SE-LAN-01")]
    energy = g.s.players[seat].energy
    dear = [(place, land_cost(g, seat, place)) for place in landing_places(g, seat)]
    return [
        Refused(opt("land", place), "why-land-cost", "SE-LAN-01", (place, number(cost)))
        for place, cost in dear
        if cost > energy
    ] + refused_places(g, seat)


def refused_thinking(g: G, seat: Seat) -> list[Refused]:
    """Scan, analysis, research."""
    player = g.s.players[seat]
    found = []
    if player.credits < SCAN_CREDITS or player.energy < SCAN_ENERGY:
        found.append(Refused(opt("scan"), "why-scan-cost", "SE-SCN-01"))
    if player.top < TOP_SPACES:
        found.append(Refused(opt("analyze"), "why-top-row", "SE-ANA-02", (number(TOP_SPACES - player.top),)))
    elif player.energy < ANALYZE_ENERGY:
        found.append(Refused(opt("analyze"), "why-energy", "SE-ANA-01", (number(ANALYZE_ENERGY),)))
    if player.techs == ALL:
        found.append(Refused(opt("research"), "why-all-techs", "SE-TEC-27"))
    elif player.publicity < RESEARCH_PUBLICITY:
        found.append(Refused(opt("research"), "why-publicity", "SE-TEC-01", (number(RESEARCH_PUBLICITY),)))
    return found


def refused_cards(g: G, seat: Seat) -> list[Refused]:
    """Cards that are too dear to play."""
    player, cards = g.s.players[seat], tables(g).cards
    found = []
    for key in hand_of(g, seat):
        card = cards[key]
        if card.cost > (player.credits if card.pays == "credit" else player.energy):
            why = "why-credits" if card.pays == "credit" else "why-energy"
            found.append(Refused(Option("play", (key,)), why, "SE-PLY-01", (number(card.cost),)))
    return found
