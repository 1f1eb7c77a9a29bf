"""How a Move begins: the one of the turn, or one that an effect grants; alone, or carrying somebody.  UN-MOV"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.movement import Moving, Walk, length, local, next_steps, take_step
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Seat, opt


class FirstStep(Verb, frozen=True):
    """The Move of the turn begins with the step declared; it carries nobody.  UN-MOV-01, UN-MOV-15"""

    place: int
    left: int

    def run(self, g: G, here: Step) -> None:
        take_step(g, here.seat, self.place, self.left)


class Granted(Verb, frozen=True):
    """A Move that an effect gave, made now or not at all.  UN-DSH-11, UN-DSH-29, UN-MOV-28, UN-MOV-35"""

    n: int = 0  # 0: as long as this explorer's Move
    carry: bool = False
    fixed: ClassVar[bool] = True  # it begins with a question, beside which everybody may move freely

    def run(self, g: G, here: Step) -> None:
        n = self.n or length(g, here.seat)
        g.scope(Moving(), here.seat, AskCarry(n) if self.carry else Walk(n), source=here.source)


def set_out(g: G, seat: Seat, n: int, place: int, carry: Seat) -> None:
    """A Move begins: with its first step, where that was declared, else with a question."""
    if place:
        take_step(g, seat, place, n, carry)
    else:
        g.push(seat, Walk(n, carry))


class AskCarry(Ask, frozen=True):
    """Whom to carry, of those on the same node.  UN-MOV-12, UN-MOV-31, UN-UNC-09, UN-DSH-12"""

    n: int
    place: int = 0  # the step that was declared already
    prompt: ClassVar[str] = "carry"

    def options(self, g: G, here: Step) -> list[Option]:
        me = g.s.explorers[here.seat]
        if not me.conscious or not (self.place or next_steps(g, here.seat, self.n)):  # there is no Move.  UN-UNC-04
            return []
        near = [e.seat for e in g.s.explorers if e.seat != here.seat and local(g, me.at, here.seat, e.seat)]
        return [opt("alone"), *(opt("carry", pid("explorer", seat)) for seat in near)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        carry = NOBODY_SEAT if option.key == "alone" else number_of(option.ids[0], "explorer")
        if carry >= 0 and g.s.explorers[carry].conscious:
            g.push(here.seat, AgreeCarry(self.n, carry, self.place), source=here.source)
        else:
            set_out(g, here.seat, self.n, self.place, carry)


class AgreeCarry(Ask, frozen=True):
    """Nobody who is conscious is carried against their will.  UN-MOV-32"""

    n: int
    carried: Seat
    place: int = 0
    prompt: ClassVar[str] = "agree_carry"

    def who(self, g: G, here: Step) -> Seat:
        return self.carried

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("agree"), *[opt("refuse")] * g.s.explorers[self.carried].conscious]

    def answer(self, g: G, here: Step, option: Option) -> None:
        carry = self.carried if option.key == "agree" else NOBODY_SEAT
        set_out(g, here.seat, self.n, self.place, carry)
