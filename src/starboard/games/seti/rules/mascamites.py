"""The Mascamites: samples, capsules and deliveries.  SE-MAS."""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.model.facets import PROBES
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.planets import ByProbe
from starboard.games.seti.world import Space
from starboard.kernel.ids import number_of, pid
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt

GIANTS = ("jupiter", "saturn")


def set_up(g: G, place: int) -> None:
    """Three samples go face down to Jupiter, three to Saturn, the seventh face up on the board.  SE-MAS-01."""
    samples = list(range(len(g.book.species["mascamites"].tokens)))
    g.shuffle(samples)
    g.s.samples = [[Secret(sample, 0, "samples") for sample in part] for part in (samples[:3], samples[3:6])]
    g.s.samples_out = [samples[6]]


def sample_space_open(g: G, space: Space) -> bool:
    """A space for a sample can be marked once one lies on it.  SE-MAS-03."""
    places = [getattr(verb, "place", -1) for verb in space.gain if hasattr(verb, "place")]
    return not places or places[0] < len(g.s.samples_out)


def sample_verbs(g: G, sample: int) -> tuple[Verb, ...]:
    return g.book.species["mascamites"].tokens[sample].sides[0]


def reward(g: G, here: Step) -> None:
    sample = g.inside(Source).sample
    if sample >= 0:
        flow(g, here.seat, sample_verbs(g, sample), here.source)


def reward_of_place(g: G, here: Step, place: int) -> None:
    flow(g, here.seat, sample_verbs(g, g.s.samples_out[place]), here.source)


def look(g: G, planet: int, here: Step) -> None:
    """The player looks at all samples of a planet.  SE-MAS-07."""
    samples = g.s.samples[planet]
    samples[:] = [g.show(sample, here.seat) for sample in samples]


def take_sample(g: G, here: Step) -> None:
    """Only where this card has just brought a figure, and only while samples are left.  SE-MAS-05, SE-MAS-06."""
    landed = g.inside(Source).landed
    for number, planet in enumerate(GIANTS):
        if planet in landed and g.s.samples and g.s.samples[number]:
            look(g, number, here)
            g.push(here.seat, TakeOne(number), source=here.source)


class TakeOne(Ask, frozen=True):
    """One sample becomes a capsule on the space of the planet.  SE-MAS-07, SE-MAS-08, SE-MAS-09, SE-MAS-10."""

    planet: int
    prompt: ClassVar[str] = "sample"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("sample", pid("sample", sample.value + 1)) for sample in g.s.samples[self.planet]]

    def answer(self, g: G, here: Step, option: Option) -> None:
        sample = number_of(option.ids[0], "sample") - 1
        s = g.s
        taken = next(secret for secret in s.samples[self.planet] if secret.value == sample)
        s.samples[self.planet].remove(taken)
        s.cargo.append(taken)
        s.probes_made += 1
        s.probes.append(Probe(s.probes_made, here.seat, sky_of(g).at[GIANTS[self.planet]], len(s.cargo) - 1))
        g.did("sample", here.seat, GIANTS[self.planet], secret=option.ids, to=(here.seat,))


class PeekAt(ByProbe, frozen=True):
    """Which planet's samples to look at.  SE-MAS-15."""

    probe: bool
    does: Verbs
    prompt: ClassVar[str] = "peek"

    def at_stake(self, g: G, here: Step) -> int:
        return PROBES if self.probe else NOTHING

    def options(self, g: G, here: Step) -> list[Option]:
        cells = sky_of(g).cells
        mine = {cells[probe.at] for probe in g.s.probes if probe.seat == here.seat}
        return [
            opt("peek", planet)
            for number, planet in enumerate(GIANTS)
            if g.s.samples and g.s.samples[number] and (not self.probe or planet in mine)
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        planet = GIANTS.index(str(option.ids[0]))
        look(g, planet, here)
        g.push(here.seat, PeekOne(planet, self.does), source=here.source)


class PeekOne(Ask, frozen=True):
    """Show one sample to all, gain it, and put it back.  SE-MAS-16."""

    planet: int
    does: Verbs
    prompt: ClassVar[str] = "sample"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("sample", pid("sample", sample.value + 1)) for sample in g.s.samples[self.planet]]

    def answer(self, g: G, here: Step, option: Option) -> None:
        sample = number_of(option.ids[0], "sample") - 1
        samples = g.s.samples[self.planet]
        samples[:] = [structs.replace(x, to=EVERYBODY) if x.value == sample else x for x in samples]
        g.did("peek", here.seat, *option.ids)
        g.amend(Source, sample=sample)
        flow(g, here.seat, self.does, here.source)


class DeliverOne(ByProbe, frozen=True):
    """A capsule on the destination is removed; its sample lies on the board as a new space.

    SE-MAS-11, SE-MAS-12, SE-MAS-13, SE-MAS-14.
    """

    to: tuple[str, ...]
    prompt: ClassVar[str] = "deliver"

    def options(self, g: G, here: Step) -> list[Option]:
        cells = sky_of(g).cells
        return [
            opt("deliver", pid("probe", probe.id))
            for probe in g.s.probes
            if probe.seat == here.seat and probe.sample >= 0 and cells[probe.at] in self.to
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        probe = next(probe for probe in g.s.probes if pid("probe", probe.id) == option.ids[0])
        g.s.probes.remove(probe)
        sample = g.show(g.s.cargo[probe.sample])
        g.s.cargo[probe.sample] = sample
        g.s.samples_out.append(sample.value)
        g.amend(Source, sample=sample.value)
        g.did("deliver", here.seat, pid("sample", sample.value + 1))
