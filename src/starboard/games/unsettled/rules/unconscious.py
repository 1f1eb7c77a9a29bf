"""Endurance and unconsciousness.  UN-UNC; the loss of the game follows at once, UN-END-04."""

from collections.abc import Iterable

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.rules import clauses, endgame
from starboard.games.unsettled.rules.facets import AWAKE, STRONGER, WEAKER, of
from starboard.kernel.ids import pid
from starboard.kernel.verbs import NOTHING
from starboard.kernel.words import Seat


def lose(g: G, seats: Iterable[Seat], n: int) -> None:
    """Markers go down together; at the pink space an explorer is unconscious.

    UN-UNC-01, UN-UNC-02, UN-UNC-15, UN-UNC-06, UN-UNC-18
    """
    for seat in seats:
        explorer = g.s.explorers[seat]
        lost = min(n, explorer.endurance)
        explorer.endurance -= lost
        if lost:
            g.did("lose_endurance", seat, n=lost)
        if lost and not explorer.conscious:
            g.did("unconscious", seat, pid("explorer", seat))
            clauses.happens(g, "on_unconscious", seat)
    endgame.check_loss(g)


def at_risk(g: G, seats: Iterable[Seat], n: int) -> int:
    """What the loss of so much goes by: the strength of all, if somebody would fall or nearly.  UN-END-04"""
    weak = any(0 < g.s.explorers[seat].endurance <= n + 1 for seat in seats)
    return of(STRONGER, range(len(g.s.explorers))) if weak else NOTHING


def change(g: G, seats: Iterable[Seat], n: int) -> int:
    """What the loss of so much changes: who falls takes no free action any more."""
    seats = list(seats)
    falling = [seat for seat in seats if 0 < g.s.explorers[seat].endurance <= n]
    return of(WEAKER, seats) | of(AWAKE, falling)


def gain(g: G, seat: Seat, n: int) -> None:
    """Never above the top space; who leaves the pink space is conscious again.  UN-UNC-03, UN-SCA-16, UN-UNC-12"""
    explorer = g.s.explorers[seat]
    gained = min(n, ENDURANCE - explorer.endurance)
    explorer.endurance += gained
    if gained:
        g.did("gain_endurance", seat, n=gained)
