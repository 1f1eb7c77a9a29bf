"""Survival mode: a member faces elimination.  IV-SUR-02 to IV-SUR-08, IV-SUR-11, IV-INJ-19"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HARM_FACES
from starboard.games.iss_vanguard.rules.chosen import dice_of
from starboard.games.iss_vanguard.rules.death import KillMember
from starboard.games.iss_vanguard.rules.slots import SacrificeDie
from starboard.games.iss_vanguard.rules.team import member
from starboard.kernel.verbs import Step, Verb

ENOUGH_TO_ROLL = 4  # Section dice.  IV-SUR-03
DICE = 3  # IV-SUR-04


class FaceElimination(Verb, frozen=True):
    """In Survival mode a fourth injury is not gained: the member dies of it, or sacrifices a die.

    IV-SUR-02, IV-SUR-03, IV-SUR-04, IV-SUR-06, IV-SUR-11
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if dice_of(s, member(s, here.seat)) < ENOUGH_TO_ROLL:
            g.push(here.seat, KillMember())
            return
        faces = [HARM_FACES[g.roll(len(HARM_FACES), "injury")] for _ in range(DICE)]
        g.did("elimination", here.seat, *(face or "blank" for face in faces))
        g.push(here.seat, KillMember() if is_deadly(faces) else SacrificeDie())


def is_deadly(faces: list[str]) -> bool:
    """Two Major damage, or one Major damage with one Damage.  IV-SUR-05"""
    major = faces.count("major_damage")
    return major >= 2 or (major == 1 and "damage" in faces)
