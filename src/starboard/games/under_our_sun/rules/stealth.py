"""Stealth: entered unseen, tested again for every further action, lost when detected.  OS-STL."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.meeting import Meet
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.kernel.verbs import Step, Verb


def come_out(g: G, me: Character) -> None:
    """Stealth is over."""
    if me.hidden:
        me.hidden = False
        g.did("detected", me.seat, name(me))


class Detected(Verb, frozen=True):
    """A character is no longer in stealth, and whoever lurks on its tile meets it.  OS-STL-03, OS-STL-04, OS-STL-14"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0:
            come_out(g, me)
            g.push(here.seat, Meet())


class Hide(Verb, frozen=True):
    """A character is in stealth on its tile."""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health > 0 and not me.hidden:
            me.hidden = True
            g.did("hidden", me.seat, name(me))


# The test for a further action on a tile on which one is in stealth.  OS-STL-02, OS-STL-09.
STAY = SkillTest("stealth", failure=(Detected(),))
