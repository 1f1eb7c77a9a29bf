"""Difficulty: starting focus and endurance, and which side of the Scarab is used.  UN-DIF"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE, HARSH, START
from starboard.games.unsettled.model.ids import CUBES
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, opt


def focus(setup: Setup) -> tuple[int, int, int]:
    """The values that each explorer deals out among the cubes.

    UN-DIF-05, UN-DIF-06, UN-DIF-07, UN-DIF-08, UN-DIF-09, UN-DIF-10, UN-DIF-13
    """
    return START[setup.difficulty or "plain"][setup.seats]


def endurance(setup: Setup) -> int:
    """UN-SET-23, UN-DIF-03, UN-DIF-11"""
    return ENDURANCE - HARSH.get(setup.difficulty, 0)


def has_ability(setup: Setup) -> bool:
    """Only the easiest level uses a Scarab side with an ability.  UN-DIF-04, UN-DIF-10, UN-DIF-12, UN-SET-38"""
    return setup.difficulty == "uncomfortable"


class DealFocus(Ask, frozen=True):
    """Each explorer decides which cube takes the value that differs.  UN-DIF-09"""

    values: tuple[int, int, int]
    prompt: ClassVar[str] = "deal_focus"

    def odd(self) -> int:
        """The value that only one cube takes; -1 where all are alike."""
        return next((v for v in self.values if self.values.count(v) == 1), -1)

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("odd_cube", cube) for cube in CUBES] if self.odd() >= 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        odd = self.odd()
        rest = next(v for v in self.values if v != odd)
        g.s.explorers[here.seat].focus[:] = [odd if cube == option.ids[0] else rest for cube in CUBES]

    def skip(self, g: G, here: Step) -> None:
        g.s.explorers[here.seat].focus[:] = list(self.values)
