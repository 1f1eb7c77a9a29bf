"""Trade between characters.  OS-INT-16, OS-INT-17, OS-INT-18, OS-DTH-10."""

from typing import ClassVar

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import TRADE
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.board import loose
from starboard.games.under_our_sun.rules.dealing import dealing_offers, dismantlings
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.stocks import Parcel, exchange, lacks_room, parcel, sort_out, stock_lines, tell
from starboard.kernel.basket import Basket, Fault, Line
from starboard.kernel.offers import Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat

DEAD = never("why-dead", "OS-DTH-10")
NOTHING = never("why-nothing-to-trade", "OS-INT-16")


def trade_offers(now: Now) -> list[Offer]:
    """Each partner on the tile, character or merchant, for 1 AP.  OS-INT-16, OS-INT-17, OS-DTH-10."""
    me, found = now.me, []
    for other in now.g.s.characters:
        if other.at != me.at or other is me or other.out:
            continue
        needs = (DEAD,) if other.health <= 0 else () if has_any(me) or has_any(other) else (NOTHING,)
        if not needs or now.closed:
            does = (OpenBarter(other.id),)
            found.append(now.offer("trade", TRADE, name(other), does=does, needs=needs, rule="OS-INT-16"))
    return [*found, *dealing_offers(now), *dismantlings(now)]


def has_any(me: Character) -> bool:
    return bool(me.things or me.water or loose(me))


class OpenBarter(Verb, frozen=True):
    """Two characters stand at the counter; who opened it fills the basket.  OS-INT-16"""

    other: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        g.push(here.seat, Barter(by=me.id, other=self.other))


class Barter(Basket, frozen=True, kw_only=True):
    """An exchange between two characters, at any rate, water included; both players agree, and each side has room for
    what it receives.  The two characters of a solo player need not be asked.

    OS-INT-16, OS-INT-18, OS-ITM-16
    """

    by: int
    other: int
    prompt: ClassVar[str] = "barter"
    because: ClassVar[str] = "trade"

    def sides(self, g: G) -> tuple[Character, Character]:
        return g.s.characters[self.by], g.s.characters[self.other]

    def lines(self, g: G, here: Step) -> list[Line]:
        me, other = self.sides(g)
        return [*stock_lines(g, "give", me, 1), *stock_lines(g, "want", other, -1)]

    def parcels(self, g: G) -> tuple[Parcel, Parcel]:
        me, other = self.sides(g)
        return parcel(self.put, "give", me.things), parcel(self.put, "want", other.things)

    def judge(self, g: G, here: Step) -> Fault | None:
        me, other = self.sides(g)
        if me.at != other.at or me.health <= 0 or other.health <= 0:
            return Fault("why-apart", "OS-INT-16")
        given, got = self.parcels(g)
        for who, gives, gets in ((me, given, got), (other, got, given)):
            why = lacks_room(g, who, gives, gets)
            if why:
                return Fault(f"{why}-for", "OS-INT-18", (name(who),))
        return None

    def partner(self, g: G, here: Step) -> Seat | None:
        me, other = self.sides(g)
        return None if me.seat == other.seat else other.seat

    def mirror(self) -> Basket:
        return structs.replace(self, by=self.other, other=self.by)

    def on_offer(self, g: G, here: Step) -> None:
        me, other = self.sides(g)
        given, got = self.parcels(g)
        tell(g, "would_give", me.seat, name(me), name(other), given)
        tell(g, "would_want", me.seat, name(me), name(other), got)

    def on_close(self, g: G, here: Step) -> None:
        me, other = self.sides(g)
        g.did("no_trade", here.seat, name(me), name(other))

    def settle(self, g: G, here: Step) -> None:
        me, other = self.sides(g)
        given, got = self.parcels(g)
        exchange(me, given, got)
        exchange(other, got, given)
        tell(g, "hands", me.seat, name(me), name(other), given)
        tell(g, "hands", other.seat, name(other), name(me), got)
        sort_out(g, me)
        sort_out(g, other)
