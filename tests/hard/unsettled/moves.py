"""Movement as a chain: reveal, cross, the icons of both edges, then what happens on entering.  UN-MOV-07 to 14."""

from typing import ClassVar

from starboard.kernel.asking import Effect
from starboard.kernel.force import Last, Modify
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Seat, opt
from tests.hard.unsettled.verbs import AdvanceTime, G, world


def blocked(g: G, start: str, to: str) -> bool:
    """Impassable terrain on either edge, as far as it can be seen.  UN-MOV-20."""
    nodes, seen = world(g).nodes, g.s.revealed
    return to in nodes[start].walls or (to in seen and start in nodes[to].walls)


class Moving(Scope, frozen=True):
    """One Move, from its first step to its last."""


class Walk(Ask, frozen=True):
    """The next step of a Move, or the end of it.  UN-MOV-04."""

    left: int = 1
    carry: Seat = NOBODY_SEAT
    prompt: ClassVar[str] = "walk"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        at = g.s.explorers[here.seat].at
        near = world(g).nodes[at].near if self.left else ()
        steps = [opt("step", node) for node in near if not blocked(g, at, node)]
        return [*steps, opt("stop")] if steps else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        start, to = g.s.explorers[here.seat].at, str(option.ids[0])
        fresh = to not in g.s.revealed
        g.chain(here.seat, Cross(start, to, self.left, self.carry, fresh))
        if fresh:
            g.push(here.seat, Uncover(to))


class Uncover(Verb, frozen=True):
    """A hidden node is turned face up and stays so."""

    node: str

    def run(self, g: G, here: Step) -> None:
        g.s.revealed.append(self.node)
        g.barrier()
        g.did("uncover", here.seat, self.node)


class Cross(Verb, frozen=True):
    """Over the edge: icons once, for the mover; entering for both.  UN-MOV-08, 09, 13, 14, 22 to 24."""

    start: str
    to: str
    left: int
    carry: Seat
    fresh: bool

    def run(self, g: G, here: Step) -> None:
        me, nodes = g.s.explorers[here.seat], world(g).nodes
        if me.at != self.start:  # an interrupt took the mover away: the Move is over
            return
        if blocked(g, self.start, self.to):
            g.push(here.seat, Walk(self.left, self.carry))
            return
        g.push(here.seat, Walk(0 if self.fresh else self.left - 1, self.carry))
        me.at = self.to
        if self.carry >= 0:
            g.s.explorers[self.carry].at = self.to
            g.chain(self.carry, Enter(self.to))
        icons = (*nodes[self.start].icons.get(self.to, ()), *nodes[self.to].icons.get(self.start, ()))
        g.chain(here.seat, *(Effect((icon,)) for icon in icons), Enter(self.to))


class Enter(Verb, frozen=True):
    """An explorer has come to a node: by a step, carried, or placed.  UN-MOV-11, UN-OPP-19."""

    node: str

    def run(self, g: G, here: Step) -> None:
        if g.s.explorers[here.seat].at == self.node:
            g.did("arrive", here.seat, self.node)


class Place(Verb, frozen=True):
    """Put on a node: no edge is crossed, but the node is entered.  UN-MOV-16."""

    node: str

    def run(self, g: G, here: Step) -> None:
        g.s.explorers[here.seat].at = self.node
        g.push(here.seat, Enter(self.node))


class Traverse(Ask, frozen=True):
    """A Move of two steps that may carry one explorer from this node.  UN-MOV-12, 31."""

    prompt: ClassVar[str] = "carry"

    def options(self, g: G, here: Step) -> list[Option]:
        here_too = [e.seat for e in g.s.explorers if e.at == g.s.explorers[here.seat].at and e.seat != here.seat]
        return [opt("alone"), *(opt("carry", seat) for seat in here_too)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "alone":
            granted(g, here.seat, Walk(2))
        else:
            g.push(here.seat, Agree(int(option.ids[0])))


class Agree(Ask, frozen=True):
    """Nobody is carried who does not agree.  UN-MOV-32."""

    carried: Seat
    prompt: ClassVar[str] = "agree"

    def who(self, g: G, here: Step) -> Seat:
        return self.carried

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("yes"), opt("no")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        granted(g, here.seat, Walk(2, self.carried if option.key == "yes" else NOBODY_SEAT))


def granted(g: G, seat: Seat, *verbs: Verb) -> None:
    """A move that an effect grants waits until the effect is over.  UN-INT-14."""
    g.owe(seat, Moving(body=tuple(Step(verb, seat) for verb in reversed(verbs))))


class Dash(Verb, frozen=True):
    """A bonus move of one step that ignores Time icons, and nothing else does.  UN-TIM-12, UN-MOV-28."""

    def run(self, g: G, here: Step) -> None:
        granted(g, here.seat, Last((Modify("time_icon", by=-1),), until=("moving",)), Walk())


class TimeIcon(Verb, frozen=True):
    """A Time icon on an edge, unless it is ignored.  UN-TIM-01, 12."""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, AdvanceTime(g.number("time_icon", 1, here.seat)))
