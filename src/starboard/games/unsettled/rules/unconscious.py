"""Endurance and unconsciousness.  UN-UNC; the loss of the game follows at once, UN-END-04."""

from collections.abc import Iterable

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.rules import clauses, endgame
from starboard.kernel.ids import pid
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


def gain(g: G, seat: Seat, n: int) -> None:
    """Never above the top space; who leaves the pink space is conscious again.  UN-UNC-03, UN-SCA-16, UN-UNC-12"""
    explorer = g.s.explorers[seat]
    gained = min(n, ENDURANCE - explorer.endurance)
    explorer.endurance += gained
    if gained:
        g.did("gain_endurance", seat, n=gained)
