"""Time: the marker goes round, endurance is lost, triggers fire in the order met.  UN-TIM"""

from typing import ClassVar

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.node import Trigger
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses, unconscious
from starboard.games.unsettled.rules.modifiers import IgnoreTime, in_force
from starboard.kernel.asking import AnyOrder, Effect
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def pass_time(g: G, seat: Seat, n: int) -> None:
    """So many Time icons for this explorer, who may ignore some of them.  UN-TIM-12, 17"""
    if n > 0:
        g.push(seat, MayIgnore(n) if in_force(g, IgnoreTime, seat) else PassTime(n))


class PassTime(Verb, frozen=True):
    """The marker finishes all its steps; then what it met follows, in the order met.  UN-TIM-01 to 09, 14"""

    n: int

    def run(self, g: G, here: Step) -> None:
        s, spaces = g.s, console(g).numbers["spaces"]
        for _ in range(self.n):
            s.time = (s.time + 1) % spaces
            g.did("time", here.seat, s.time)
            if s.time == 0:
                g.owe(s.active, Effect((Weary(),)), source="timeline")
                clauses.happens(g, "on_timeline_round", s.active)
            fire(g, [t for t in s.triggers if t.space == s.time])


def fire(g: G, met: list[Trigger]) -> None:
    """Triggers on one space, in an order that the active explorer chooses.  UN-TIM-11"""
    if len(met) > 1:
        todo = tuple((opt("trigger", f"trigger_{t.id}"), (Fire(t.id),)) for t in met)
        g.owe(g.s.active, AnyOrder(todo), source="timeline")
    elif met:
        g.owe(g.s.active, Fire(met[0].id), source=met[0].kind)


class Fire(Verb, frozen=True):
    """A trigger is resolved; its token stays.  UN-TIM-08, 15"""

    id: int

    def run(self, g: G, here: Step) -> None:
        token = next((t for t in g.s.triggers if t.id == self.id), None)
        if token is not None:
            g.did("trigger", here.seat, token.kind)
            clauses.happens(g, "on_trigger", here.seat, token.kind)


class Weary(Verb, frozen=True):
    """Time has gone round: every explorer loses 1 endurance.  UN-TIM-02"""

    def run(self, g: G, here: Step) -> None:
        unconscious.lose(g, range(len(g.s.explorers)), 1)


class MayIgnore(Ask, frozen=True):
    """Each Ignore Time icon in force lets one Time icon be ignored.  UN-TIM-12"""

    n: int
    prompt: ClassVar[str] = "ignore_time"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("ignore_time"), opt("let_time")] if in_force(g, IgnoreTime, here.seat) else [opt("let_time")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "let_time":
            g.push(here.seat, PassTime(self.n))
            return
        lasting, ignore = in_force(g, IgnoreTime, here.seat)[0]
        g.use(lasting)
        g.did("ignore_time", here.seat)
        if not ignore.all and self.n > 1:
            pass_time(g, here.seat, self.n - 1)
