"""Counters and conditions: what cards, missions and gold tiles ask of the table.  SE-EFF-18, SE-MIS-01."""

from collections.abc import Callable

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules import in_space, own_pieces
from starboard.games.seti.rules.cards import hand_of
from starboard.games.seti.rules.counted import SETTLED, Counted, Counts, Where
from starboard.kernel.forms import Condition, Conditions, Counter, all_hold
from starboard.kernel.offers import Judged
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat


class Count(Counter, frozen=True):
    """A number read from the table at the moment it is asked for: own pieces, markers and deeds.  SE-EFF-18."""

    what: Counted
    of: tuple[str, ...] = ANY
    where: Where = ""

    def number(self, g: G, here: Step) -> int:
        return COUNTERS[self.what](g, g.s.players[here.seat], self, str(here.source))

    def settled(self) -> bool:
        return self.what in SETTLED


class Has(Condition, frozen=True):
    """A condition: the counter has at least, or exactly, that value.  SE-MIS-01."""

    what: Counted
    of: tuple[str, ...] = ANY
    where: Where = ""
    least: int = 1
    exactly: int = -1

    def holds(self, g: G, here: Step) -> bool:
        n = COUNTERS[self.what](g, g.s.players[here.seat], self, str(here.source))
        return n == self.exactly if self.exactly >= 0 else n >= self.least

    def settled(self) -> bool:
        return self.what in SETTLED


JUDGED = Judged()


def holds(g: G, seat: Seat, conditions: Conditions, source: str = "") -> bool:
    """Whether all conditions hold now."""
    return not conditions or all_hold(g, Step(JUDGED, seat, source), conditions)


def count(g: G, seat: Seat, what: Counter, source: str = "") -> int:
    return what.number(g, Step(JUDGED, seat, source))


Counting = Callable[[G, Player, Counts, str], int]
COUNTERS: dict[str, Counting] = {
    "figures": own_pieces.figures,
    "orbiters": own_pieces.orbiters,
    "landers": own_pieces.landers,
    "wins": own_pieces.wins,
    "traces": own_pieces.traces,
    "techs": own_pieces.techs,
    "tucked": own_pieces.tucked,
    "publicity": lambda g, p, what, source: p.publicity,
    "score": lambda g, p, what, source: p.vp,
    "hand": lambda g, p, what, source: len(hand_of(g, p.seat)),
    "exofossils": lambda g, p, what, source: p.exofossils,
    "completed_missions": lambda g, p, what, source: len(p.done),
    "endgame_cards": lambda g, p, what, source: sum(g.book.cards[c].scores is not None for c in p.kept),
    "signal_sectors": in_space.signal_sectors,
    "signals_there": in_space.signals_there,
    "signals_anomaly": in_space.signals_anomaly,
    "signals_scan": in_space.signals_scan,
    "sectors_marked": in_space.sectors_marked,
    "adjacent_asteroids": in_space.adjacent_asteroids,
    "earth_line": in_space.earth_line,
    "techs_that_color": own_pieces.that_colour,
    "traces_that_color": own_pieces.that_colour,
    "probe_on": in_space.probe_on,
    "probe_by_earth": in_space.probe_by_earth,
    "probe_distance": in_space.probe_distance,
    "chosen_on": in_space.chosen_on,
    "capsule_on": in_space.capsule_on,
    "landed": own_pieces.landed,
    "tech_of_others": own_pieces.tech_of_others,
    "earth_anomaly": in_space.earth_anomaly,
    "signals_oumuamua": in_space.signals_oumuamua,
    "orbiter_and_lander": own_pieces.orbiter_and_lander,
    "paid_space": own_pieces.paid_space,
}
