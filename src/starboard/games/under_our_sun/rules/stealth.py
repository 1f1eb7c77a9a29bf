"""Stealth: entered unseen, tested again for every further action, lost when detected.  OS-STL."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.joining import Detected
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.kernel.verbs import Step, Verb


class Hide(Verb, frozen=True):
    """A character is in stealth on its tile."""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0 and not me.hidden:
            me.hidden, me.fought = True, False
            g.did("hidden", me.seat, name(me))


# The test for a further action on a tile on which one is in stealth.  OS-STL-02, OS-STL-09.
STAY = SkillTest("stealth", failure=(Detected(),))
