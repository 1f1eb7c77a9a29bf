"""A skill test as content and actions ask for it.  OS-SKL-01, OS-SKL-02, OS-SKL-13."""

from typing import Literal

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.constants import Attribute, Colour
from starboard.games.under_our_sun.rules.dice import Judge, Roll, chance_of_test, pool_for_test
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.odds import Likely
from starboard.kernel.verbs import Step, Verb, Verbs


class SkillTest(Verb, frozen=True, tag="test"):
    """A skill test: with one success or more these happen, else those.  OS-SKL-01, OS-SKL-02"""

    attribute: Attribute
    success: Verbs = ()
    failure: Verbs = ()
    extra: tuple[Colour, ...] = ()
    kind: Literal["", "chest"] = ""

    def likely(self, g: G, here: Step) -> list[Likely]:
        """The chance to pass; then what a success or a failure leads to by further dice is not counted."""
        chance = chance_of_test(g, person(g, here.seat), self.attribute, pool(self.extra), self.kind)
        return [Likely("success", chance, ids=(self.attribute,))]

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        dice, cancel = pool_for_test(g, me, self.attribute, pool(self.extra), self.kind)
        g.did("test", here.seat, name(me), self.attribute)
        then = Judge(self.success, self.failure)
        g.push(here.seat, Roll(dice, then, me.id, -1, me.at, cancel), source=here.source)
