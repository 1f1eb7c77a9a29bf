"""Dice that Sections buy and sell.  IV-RNK-09, IV-RNK-10, IV-RNK-12, IV-RNK-13, IV-RNK-14, IV-DOC-07, IV-SEC-05"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS, MOST_SUCCESS, SECTIONS, STARTING_DICE
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

MOST_OF_A_COLOUR, MOST_DICE = 5, 15  # IV-RNK-13


def price_of_dice(g: G) -> int:
    """As many Success tokens as one Section has dice at that moment.  IV-RNK-09"""
    return max(map(len, g.s.dice))


def worth_of_dice(g: G) -> int:
    """Half of what it would cost to buy it back, rounded down.  IV-RNK-14"""
    return (price_of_dice(g) - 1) // 2


def is_unlocked(g: G, kind: int) -> bool:
    """From the start, or by research.  IV-RNK-12"""
    die = g.book.dice[kind]
    ship = g.s.ship
    return die.from_start or (ship is not None and die.type in ship.dice_types)


def dice_for(g: G, seat: Seat) -> list[int]:
    """The kinds of dice that a Section may pick: unlocked, left in the supply, within its limits.

    IV-RNK-12, IV-RNK-13
    """
    own = g.s.dice[seat]
    if len(own) >= MOST_DICE:
        return []
    colours = [sum(g.book.dice[die].colour == colour for die in own) for colour in range(len(COLOURS))]
    taken = [die for dice in g.s.dice for die in dice]
    return [
        kind
        for kind, die in enumerate(g.book.dice)
        if is_unlocked(g, kind)
        and colours[die.colour] < MOST_OF_A_COLOUR
        and taken.count(kind) < g.book.dice_supply[kind]
    ]


def can_all_buy(g: G, here: Step) -> bool:
    return all(dice_for(g, seat) for seat in range(len(SECTIONS)))


def can_all_sell(g: G, here: Step) -> bool:
    """No Section is left with fewer than it began with."""
    return min(map(len, g.s.dice)) > STARTING_DICE


class PickDie(Ask, frozen=True):
    """A Section picks its new die.  IV-RNK-12, IV-SEC-05"""

    section: int
    prompt: ClassVar[str] = "pick_die"
    because: ClassVar[str] = "ship"

    def who(self, g: G, here: Step) -> Seat:
        return self.section

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("die", pid("kind", g.book.dice[kind].key)) for kind in dice_for(g, self.section)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        key = str(option.ids[0]).partition("-")[2]
        g.s.dice[self.section].append(g.book.die_number[key])
        g.did("die_bought", self.section, option.ids[0])


class PayForDice(Verb, frozen=True):
    """Success tokens pay for a die for each Section.  IV-RNK-09, IV-RNK-10"""

    discount: int = 0

    def possible(self, g: G, here: Step) -> bool:
        return g.s.success >= max(0, price_of_dice(g) - self.discount)

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-success", (pid("number", max(0, price_of_dice(g) - self.discount)),)

    def run(self, g: G, here: Step) -> None:
        price = max(0, price_of_dice(g) - self.discount)
        g.s.success -= price
        g.did("success_paid", -1, n=price)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("success", -max(0, price_of_dice(g) - self.discount))


class PaySuccess(Verb, frozen=True):
    """Success tokens are paid in full.  IV-RNK-11"""

    n: int

    def possible(self, g: G, here: Step) -> bool:
        return g.s.success >= self.n

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-success", (pid("number", self.n),)

    def run(self, g: G, here: Step) -> None:
        g.s.success -= self.n
        g.did("success_paid", -1, n=self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("success", -self.n)


class SellDice(Verb, frozen=True):
    """The Success tokens that dice are worth.  IV-RNK-14"""

    def run(self, g: G, here: Step) -> None:
        gained = min(worth_of_dice(g), MOST_SUCCESS - g.s.success)
        g.s.success += gained
        g.did("success", -1, n=gained)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("success", worth_of_dice(g), most=MOST_SUCCESS - g.s.success)


def unlock(g: G, type_: str) -> None:
    """IV-RNK-12"""
    ship = ship_of(g)
    if type_ not in ship.dice_types:
        ship.dice_types.append(type_)
        g.did("unlocked", -1, type_)
