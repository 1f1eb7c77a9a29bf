"""The rival's flights: to a planet, and there onto a moon, into orbit or down.

SE-SLO-19, SE-SLO-20, SE-SLO-21, SE-SLO-40, SE-SLO-41, SE-SLO-43.
"""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL
from starboard.games.seti.rules.land import land
from starboard.games.seti.rules.mascamites import GIANTS
from starboard.games.seti.rules.movement import go
from starboard.games.seti.rules.orbit import orbit
from starboard.games.seti.rules.planets import figures_at
from starboard.games.seti.rules.solo.choices import leftward
from starboard.games.seti.rules.solo.discards import drop_tech
from starboard.games.seti.rules.solo.routes import best_route, probe_on_earth
from starboard.games.seti.world import RivalAction
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step, Verb


def target(g: G, action: RivalAction) -> str:
    """The first planet of the list within reach; nothing, if none is."""
    return next((planet for planet in action.to if best_route(g, planet, moves_to(action, planet))), "")


def moves_to(action: RivalAction, planet: str) -> int:
    """The moves that the card shows; for a sample one more to Jupiter than to Saturn.  SE-SLO-40."""
    return action.moves + (action.act == "sample" and planet != action.to[0])


def can_fly(g: G, action: RivalAction) -> bool:
    return bool(target(g, action))


def fly(g: G, action: RivalAction) -> None:
    """Along the best way, then down or into orbit."""
    probe, planet = probe_on_earth(g), target(g, action)
    assert probe is not None
    for to in best_route(g, planet, moves_to(action, planet)):
        go(g, RIVAL, probe.id, to)
    settle(g, planet, action.kinds)


def settle(g: G, planet: str, kinds: tuple[str, ...]) -> None:
    """A moon for a probe technology, else a first place that is free, else as the card says.  SE-SLO-20, SE-SLO-21."""
    taken = {figure.at for figure in g.s.figures}
    moons = [moon for moon in g.book.moons_of[planet] if moon not in taken]
    if moons and drop_tech(g, "orange"):
        land(g, RIVAL, moons[0] if leftward(g) else moons[-1])
        return
    free = [kind for kind in kinds if first_place_free(g, planet, kind)]
    if (free[0] if len(free) == 1 else kinds[0]) == "orbit":
        orbit(g, RIVAL, planet)
    else:
        land(g, RIVAL, planet)


def first_place_free(g: G, planet: str, kind: str) -> bool:
    data = g.book.planets[planet]
    if kind == "orbit":
        return all(figure.first < 0 for figure in figures_at(g, planet, "orbiter"))
    return len({f.first for f in figures_at(g, planet, "lander") if f.first >= 0}) < len(data.first_lander)


def fly_for_sample(g: G, action: RivalAction) -> None:
    """The same, and a sample of that planet comes to light.  SE-SLO-40, SE-SLO-41."""
    g.push(RIVAL, ExposeSample(GIANTS.index(target(g, action))))
    fly(g, action)


class ExposeSample(Verb, frozen=True):
    """A random sample is a new blue space of the board; its reward is not gained.  SE-SLO-41."""

    planet: int

    def run(self, g: G, here: Step) -> None:
        samples = g.s.samples[self.planet]
        if samples:
            sample = samples.pop(g.roll(len(samples), "sample")).value
            g.s.samples_out.append(sample)
            g.did("expose", RIVAL, pid("sample", sample + 1))
