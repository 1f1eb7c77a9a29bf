"""What cards do to a danger die that lies there.  IV-DNG-03"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import DANGER
from starboard.games.iss_vanguard.rules.danger_die import DangerLies, danger_id
from starboard.kernel.verbs import Step, Verb


class RerollDanger(Verb, frozen=True):
    """The danger die is rolled again before its result is applied.  IV-DNG-03"""

    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = DANGER

    def possible(self, g: G, here: Step) -> bool:
        return g.find(DangerLies) is not None

    def run(self, g: G, here: Step) -> None:
        lies = g.find(DangerLies)
        if lies is not None:
            face = g.roll(8, "danger")
            g.did("danger", here.seat, danger_id(lies.letter, face))
            g.amend(DangerLies, face=face)


class IgnoreDanger(Verb, frozen=True):
    """The danger die has no effect.  IV-DNG-03"""

    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = DANGER

    def possible(self, g: G, here: Step) -> bool:
        lies = g.find(DangerLies)
        return lies is not None and lies.face >= 0

    def run(self, g: G, here: Step) -> None:
        if g.find(DangerLies) is not None:
            g.did("ignore_danger", here.seat)
            g.amend(DangerLies, face=-1)
