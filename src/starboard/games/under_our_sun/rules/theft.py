"""Theft from a merchant, and robbery.

OS-MER-11, OS-MER-12, OS-MER-13, OS-MER-14, OS-MER-15, OS-MER-21, OS-MER-25, OS-MER-26.
"""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS, STEAL
from starboard.games.under_our_sun.model.things import Merchant
from starboard.games.under_our_sun.rules.board import room_for_goods, water_spaces
from starboard.games.under_our_sun.rules.goods import gain_goods, gain_water
from starboard.games.under_our_sun.rules.ground import of_kind
from starboard.games.under_our_sun.rules.joining import Detected, FirstRound
from starboard.games.under_our_sun.rules.merchants import merchant_of, set_merchant
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import UNSURE, Now
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.games.under_our_sun.rules.stocks import minus
from starboard.kernel.odds import Likely
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

POST = never("why-post", "OS-MER-21")
NOT_DEALING = never("why-not-dealing", "OS-MER-11")
NO_ROOM = never("why-no-room", "OS-MER-26")


def thefts(now: Now, merchant: Merchant, dealing: bool) -> list[Offer]:
    """One cube of the stock for 1 AP and a Stealth test, if there is room for it.  OS-MER-11, OS-MER-21, OS-MER-26."""
    g, me, found = now.g, now.me, []
    post = g.book.merchants[merchant.key].kind == "post"
    for kind, n in zip(("water", *GOODS), (merchant.water, *merchant.goods), strict=True):
        room = me.water < water_spaces(g, me) if kind == "water" else room_for_goods(g, me, 1)
        needs: tuple[Need, ...] = (POST,) if post else () if dealing else (NOT_DEALING,)
        needs = needs if room else (*needs, NO_ROOM)
        if n and (now.closed or not needs):
            does = (Steal(merchant.key, kind), UNSURE)
            found.append(now.offer("steal", STEAL, merchant.key, kind, does=does, needs=needs, rule="OS-MER-11"))
    return found


def robberies(now: Now, merchant: Merchant) -> list[Offer]:
    """A merchant may be attacked; the trading post may not.  OS-MER-15, OS-MER-21."""
    needs = (POST,) if now.g.book.merchants[merchant.key].kind == "post" else ()
    if needs and not now.closed:
        return []
    return [Offer(opt("rob", merchant.key), (), needs, (TurnOn(merchant.key),), "OS-MER-15")]


class TurnOn(Verb, frozen=True):
    """A character turns on a merchant, which from now on counts as an enemy of it: it can be attacked.

    OS-MER-15, OS-MER-25
    """

    merchant: str

    def run(self, g: G, here: Step) -> None:
        me, stock = person(g, here.seat), merchant_of(g, self.merchant)
        set_merchant(g, structs.replace(stock, fights=stock.fights | 1 << me.id))
        g.did("turns_on", me.seat, name(me), stock.key)


class Steal(Verb, frozen=True):
    """A Stealth test for one cube of the stock.  OS-MER-11, OS-SKL-13"""

    merchant: str
    kind: str

    def likely(self, g: G, here: Step) -> list[Likely]:
        return SkillTest("stealth").likely(g, here)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, SkillTest("stealth", (Pocket(self.merchant, self.kind),), (Caught(self.merchant),)))


class Pocket(Verb, frozen=True):
    """The cube is the thief's, and the dealing goes on.  OS-MER-02, OS-MER-11, OS-MER-26"""

    merchant: str
    kind: str

    def run(self, g: G, here: Step) -> None:
        me, stock = person(g, here.seat), merchant_of(g, self.merchant)
        if self.kind == "water":
            set_merchant(g, structs.replace(stock, water=stock.water - 1))
            gain_water(g, me, 1)
        else:
            set_merchant(g, structs.replace(stock, goods=minus(stock.goods, of_kind(self.kind))))
            gain_goods(g, me, self.kind, 1, from_supply=False)


class Caught(Verb, frozen=True):
    """The merchant is an enemy of the thief for the rest of the game, and meets it in a first round.

    OS-MER-12, OS-MER-13, OS-MER-14
    """

    merchant: str

    def run(self, g: G, here: Step) -> None:
        me, stock = person(g, here.seat), merchant_of(g, self.merchant)
        set_merchant(g, structs.replace(stock, hostile=stock.hostile | 1 << me.id))
        g.did("caught", me.seat, name(me), stock.key)
        g.push(here.seat, Detected() if me.hidden else FirstRound())
