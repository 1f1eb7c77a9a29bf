"""The turn: three cubes, a Move, LUNA, in any order; then the regroup.  UN-TRN"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules import (
    dashboard,
    exploration,
    freeactions,
    luna,
    movement,
    opportunities,
    outset,
    structures,
    tasks,
)
from starboard.games.unsettled.rules.clauses import Resolve, happens, still_due, waiting
from starboard.games.unsettled.rules.facets import CARDS, MOMENTS, RAZED, loss_of, of
from starboard.games.unsettled.rules.holding import holder
from starboard.games.unsettled.rules.modifiers import RestOptional, in_force
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.asking import AnyOrder, Effect
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Offer, Offers, never, open_now
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Id, Option, Seat, opt


class BeginTurn(Verb, frozen=True):
    """Once-per-turn abilities are fresh; effects at the start come first, in a chosen order.

    UN-TRN-12, UN-TRN-13, UN-TRN-14, UN-TRN-15, UN-TRN-16, UN-TRN-24, UN-TRN-23
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.active = here.seat
        s.turns += 1
        s.used.clear()
        s.lasting = [m for m in s.lasting if m.seat != here.seat or m.until != ("your_turn",)]
        g.did("turn", here.seat, pid("explorer", here.seat))
        in_any_order(g, here.seat, _starts(g, here.seat))


def in_any_order(g: G, seat: Seat, steps: list[Step]) -> None:
    """These follow as links; of several this explorer chooses the order.  UN-TRN-13, UN-TRN-19"""
    if len(steps) > 1:
        each = tuple((_first(step, steps), (step.verb,)) for step in steps)
        steps = [Step(AnyOrder(each, tuple((step.seat, step.source) for step in steps)), seat)]
    g.later(*steps)


def _first(step: Step, among: list[Step]) -> Option:
    """One of these by its piece; of several effects of one piece, by their numbers as they are printed on it."""
    if isinstance(step.verb, Resolve) and sum(other.source == step.source for other in among) > 1:
        return opt("first", step.source, step.verb.at + 1)
    return opt("first", step.source)


def _starts(g: G, seat: Seat) -> list[Step]:
    """What happens at the start of this turn.  UN-TRN-15, UN-TRN-16"""
    found: list[Step] = []
    for when in ("start_of_each_turn", "start_of_your_turn"):
        for card, at in g.book.by_when.get(when, ()):
            whose = holder(g, card)
            if whose is not None and (when == "start_of_each_turn" or whose == seat):
                found.append(Step(Resolve(card, at), whose, card))
    return found


class Act(Offers, frozen=True):
    """Assign a cube, Move, command LUNA, or regroup.

    UN-TRN-01, UN-TRN-02, UN-TRN-03, UN-TRN-04, UN-TRN-05, UN-TRN-06, UN-TRN-07, UN-TRN-08, UN-TRN-20, UN-TRN-21,
    UN-LUN-03, UN-LUN-04, UN-INT-09, UN-MOV-02
    """

    prompt: ClassVar[str] = "act"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def find_open(self, g: G, here: Step) -> list[Offer]:
        if not g.s.explorers[here.seat].conscious:
            return []
        found = assignments(g, here)
        over = [] if found else [REGROUP]
        return [*found, *deeds(g, here.seat), *over]

    def is_certain(self, g: G, here: Step) -> bool:
        return g.s.explorers[here.seat].conscious

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        """As they are read with their reasons: the spaces by their headings, and the deeds of the turn."""
        seat = here.seat
        spaces = dashboard.offers(g, seat, rest_only(g, seat), closed) if assignments(g, here) else ()
        return [REGROUP_LATER if spaces else REGROUP, *spaces, *deeds(g, seat, closed)]

    def free_offers(self, g: G, here: Step) -> list[Offer]:
        return freeactions.offers(g, here.seat)

    def closing(self, g: G, here: Step) -> Option:
        return REGROUP.option

    def can_wait(self, g: G, here: Step, free: Option) -> bool:
        """Free actions come in anyone's turn; only an ability may be lost with this one.  UN-FRE-01, UN-FRE-07"""
        return free.key != "use"

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.amend(Turn, chosen=g.s.serial, page=g.s.page)
        if offer.option != REGROUP.option:
            g.push(here.seat, tasks.Watch(), Act())
        g.push(here.seat, *offer.does)

    def skip(self, g: G, here: Step) -> None:
        """An explorer who has become unconscious regroups, even without a Rest.  UN-UNC-14"""
        g.push(here.seat, Regroup())


def deeds(g: G, seat: Seat, closed: bool = False) -> list[Offer]:
    """The Move of the turn, LUNA's, and her scan.  UN-MOV-01, UN-MOV-33, UN-LUN-01, UN-LUN-02"""
    turn, found = g.inside(Turn), list[Offer]()
    if closed or not turn.moved:
        barred = "why-move-used" if turn.moved else movement.why_not_move(g, seat) or no_nodes(movement.length(g, seat))
        at, walls = g.s.explorers[seat].at, movement.WALLS
        found += movement.offers(g, at, walls, move_offer, barred, closed)
    if closed or not turn.luna_moved:
        barred = "why-luna-used" if turn.luna_moved else no_nodes(luna.length(g, seat))
        found += movement.offers(g, g.s.luna, (exploration.BARRIER,), luna_offer, barred, closed)
    if closed or not turn.scanned:
        found += luna.scans(g, seat, scan_offer, used=turn.scanned, closed=closed)
    return found


def no_nodes(length: int) -> str:
    return "" if length else "why-no-nodes"


@cache
def move_offer(to: Id, why: str) -> Offer:
    return Offer(opt("move", to), needs=movement.step_need(why, to), does=(BeginMove(to),))


@cache
def luna_offer(to: Id, why: str) -> Offer:
    return Offer(opt("luna", to), needs=movement.step_need(why, to), does=(CommandLuna(to),))


@cache
def scan_offer(kind: str, why: str) -> Offer:
    return Offer(opt("scan", kind), needs=luna.scan_need(why, kind), does=(CommandScan(kind),))


def assignments(g: G, here: Step) -> list[Offer]:
    """Each cube to each open space; the last one only to Rest, unless Rest was taken.

    UN-TRN-03, UN-TRN-04, UN-FOC-09, UN-FOC-07, UN-FOC-16, UN-DSH-25, UN-TRT-09
    """
    loose = [i for i, space in enumerate(g.s.explorers[here.seat].on) if not space]
    if not loose:
        return []
    spaces = open_now(dashboard.offers(g, here.seat, rest_only(g, here.seat)), g, here, ways=False)
    found = [space.ways[i] for i in loose for space in spaces]
    return open_now(found, g, here) if g.book.judged_bonus else found


def rest_only(g: G, seat: Seat) -> bool:
    """The last cube rests, unless one has.  UN-TRN-03, UN-TRN-04, UN-TRT-09"""
    on = g.s.explorers[seat].on
    return sum(map(bool, on)) == 2 and "rest" not in on and not _rest_is_optional(g, seat)


class BeginMove(Verb, frozen=True):
    """The Move of the turn, with its first step.  UN-MOV-01"""

    to: Id

    def run(self, g: G, here: Step) -> None:
        g.amend(Turn, moved=True)
        place = movement.place_named(g, self.to)
        first = outset.FirstStep(place, movement.length(g, here.seat))
        g.scope(movement.Moving(own=True), here.seat, first)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return movement.crossing(g, here, self.to)


class CommandLuna(Verb, frozen=True):
    """LUNA's move of the turn, with its first step.  UN-LUN-01, UN-LUN-03, UN-LUN-04"""

    to: Id

    def run(self, g: G, here: Step) -> None:
        g.amend(Turn, luna_moved=True)
        place = movement.place_named(g, self.to)
        g.push(here.seat, luna.StepLuna(place, luna.length(g, here.seat), own=True), source="luna")


class CommandScan(Verb, frozen=True):
    """LUNA's scan of the turn.  UN-LUN-02, UN-LUN-03, UN-LUN-04"""

    kind: str

    def run(self, g: G, here: Step) -> None:
        g.amend(Turn, scanned=True)
        g.push(here.seat, luna.Scan(self.kind), source="luna")


class Regroup(Verb, frozen=True):
    """All cubes are taken back at once; what that causes follows in a chosen order, then what ends the turn.

    UN-TRN-06, UN-TRN-07, UN-TRN-17, UN-TRN-18, UN-TRN-19
    """

    def run(self, g: G, here: Step) -> None:
        me = g.s.explorers[here.seat]
        spaces = [key for key in me.on if key]
        me.on[:] = ["", "", ""]
        g.amend(NextTurn, page=g.s.page)
        g.did("regroup", here.seat)
        caused = waiting(g, "on_regroup", here.seat)
        caused += [Step(Effect((Finish(key),)), here.seat, key) for key in spaces if key in g.book.finishes]
        in_any_order(g, here.seat, caused)
        g.later(*(Step(verb, seat, verb.card) for seat, verb in still_due(g)))
        happens(g, "end_of_turn", here.seat)


REGROUP = Offer(opt("regroup"), does=(Regroup(),))
REGROUP_LATER = Offer(opt("regroup"), needs=(never("why-regroup", "UN-TRN-02"),))


class Finish(Verb, frozen=True):
    """What was waiting under a cube: a structure flips or returns, an opportunity or a page is done.

    UN-TRN-18, UN-OPP-33
    """

    space: str

    def at_stake(self, g: G, here: Step) -> int:
        """What is taken back, or done, can be used no longer."""
        match g.book.finishes[self.space]:
            case "destroy", _:
                return loss_of(RAZED)
            case "opportunity", card:
                return loss_of(MOMENTS | of(CARDS, [e.seat for e in g.s.explorers if card in e.engaged]))
            case _:
                return NOTHING

    def run(self, g: G, here: Step) -> None:
        what, card = g.book.finishes[self.space]
        if what == "build":
            structures.flip(g, here.seat, card)
        elif what == "destroy":
            structures.take_back(g, here.seat, card)
        elif what == "opportunity" and card in opportunities.active(g):
            opportunities.finish(g, here.seat, card, "complete")
        elif what == "page" and card == g.book.page_key(g.s.task, g.s.page):  # else it was left already
            g.owe(here.seat, tasks.ReadOn(g.s.page), source=card)


class NextTurn(Verb, frozen=True):
    """Play passes clockwise to the next conscious explorer.  UN-TRN-10, UN-TRN-22"""

    page: int = 0  # which was open at the regroup

    def run(self, g: G, here: Step) -> None:
        n = len(g.s.explorers)
        seat = next(s for i in range(1, n + 1) if g.s.explorers[s := (here.seat + i) % n].conscious)
        start(g, seat, self.page)


def start(g: G, seat: Seat, page: int = 0) -> None:
    """A turn, from its start to what its regroup causes; the explorer stays active till then.  UN-TRN-09, UN-TRN-11"""
    g.push(seat, NextTurn())
    g.scope(Turn(page=page), seat, BeginTurn(), tasks.Watch(), Act())


def _rest_is_optional(g: G, seat: Seat) -> bool:
    return bool(in_force(g, RestOptional, seat))
