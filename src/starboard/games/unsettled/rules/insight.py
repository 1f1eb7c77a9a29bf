"""Insight: the pursuit cube climbs, and leaves the track for comprehension.  UN-INS"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import DISCIPLINES
from starboard.games.unsettled.rules import comprehension
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

PURSUE = tuple(opt("pursue", d) for d in DISCIPLINES)


def gain(g: G, seat: Seat, n: int) -> None:
    """Insight for this explorer: told once, however often the cube leaves the track by it.  UN-INS-01, UN-INS-02"""
    g.did("insight", seat, n=n)
    climb(g, seat, n)


def climb(g: G, seat: Seat, n: int) -> None:
    """Up the track; insight beyond the top space leaves it, the rest goes on from the bottom.

    UN-INS-03, UN-INS-04, UN-INS-10, UN-INS-11
    """
    explorer, top = g.s.explorers[seat], g.book.numbers["insight"] - 1
    up = min(n, top - explorer.insight)
    explorer.insight += up
    if n > up:
        explorer.insight = 0
        g.push(seat, PickPursuit(n - up - 1))
        comprehension.gain(g, seat, explorer.pursuit)  # what it asks of its owner comes first


class Learn(Verb, frozen=True):
    """So much insight for this explorer, where several gain it in turn.  UN-INS-01, UN-INT-12, UN-UNC-11"""

    n: int

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.n)


def lose(g: G, seat: Seat, n: int) -> None:
    """Down the track, never below the bottom.  UN-INS-07, UN-INS-08"""
    explorer = g.s.explorers[seat]
    lost = min(n, explorer.insight)
    explorer.insight -= lost
    if lost:
        g.did("lose_insight", seat, n=lost)


class PickPursuit(Ask, frozen=True):
    """Back at the bottom, the cube shows the discipline that its owner chooses.  UN-INS-05, UN-INS-12"""

    left: int = 0
    prompt: ClassVar[str] = "pursuit"

    def options(self, g: G, here: Step) -> list[Option]:
        return list(PURSUE)

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.explorers[here.seat].pursuit = str(option.ids[0])
        g.did("pursue", here.seat, option.ids[0])
        if self.left:
            climb(g, here.seat, self.left)


class Pursue(Verb, frozen=True):
    """As a free action the cube is turned to another discipline, back at the bottom.  UN-INS-06"""

    discipline: str

    def run(self, g: G, here: Step) -> None:
        explorer = g.s.explorers[here.seat]
        explorer.pursuit, explorer.insight = self.discipline, 0
        g.did("pursue", here.seat, self.discipline)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if insight := g.s.explorers[here.seat].insight:
            yield Change("insight", -insight)
