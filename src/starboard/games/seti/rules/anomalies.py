"""The Anomalies.  SE-ANO."""

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import FREE, TRACES
from starboard.games.seti.model.sky import Anomaly
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.sectors import award
from starboard.kernel.verbs import Step, Verb

OFFSETS = (0, 3, -3)  # from the sector of Earth, clockwise


def set_up(g: G, place: int) -> None:
    """The three tokens, random side up and in random order, at the rim.  SE-ANO-01, SE-ANO-08."""
    earth = sky_of(g).at["earth"] % 8
    tokens = [token.colour for token in g.book.species["anomalies"].tokens]
    g.shuffle(tokens)
    g.s.anomalies = [
        Anomaly((earth + offset) % 8, colour, g.roll(2, "anomaly"))
        for offset, colour in zip(OFFSETS, tokens, strict=True)
    ]


def next_anomaly(g: G) -> Anomaly:
    """The nearest one counter-clockwise from Earth; one in Earth's own sector comes last.  SE-ANO-09, SE-ANO-10."""
    earth = sky_of(g).at["earth"] % 8
    return min(g.s.anomalies, key=lambda anomaly: (earth - anomaly.sector - 1) % 8)


def reward_of(g: G, anomaly: Anomaly) -> tuple[Verb, ...]:
    token = next(token for token in g.book.species["anomalies"].tokens if token.colour == anomaly.colour)
    return token.sides[anomaly.side]


def next_reward(g: G, here: Step) -> None:
    if g.s.anomalies:
        flow(g, here.seat, reward_of(g, next_anomaly(g)), here.source)


class EarthMeets(Verb, frozen=True):
    """After a rotation, an anomaly in Earth's sector rewards the highest marker of its column.

    SE-ANO-03, SE-ANO-04, SE-ANO-05, SE-ANO-07.
    """

    def run(self, g: G, here: Step) -> None:
        earth = sky_of(g).at["earth"] % 8
        species = next(species for species in g.s.species if species.found and species.key.value == "anomalies")
        for anomaly in g.s.anomalies:
            marks = [seat for seat in species.columns[TRACES.index(anomaly.colour)] if seat != FREE]
            if anomaly.sector == earth and marks:
                seat = marks[-1]
                g.did("anomaly", seat, anomaly.colour)
                award(g, seat, reward_of(g, anomaly), "anomalies")
