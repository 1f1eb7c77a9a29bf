"""Cards that are taken, drawn, discarded, shown, returned."""

from typing import ClassVar, Literal

from starboard.games.seti.book import G
from starboard.games.seti.model.facets import ROW
from starboard.games.seti.rules import cards, discarding
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.verbs import NOTHING, Step, Verb, Verbs


class Card(Verb, frozen=True):
    """Take cards one at a time, from the row or the top of the deck; `reveal`: the card is called drawn.  SE-CRD-04."""

    n: int = 1
    reveal: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return cards.hand_no_longer_empty(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        if not agency_of(g.s, here.seat).instead(g, "card", self.n):
            g.push(here.seat, cards.Take(self.n, self.reveal), source=here.source)


class Random(Verb, frozen=True):
    """Draw from the top of the deck; `apart`: they are called drawn, and not in hand until the card is resolved."""

    n: int = 1
    apart: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return cards.hand_no_longer_empty(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        if not agency_of(g.s, here.seat).instead(g, "card", self.n):
            cards.draw_random(g, here.seat, self.n, self.apart)


class AlienCard(Verb, frozen=True):
    """Take a card of the species whose space this is: the face-up one or the top of its deck.  SE-SPE-07."""

    n: int = 1

    def at_stake(self, g: G, here: Step) -> int:
        return cards.hand_no_longer_empty(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        if not agency_of(g.s, here.seat).instead(g, "card", self.n):
            g.push(here.seat, *(cards.TakeAlien() for _ in range(self.n)), source=here.source)


class Corner(Verb, frozen=True):
    """Carry out the corner actions of the cards drawn or discarded by this card, in any order.  SE-CLR-03."""

    of: Literal["drawn", "discarded"]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, discarding.Corners(self.of), source=here.source)


class IncomeResource(Verb, frozen=True):
    """Gain once the resource of the income corner of the card just discarded."""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        discarding.income_of_discarded(g, here)


class Discard(Verb, frozen=True):
    """Discard the whole row, or one of the drawn cards; they are called discarded by what follows."""

    what: Literal["row", "drawn"]
    does: Verbs

    def at_stake(self, g: G, here: Step) -> int:
        return ROW if self.what == "row" else NOTHING

    def run(self, g: G, here: Step) -> None:
        discarding.discard_for(g, here, self.what, self.does)


class TakeRow(Verb, frozen=True):
    """Take all cards of the row to hand; the row is filled again."""

    def at_stake(self, g: G, here: Step) -> int:
        return ROW | cards.hand_no_longer_empty(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        cards.take_row(g, here.seat)


class RefillRow(Verb, frozen=True):
    """Fill the gaps of the row now."""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        cards.refill(g)


class Show(Verb, frozen=True):
    """Show any number of cards from hand with this corner or income: this happens for each of them."""

    does: Verbs
    corner: str = ""
    income: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, discarding.ShowCards(self.does, self.corner, self.income), source=here.source)


class ReturnSelf(Verb, frozen=True):
    """The card that is being resolved goes back to hand.  SE-CLR-26, SE-CLR-27."""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        cards.return_self(g)


class OwnPlanet(Verb, frozen=True):
    """The card stays open, and its owner alone may orbit this planet or land on it.  SE-CLR-38."""

    planet: tuple[str, ...]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        """Nothing happens at once: the card lies open, and `rules.planets` asks whether it does."""
