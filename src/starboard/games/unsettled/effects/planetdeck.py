"""Planet cards by effect: drawn, revealed by name, kept, discarded."""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import AskingPart, Part
from starboard.games.unsettled.effects.who import Who, affected
from starboard.games.unsettled.rules import planetcards
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option, opt


class DrawPlanetCard(Part, frozen=True):
    """The top card of a planet deck is revealed.  UN-GLO-15"""

    deck: str
    who: Who = "self"

    def run(self, g: G, here: Step) -> None:
        for seat in affected(g, here, self, self.who):
            planetcards.draw(g, seat, self.deck)


class RevealMystery(Part, frozen=True):
    """A planet card by name, or the next mystery of a deck, is revealed.  UN-GLO-17"""

    card: str = ""
    deck: str = ""

    def run(self, g: G, here: Step) -> None:
        if card := self.card or planetcards.next_mystery(g, self.deck):
            planetcards.reveal(g, here.seat, card)


class KeepPlanetCard(Part, frozen=True):
    """A planet card, this one unless named, comes to an explorer, who holds it from now on.  UN-GLO-13"""

    who: Who = "self"
    card: str = ""

    def run(self, g: G, here: Step) -> None:
        card = self.card or str(here.source)
        if card in g.book.planet and planetcards.is_open(g, card):
            for seat in affected(g, here, self, self.who)[:1]:
                planetcards.keep(g, seat, card)


class DiscardPlanetCard(AskingPart, frozen=True):
    """A planet card leaves play: one by name, or one of a deck as whoever performs it chooses.  UN-GLO-04"""

    card: str = ""
    deck: str = ""
    prompt: ClassVar[str] = "discard_planet_card"

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.options(g, here))

    def options(self, g: G, here: Step) -> list[Option]:
        if self.deck:
            found = [card for card, printed in g.book.planet.items() if printed.deck == self.deck]
        else:
            found = [self.card]
        return [opt("discard", card) for card in found if planetcards.is_open(g, card) and card not in g.s.spent]

    def answer(self, g: G, here: Step, option: Option) -> None:
        planetcards.discard(g, here.seat, str(option.ids[0]))
