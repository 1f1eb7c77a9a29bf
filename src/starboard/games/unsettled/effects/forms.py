"""The forms of the effect language: choices, repetitions, conditions, and modifiers put in force for a time."""

from typing import ClassVar

from msgspec import Struct

from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.conditions import Conditions
from starboard.games.unsettled.effects.part import AskingPart, Part, possible
from starboard.games.unsettled.effects.who import Who, affected
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.modifiers import THIS_MOVE, Duration, IgnoreTime
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Step, Verb, Verbs
from starboard.kernel.words import Option, opt

UNTIL: dict[str, tuple[str, ...]] = {
    "this_action": ("action",),
    "this_move": (THIS_MOVE, "turn"),  # this or the next Move of this explorer; unused it ends with the turn
    "this_turn": ("turn",),
    "until_start_of_your_next_turn": ("your_turn",),
    "rest_of_game": (),
}


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from."""

    key: str
    does: Verbs
    title: Text | None = None  # as it is offered; without one, what the texts call its key


class ChooseOne(AskingPart, frozen=True):
    """One of these, as whoever performs it chooses among those that are possible.  UN-GLO-18"""

    among: tuple[Way, ...]
    prompt: ClassVar[str] = "choose"

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.options(g, here))

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("choose", way.key) for way in self.among if all(possible(g, here, v) for v in way.does)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        way = next(way for way in self.among if way.key == option.ids[0])
        g.push(here.seat, *way.does, source=here.source)


class ChooseUpTo(AskingPart, frozen=True):
    """Up to so many of these, each once, in an order that whoever performs it chooses.  UN-FOC-22, UN-GLO-18"""

    n: int
    among: tuple[Way, ...]
    prompt: ClassVar[str] = "choose_up_to"

    def options(self, g: G, here: Step) -> list[Option]:
        able = [way.key for way in self.among if all(possible(g, here, v) for v in way.does)] if self.n else []
        return [*(opt("choose", key) for key in able), opt("enough")] if able else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "enough":
            return
        way = next(way for way in self.among if way.key == option.ids[0])
        rest = ChooseUpTo(self.n - 1, tuple(w for w in self.among if w != way))
        g.push(here.seat, *way.does, rest, source=here.source)


class May(AskingPart, frozen=True):
    """These may be done, or left.  UN-FOC-22, UN-PRP-08"""

    does: Verbs
    prompt: ClassVar[str] = "may"

    def options(self, g: G, here: Step) -> list[Option]:
        able = all(possible(g, here, v) for v in self.does)
        return [opt("accept", here.source), opt("decline", here.source)] if able else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "accept":
            g.push(here.seat, *self.does, source=here.source)


class IfPossible(Part, frozen=True):
    """These must be done where they can be, and are skipped where not.  UN-GLO-07, UN-FOC-22"""

    does: Verbs

    def run(self, g: G, here: Step) -> None:
        if all(possible(g, here, v) for v in self.does):
            g.push(here.seat, *self.does, source=here.source)


class If(Part, frozen=True):
    """These where the conditions hold, else those."""

    requires: Conditions
    does: Verbs
    otherwise: Verbs = ()

    def branch(self, g: G, here: Step) -> tuple[Verb, ...]:
        return self.does if all(c.holds(g, here) for c in self.requires) else self.otherwise

    def possible(self, g: G, here: Step) -> bool:
        return all(possible(g, here, v) for v in self.branch(g, here))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *self.branch(g, here), source=here.source)


class Repeat(Part, frozen=True):
    """These, so many times."""

    n: Amount
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *(self.does * amount(g, here, self.n)), source=here.source)


class ForEach(Part, frozen=True):
    """Each of these explorers does this, measured from where they are.  UN-GLO-02"""

    who: Who
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        g.put(*(Step(verb, seat, here.source) for seat in seats for verb in self.does))


class Apply(Part, frozen=True):
    """A modifier is put in force for somebody, for a time."""

    rule: Verbs
    who: Who = "self"
    duration: Duration = "this_turn"
    uses: int = -1

    @property
    def helps(self) -> frozenset[str]:  # type: ignore[override]  # it depends on the modifier
        if not any(isinstance(verb, IgnoreTime) for verb in self.rule):
            return frozenset()
        return frozenset({"time_of_a_step"} if self.duration == "this_move" else {"time"})

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            for verb in self.rule:
                g.last(verb, seat, until=UNTIL[self.duration], source=here.source, uses=self.uses)
