"""Planets and moons: who can reach them, and the figures that stand there.  SE-PLN."""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.model.facets import PROBES
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.sky import Figure
from starboard.games.seti.rules.effects import steps
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

OUTER = 24  # the first space of ring 4


class ByProbe(Ask, frozen=True, kw_only=True):
    """A question about where own probes stand, which is not lost in silence: who flies away from it, so that it has no
    answer any more, has a window in which to fly on to where it has one.  SE-TRN-11, SE-EFF-10."""

    left: bool = False  # a free action came while it was open

    def at_stake(self, g: G, here: Step) -> int:
        return PROBES

    def reopen(self) -> Ask:
        return structs.replace(self, left=True)

    def skip(self, g: G, here: Step) -> None:
        if self.left:
            g.chain(here.seat, structs.replace(self, left=False), source=here.source)


def planets_in_reach(g: G, seat: Seat) -> dict[str, int]:
    """The planets that own probes can orbit or land on now, each with the probe that would; Pluto from ring 4.

    SE-OUM-04, SE-MOV-11, SE-CLR-42.
    """
    cells = sky_of(g).cells
    found: dict[str, int] = {}
    for probe in g.s.probes:
        if probe.seat != seat or probe.sample >= 0:
            continue
        planet = cells[probe.at]
        if planet not in ("", "earth", "comet", "asteroids"):
            found.setdefault(planet, probe.id)
        if probe.at >= OUTER and owns_pluto(g, seat):
            found.setdefault("pluto", probe.id)
    return found


def owns_pluto(g: G, seat: Seat) -> bool:
    """Whether the card lies open that opens Pluto to its owner.  SE-CLR-38."""
    cards = g.book.cards
    return any(cards[card].kind == "permanent" for card in g.s.players[seat].kept)


def figures_at(g: G, planet: str, kind: str) -> list[Figure]:
    return [f for f in g.s.figures if f.planet == planet and f.kind == kind]


def room(g: G, planet: str, kind: str) -> bool:
    """Whether a planet takes one more figure: Pluto holds one orbiter and one lander.

    SE-CLR-41, SE-CLR-44, SE-ORB-04.
    """
    data = g.book.planets[planet]
    most = data.orbiters if kind == "orbiter" else data.landers
    return most < 0 or len(figures_at(g, planet, kind)) < most


def nowhere(key: str, rule: str) -> Offer:
    """No probe, or none at a planet."""
    flying = Need(lambda g, here: any(p.seat == here.seat and p.sample < 0 for p in g.s.probes), "why-no-probe", rule)
    return Offer(opt(key), needs=(flying, never("why-no-planet", rule)))


def which_probe(g: G, seat: Seat, planet: str) -> list[int]:
    """The probes among which the owner must choose: only Pluto is reached from several spaces.  SE-CLR-39."""
    if planet != "pluto":
        return []
    spaces = {p.at: p.id for p in g.s.probes if p.seat == seat and p.sample < 0 and p.at >= OUTER}
    return sorted(spaces.values()) if len(spaces) > 1 else []


class WhichProbe(Ask, frozen=True):
    """Which probe becomes the figure: it comes first, and so it is the one that is taken."""

    planet: str
    prompt: ClassVar[str] = "name_probe"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("probe", pid("probe", probe)) for probe in which_probe(g, here.seat, self.planet)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.probes.sort(key=lambda probe: pid("probe", probe.id) != option.ids[0])


def take_probe(g: G, seat: Seat, planet: str) -> None:
    """The probe that becomes a figure leaves the solar system."""
    probe = planets_in_reach(g, seat)[planet]
    g.s.probes[:] = [p for p in g.s.probes if p.id != probe]


def reward(g: G, seat: Seat, verbs: tuple[Verb, ...], planet: str, at: str) -> None:
    """The reward of a planet, moon or place, as effects of their own; the card that sent the probe remembers where."""
    if g.find(Source) is not None:
        g.amend(Source, landed=(planet, *((at, "moon") if at != planet else ())))
    g.put(Step(Source(body=tuple(reversed(steps(seat, verbs, planet)))), seat, planet))
