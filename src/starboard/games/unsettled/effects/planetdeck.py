"""Planet cards by effect: drawn, revealed by name, kept, discarded."""

from typing import ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.part import ALL_SEATS, Part
from starboard.games.unsettled.effects.who import Who, seats_for
from starboard.games.unsettled.rules import planetcards
from starboard.games.unsettled.rules.facets import CARDS, RULED, change_by, of
from starboard.kernel.verbs import NOTHING, Step


class DrawPlanetCard(Part, frozen=True):
    """The top card of a planet deck is revealed.  UN-GLO-15"""

    deck: str
    who: Who = "self"
    goes_by: ClassVar[int] = RULED
    alters: ClassVar[int] = NOTHING

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            planetcards.draw(g, seat, self.deck)

    def calls_ever(self, book: Book) -> int:
        return of(CARDS, ALL_SEATS)

    def alters_now(self, g: G, here: Step) -> int:
        return of(CARDS, ALL_SEATS) | change_by(g.book, "on_reveal")


class RevealMystery(Part, frozen=True):
    """A planet card by name, or the next mystery of a deck, is revealed.  UN-GLO-17"""

    card: str = ""
    deck: str = ""
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = NOTHING

    def run(self, g: G, here: Step) -> None:
        if card := self.card or planetcards.next_mystery(g, self.deck):
            planetcards.reveal(g, here.seat, card)

    def calls_ever(self, book: Book) -> int:
        return of(CARDS, ALL_SEATS)

    def alters_now(self, g: G, here: Step) -> int:
        return of(CARDS, ALL_SEATS) | change_by(g.book, "on_reveal")
