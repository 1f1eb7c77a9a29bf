"""Cards that were found: their ammunition is set by the roll that the card names.  OS-AMM-06, OS-AMM-09, OS-LOT-07."""

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.board import thing_of
from starboard.games.under_our_sun.rules.dice import Roll
from starboard.games.under_our_sun.rules.goods import gain_thing
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.verbs import Step, Verb


def found_thing(g: G, me: Character, key: str) -> Verb:
    """What brings a found card: at once, or after its ammunition is rolled."""
    card = g.book.things[key]
    return Roll(pool(card.found), FindThing(key), me.id, -1, me.at) if card.found else FindThing(key)


class FindThing(Verb, frozen=True):
    """A found card, with as much ammunition as was rolled, up to what it holds.  OS-AMM-06"""

    key: str
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        rounds = min(self.result, g.book.things[self.key].rounds)
        gain_thing(g, person(g, here.seat), thing_of(g, self.key, rounds))
