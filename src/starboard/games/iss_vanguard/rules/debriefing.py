"""Debriefing: promotions, then purchases of dice.  IV-DOC-06, IV-DOC-07, IV-DOC-12, IV-RNK-03, IV-RNK-05, IV-RNK-11"""

from collections.abc import Iterator
from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.barracks import Promote
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, rise_needs, ship_of
from starboard.games.iss_vanguard.rules.dice_trade import (
    PayForDice,
    PaySuccess,
    PickDie,
    SellDice,
    can_all_buy,
    can_all_sell,
)
from starboard.games.iss_vanguard.rules.morale import GiveBackDie
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, turn_to
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

PROMOTION: Final = (0, 3, 6)  # Success tokens from a Rank to the next.  IV-RNK-11
DISCOUNT: Final = (0, 0, 1, 2)  # of a purchase for an assigned member, by Rank.  IV-RNK-10


class Debrief(Verb, frozen=True):
    """IV-DOC-06"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "debriefing")
        g.push(here.seat, Debriefing(), PutRankCardAway())


def promotes_freely(g: G) -> bool:
    """A complete Rank card, unless the mission failed.  IV-RNK-03, IV-DOC-12"""
    return bool(g.s.rank_card) and g.s.rank_done and g.s.result == "success"


class Debriefing(ShipOffers, frozen=True):
    """Promotions by the Rank card or for Success tokens, and purchases of dice, one after another.

    IV-DOC-06, IV-DOC-07, IV-DOC-12, IV-RNK-03, IV-RNK-09, IV-RNK-10, IV-RNK-11, IV-RNK-14
    """

    risen: tuple[str, ...] = ()  # whom the Rank card has promoted
    prompt: ClassVar[str] = "debriefing"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for person in at_post(ship, "field"):
            if promotes_freely(g) and person.crew not in self.risen:
                yield _promote(person, "promote", ())
            elif person.rank < len(PROMOTION):
                yield _promote(person, "promote_paid", (PaySuccess(PROMOTION[person.rank]),))
        need = Need(can_all_buy, "why-dice-supply", "IV-RNK-12")
        picks = tuple(PickDie(seat) for seat in range(len(SECTIONS)))
        yield Offer(opt("buy_dice"), needs=(need,), costs=(PayForDice(),), does=picks, rule="IV-RNK-09")
        for person in at_post(ship, "available") if closed else assignable(ship):
            if DISCOUNT[person.rank]:
                costs = (PayForDice(DISCOUNT[person.rank]), Assign(person.crew))
                yield Offer(opt("buy_dice", person.crew), needs=(need,), costs=costs, does=picks, rule="IV-RNK-10")
        back = tuple(GiveBackDie(seat) for seat in range(len(SECTIONS)))
        need = Need(can_all_sell, "why-five-dice", "IV-RNK-14")
        yield Offer(opt("sell_dice"), needs=(need,), does=(SellDice(), *back), rule="IV-RNK-14")
        yield Offer(DONE)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        option = offer.option
        if option == DONE:
            return
        free = (str(option.ids[0]),) if option.key == "promote" else ()
        again = Debriefing((*self.risen, *free))
        if free:
            g.amend(PutRankCardAway, used=True)
        g.push(here.seat, *offer.payment, *offer.does, again, source=here.source)


def _promote(person: Person, word: str, costs: tuple[Verb, ...]) -> Offer:
    rule = "IV-RNK-11" if costs else "IV-RNK-03"
    return Offer(opt(word, person.crew), needs=rise_needs(person), costs=costs, does=(Promote(person.crew),), rule=rule)


class PutRankCardAway(Verb, frozen=True):
    """A Rank card that promoted somebody is removed from the game; any other returns to the stock.

    IV-RNK-05, IV-DOC-03
    """

    used: bool = False

    def run(self, g: G, here: Step) -> None:
        if self.used:
            ship_of(g).ranks_gone.append(g.s.rank_card)
        g.s.rank_card, g.s.rank_done = "", False
