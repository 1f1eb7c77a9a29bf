"""Water, resources, ammunition and cards gained and lost."""

from collections.abc import Iterator
from typing import Literal

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import RESOURCES, Kind
from starboard.games.under_our_sun.effects.choices import LoseAny, PickLost
from starboard.games.under_our_sun.rules import goods
from starboard.games.under_our_sun.rules.board import full_thing, thing_of, water_spaces
from starboard.games.under_our_sun.rules.decks import draw_card, take_named
from starboard.games.under_our_sun.rules.ground import in_supply
from starboard.games.under_our_sun.rules.interactions import LootCards as Draw
from starboard.games.under_our_sun.rules.looting import found_thing
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.forms import Amount, amount
from starboard.kernel.offers import UNKNOWN, Change
from starboard.kernel.verbs import Step, Verb

What = Kind | Literal["water"]


class Gain(Verb, frozen=True):
    """Water, resources or ammunition from the supply.  OS-RES-04, OS-CMP-08"""

    what: What
    n: Amount = 1

    def run(self, g: G, here: Step) -> None:
        me, n = person(g, here.seat), amount(g, here, self.n)
        if self.what == "water":
            goods.gain_water(g, me, n)
        else:
            goods.gain_goods(g, me, self.what, n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            me = person(g, here.seat)
            most = water_spaces(g, me) - me.water if self.what == "water" else in_supply(g, self.what)
            yield Change(self.what, self.n, most=most)


class RefillWater(Verb, frozen=True):
    """All water spaces are filled."""

    def possible(self, g: G, here: Step) -> bool:
        me = person(g, here.seat)
        return me.water < water_spaces(g, me)

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        goods.gain_water(g, me, water_spaces(g, me))


class Lose(Verb, frozen=True):
    """Water or goods are lost, as many as there are; as a cost, all of them must be there.

    `any`: resources that the character chooses.
    """

    what: What | Literal["any"]
    n: Amount = 1

    def possible(self, g: G, here: Step) -> bool:
        me, n = person(g, here.seat), amount(g, here, self.n)
        held = sum(getattr(me, kind) for kind in RESOURCES) if self.what == "any" else getattr(me, self.what)
        return int(held) >= n

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return f"why-{self.what}", ()

    def run(self, g: G, here: Step) -> None:
        me, n = person(g, here.seat), amount(g, here, self.n)
        if self.what == "any":
            g.push(here.seat, LoseAny(n), source=here.source)
        elif self.what == "water":
            goods.lose_water(g, me, n)
        else:
            goods.lose_goods(g, me, self.what, n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int) and self.what != "any":
            yield Change(self.what, -min(self.n, getattr(person(g, here.seat), self.what)))


class DrawBag(Verb, frozen=True):
    """Random resources from the bag.  OS-BAG-02"""

    n: Amount = 1

    def run(self, g: G, here: Step) -> None:
        goods.draw_bag(g, person(g, here.seat), amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield UNKNOWN


class GainLoot(Verb, frozen=True, tag="draw_loot"):
    """Loot cards are drawn, so many are kept, the others are shuffled back.  OS-LOT-01, OS-INT-22"""

    n: int = 1
    keep: int = 1

    def text_values(self) -> dict[str, str]:
        return {"kept": "all" if self.keep >= self.n else "some"}

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Draw(self.n, self.keep), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield UNKNOWN


class GainCard(Verb, frozen=True):
    """A card by name: searched for in the Loot deck, which is shuffled, or taken from an open deck; if there is none
    left, the top Loot card.  OS-LOT-07, OS-AMM-06, OS-AMM-09
    """

    card: str

    def run(self, g: G, here: Step) -> None:
        me, s = person(g, here.seat), g.s
        if self.card in g.book.markers:
            goods.gain_thing(g, me, thing_of(g, self.card))
        elif s.shop.get(self.card):
            s.shop[self.card] -= 1
            goods.gain_thing(g, me, full_thing(g, self.card))
        elif take_named(g, "loot", self.card):
            g.push(here.seat, found_thing(g, me, self.card))
        elif key := draw_card(g, "loot"):
            g.push(here.seat, found_thing(g, me, key))


class LoseCard(Verb, frozen=True):
    """A held card or carried marker is lost: one by name, or one that the character chooses."""

    card: str = ""

    def possible(self, g: G, here: Step) -> bool:
        return any(self.card in ("", thing.key) for thing in person(g, here.seat).things)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, PickLost(self.card), source=here.source)
