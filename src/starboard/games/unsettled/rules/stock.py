"""What an explorer and the crew have of all that options cost and bring.  UN-RES, UN-FOC, UN-TIM-02"""

from collections.abc import Iterator, Sequence

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import CUBES
from starboard.kernel.offers import Change
from starboard.kernel.words import Seat

CREW = ("data", "materials", "power", "time")  # the stores, and the marker on the timeline
OWN = ("endurance", "insight")
WORDS = (*CREW, *OWN)


def stock(g: G, seat: Seat, what: str) -> int | None:
    """How much there is of it now; of what has no number, nothing."""
    me = g.s.explorers[seat]
    if what in CREW:
        return int(getattr(g.s, what))
    if what in OWN:
        return int(getattr(me, what))
    if what in CUBES:
        return me.focus[CUBES.index(what)]
    if what == "focus":
        return sum(me.focus)
    return sum(map(bool, me.distress)) if what == "distress" else None


def consequences(g: G, changes: Sequence[Change]) -> Iterator[Change]:
    """Time that goes round costs everybody endurance.  UN-TIM-02"""
    passed = sum(change.by or 0 for change in changes if change.what == "time")
    rounds = (g.s.time + passed) // g.book.numbers["spaces"]
    if rounds:
        yield Change("endurance", -rounds, later=True)
