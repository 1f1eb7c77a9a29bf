"""Movement: a chain of reveal, crossing, the icons of both edges, and entering.  UN-MOV"""

from typing import ClassVar

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import FACING, STEP, Side
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses
from starboard.games.unsettled.rules.exploration import BARRIER, IMPASSABLE, Explore, around, bars, can_explore, icons
from starboard.games.unsettled.rules.modifiers import (
    ChangeMove,
    IgnoreEdges,
    IgnoreWhenEntering,
    in_force,
    is_forbidden,
)
from starboard.kernel.asking import Effect
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Seat, opt

FIRST = {"time": 0, "insight": 1}  # Time, then Insight, then the others as printed.  UN-MOV-09
WALLS = (BARRIER, IMPASSABLE)
STOP = opt("stop")


class Moving(Scope, frozen=True):
    """One Move from its first step to its last; `this_move` lasts as long."""


class Crossing(Scope, frozen=True, kw_only=True):
    """One step: the mover is on the destination, but local to nobody except whom it carries.  UN-MOV-26, 34"""

    carried: Seat = NOBODY_SEAT


def local(g: G, node: str, seat: Seat, other: Seat) -> bool:
    """Whether an explorer counts as being on a node together with another.  UN-GLO-01, UN-MOV-26, 34"""
    if g.s.explorers[other].at != node:
        return False
    if seat == other:
        return True
    for _, scope in g.scopes():
        if isinstance(scope, Crossing):
            mover = _mover(g, scope)
            pair = {mover, scope.carried}
            if (seat in pair) != (other in pair):
                return False
    return True


def _mover(g: G, scope: Crossing) -> Seat:
    return next(step.seat for step in g.s.stack if step.verb is scope)


def length(g: G, seat: Seat) -> int:
    """How many nodes a Move of this explorer may cover.  UN-MOV-01, 33, UN-DSH-14"""
    base = console(g).numbers["move"]
    return max(0, base + sum(m.n for _, m in in_force(g, ChangeMove, seat)))


def steps(g: G, seat: Seat) -> list[int]:
    """The locations that this explorer can step to.  UN-MOV-03, 20, 25, UN-EXP-01, 05"""
    explorer = g.s.explorers[seat]
    if not explorer.conscious or explorer.at not in g.s.nodes or is_forbidden(g, "move", seat):
        return []
    fresh = can_explore(g)
    return [
        place
        for side, place, to in around(g, explorer.at)
        if (to or fresh) and not any(bars(g, wall, explorer.at, side, to) for wall in WALLS)
    ]


def name_of_place(g: G, place: int) -> str | int:
    """A location in an option: by the node that lies there, else by its number."""
    return g.s.grid.get(place, place)


def place_named(g: G, name: str | int) -> int:
    return name if isinstance(name, int) else g.s.nodes[name].place


class Walk(Ask, frozen=True):
    """The next step of a Move, or the end of it.  UN-MOV-04, 05"""

    left: int
    carry: Seat = NOBODY_SEAT
    prompt: ClassVar[str] = "walk"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        there = steps(g, here.seat) if self.left > 0 else []
        return [*(opt("step", name_of_place(g, place)) for place in there), STOP] if there else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option != STOP:
            take_step(g, here.seat, place_named(g, option.ids[0]), self.left, self.carry)


def take_step(g: G, seat: Seat, place: int, left: int, carry: Seat = NOBODY_SEAT) -> None:
    """Into an adjacent location: reveal it if it must be, then cross.  UN-MOV-07, 27, UN-EXP-01, 06"""
    s = g.s
    start = s.explorers[seat].at
    if place in s.grid and place not in s.covered:
        g.push(seat, Cross(start, place, left, carry))
    else:
        g.chain(seat, Cross(start, place, left, carry, fresh=True))
        g.push(seat, Explore(place))


class Cross(Verb, frozen=True):
    """Over the edge: the icons once, for the mover; entering for both.  UN-MOV-08 to 14, 22 to 24"""

    start: str
    place: int
    left: int
    carry: Seat = NOBODY_SEAT
    fresh: bool = False

    def run(self, g: G, here: Step) -> None:
        s, to = g.s, g.s.grid.get(self.place, "")
        if s.explorers[here.seat].at != self.start or not to or self.start not in s.nodes:
            return  # an interrupt took the mover or the node away: the Move is over
        side = side_of(self.place - s.nodes[self.start].place)
        if any(bars(g, wall, self.start, side, to) for wall in WALLS):
            g.push(here.seat, Walk(self.left, self.carry))
            return
        g.push(here.seat, Walk(0 if self.fresh else self.left - 1, self.carry))
        clauses.of_card(g, here.seat, self.start, "on_leaving")
        met = [*_in_order(icons(g, self.start, side)), *_in_order(icons(g, to, FACING[side]))]
        links: list[Verb] = [CrossIcon(icon) for icon in met]
        party = (here.seat,) if self.carry < 0 else (here.seat, self.carry)
        for seat in party:
            s.explorers[seat].at = to
            g.did("move", seat, f"explorer_{seat}", to)
        g.scope(
            Crossing(carried=self.carry), here.seat, links=(*links, *(Enter(to, seat) for seat in party)), source=to
        )


def side_of(step: int) -> Side:
    return next(side for side, by in STEP.items() if by == step)


def _in_order(found: tuple[str, ...]) -> list[str]:
    return sorted(found, key=lambda icon: FIRST.get(icon, 2))


class CrossIcon(Verb, frozen=True):
    """An icon of a crossed edge takes effect on the mover.  UN-MOV-08, UN-INS-02"""

    icon: str

    def run(self, g: G, here: Step) -> None:
        ignored = [m.kind for _, m in in_force(g, IgnoreEdges, here.seat)]
        if "all" not in ignored and self.icon not in ignored:
            g.push(here.seat, Effect(console(g).icons[self.icon]), source=here.source)


class Enter(Verb, frozen=True):
    """An explorer has come to a node: by a step, carried, or placed.  UN-MOV-11, 14, UN-OPP-19"""

    node: str
    seat: Seat

    def run(self, g: G, here: Step) -> None:
        if g.s.explorers[self.seat].at != self.node:
            return
        g.did("enter", self.seat, self.node)
        clauses.happens(g, "when_entering_any", self.seat, self.node)
        if not in_force(g, IgnoreWhenEntering, self.seat):
            clauses.of_card(g, self.seat, self.node, "when_entering")


def put_on(g: G, seat: Seat, node: str) -> None:
    """An explorer is placed: no edge is crossed, but the node is entered.  UN-MOV-16, 17, 19, 29"""
    place = g.s.nodes[node].place
    if place in g.s.covered:
        from starboard.games.unsettled.rules.exploration import turn_up

        node = turn_up(g, seat, place)
    g.s.explorers[seat].at = node
    g.did("place", seat, f"explorer_{seat}", node)
    if g.s.turns:  # before the first turn nobody enters.  UN-SET-34
        g.owe(seat, Enter(node, seat), source=node)


class Granted(Verb, frozen=True):
    """A Move that an effect gave, made now or not at all.  UN-DSH-11, 29, UN-MOV-28, 35"""

    n: int = 0  # 0: as long as this explorer's Move
    carry: bool = False

    def run(self, g: G, here: Step) -> None:
        if self.carry:
            g.push(here.seat, AskCarry(self.n or length(g, here.seat)), source=here.source)
        else:
            g.scope(Moving(), here.seat, Walk(self.n or length(g, here.seat)), source=here.source)


class AskCarry(Ask, frozen=True):
    """Whom to carry, of those on the same node.  UN-MOV-12, 31"""

    n: int
    prompt: ClassVar[str] = "carry"

    def options(self, g: G, here: Step) -> list[Option]:
        me = g.s.explorers[here.seat]
        near = [e.seat for e in g.s.explorers if e.seat != here.seat and local(g, me.at, here.seat, e.seat)]
        return [opt("alone"), *(opt("carry", f"explorer_{seat}") for seat in near)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "alone":
            g.scope(Moving(), here.seat, Walk(self.n), source=here.source)
            return
        seat = int(str(option.ids[0]).rpartition("_")[2])
        if g.s.explorers[seat].conscious:
            g.push(here.seat, AgreeCarry(self.n, seat), source=here.source)
        else:
            g.scope(Moving(), here.seat, Walk(self.n, seat), source=here.source)


class AgreeCarry(Ask, frozen=True):
    """Nobody who is conscious is carried against their will.  UN-MOV-32"""

    n: int
    carried: Seat
    prompt: ClassVar[str] = "agree_carry"

    def who(self, g: G, here: Step) -> Seat:
        return self.carried

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("agree"), opt("refuse")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        carry = self.carried if option.key == "agree" else NOBODY_SEAT
        g.scope(Moving(), here.seat, Walk(self.n, carry), source=here.source)
