"""LUNA: one move and one scan a turn, commanded from anywhere.  UN-LUN"""

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DIE
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules import clauses, exploration, movement, tasks
from starboard.games.unsettled.rules.exploration import BARRIER, Explore, bars
from starboard.games.unsettled.rules.modifiers import ChangeLunaMove, in_force, is_forbidden
from starboard.games.unsettled.rules.movement import STOP, Crossing, place_named, side_of, step_need
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.offers import Need, Offer, Offers, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Seat, opt

KINDS = ("data", "materials")
WHY_NO_SCAN = {  # the rule behind each reason why there is no scan
    "why-scan-scarab": "UN-SCA-05",
    "why-scan-used": "UN-LUN-02",
    "why-forbidden-now": "UN-LUN-02",
    "why-scan-lies": "UN-LUN-08",
}


def length(g: G, seat: Seat) -> int:
    """How many nodes LUNA's own move of this turn may cover.  UN-LUN-01, UN-MOV-33"""
    return max(0, g.book.numbers["luna_move"] + sum(m.n for _, m in in_force(g, ChangeLunaMove, seat)))


def scans(
    g: G,
    seat: Seat,
    make: Callable[[str, str], Offer],
    kinds: tuple[str, ...] = KINDS,
    used: bool = False,
    closed: bool = False,
) -> list[Offer]:
    """A scan for each of these kinds, or why there is none: what bars both, else that it lies on her node already.

    UN-LUN-02, UN-LUN-08, UN-LUN-09, UN-SCA-05, UN-LUN-11
    """
    barred = why_not_scan(g, seat, used)
    if barred and not closed:
        return []
    node, found = g.s.nodes[g.s.luna], []
    for kind in kinds:
        lies = getattr(node, kind) > 0
        why = barred or ("why-scan-lies" if lies else "")
        if closed or not why:
            found.append(make(kind, why))
    return found


def why_not_scan(g: G, seat: Seat, used: bool) -> str:
    """What keeps LUNA from any scan: she is on the Scarab, has scanned, or it is forbidden."""
    if g.s.luna == SCARAB:
        return "why-scan-scarab"
    if used:
        return "why-scan-used"
    return "why-forbidden-now" if is_forbidden(g, "scan", seat) else ""


def scan_need(why: str, kind: str) -> tuple[Need, ...]:
    """The need of a scan that is barred; none, where it is open."""
    return (never(why, WHY_NO_SCAN[why], kind),) if why else ()


@cache
def granted_scan(kind: str, why: str) -> Offer:
    return Offer(opt("scan", kind), needs=scan_need(why, kind), does=(Scan(kind),))


class StepLuna(Verb, frozen=True):
    """LUNA steps into a location; what is not revealed is revealed first.  UN-LUN-05, UN-LUN-12, UN-LUN-13"""

    place: int
    left: int = 1
    own: bool = False  # the first step of her move of the turn

    def run(self, g: G, here: Step) -> None:
        s = g.s
        fresh = self.place not in s.grid or self.place in s.covered
        arrives = LunaArrives(s.luna, self.place, self.left, fresh, self.own)
        if fresh:
            g.chain(here.seat, arrives, source="luna")
            g.push(here.seat, Explore(self.place), source="luna")
        else:  # her step is no effect: what comes before it came before it was chosen
            g.push(here.seat, arrives, source="luna")


class LunaArrives(Verb, frozen=True):
    """She ignores every edge icon and every When Entering; a barrier keeps her where she was.

    UN-LUN-05, UN-LUN-20, UN-LUN-06, UN-LUN-14
    """

    start: str
    place: int
    left: int
    fresh: bool
    own: bool = False

    fixed: ClassVar[bool] = True  # her arrival is no effect: what the reveal has caused has windows of its own

    def run(self, g: G, here: Step) -> None:
        s, to = g.s, g.s.grid.get(self.place, "")
        if s.luna != self.start or not to:
            return
        if bars(g, BARRIER, self.start, side_of(self.place - s.nodes[self.start].place), to):
            g.push(here.seat, WalkLuna(self.left, self.own), source="luna")
            return
        s.luna = to
        g.did("luna_moves", here.seat, to)
        if not self.fresh and self.left > 1:
            g.push(here.seat, WalkLuna(self.left - 1), source="luna")
        if g.find(Crossing) is None:  # as soon as she is there, before her next step.  UN-TSK-05, UN-END-02
            g.push(here.seat, tasks.Watch())


class WalkLuna(Offers, frozen=True):
    """Where LUNA goes next, or that she stays.  UN-LUN-01, UN-LUN-22, UN-STR-27, UN-LUN-14"""

    left: int = 1
    own: bool = False  # nothing of her move of the turn is used up yet.  UN-LUN-20
    fixed: ClassVar[bool] = True  # it is a question, beside which everybody may move freely
    prompt: ClassVar[str] = "move_luna"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        found = movement.offers(g, g.s.luna, (BARRIER,), granted_step, closed=closed)
        return [*found, STOP] if found else []

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option != STOP.option:
            to = place_named(g, offer.option.ids[0])
            g.push(here.seat, StepLuna(to, self.left, self.own), *offer.does, source="luna")
        elif self.own:
            g.amend(Turn, luna_moved=False)


@cache
def granted_step(to: Id, why: str) -> Offer:
    return Offer(opt("luna", to), needs=step_need(why, to))


class Scan(Verb, frozen=True):
    """The die says how many units come from the supply onto her node.  UN-LUN-07, UN-LUN-10, UN-LUN-19"""

    kind: str

    def run(self, g: G, here: Step) -> None:
        node = g.s.nodes[g.s.luna]
        found = DIE[g.roll(len(DIE), "die")]
        kind: dict[str, int] = {self.kind: getattr(node, self.kind) + found}
        exploration.put(g, structs.replace(node, **kind))
        g.did("scan", here.seat, self.kind, node.key, n=found)
        clauses.happens(g, "on_scan", here.seat, self.kind)


class PickScan(Offers, frozen=True):
    """A scan that an effect grants obeys the limits of every scan.  UN-LUN-22"""

    kind: str = ""
    prompt: ClassVar[str] = "scan"

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        return scans(g, here.seat, granted_scan, (self.kind,) if self.kind else KINDS, closed=closed)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.push(here.seat, *offer.does, source="luna")
