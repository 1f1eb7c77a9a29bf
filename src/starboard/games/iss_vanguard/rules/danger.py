"""Danger dice that effects roll.  IV-DNG"""

from typing import ClassVar

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import Letter
from starboard.games.iss_vanguard.rules.danger_die import lay_danger
from starboard.kernel.verbs import Step, Verb


class RollDanger(Verb, frozen=True):
    """Danger dice are rolled outside of the procedure of a test, one after the other.  IV-DNG-01, IV-DNG-02"""

    letter: Letter = "A"
    n: int = 1
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if self.n > 1:
            g.push(here.seat, structs.replace(self, n=self.n - 1), source=here.source)
        lay_danger(g, here.seat, self.letter, g.roll(8, "danger"), here.source)
