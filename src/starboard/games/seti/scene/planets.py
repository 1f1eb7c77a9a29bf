"""The planetary board: planets and their moons, what they give, and the figures there."""

from starboard.games.seti.book import Book, G
from starboard.games.seti.constants import FREE
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.scene.faces import gains
from starboard.games.seti.scene.seats import all_named, piece_of
from starboard.games.seti.world import PlanetData
from starboard.kernel.scene import Amount, Board, Piece, Place, Reward, Tip
from starboard.kernel.texts import Say

OUMUAMUA = 8  # the number of its slot
MOONS_BELOW = 5  # steps from a planet to the foot of the board


def planets(t: Book, g: G, say: Say) -> Board:
    owned = any("not_a_planet_since_2006" in player.kept for player in g.s.players)
    there = {"oumuamua": g.s.oumuamua, "pluto": owned}
    shown = [planet for planet in t.planets if there.get(planet, True)]
    places = []
    for i, planet in enumerate(shown):
        x = i / max(1, len(shown) - 1)
        tip = Tip(planet_text(t.planets[planet], g, say), "SE-PLN-01")
        note, pays = planet_note(g, planet, say), rewards(t.planets[planet], g, say)
        places.append(Place(planet, say.word(planet), x, 0, look=planet, note=note, tip=tip, rewards=pays))
        for y, moon in enumerate(t.moons_of[planet], 1):
            tip = Tip(say("scene-land-gives", text=say.rules(t.moons[moon].land)), "SE-PLN-03")
            pays = (Reward(say("scene-land"), gains(t.moons[moon].land, say), "lander"),)
            places.append(Place(moon, say.word(moon), x, y / MOONS_BELOW, look="moon", tip=tip, rewards=pays))
    return Board(
        "planets",
        say("scene-planets"),
        "graph",
        tuple(places),
        figures(g, say),
        look="planets",
        tip=Tip(say("scene-planets-tip"), "SE-PLN-01"),
    )


def figures(g: G, say: Say) -> tuple[Piece, ...]:
    """Orbiters and landers; those of one player at one place are told apart by what they are."""
    return tuple(
        Piece(f"figure-{i}", one.kind, piece_of(g, one.kind, one.seat, say), one.at, one.seat, icon=one.kind)
        for i, one in enumerate(g.s.figures)
    )


def planet_text(data: PlanetData, g: G, say: Say) -> str:
    """What orbiting and landing give, with the first places that are still free."""
    here = [figure for figure in g.s.figures if figure.at == data.key]
    lines = [say("scene-orbit-gives", text=say.rules(data.orbit)), say("scene-land-gives", text=say.rules(data.land))]
    if data.first_orbiter and not any(f.kind == "orbiter" and f.first != FREE for f in here):
        lines.append(say("scene-first-orbiter", text=say.rules(data.first_orbiter)))
    taken = {f.first for f in here if f.kind == "lander"}
    free = [str(n) for i, n in enumerate(data.first_lander) if i not in taken]
    if free:
        lines.append(say("scene-first-lander", data=say.join(free)))
    return " ".join(lines)


def rewards(data: PlanetData, g: G, say: Say) -> tuple[Reward, ...]:
    """The same as icons: for who orbits next, for who lands next."""
    here = [figure for figure in g.s.figures if figure.at == data.key]
    open_ = not any(f.kind == "orbiter" and f.first != FREE for f in here)
    orbit = gains((*(data.first_orbiter if open_ else ()), *data.orbit), say)
    land = gains(data.land, say)
    taken = {f.first for f in here if f.kind == "lander"}
    first = next((n for i, n in enumerate(data.first_lander) if i not in taken), 0)
    if first:
        land = (*land, Amount(say.word("data"), first, icon="data"))
    return (Reward(say("scene-orbit"), orbit, "orbiter"), Reward(say("scene-land"), land, "lander"))


def planet_note(g: G, planet: str, say: Say) -> str:
    """Hidden samples, or the data slot of the Oumuamua tile."""
    if planet in ("jupiter", "saturn") and g.s.samples:
        return say("scene-samples", n=len(g.s.samples[("jupiter", "saturn").index(planet)]))
    if planet == "oumuamua":
        slot: Slot = g.s.slots[OUMUAMUA]
        return say("scene-slot", data=slot.data, slots=3, marks=all_named(g, slot.marks, say))
    return ""
