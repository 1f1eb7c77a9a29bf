"""Verbs that hold verbs: may, pay, if, for each, again, for the rest of this turn."""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.seti.effects.counts import Count, Has, When
from starboard.games.seti.rules.conditions import SETTLED, count, holds
from starboard.games.seti.rules.effects import PayOrNot, Purse, flow, once
from starboard.games.seti.tables import G
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt


class May(Ask, frozen=True):
    """The owner may leave this out."""

    then: Verbs
    prompt: ClassVar[str] = "may"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("yes"), opt("no")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "yes":
            flow(g, here.seat, self.then, here.source)


class Pay(Verb, frozen=True):
    """Pay, and only then: obligatory where it can be paid, unless `may`; `often`: as often as it is paid."""

    what: Literal["exofossil", "data", "remove_orbiter", "remove_lander"]
    then: Verbs
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
        flow(g, here.seat, self.then, here.source)
        purse.pay(self.what, self.n)


class If(Verb, frozen=True):
    """This happens only when the conditions hold at that moment."""

    when: tuple[Has, ...]
    then: Verbs
    heeds: ClassVar[bool] = True

    def matters(self, g: G, here: Step) -> bool:
        return any(condition.what not in SETTLED for condition in self.when)

    def run(self, g: G, here: Step) -> None:
        if holds(g, here.seat, self.when, str(here.source)):
            flow(g, here.seat, self.then, here.source)


class Per(Verb, frozen=True):
    """This happens as many times as the counter says at that moment."""

    count: Count
    then: Verbs
    heeds: ClassVar[bool] = True

    def matters(self, g: G, here: Step) -> bool:
        return self.count.what not in SETTLED

    def run(self, g: G, here: Step) -> None:
        times = count(g, here.seat, self.count, str(here.source))
        flow(g, here.seat, tuple(once(verb, times) for verb in self.then) if times else (), here.source)


class Repeat(Verb, frozen=True):
    """The same, completely, several times."""

    n: int
    then: Verbs

    def run(self, g: G, here: Step) -> None:
        flow(g, here.seat, self.then * self.n, here.source)


class ThisTurn(Verb, frozen=True):
    """For the rest of this turn, the first time or each time that a deed happens.  SE-CLR-07, 08, 29."""

    when: When
    then: Verbs
    once: bool = False
    instead: Literal["", "publicity"] = ""  # the owner may take this instead of what the deed gives

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source, uses=1 if self.once else -1)


class Waive(Verb, frozen=True):
    """For the rest of this turn the owner is spared the asteroid surcharge, or gains no publicity for moving."""

    what: Literal["asteroid_surcharge", "visit_publicity"]

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source)
