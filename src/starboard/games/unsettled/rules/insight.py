"""Insight: the pursuit cube climbs, and leaves the track for comprehension.  UN-INS"""

from typing import ClassVar

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import DISCIPLINES
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import comprehension
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

PURSUE = tuple(opt("pursue", d) for d in DISCIPLINES)


def gain(g: G, seat: Seat, n: int) -> None:
    """Up the track; insight beyond the top space leaves it, and the rest goes on from the bottom.  UN-INS-01, 03, 10"""
    explorer, top = g.s.explorers[seat], console(g).numbers["insight"] - 1
    up = min(n, top - explorer.insight)
    explorer.insight += up
    g.did("insight", seat, n=n)
    if n > up:
        explorer.insight = 0
        g.push(seat, PickPursuit(n - up - 1))
        comprehension.gain(g, seat, explorer.pursuit)  # what it asks of its owner comes first


def lose(g: G, seat: Seat, n: int) -> None:
    """Down the track, never below the bottom.  UN-INS-07, 08"""
    explorer = g.s.explorers[seat]
    explorer.insight = max(0, explorer.insight - n)
    g.did("lose_insight", seat, n=n)


class PickPursuit(Ask, frozen=True):
    """Back at the bottom, the cube shows the discipline that its owner chooses.  UN-INS-05, 12"""

    left: int = 0
    prompt: ClassVar[str] = "pursuit"

    def options(self, g: G, here: Step) -> list[Option]:
        return list(PURSUE)

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.explorers[here.seat].pursuit = str(option.ids[0])
        g.did("pursue", here.seat, option.ids[0])
        if self.left:
            gain(g, here.seat, self.left)


class Pursue(Verb, frozen=True):
    """As a free action the cube is turned to another discipline, back at the bottom.  UN-INS-06"""

    discipline: str

    def run(self, g: G, here: Step) -> None:
        explorer = g.s.explorers[here.seat]
        explorer.pursuit, explorer.insight = self.discipline, 0
        g.did("pursue", here.seat, self.discipline)
