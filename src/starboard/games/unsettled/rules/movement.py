"""Movement: a chain of reveal, crossing, the icons of both edges, and entering.  UN-MOV"""

from collections.abc import Callable, Iterator
from functools import cache
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
from starboard.games.unsettled.rules.facets import PLACE, facts_of, of, stake_of
from starboard.games.unsettled.rules.modifiers import (
    THIS_MOVE,
    ChangeMove,
    in_force,
    is_forbidden,
)
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.asking import Effect
from starboard.kernel.ids import pid
from starboard.kernel.offers import UNKNOWN, Change, Need, Offer, Offers, never
from starboard.kernel.verbs import NOTHING, Scope, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Id, Seat, opt

FIRST = {"time": 0, "insight": 1}  # Time, then Insight, then the others as printed.  UN-MOV-09
WALLS = (BARRIER, IMPASSABLE)  # what no explorer crosses.  UN-MOV-20, UN-MOV-25
WHY_WALL = {BARRIER: "why-barrier", IMPASSABLE: "why-impassable"}
WHY_NOT = {  # the rule behind each reason why there is no step
    "why-barrier": "UN-MOV-25",
    "why-impassable": "UN-MOV-20",
    "why-unexplored": "UN-EXP-05",
    "why-move-used": "UN-MOV-01",
    "why-luna-used": "UN-LUN-01",
    "why-no-nodes": "UN-MOV-33",
    "why-forbidden-now": "UN-MOV-01",
    "why-unconscious": "UN-UNC-04",
}


class Moving(Scope, frozen=True, kw_only=True):
    """One Move from its first step to its last; `this_move` lasts as long."""

    own: bool = False  # the Move of the turn, which stays available until a step of it was made.  UN-MOV-24
    begun: bool = False
    because: ClassVar[str] = "move"

    def close(self, g: G, here: Step, cut: bool) -> None:
        g.s.lasting = [m for m in g.s.lasting if m.seat != here.seat or THIS_MOVE not in m.until]
        if self.own and not self.begun:
            g.amend(Turn, moved=False)


class Crossing(Scope, frozen=True, kw_only=True):
    """One step: the mover is on the destination, but local to nobody except who comes along.  UN-MOV-26, UN-MOV-34"""

    along: tuple[Seat, ...] = ()


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
    """How many nodes a Move of this explorer may cover.  UN-MOV-01, UN-MOV-33, UN-DSH-14"""
    base = g.book.numbers["move"]
    return max(0, base + sum(m.n for _, m in in_force(g, ChangeMove, seat)))


def offers(
    g: G, at: str, walls: tuple[str, ...], make: Callable[[Id, str], Offer], barred: str = "", closed: bool = False
) -> list[Offer]:
    """A step to each location around a node, or why there is none: an edge, the empty deck, else what bars all of
    them.  UN-MOV-03, UN-MOV-20, UN-MOV-25, UN-EXP-01, UN-EXP-05"""
    if barred and not closed:
        return []
    fresh, grid, found = can_explore(g), g.s.grid, []
    for place, to, wall in ways(g, at, walls):
        why = WHY_WALL[wall] if wall else barred if to or fresh else "why-unexplored"
        if closed or not why:
            found.append(make(grid.get(place, place), why))
    return found


def step_need(why: str, place: Id) -> tuple[Need, ...]:
    """The need of a step that is barred; none, where it is open."""
    return (never(why, WHY_NOT[why], place),) if why else ()


def why_not_move(g: G, seat: Seat) -> str:
    """What keeps this explorer from any step, if something does.  UN-UNC-04"""
    if not g.s.explorers[seat].conscious:
        return "why-unconscious"
    return "why-forbidden-now" if is_forbidden(g, "move", seat) else ""


def place_named(g: G, name: Id) -> int:
    """A location by its name in an option: the node that lies there, else its number."""
    return name if isinstance(name, int) else g.s.nodes[name].place


class Walk(Offers, frozen=True):
    """The next step of a Move, or the end of it.  UN-MOV-04, UN-MOV-05, UN-MOV-02, UN-MOV-06, UN-MOV-30"""

    left: int
    carry: Seat = NOBODY_SEAT
    prompt: ClassVar[str] = "walk"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        seat = here.seat
        if self.left <= 0:
            return []
        found = next_steps(g, seat, self.left, self.carry, closed)
        return [*found, STOP] if found else []


def next_steps(g: G, seat: Seat, left: int, carry: Seat = NOBODY_SEAT, closed: bool = False) -> list[Offer]:
    """The steps that this explorer can make next in a Move."""
    at, make = g.s.explorers[seat].at, next_step(left, carry)
    return offers(g, at, WALLS, make, why_not_move(g, seat), closed)


STOP = Offer(opt("stop"))


@cache
def next_step(left: int, carry: Seat) -> Callable[[Id, str], Offer]:
    """The offers of the next step of a Move, by the location and by what bars it."""

    @cache
    def make(to: Id, why: str) -> Offer:
        return Offer(opt("step", to), needs=step_need(why, to), does=(TakeStep(to, left, carry),))

    return make


class TakeStep(Verb, frozen=True):
    """The next step of a Move.  UN-MOV-04"""

    to: Id
    left: int
    carry: Seat = NOBODY_SEAT

    def run(self, g: G, here: Step) -> None:
        take_step(g, here.seat, place_named(g, self.to), self.left, self.carry)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return crossing(g, here, self.to)


def crossing(g: G, here: Step, to: Id) -> Iterator[Change]:
    """What a step over the edge to a location costs: the icons of both facing edges, as far as they are seen.

    UN-MOV-08
    """
    at = g.s.explorers[here.seat].at
    side = side_of(place_named(g, to) - g.s.nodes[at].place)
    node = str(to) if isinstance(to, str) else ""
    for icon in (*icons(g, at, side), *icons(g, node, FACING[side])):
        for verb in g.book.icons[icon]:
            yield from verb.amounts(g, Step(here.verb, here.seat, node))
    if not node or g.s.nodes[node].hidden or waits_for_step(g, at, node):
        yield UNKNOWN


def waits_for_step(g: G, at: str, to: str) -> bool:
    """Whether something in play waits for an explorer to leave this node, to cross an icon, or to enter that one."""
    book = g.book
    if any(moment in book.by_when for moment in ("on_crossing", "when_entering_any")):
        return True
    leaving = any(clause.when == "on_leaving" for clause in book.clauses.get(at, ()))
    return leaving or any(clause.when == "when_entering" for clause in book.clauses.get(to, ()))


def take_step(g: G, seat: Seat, place: int, left: int, carry: Seat = NOBODY_SEAT) -> None:
    """Into an adjacent location: reveal it if it must be, then cross.  UN-MOV-07, UN-MOV-27, UN-EXP-01, UN-EXP-06"""
    s = g.s
    start = s.explorers[seat].at
    if place in s.grid and place not in s.covered:
        g.push(seat, Cross(start, place, left, carry))
    else:
        g.chain(seat, Cross(start, place, left, carry, fresh=True))
        g.push(seat, Explore(place))


class Cross(Verb, frozen=True):
    """Over the edge: the icons once, for the mover; entering for all who come along.

    UN-MOV-08, UN-MOV-09, UN-MOV-10, UN-MOV-11, UN-MOV-12, UN-MOV-13, UN-MOV-14, UN-MOV-22, UN-MOV-23, UN-MOV-24
    """

    start: str
    place: int
    left: int
    carry: Seat = NOBODY_SEAT
    fresh: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        """Once the node is revealed: who is taken away does not cross, and who crosses is local no longer.

        That matters where something awaits the mover there.
        """
        found, to = NOTHING, g.s.grid.get(self.place, "")
        if not to:
            return NOTHING
        side = side_of(self.place - g.s.nodes[self.start].place)
        for icon in (*icons(g, self.start, side), *icons(g, to, FACING[side])):
            found |= stake_of(g, here, g.book.icons[icon])
        for clause in g.book.clauses[to]:
            if clause.when == "when_entering":
                found |= stake_of(g, here, clause.links[0]) | facts_of(g, here, clause.requires)
        return found | of(PLACE, (here.seat,)) if found else NOTHING

    def run(self, g: G, here: Step) -> None:
        s, to = g.s, g.s.grid.get(self.place, "")
        if s.explorers[here.seat].at != self.start or not to:
            return  # an interrupt took the mover or the node away: the Move is over
        side = side_of(self.place - s.nodes[self.start].place)
        if any(bars(g, wall, self.start, side, to) for wall in WALLS):
            g.push(here.seat, Walk(self.left, self.carry))
            return
        g.push(here.seat, Walk(0 if self.fresh else self.left - 1, self.carry))
        g.amend(Moving, begun=True)
        is_along = self.carry >= 0 and s.explorers[self.carry].at == self.start
        along = (self.carry,) if is_along else ()
        met = [*_in_order(icons(g, self.start, side)), *_in_order(icons(g, to, FACING[side]))]
        party = (here.seat, *along)
        for seat in party:
            s.explorers[seat].at = to
            g.did("move", seat, pid("explorer", seat), to)
        links: list[Verb] = [*(LeaveNode(self.start, seat) for seat in party)] if _minds_leaving(g, self.start) else []
        links += [CrossIcon(icon) for icon in met]
        links += [Enter(to, seat) for seat in party]
        g.scope(Crossing(along=along), here.seat, links=links, source=to)


def _minds_leaving(g: G, node: str) -> bool:
    return any(clause.when == "on_leaving" for clause in g.book.clauses.get(node, ()))


class LeaveNode(Verb, frozen=True):
    """An explorer has left a node: what it says of that comes before the icons of its edge."""

    node: str
    seat: Seat
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        clauses.of_card(g, self.seat, self.node, "on_leaving")


def side_of(step: int) -> Side:
    return next(side for side, by in STEP.items() if by == step)


def _in_order(found: tuple[str, ...]) -> list[str]:
    return sorted(found, key=lambda icon: FIRST.get(icon, 2))


class CrossIcon(Verb, frozen=True):
    """An icon of a crossed edge takes effect on the mover.  UN-MOV-08, UN-INS-02"""

    icon: str

    def at_stake(self, g: G, here: Step) -> int:
        return stake_of(g, here, g.book.icons[self.icon])

    def run(self, g: G, here: Step) -> None:
        heard = (Crossed(self.icon),) if "on_crossing" in g.book.by_when else ()
        g.push(here.seat, Effect((*g.book.icons[self.icon], *heard)), source=here.source)


class Crossed(Verb, frozen=True):
    """An icon was crossed: what waits for that follows its effect."""

    icon: str

    def run(self, g: G, here: Step) -> None:
        clauses.happens(g, "on_crossing", here.seat, self.icon)


class Enter(Verb, frozen=True):
    """An explorer has come to a node: by a step, carried, or placed.  UN-MOV-11, UN-MOV-14, UN-OPP-19"""

    node: str
    seat: Seat

    fixed: ClassVar[bool] = True  # to enter is no effect, and what waits for it cannot be cancelled.  UN-INT-03

    def run(self, g: G, here: Step) -> None:
        if g.s.explorers[self.seat].at != self.node:
            return
        g.did("enter", self.seat, self.node)
        clauses.of_card(g, self.seat, self.node, "when_entering")
        clauses.happens(g, "when_entering_any", self.seat, self.node)


def put_on(g: G, seat: Seat, node: str) -> None:
    """An explorer is placed: no edge is crossed, but the node is entered.

    UN-MOV-16, UN-MOV-17, UN-MOV-19, UN-MOV-29, UN-EXP-07, UN-UNC-10
    """
    place = g.s.nodes[node].place
    if place in g.s.covered:
        node = turn_up(g, seat, place)
    g.s.explorers[seat].at = node
    g.did("place", seat, pid("explorer", seat), node)
    if g.s.turns:  # before the first turn nobody enters.  UN-SET-34
        g.owe(seat, Enter(node, seat), source=node)
