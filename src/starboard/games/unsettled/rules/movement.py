"""Movement: a chain of reveal, crossing, the icons of both edges, and entering.  UN-MOV"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import FACING, STEP, Side
from starboard.games.unsettled.rules import clauses
from starboard.games.unsettled.rules.exploration import (
    BARRIER,
    IMPASSABLE,
    Explore,
    bars,
    can_explore,
    icons,
    turn_up,
    ways,
)
from starboard.games.unsettled.rules.modifiers import (
    THIS_MOVE,
    ChangeMove,
    IgnoreEdges,
    IgnoreWhenEntering,
    in_force,
    is_forbidden,
    permits,
)
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.asking import Effect
from starboard.kernel.force import Modifier
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Seat, opt

FIRST = {"time": 0, "insight": 1}  # Time, then Insight, then the others as printed.  UN-MOV-09
WALLS = (BARRIER, IMPASSABLE)
STOP = opt("stop")


class Moving(Scope, frozen=True, kw_only=True):
    """One Move from its first step to its last; `this_move` lasts as long."""

    own: bool = False  # the Move of the turn, which stays available until a step of it was made.  UN-MOV-24
    begun: bool = False

    def close(self, g: G, here: Step, cut: bool) -> None:
        g.s.lasting = [m for m in g.s.lasting if m.seat != here.seat or THIS_MOVE not in m.until]
        if self.own and not self.begun:
            g.amend(Turn, moved=False)


class Crossing(Scope, frozen=True, kw_only=True):
    """One step: the mover is on the destination, but local to nobody except who comes along.  UN-MOV-26, 34"""

    along: tuple[Seat, ...] = ()


class Follows(Modifier, frozen=True):
    """The explorer for whom it is in force goes along when this leader steps to another node."""

    leader: Seat


def local(g: G, node: str, seat: Seat, other: Seat) -> bool:
    """Whether another is on a node together with this explorer, or with LUNA (nobody's seat) or a thing that is there.

    Who is in mid-step is with nobody but who comes along.  UN-GLO-01, UN-MOV-26, UN-MOV-34
    """
    people = g.s.explorers
    if people[other].at != node:
        return False
    if seat == other:
        return True
    for _, scope in g.scopes():
        if isinstance(scope, Crossing):
            party = (_mover(g, scope), *scope.along)
            if other in party if seat not in party else people[seat].at == node and other not in party:
                return False
    return True


def _mover(g: G, scope: Crossing) -> Seat:
    return next(step.seat for step in g.s.stack if step.verb is scope)


def length(g: G, seat: Seat) -> int:
    """How many nodes a Move of this explorer may cover.  UN-MOV-01, 33, UN-DSH-14"""
    base = g.book.numbers["move"]
    return max(0, base + sum(m.n for _, m in in_force(g, ChangeMove, seat)))


def steps(g: G, seat: Seat) -> list[int]:
    """The locations that this explorer can step to.  UN-MOV-03, 20, 25, UN-EXP-01, 05"""
    explorer = g.s.explorers[seat]
    if not explorer.conscious or is_forbidden(g, "move", seat):
        return []
    fresh = can_explore(g)
    return [place for place, to in ways(g, explorer.at, stopping_edges(g, seat)) if to or fresh]


def stopping_edges(g: G, seat: Seat) -> tuple[str, ...]:
    """What this explorer cannot cross.  UN-MOV-20, 25"""
    return (BARRIER,) if permits(g, "UN-MOV-20", seat) else WALLS


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
    """Over the edge: the icons once, for the mover; entering for all who come along.  UN-MOV-08 to 14, 22 to 24"""

    start: str
    place: int
    left: int
    carry: Seat = NOBODY_SEAT
    fresh: bool = False

    def run(self, g: G, here: Step) -> None:
        s, to = g.s, g.s.grid.get(self.place, "")
        if s.explorers[here.seat].at != self.start or not to:
            return  # an interrupt took the mover or the node away: the Move is over
        side = side_of(self.place - s.nodes[self.start].place)
        if any(bars(g, wall, self.start, side, to) for wall in stopping_edges(g, here.seat)):
            g.push(here.seat, Walk(self.left, self.carry))
            return
        g.push(here.seat, Walk(0 if self.fresh else self.left - 1, self.carry))
        g.amend(Moving, begun=True)
        along = company(g, here.seat, self.carry)
        met = [*_in_order(icons(g, self.start, side)), *_in_order(icons(g, to, FACING[side]))]
        party = (here.seat, *along)
        for seat in party:
            s.explorers[seat].at = to
            g.did("move", seat, pid("explorer", seat), to)
        links: list[Verb] = [*(LeaveNode(self.start, seat) for seat in party)] if _minds_leaving(g, self.start) else []
        links += [CrossIcon(icon) for icon in met]
        links += [Enter(to, seat) for seat in party]
        g.scope(Crossing(along=along), here.seat, links=links, source=to)


def company(g: G, seat: Seat, carried: Seat) -> tuple[Seat, ...]:
    """Who goes along from the mover's node: whom it carries, and who follows it.  UN-MOV-12, 31"""
    at, people = g.s.explorers[seat].at, g.s.explorers
    following = [m.seat for m in g.s.lasting if isinstance(m.verb, Follows) and m.verb.leader == seat]
    able = [other for other in dict.fromkeys(following) if people[other].conscious and other != carried]
    return tuple(other for other in (carried, *able) if other >= 0 and people[other].at == at)


def _minds_leaving(g: G, node: str) -> bool:
    return any(clause.when == "on_leaving" for clause in g.book.clauses.get(node, ()))


class LeaveNode(Verb, frozen=True):
    """An explorer has left a node: what it says of that comes before the icons of its edge."""

    node: str
    seat: Seat

    def run(self, g: G, here: Step) -> None:
        clauses.of_card(g, self.seat, self.node, "on_leaving")


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
            heard = (Crossed(self.icon),) if "on_crossing" in g.book.by_when else ()
            g.push(here.seat, Effect((*g.book.icons[self.icon], *heard)), source=here.source)


class Crossed(Verb, frozen=True):
    """An icon was crossed: what waits for that follows its effect."""

    icon: str

    def run(self, g: G, here: Step) -> None:
        clauses.happens(g, "on_crossing", here.seat, self.icon)


class Enter(Verb, frozen=True):
    """An explorer has come to a node: by a step, carried, or placed.  UN-MOV-11, 14, UN-OPP-19"""

    node: str
    seat: Seat

    def run(self, g: G, here: Step) -> None:
        if g.s.explorers[self.seat].at != self.node:
            return
        g.did("enter", self.seat, self.node)
        if not in_force(g, IgnoreWhenEntering, self.seat):
            clauses.of_card(g, self.seat, self.node, "when_entering")
        clauses.happens(g, "when_entering_any", self.seat, self.node)


def put_on(g: G, seat: Seat, node: str) -> None:
    """An explorer is placed: no edge is crossed, but the node is entered.  UN-MOV-16, 17, 19, 29"""
    place = g.s.nodes[node].place
    if place in g.s.covered:
        node = turn_up(g, seat, place)
    g.s.explorers[seat].at = node
    g.did("place", seat, pid("explorer", seat), node)
    if g.s.turns:  # before the first turn nobody enters.  UN-SET-34
        g.owe(seat, Enter(node, seat), source=node)
