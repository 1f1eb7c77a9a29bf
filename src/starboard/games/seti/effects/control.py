"""Verbs that hold verbs, beside those of the kernel: pay."""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.seti.book import G
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
