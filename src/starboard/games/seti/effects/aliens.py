"""What only cards and boards of a species do."""

from typing import ClassVar, Literal

from starboard.games.seti.book import G, has_probes
from starboard.games.seti.model.facets import PROBES, SKY
from starboard.games.seti.rules import anomalies, mascamites
from starboard.kernel.verbs import NOTHING, Step, Verb, Verbs


class TakeSample(Verb, frozen=True):
    """At Jupiter or Saturn, where this card has just brought a figure, make one sample a capsule.

    SE-MAS-05, SE-MAS-06, SE-MAS-07, SE-MAS-08.
    """

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        mascamites.take_sample(g, here)


class PeekSample(Verb, frozen=True):
    """Look at the samples of Jupiter or Saturn, show one and put it back.  SE-MAS-15, SE-MAS-16."""

    at: Literal["probe", "either"]
    does: Verbs

    def at_stake(self, g: G, here: Step) -> int:
        return PROBES if self.at == "probe" and has_probes(g, here.seat) else NOTHING

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, mascamites.PeekAt(self.at == "probe", self.does), source=here.source)


class Deliver(Verb, frozen=True):
    """Remove the capsule on the destination and put its sample on the board.

    SE-MAS-11, SE-MAS-12, SE-MAS-13, SE-MAS-14.
    """

    to: tuple[str, ...]

    def at_stake(self, g: G, here: Step) -> int:
        return PROBES if has_probes(g, here.seat) else NOTHING

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, mascamites.DeliverOne(self.to), source=here.source)


class SampleReward(Verb, frozen=True):
    """Gain the reward of the sample that was delivered or shown.  SE-MAS-13, SE-MAS-16, SE-MAS-17."""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        mascamites.reward(g, here)


class BoardSample(Verb, frozen=True):
    """A space of the Mascamites board for a sample: it can be marked once a sample lies on it.

    SE-MAS-03, SE-MAS-18.
    """

    place: int = 0
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        mascamites.reward_of_place(g, here, self.place)


class AnomalyReward(Verb, frozen=True):
    """Gain the visible reward of the next anomaly.  SE-ANO-09, SE-ANO-10."""

    def at_stake(self, g: G, here: Step) -> int:
        return SKY

    def run(self, g: G, here: Step) -> None:
        anomalies.next_reward(g, here)
