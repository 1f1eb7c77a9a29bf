"""The questions that every game needs: windows, choices of the group, secret answers, any order; and effects."""

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from msgspec import structs

from starboard.kernel.secrets import NOBODY
from starboard.kernel.verbs import NOTHING, AnyVerb, Ask, Scope, Step, Verb, Verbs
from starboard.kernel.words import PASS, PASS_TURN, Id, Option, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel.game import Game
    from starboard.kernel.offers import Change


class FreeMove(Scope, frozen=True):
    """The inside of a free move: its cost is paid without a window, then its verbs follow as links."""


class EffectScope(Scope, frozen=True, tag="effect"):
    """The inside of an indivisible effect: shut, and what it causes is owed until it is done."""


class Effect(Verb, frozen=True, tag="all_of"):
    """One indivisible effect: its parts happen together; what they cause follows as the next links."""

    parts: Verbs

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        found = NOTHING
        for part in self.parts:
            found |= part.at_stake(g, here)
        return found

    def run(self, g: "Game[Any]", here: Step) -> None:
        if isinstance(g.innermost(), EffectScope):  # a part of an effect is no effect of its own
            g.push(here.seat, *self.parts, source=here.source)
        else:
            g.enter(EffectScope(shut=True), here.seat, *self.parts, source=here.source)

    def amounts(self, g: "Game[Any]", here: Step) -> "Iterator[Change]":
        for part in self.parts:
            yield from part.amounts(g, here)


class Window(Ask, frozen=True, kw_only=True):
    """Before a link of a chain: each seat that holds a free move takes one or passes.  A free move asks all again."""

    passed: tuple[Seat, ...] = ()
    prompt: ClassVar[str] = "window"
    asks_one: ClassVar[bool] = True
    shared: ClassVar[bool] = True

    def ahead(self, g: "Game[Any]", here: Step) -> Step | None:
        """What it comes before: a link, whose own seat has its moment there."""
        return g.s.stack[-2] if len(g.s.stack) > 1 else None

    def questions(self, g: "Game[Any]", here: Step) -> list[Step]:
        return [
            Step(self, seat, here.source) for seat in g.window_holders(self.ahead(g, here)) if seat not in self.passed
        ]

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        return [PASS, PASS_TURN]

    def silence(self, g: "Game[Any]", here: Step) -> Option:
        return PASS

    def hear(self, g: "Game[Any]", here: Step, seat: Seat, option: Option) -> None:
        if option == PASS_TURN:
            g.s.muted.append(seat)
        g.s.stack.append(structs.replace(here, verb=structs.replace(self, passed=(*self.passed, seat))))

    def reopen(self) -> Ask:
        return structs.replace(self, passed=()) if self.passed else self


class Moment(Window, frozen=True, kw_only=True):
    """A window of its own rather than before a link: dice that lie there, results that cards may still change.

    A game subclasses it with what lies there; when all have passed, its `skip` hands that on.
    """

    def ahead(self, g: "Game[Any]", here: Step) -> Step | None:
        return here


class Together(Ask, frozen=True):
    """A choice that belongs to the group: whichever seat answers first answers for all."""

    def questions(self, g: "Game[Any]", here: Step) -> list[Step]:
        return [structs.replace(here, seat=seat) for seat in range(g.s.setup.seats)]


class AtOnce(Ask, frozen=True):
    """Several seats are asked together, in any order; what they say is secret and waits until all have spoken."""

    asks_of: tuple[tuple[Seat, AnyVerb], ...]
    heard: Annotated[tuple[tuple[Seat, Option], ...], NOBODY] = ()
    shared: ClassVar[bool] = True
    asks_one: ClassVar[bool] = True

    def questions(self, g: "Game[Any]", here: Step) -> list[Step]:
        spoken = {seat for seat, _ in self.heard}
        return [Step(verb, seat, here.source) for seat, verb in self.asks_of if seat not in spoken]

    def hear(self, g: "Game[Any]", here: Step, seat: Seat, option: Option) -> None:
        heard = (*self.heard, (seat, option))
        g.s.stack.append(structs.replace(here, verb=structs.replace(self, heard=heard)))

    def skip(self, g: "Game[Any]", here: Step) -> None:
        """Nobody is left who could speak: what was said comes to light."""
        if len(self.heard) > 1:
            g.barrier()
        self.take_effect(g, here, dict(self.heard))

    def take_effect(self, g: "Game[Any]", here: Step, said: dict[Seat, Option]) -> None:
        """All have spoken: each answer takes effect in turn, as a rule; a vote counts them instead."""
        g.put(*(Step(verb, who, here.source, said[who]) for who, verb in self.asks_of if who in said))


class AnyOrder(Ask, frozen=True):
    """Several things happen, one by one, in the order that the seat chooses."""

    todo: tuple[tuple[Option, Verbs], ...]
    whose: tuple[tuple[Seat, Id], ...] = ()  # whose each of them is, and from where; if empty, as this question
    prompt: ClassVar[str] = "order"
    because: ClassVar[str] = "order"
    fixed: ClassVar[bool] = True  # what it orders are links

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        return list(dict.fromkeys(option for option, _ in self.todo))  # two alike are one option, twice

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        at = next(i for i, (name, _) in enumerate(self.todo) if name == option)
        rest = structs.replace(
            self, todo=self.todo[:at] + self.todo[at + 1 :], whose=self.whose[:at] + self.whose[at + 1 :]
        )
        if len(rest.todo) == 1:
            rest._chain(g, here, 0)
        elif rest.todo:  # no window before the question: what it orders are links
            g.push(here.seat, rest, source=here.source)
        self._chain(g, here, at)

    def _chain(self, g: "Game[Any]", here: Step, at: int) -> None:
        seat, source = self.whose[at] if self.whose else (here.seat, here.source)
        g.chain(seat, *self.todo[at][1], source=source)
