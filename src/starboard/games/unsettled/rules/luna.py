"""LUNA: one move and one scan a turn, commanded from anywhere.  UN-LUN"""

from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DIE
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules import clauses, exploration, tasks
from starboard.games.unsettled.rules.exploration import BARRIER, Explore, bars, can_explore, ways
from starboard.games.unsettled.rules.modifiers import ChangeLunaMove, in_force, is_forbidden, permits
from starboard.games.unsettled.rules.movement import STOP, Crossing, name_of_place, place_named, side_of
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

SCANS = tuple(opt("scan", kind) for kind in ("data", "materials"))


def length(g: G, seat: Seat) -> int:
    """How many nodes LUNA's own move of this turn may cover.  UN-LUN-01, UN-MOV-33"""
    return max(0, g.book.numbers["luna_move"] + sum(m.n for _, m in in_force(g, ChangeLunaMove, seat)))


def steps(g: G) -> list[int]:
    """Where LUNA can go: she crosses impassable terrain, but no barrier.  UN-LUN-12, 14, UN-MOV-25"""
    fresh = can_explore(g)
    return [place for place, to in ways(g, g.s.luna, (BARRIER,)) if to or fresh]


def scans(g: G, seat: Seat) -> list[Option]:
    """A kind that does not lie on her node yet; never on the Scarab.  UN-LUN-02, 08, 09, UN-SCA-05"""
    if g.s.luna == SCARAB or is_forbidden(g, "scan", seat):
        return []
    node = g.s.nodes[g.s.luna]
    again = permits(g, "UN-LUN-08", seat)
    return [option for option, lying in zip(SCANS, (node.data, node.materials), strict=True) if again or not lying]


class StepLuna(Verb, frozen=True):
    """LUNA steps into a location; what is not revealed is revealed first.  UN-LUN-05, 12, 13"""

    place: int
    left: int = 1
    own: bool = False  # the first step of her move of the turn

    def run(self, g: G, here: Step) -> None:
        s = g.s
        fresh = self.place not in s.grid or self.place in s.covered
        g.chain(here.seat, LunaArrives(s.luna, self.place, self.left, fresh, self.own), source="luna")
        if fresh:
            g.push(here.seat, Explore(self.place), source="luna")


class LunaArrives(Verb, frozen=True):
    """She ignores every edge icon and every When Entering; a barrier keeps her where she was.  UN-LUN-05, 20"""

    start: str
    place: int
    left: int
    fresh: bool
    own: bool = False

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


class WalkLuna(Ask, frozen=True):
    """Where LUNA goes next, or that she stays.  UN-LUN-01, 22, UN-STR-27"""

    left: int = 1
    own: bool = False  # nothing of her move of the turn is used up yet.  UN-LUN-20
    prompt: ClassVar[str] = "move_luna"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        there = steps(g)
        return [*(opt("luna", name_of_place(g, place)) for place in there), STOP] if there else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option != STOP:
            g.push(here.seat, StepLuna(place_named(g, option.ids[0]), self.left, self.own), source="luna")
        elif self.own:
            g.amend(Turn, luna_moved=False)


class Scan(Verb, frozen=True):
    """The die says how many units come from the supply onto her node.  UN-LUN-07, 10, 19"""

    kind: str

    def run(self, g: G, here: Step) -> None:
        node = g.s.nodes[g.s.luna]
        found = DIE[g.roll(len(DIE), "die")]
        kind: dict[str, int] = {self.kind: getattr(node, self.kind) + found}
        exploration.put(g, structs.replace(node, **kind))
        g.did("scan", here.seat, self.kind, node.key, n=found)
        clauses.happens(g, "on_scan", here.seat, self.kind)


class PickScan(Ask, frozen=True):
    """A scan that an effect grants obeys the limits of every scan.  UN-LUN-22"""

    kind: str = ""
    prompt: ClassVar[str] = "scan"

    def options(self, g: G, here: Step) -> list[Option]:
        return [option for option in scans(g, here.seat) if self.kind in ("", option.ids[0])]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.push(here.seat, Scan(str(option.ids[0])), source="luna")
