"""Whose turn it is: the seats from the active explorer on, and what a turn has used up.  UN-TRN"""

from typing import ClassVar

from starboard.games.unsettled.model.table import Table
from starboard.kernel.verbs import Scope
from starboard.kernel.words import Seat


def clockwise(s: Table) -> list[Seat]:
    """All seats, from the active explorer on.  UN-INT-12, UN-INT-15"""
    n = len(s.explorers)
    return [(s.active + i) % n for i in range(n)]


class Turn(Scope, frozen=True, kw_only=True):
    """One explorer's turn: what it has used up of it.  Who let windows go by is asked again in the next.  UN-TRN-23"""

    moved: bool = False
    luna_moved: bool = False
    scanned: bool = False
    chosen: int = 0  # the serial when the last thing of it was chosen: what opened since has followed from that
    page: int = 0  # the page that was open then
    wakes: ClassVar[bool] = True
