"""Gains and income."""

from typing import Literal

from starboard.games.seti.rules.income import AskTuck, tuck
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.tables import G
from starboard.kernel.verbs import Step, Verb


class Gain(Verb, frozen=True):
    """Gain so many of a resource.  Obligatory; what exceeds a limit is lost.  SE-EFF-07, SE-RES-01, 02."""

    what: Literal["credit", "energy", "publicity", "data", "vp", "exofossil"]
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.what, self.n)


class Income(Verb, frozen=True):
    """Tuck a card from hand and gain its resource, or decline.  SE-INC-01, 02, SE-EFF-02, 12."""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, AskTuck(), source=here.source)


class TuckSelf(Verb, frozen=True):
    """Tuck the card that is being resolved, and gain its resource.  SE-INC-07, 08."""

    def run(self, g: G, here: Step) -> None:
        tuck(g, here.seat, str(here.source))
