"""Tasks that ask for a total: they are marked as soon as it is reached.  SE-SLO-36.

This module imports no rules, so that a gain can call it.
"""

from msgspec import structs

from starboard.games.seti.book import G
from starboard.kernel.ids import pid
from starboard.kernel.words import Seat

TOTALS = ("publicity", "vp", "data")  # what is gained that may add up to one


def mark_totals(g: G, seat: Seat) -> None:
    """Every open task whose total the player has is marked."""
    rival, player = g.s.rival, g.s.players[seat]
    assert rival is not None
    have = {"publicity": player.publicity, "score": player.vp, "data": player.data}
    for i, objective in enumerate(rival.objectives):
        for task, asked in enumerate(g.book.objectives[objective.number].tasks):
            if asked.total and have[asked.total] >= asked.n and not objective.done >> task & 1:
                objective = structs.replace(objective, done=objective.done | 1 << task)
                g.did("task", seat, pid("objective", objective.number))
        rival.objectives[i] = objective
