"""Analyzing data.  SE-ANA."""

from collections.abc import Iterator

from starboard.games.seti.book import G, me
from starboard.games.seti.constants import ANALYZE_ENERGY, TOP_SPACES
from starboard.games.seti.rules.traces import MarkTrace
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


def analyze(g: G, seat: Seat) -> None:
    """The computer is cleared, then a blue trace is marked.  SE-ANA-05, SE-ANA-06, SE-ANA-07, SE-ANA-08."""
    player = g.s.players[seat]
    player.top = player.lower = 0
    g.did("analyze", seat)
    g.push(seat, MarkTrace(("blue",)))


class Analyze(Verb, frozen=True):
    """An analysis that was paid for.  SE-ANA-05."""

    def run(self, g: G, here: Step) -> None:
        analyze(g, here.seat)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("traces", 1)


# Only the top row counts.  SE-ANA-03, SE-ANA-04
FULL_ROW = Need(
    lambda g, here: me(g, here).top == TOP_SPACES,
    "why-top-row",
    "SE-ANA-02",
    lambda g, here: (pid("number", TOP_SPACES - me(g, here).top),),
)
ANALYZE = Offer(opt("analyze"), (("energy", ANALYZE_ENERGY),), (FULL_ROW,), (Analyze(),), "SE-ANA-01")
