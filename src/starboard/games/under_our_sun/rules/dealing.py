"""Dealings with merchants: one basket for all that is bought, sold, exchanged and dismantled.

OS-MER-01, OS-MER-02, OS-MER-03, OS-MER-04, OS-MER-05, OS-MER-06, OS-MER-07, OS-MER-08, OS-MER-09, OS-MER-10.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import AMMO, DEAL, GOOD, GOODS, NO_GOODS, RESOURCES, VALUE
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Turn
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.board import full_thing, spaces
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import back_to_deck, gain_goods, held_things, lose_thing
from starboard.games.under_our_sun.rules.ground import in_supply, of_kind
from starboard.games.under_our_sun.rules.merchants import deals_with, merchant_of, set_merchant, turn_of
from starboard.games.under_our_sun.rules.modifiers import DismantleAnywhere, SellMore
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.stocks import (
    Parcel,
    exchange,
    ids_of,
    lacks_room,
    minus,
    parcel,
    plus,
    sort_out,
    tell,
    without,
)
from starboard.games.under_our_sun.rules.theft import robberies, thefts
from starboard.kernel.basket import Basket, Fault, Line
from starboard.kernel.ids import pid
from starboard.kernel.offers import Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

DISMANTLE: Final = 1  # water at a merchant's, AP elsewhere
DEALING: Final = frozenset({"deal", "steal"})  # these actions leave a dealing open


# What is offered in a turn


def dealing_offers(now: Now) -> list[Offer]:
    """The merchants on the tile, and what may be stolen from the one that is dealt with."""
    g, me, found = now.g, now.me, []
    there = [merchant for merchant in g.s.merchants if merchant.at == me.at and not merchant.gone]
    turn = turn_of(g, me) if there else None
    for merchant in there:
        why = deals_with(g, me, merchant)
        again = turn is not None and turn.dealing == merchant.key
        if why is None or now.closed:
            ap = 0 if again else DEAL
            does = (OpenDealing(merchant.key),)
            needs = () if why is None else (why,)
            found.append(now.offer("deal", ap, merchant.key, does=does, needs=needs, rule="OS-MER-01"))
        if why is None and (again or now.closed):
            found += thefts(now, merchant, again)
        if not (merchant.hostile | merchant.fights) >> me.id & 1:
            found += robberies(now, merchant)
    return found


def end_dealing(g: G, me: Character, action: str) -> None:
    """Another action ends a dealing; what costs no AP is none.  OS-MER-02, OS-ACT-04."""
    if g.s.merchants and action not in DEALING:
        turn = turn_of(g, me)
        if turn is not None and turn.dealing:
            g.amend(Turn, dealing="")


# Prices


def sale_value(g: G, me: Character, key: str) -> int:
    """What a merchant pays for a card: half its value, rounded down; more by cards, never above its recipe.

    OS-MER-06.
    """
    value = g.book.things[key].value
    half = value // 2
    more = sum(more.n for more in in_force(g, me, SellMore))
    recipe = g.book.recipes[key]
    limit = sum(n * VALUE[kind] for kind, n in zip(GOODS, recipe, strict=True)) if any(recipe) else value
    return max(half, min(half + more, limit))


def recipes_of(g: G, things: Sequence[Thing]) -> tuple[int, ...]:
    """What dismantled cards bring, as far as the supply has it.  OS-MER-08, OS-MER-10, OS-CMP-08."""
    total = NO_GOODS
    for thing in things:
        total = plus(total, g.book.recipes[thing.key])
    return tuple(min(n, in_supply(g, kind)) if n else 0 for kind, n in zip(GOODS, total, strict=True))


# The basket


class OpenDealing(Verb, frozen=True):
    """A character comes to the counter of a merchant.  OS-MER-01, OS-MER-02"""

    merchant: str

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if turn_of(g, me) is not None:
            g.amend(Turn, dealing=self.merchant)
        g.push(here.seat, Dealing(by=me.id, merchant=self.merchant))


class Dealing(Basket, frozen=True, kw_only=True):
    """All that is given and received in a dealing, settled as a whole: worth for worth, without change.

    OS-MER-01, OS-MER-02, OS-MER-03, OS-MER-04, OS-MER-05, OS-MER-06, OS-MER-07, OS-MER-08, OS-MER-09, OS-MER-10,
    OS-RES-03
    """

    by: int
    merchant: str
    prompt: ClassVar[str] = "dealing"
    because: ClassVar[str] = "deal"

    def me(self, g: G) -> Character:
        return g.s.characters[self.by]

    def broken_up(self, g: G) -> tuple[Thing, ...]:
        return parcel(self.put, "dismantle", self.me(g).things).things

    def lines(self, g: G, here: Step) -> list[Line]:
        """Dismantling, what is given, what is received; what a card that is taken apart brings can pay."""
        me, stock = self.me(g), merchant_of(g, self.merchant)
        apart, given = [], []
        for id_, thing, n in ids_of(me.things):
            if thing.key in g.book.things:  # a mission's marker is never sold.  OS-MIS-06
                broken, sold = opt("dismantle", id_), opt("give", id_)  # a card is the one or the other
                if any(g.book.recipes[thing.key]):
                    apart.append(Line(broken, n - self.put.count(sold), -DISMANTLE))
                given.append(Line(sold, n - self.put.count(broken), sale_value(g, me, thing.key)))
        own = plus(me.goods, recipes_of(g, self.broken_up(g)))
        pays = [
            Line(opt("give", kind), n, VALUE[kind]) for kind, n in zip(GOODS, own, strict=True) if kind in RESOURCES
        ]
        wants = [Line(opt("want", kind), stock.goods[GOOD[kind]], -VALUE[kind]) for kind in RESOURCES]
        room = 3 * spaces(g, me)[1]
        shots = [Line(opt("want", kind), room, -VALUE[kind]) for kind in AMMO]  # OS-MER-07
        cards = [Line(opt("want", id_), n, -g.book.things[t.key].value) for id_, t, n in ids_of(stock.things)]
        give_water = Line(opt("give", "water"), me.water, VALUE["water"])
        want_water = Line(opt("want", "water"), stock.water, -VALUE["water"])
        found = (*apart, give_water, *pays, *given, want_water, *wants, *shots, *cards)
        return [line for line in found if line.most > 0]

    def parcels(self, g: G) -> tuple[Parcel, Parcel]:
        """What the merchant receives, and what it hands over: a bought card starts afresh.  OS-ITM-16, OS-AMM-05."""
        stock = merchant_of(g, self.merchant)
        gets = parcel(self.put, "want", stock.things)
        return parcel(self.put, "give", self.me(g).things), gets

    def judge(self, g: G, here: Step) -> Fault | None:
        me, stock = self.me(g), merchant_of(g, self.merchant)
        if stock.gone or me.at != stock.at or deals_with(g, me, stock) is not None:
            return Fault("why-apart", "OS-MER-01")
        missing = -self.balance(g, here)
        if missing > 0:
            return Fault("why-balance", "OS-MER-05", (pid("number", missing),))
        gives, gets = self.of_board(g)
        why = lacks_room(g, me, gives, gets)
        return Fault(why, "OS-CHR-17") if why else None

    def of_board(self, g: G) -> tuple[Parcel, Parcel]:
        """What leaves the character's board, and what is put there, dismantled cards among it."""
        gives, gets = self.parcels(g)
        apart = self.broken_up(g)
        fresh = tuple(full_thing(g, thing.key) for thing in gets.things)
        return (
            structs.replace(gives, things=(*gives.things, *apart)),
            Parcel(gets.water, plus(gets.goods, recipes_of(g, apart)), fresh),
        )

    def settle(self, g: G, here: Step) -> None:
        me, stock = self.me(g), merchant_of(g, self.merchant)
        gives, gets = self.parcels(g)
        leaves, comes = self.of_board(g)
        apart = self.broken_up(g)
        exchange(me, leaves, comes)
        for thing in apart:
            g.did("dismantle", me.seat, name(me), thing.key)
            back_to_deck(g, thing.key)
        cubes = tuple(0 if kind in AMMO else n for kind, n in zip(GOODS, gets.goods, strict=True))
        set_merchant(
            g,
            structs.replace(
                stock,
                water=stock.water + gives.water - gets.water,
                goods=minus(plus(stock.goods, gives.goods), cubes),
                things=(*without(stock.things, gets.things), *gives.things),
            ),
        )
        tell(g, "hands", me.seat, name(me), stock.key, gives)
        tell(g, "hands", me.seat, stock.key, name(me), gets)
        sort_out(g, me)


# Dismantling without a merchant


def dismantlings(now: Now) -> list[Offer]:
    """A card is dismantled anywhere for 1 AP, where a card says so; one cube of its recipe is lost."""
    g, me, found = now.g, now.me, []
    if not me.things or not in_force(g, me, DismantleAnywhere):
        return []
    for id_, thing in held_things(me):
        recipe = g.book.recipes.get(thing.key, NO_GOODS)
        for kind, n in zip(GOODS, recipe, strict=True):
            if n:
                does = (TakeApart(thing, kind),)
                found.append(now.offer("dismantle", DISMANTLE, id_, kind, does=does, rule="OS-MER-08"))
    return found


class TakeApart(Verb, frozen=True):
    """A card goes back to its deck, and the resources of its recipe are received but for one."""

    thing: Thing
    lost: str

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        lose_thing(g, me, self.thing)
        back_to_deck(g, self.thing.key)
        g.did("dismantle", me.seat, name(me), self.thing.key)
        for kind, n in zip(GOODS, minus(g.book.recipes[self.thing.key], of_kind(self.lost)), strict=True):
            gain_goods(g, me, kind, n)
