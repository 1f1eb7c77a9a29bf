"""Morale.  IV-MOR-01, IV-MOR-02, IV-MOR-05, IV-MOR-06, IV-MOR-07, IV-MOR-08, IV-STR-13"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import MORALE, SECTIONS, STARTING_DICE
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.losing import lose_campaign
from starboard.games.iss_vanguard.rules.pages import ShipOffers
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Need, Offer
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


def raise_morale(g: G) -> None:
    """By one level; it cannot rise above High.  IV-MOR-02"""
    ship = ship_of(g)
    if ship.morale < len(MORALE) - 1:
        ship.morale += 1
        g.did("morale_up", -1, MORALE[ship.morale])


def lower_morale(g: G) -> bool:
    """By one level, if it is not Very low already.  IV-MOR-02"""
    ship = ship_of(g)
    if ship.morale == 0:
        return False
    ship.morale -= 1
    g.did("morale_down", -1, MORALE[ship.morale])
    return True


def fall_of_morale(g: G) -> Change:
    """What a fall of morale costs: a level, or at Very low dice or the Penalty token.  IV-MOR-02, IV-MOR-05"""
    return Change("morale", -1) if ship_of(g).morale else Change("sinks")


class DropMorale(Verb, frozen=True):
    """By one level; what it costs at Very low is settled at once.  IV-MOR-02, IV-MOR-05"""

    def run(self, g: G, here: Step) -> None:
        if not lower_morale(g):
            g.push(here.seat, SinkBelow(), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield fall_of_morale(g)


class SinkBelow(Verb, frozen=True):
    """Morale would fall below Very low: each Section loses a die, or the Penalty token is taken; else all is lost.

    IV-MOR-05, IV-MOR-06, IV-MOR-07, IV-STR-13
    """

    def run(self, g: G, here: Step) -> None:
        if has_dice_to_lose(g) or not ship_of(g).penalty:
            g.push(here.seat, PayForMorale(), source=here.source)
        else:
            lose_campaign(g, "morale")


def has_dice_to_lose(g: G) -> bool:
    """A Section never falls below five dice through morale.  IV-MOR-07"""
    return min(map(len, g.s.dice)) > STARTING_DICE


def has_dice(g: G, here: Step) -> bool:
    return has_dice_to_lose(g)


def has_no_penalty(g: G, here: Step) -> bool:
    return not ship_of(g).penalty


class PayForMorale(ShipOffers, frozen=True):
    """Morale cannot fall any further: dice or the Penalty token.  IV-MOR-05, IV-MOR-06"""

    prompt: ClassVar[str] = "morale_price"

    def offers(self, g: G, here: Step, closed: bool = False) -> tuple[Offer, ...]:
        dice = tuple(GiveBackDie(seat) for seat in range(len(SECTIONS)))
        return (
            Offer(opt("lose_dice"), needs=(Need(has_dice, "why-five-dice", "IV-MOR-07"),), does=dice, rule="IV-MOR-05"),
            Offer(
                opt("take_penalty"),
                needs=(Need(has_no_penalty, "why-penalty", "IV-MOR-06"),),
                does=(TakePenalty(),),
                rule="IV-MOR-06",
            ),
        )

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.push(here.seat, *offer.does, source=here.source)


class TakePenalty(Verb, frozen=True):
    """The Penalty token lies on the Bridge: the next Energy pool is 2 smaller.  IV-MOR-06"""

    def run(self, g: G, here: Step) -> None:
        ship_of(g).penalty = True
        g.did("penalty", -1)


class GiveBackDie(Ask, frozen=True):
    """A Section returns one of its dice to the box.  IV-MOR-05, IV-RNK-14"""

    section: int
    prompt: ClassVar[str] = "give_back_die"
    because: ClassVar[str] = "ship"

    def who(self, g: G, here: Step) -> int:
        return self.section

    def options(self, g: G, here: Step) -> list[Option]:
        kinds = sorted(set(g.s.dice[self.section]))
        return [opt("give_back", pid("kind", g.book.dice[kind].key)) for kind in kinds]

    def answer(self, g: G, here: Step, option: Option) -> None:
        key = str(option.ids[0]).partition("-")[2]
        g.s.dice[self.section].remove(g.book.die_number[key])
        g.did("die_gone", self.section, option.ids[0])
