"""A character meets what is on its tile.  OS-ENE-03, OS-COM-02, OS-COM-03, OS-COM-22, OS-STL-04."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.combat import FirstRound
from starboard.games.under_our_sun.rules.decks import draw_card
from starboard.games.under_our_sun.rules.enemies import Arrive, foes, hostile_merchants, place_enemy
from starboard.games.under_our_sun.rules.ground import has_open_symbol
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.verbs import Step, Verb


class Meet(Verb, frozen=True):
    """A character that is not in stealth meets what is on its tile: an open symbol brings an enemy, and a first round
    begins unless another character already faces those enemies.

    OS-ENE-03, OS-COM-02, OS-COM-03, OS-COM-22, OS-STL-04, OS-STL-13, OS-STL-14
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or me.hidden:
            return
        if has_open_symbol(g, me.at):
            key = draw_card(g, "enemy")
            if key:
                place_enemy(g, key, me.at)
                g.push(here.seat, Arrive(key), FirstRound())
            return
        alone = not any(c.at == me.at and c.health > 0 and not c.hidden and c.id != me.id for c in g.s.characters)
        if (foes(g, me) and alone and not me.fought) or hostile_merchants(g, me):
            g.push(here.seat, FirstRound())
