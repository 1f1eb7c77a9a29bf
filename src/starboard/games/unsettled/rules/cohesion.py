"""Group trust: two states, and focus to distribute when it is pushed beyond either.  UN-COH"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import BEYOND_TRUST
from starboard.games.unsettled.rules import clauses
from starboard.games.unsettled.rules.facets import LOWERED, RAISED, SPARED, TRUST_DOWN, TRUST_UP, change_by, of
from starboard.games.unsettled.rules.focus import PickLower, PickRaise, room, shown
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def change(g: G, seat: Seat, by: int) -> None:
    """Trust is raised or lowered so many times, one at a time.

    UN-COH-02, UN-COH-03, UN-COH-04, UN-COH-05, UN-COH-06, UN-COH-07
    """
    for _ in range(abs(by)):
        high = by > 0
        if g.s.trust == high:
            g.did("beyond_trust", seat, "high" if high else "low")
            g.push(g.s.active, Split(BEYOND_TRUST, up=high))
        else:
            g.s.trust = high
            g.did("trust", seat, "high" if high else "low")
            clauses.happens(g, "on_trust_high" if high else "on_trust_low", seat)


def goes_by(g: G, by: int) -> int:
    """What a change of trust goes by: a change the other way; beyond its end, what limits the focus."""
    high, n = by > 0, BEYOND_TRUST * abs(by)
    found = TRUST_DOWN if high else TRUST_UP
    if g.s.trust != high:
        return found
    tight = [e.seat for e in g.s.explorers if (room(g, e.seat, None) if high else shown(g, e.seat, None)) < n]
    return found | of(LOWERED if high else RAISED | SPARED, tight)


def alters(g: G, by: int) -> int:
    """What a change of trust changes: beyond its end the focus of whom the active explorer names."""
    high = by > 0
    found = (TRUST_UP if high else TRUST_DOWN) | change_by(g.book, "on_trust_high" if high else "on_trust_low")
    return found | of(RAISED if high else LOWERED, range(len(g.s.explorers))) if g.s.trust == high else found


class Split(Ask, frozen=True):
    """Focus for the crew: the active explorer names who takes each, who then chooses the cube.

    UN-COH-06, UN-COH-09, UN-COH-10, UN-COH-08, UN-UNC-17
    """

    n: int
    up: bool
    given: tuple[Seat, ...] = ()
    prompt: ClassVar[str] = "split"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("explorer", pid("explorer", e.seat)) for e in g.s.explorers] if len(self.given) < self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = number_of(option.ids[0], "explorer")
        g.push(here.seat, Split(self.n, self.up, (*self.given, seat)), source=here.source)

    def skip(self, g: G, here: Step) -> None:
        """All is split: each receiver turns cubes, from the active explorer clockwise.  UN-COH-09"""
        kind: type[Verb] = PickRaise if self.up else PickLower
        each = [(seat, self.given.count(seat)) for seat in clockwise(g.s) if seat in self.given]
        g.put(*(Step(kind(n), seat, here.source) for seat, n in each))
