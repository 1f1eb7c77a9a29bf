"""What happens as soon as something has happened: goals are looked at, a fourth injury takes its course.

IV-MIS-02, IV-RNK-02, IV-INJ-19, IV-SUR-02
"""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.elimination import FaceElimination
from starboard.games.iss_vanguard.rules.ending import Evacuate
from starboard.games.iss_vanguard.rules.missions import Look
from starboard.games.iss_vanguard.rules.objectives import LookAtObjectives
from starboard.kernel.words import Event

GOALS: Final = frozenset(
    {
        "lead", "discovery", "unique", "success", "arrive", "note", "marker", "token", "place", "mission_done",
        "threat", "special", "supplies", "uncover", "threat_gone", "figure_gone", "marker_gone", "circumstances",
    }
)  # fmt: skip  # after these a goal may be met
ON_BOARD: Final = frozenset(
    {
        "mission_done", "note", "completed", "unloaded", "row", "installed", "recovers", "survival", "success", "page",
    }
)  # fmt: skip  # after these an objective may be met
TRIGGERS: Final = GOALS | ON_BOARD | {"fourth_injury"}


def react(g: G, event: Event) -> None:
    if event.what == "fourth_injury":
        g.push(event.seat, FaceElimination() if g.s.survival else Evacuate())
        return
    if g.s.ship is not None and event.what in ON_BOARD:
        g.push(max(event.seat, 0), LookAtObjectives())
    if not g.s.result and event.what in GOALS:
        g.push(event.seat, Look())
