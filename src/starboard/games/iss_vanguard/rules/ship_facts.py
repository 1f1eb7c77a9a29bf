"""What cards ask of the ship and the campaign."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import at_post
from starboard.kernel.forms import Condition
from starboard.kernel.verbs import Step


class ProjectDone(Condition, frozen=True):
    """A research or production project was completed."""

    project: str

    def holds(self, g: G, here: Step) -> bool:
        return g.s.ship is not None and self.project in g.s.ship.completed


class NoPatients(Condition, frozen=True):
    """Nobody lies in a bed of the Infirmary.  IV-INF-02"""

    def holds(self, g: G, here: Step) -> bool:
        return g.s.ship is not None and not at_post(g.s.ship, "light", "moderate", "critical")


class RowsDone(Condition, frozen=True):
    """So many rows of unique discoveries are complete.  IV-DOC-09"""

    n: int = 1

    def holds(self, g: G, here: Step) -> bool:
        return g.s.ship is not None and len(g.s.ship.rows) >= self.n
