"""Verbs that hold verbs, beside those of the kernel: pay, for the rest of this turn."""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.seti.book import G
from starboard.games.seti.effects.counts import When
from starboard.games.seti.rules.effects import PayOrNot, Purse, flow
from starboard.kernel.verbs import Step, Verb, Verbs


class Pay(Verb, frozen=True):
    """Pay, and only then: obligatory where it can be paid, unless `may`; `often`: as often as it is paid."""

    what: Literal["exofossil", "data", "remove_orbiter", "remove_lander"]
    does: Verbs
    n: int = 1
    may: bool = False
    often: bool = False
    heeds: ClassVar[bool] = True

    def matters(self, g: G, here: Step) -> bool:
        return self.what in ("exofossil", "data")

    def run(self, g: G, here: Step) -> None:
        purse = Purse(g, here.seat)
        if not purse.can(self.what, self.n):
            return
        if self.may:
            g.push(here.seat, PayOrNot(self.what, self.n, structs.replace(self, may=False)), source=here.source)
            return
        if self.often:
            flow(g, here.seat, (structs.replace(self, may=True),), here.source)
        flow(g, here.seat, self.does, here.source)
        purse.pay(self.what, self.n)


class ThisTurn(Verb, frozen=True):
    """For the rest of this turn, the first time or each time that a deed happens.  SE-CLR-07, 08, 29."""

    when: When
    does: Verbs
    once: bool = False
    instead: Literal["", "publicity"] = ""  # the owner may take this instead of what the deed gives

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source, uses=1 if self.once else -1)


class Waive(Verb, frozen=True):
    """For the rest of this turn the owner is spared the asteroid surcharge, or gains no publicity for moving."""

    what: Literal["asteroid_surcharge", "visit_publicity"]

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source)
