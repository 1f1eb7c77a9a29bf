"""Combat actions: attack, dodge, sneak attack, ranged attack, waiting and stepping in.  OS-CBA."""

from typing import Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ATTACK
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.combat import Answer, Strike
from starboard.games.under_our_sun.rules.dice import Roll
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.persons import person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.ids import pid
from starboard.kernel.offers import Offer
from starboard.kernel.verbs import Step, Verb

COMBAT: Final = frozenset({"attack", "dodge", "sneak_attack", "shoot"})


def combat_offers(now: Now) -> list[Offer]:
    """Attacks on the enemies of one's tile."""
    return [
        now.offer("attack", ATTACK, pid("enemy", foe.id), does=(MeleeAttack(foe.id),), rule="OS-CBA-01")
        for foe in foes(now.g, now.me)
    ]


class MeleeAttack(Verb, frozen=True):
    """A melee attack, and what answers it.  OS-CBA-01, OS-STL-15"""

    enemy: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.hidden = False
        g.push(here.seat, Roll(g.book.pools[me.key]["melee"], Strike(self.enemy), me.id, -1, me.at), Answer())


def may_step_in(g: G, me: Character) -> tuple[Verb, ...]:
    """The questions to waiting characters between two actions of the active one.  OS-CBA-08."""
    return ()


def late_steps(g: G) -> tuple[Verb, ...]:
    """The questions to waiting characters once everyone has acted.  OS-CBA-08, OS-RND-22."""
    return ()
