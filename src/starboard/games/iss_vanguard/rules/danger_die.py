"""A danger die that was rolled: perhaps rolled again or ignored, then applied.  IV-DNG"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import DANGER, DANGER_FACES
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.asking import Moment
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step, Verbs
from starboard.kernel.words import Id


def danger_id(letter: str, face: int) -> str:
    return pid("danger", letter, DANGER_FACES[face] or "blank")


def danger_of(g: G, letter: str, face: int) -> Verbs:
    """What a result does: one that the table does not list does nothing.  IV-DNG-01"""
    return g.book.dangers[letter].get(DANGER_FACES[face], ())  # type: ignore[call-overload, no-any-return, index]


class DangerLies(Moment, frozen=True, kw_only=True):
    """A danger die was rolled: cards of members on the sector may roll it again or ignore it, then it is applied.

    IV-DNG-01, IV-DNG-03
    """

    letter: str
    face: int
    prompt: ClassVar[str] = "danger"
    because: ClassVar[str] = "danger"
    moment: ClassVar[str] = "danger"

    def at_stake(self, g: G, here: Step) -> int:
        return DANGER

    def skip(self, g: G, here: Step) -> None:
        if self.face >= 0 and member_of(g.s, here.seat) is not None:
            g.flow(here.seat, danger_of(g, self.letter, self.face), pid("danger", self.letter))


def lay_danger(g: G, seat: int, letter: str, face: int, source: Id) -> None:
    """A danger die shows a face.  A result without effect needs no moment: nobody would change it for the better."""
    g.did("danger", seat, danger_id(letter, face))
    if danger_of(g, letter, face):
        g.push(seat, DangerLies(letter=letter, face=face), source=source)
