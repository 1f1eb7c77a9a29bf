"""Planet cards by effect: drawn, revealed by name, kept, discarded."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.who import Who, seats_for
from starboard.games.unsettled.rules import planetcards
from starboard.kernel.verbs import Step


class DrawPlanetCard(Part, frozen=True):
    """The top card of a planet deck is revealed.  UN-GLO-15"""

    deck: str
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            planetcards.draw(g, seat, self.deck)


class RevealMystery(Part, frozen=True):
    """A planet card by name, or the next mystery of a deck, is revealed.  UN-GLO-17"""

    card: str = ""
    deck: str = ""

    def run(self, g: G, here: Step) -> None:
        if card := self.card or planetcards.next_mystery(g, self.deck):
            planetcards.reveal(g, here.seat, card)
