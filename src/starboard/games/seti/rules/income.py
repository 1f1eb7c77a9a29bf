"""Income: tucking cards, and what they give at once and between rounds.  SE-INC."""

from typing import ClassVar

from starboard.games.seti.book import G, me
from starboard.games.seti.rules.cards import draw_random, hand_of, income_resource, leave_hand
from starboard.games.seti.rules.resources import gain
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

STOCKS = {"credit": "credits", "card": "cards"}  # by the words of income corners
START = (("credit", 3), ("energy", 2))  # and one random card


def tuck(g: G, seat: Seat, card: str) -> None:
    """A card goes under the income card for good, and gives its resource at once.  SE-INC-01, SE-INC-02, SE-INC-09."""
    g.s.players[seat].tucked.append(card)
    g.did("tuck", seat, card)
    income_resource(g, seat, card)


def income_change(g: G, option: Option) -> list[Change]:
    """What the income corner of the card gives, now and in every round to come.  SE-INC-05, SE-INC-06."""
    if option.key != "tuck":
        return []
    return [Change(STOCKS.get(income := g.book.cards[str(option.ids[0])].income, income), 1, later=True)]


class AskTuck(Ask, frozen=True):
    """Tuck one card from hand, or decline.  SE-INC-01, SE-EFF-02, SE-EFF-12, SE-CEN-07."""

    prompt: ClassVar[str] = "tuck"

    def options(self, g: G, here: Step) -> list[Option]:
        hand = hand_of(g, here.seat)
        return [*(opt("tuck", card) for card in hand), opt("decline")] if hand else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "tuck":
            card = str(option.ids[0])
            leave_hand(g, here.seat, card)
            tuck(g, here.seat, card)

    def brings(self, g: G, here: Step, option: Option) -> list[Change]:
        return income_change(g, option)


class FirstTuck(Ask, frozen=True):
    """The tuck of the setup cannot be declined.  SE-SET-18, SE-SET-19."""

    prompt: ClassVar[str] = "first_tuck"
    because: ClassVar[str] = "setup"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("tuck", card) for card in me(g, here).hand]

    def answer(self, g: G, here: Step, option: Option) -> None:
        card = str(option.ids[0])
        leave_hand(g, here.seat, card)
        tuck(g, here.seat, card)

    def brings(self, g: G, here: Step, option: Option) -> list[Change]:
        return income_change(g, option)


class TakeIncome(Verb, frozen=True):
    """The starting income card, then every tucked card.  SE-INC-03, SE-INC-04."""

    def run(self, g: G, here: Step) -> None:
        for what, n in START:
            gain(g, here.seat, what, n)
        draw_random(g, here.seat, 1)
        for card in me(g, here).tucked:
            income_resource(g, here.seat, card)
        g.did("income", here.seat)
