"""What is chosen before the mission: characters and starting items; then the mission begins.

OS-SET-09, OS-SET-10, OS-SET-11, OS-SET-13, OS-SET-14, OS-SET-16, OS-SET-17, OS-SET-18, OS-SET-22, OS-SET-23,
OS-SET-24, OS-SET-26, OS-TIL-11.
"""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import EQUIPMENT_LEAST, STARTING_OFFER
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.rules.board import fits_thing, full_thing
from starboard.games.under_our_sun.rules.goods import gain_thing
from starboard.games.under_our_sun.rules.ground import new_tile
from starboard.games.under_our_sun.rules.merchants import open_post
from starboard.games.under_our_sun.rules.persons import character_of, name
from starboard.games.under_our_sun.rules.progress import NextCard
from starboard.games.under_our_sun.rules.rounds import FirstDay
from starboard.kernel.offers import Offer, Offers, never
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

BASE_SEATS = 4  # beyond, the extension's characters are in the game.  OS-SET-24


class TakeBoard(Ask, frozen=True):
    """A player picks one of the characters still free.  OS-SET-09, OS-SET-10, OS-SET-11, OS-CMP-02, OS-MOD-18"""

    who_chooses: int
    prompt: ClassVar[str] = "character"
    because: ClassVar[str] = "setup"

    def options(self, g: G, here: Step) -> list[Option]:
        taken = {c.key for c in g.s.characters}
        extension = len(g.s.characters) > BASE_SEATS or g.s.setup.option("extension", "no") == "yes"
        return [
            opt("play", board.key)
            for board in g.book.system.characters
            if board.key not in taken and (extension or board.set == "base")
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = g.s.characters[self.who_chooses]
        me.key = str(option.ids[0])
        board = g.book.characters[me.key]
        me.health, me.water = board.health, board.water
        g.did("chooses", here.seat, name(me), me.key)


class DealOffer(Verb, frozen=True):
    """Equipment points are shared out, six starred cards are on offer.

    OS-SET-13, OS-SET-14, OS-SET-16, OS-MOD-20.  Example OS-EX-01
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        seats = s.setup.seats
        points = max(EQUIPMENT_LEAST, seats)
        for seat in range(seats):
            purse_of(g, seat).points = points // seats + (points % seats if seat == s.first else 0)
        starred = list(g.book.starred)
        g.shuffle(starred)
        s.offer = starred[:STARTING_OFFER]
        for key in s.offer:
            s.shop[key] -= 1
        g.push(s.first, BuyStarting(s.first, 0))


def purse_of(g: G, seat: int) -> Character:
    """Where a player's equipment points are kept: on the first of its characters."""
    return next(c for c in g.s.characters if c.seat == seat)


class BuyStarting(Offers, frozen=True):
    """Starting items are bought one at a time in turn order until all have passed in a row.

    OS-SET-15, OS-SET-17, OS-SET-18, OS-SET-26
    """

    buyer: int
    passes: int
    prompt: ClassVar[str] = "starting"
    because: ClassVar[str] = "setup"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        purse = purse_of(g, self.buyer)
        mine = [c for c in g.s.characters if c.seat == self.buyer]
        if not purse.points:
            return ()
        found = [Offer(opt("pass"))]
        for key in dict.fromkeys(g.s.offer):
            stars = g.book.things[key].stars
            dear = (never("why-points", "OS-SET-17"),) if stars > purse.points else ()
            pooled = bool(dear) and stars <= sum(purse_of(g, seat).points for seat in range(g.s.setup.seats))
            for c in mine:
                full = () if fits_thing(g, c, key) else (never("why-no-room", "OS-SET-26"),)
                if pooled:
                    found.append(Offer(opt("pool", key, name(c)), (), full, rule="OS-SET-15"))
                else:
                    found.append(Offer(opt("buy", key, name(c)), (), (*dear, *full), rule="OS-SET-17"))
        return found

    def take(self, g: G, here: Step, offer: Offer) -> None:
        s = g.s
        passes = self.passes + 1
        if offer.option.key == "pool":
            key, who = str(offer.option.ids[0]), character_of(s, offer.option.ids[1])
            others = tuple((self.buyer + i) % s.setup.seats for i in range(1, s.setup.seats))
            shares = ((self.buyer, purse_of(g, self.buyer).points),)
            g.push(self.buyer, PayShare(key, who.id, shares, others, passes))
            return
        if offer.option.key == "buy":
            key, who = str(offer.option.ids[0]), character_of(s, offer.option.ids[1])
            sell(g, key, who, ((self.buyer, g.book.things[key].stars),))
            passes = 0
        next_buyer(g, self.buyer, passes)

    def skip(self, g: G, here: Step) -> None:
        next_buyer(g, self.buyer, self.passes + 1)


def next_buyer(g: G, buyer: int, passes: int) -> None:
    """The next player, until all have passed in a row.  OS-SET-26."""
    if passes < g.s.setup.seats:
        after = (buyer + 1) % g.s.setup.seats
        g.push(after, BuyStarting(after, passes))


def sell(g: G, key: str, who: Character, shares: tuple[tuple[int, int], ...]) -> None:
    """A starting item goes to a character; each pays a share.  OS-SET-15, OS-SET-17."""
    for seat, n in shares:
        purse_of(g, seat).points -= n
    g.s.offer.remove(key)
    g.did("buys", who.seat, name(who), key)
    gain_thing(g, who, full_thing(g, key))


class PayShare(Ask, frozen=True):
    """Whether a player pays a share of a dearer card for somebody else; each payer must agree.  OS-SET-15"""

    key: str
    who_gets: int
    shares: tuple[tuple[int, int], ...]  # seats and points so far
    others: tuple[int, ...]  # still to be asked
    passes: int  # in a row, should nobody pay: then it is a turn without a purchase.  OS-SET-26
    prompt: ClassVar[str] = "share"
    because: ClassVar[str] = "setup"
    asks_one: ClassVar[bool] = True

    def who(self, g: G, here: Step) -> int:
        return self.others[0] if self.others else here.seat

    def options(self, g: G, here: Step) -> list[Option]:
        able = bool(self.others) and self.missing(g) > 0 and purse_of(g, self.others[0]).points > 0
        return [opt("share", self.key), opt("refuse", self.key)] if able else []

    def missing(self, g: G) -> int:
        return g.book.things[self.key].stars - sum(n for _, n in self.shares)

    def answer(self, g: G, here: Step, option: Option) -> None:
        shares = self.shares
        if option.key == "share":
            shares = (*shares, (self.others[0], min(self.missing(g), purse_of(g, self.others[0]).points)))
        g.push(here.seat, structs.replace(self, shares=shares, others=self.others[1:]))

    def skip(self, g: G, here: Step) -> None:
        """Nobody is to be asked here: the next player is, or the card is sold, or it is not."""
        buyer = self.shares[0][0]
        if self.missing(g) <= 0:
            sell(g, self.key, g.s.characters[self.who_gets], self.shares)
            next_buyer(g, buyer, 0)
        elif self.others:
            g.push(here.seat, structs.replace(self, others=self.others[1:]))
        else:
            next_buyer(g, buyer, self.passes)


class Begin(Verb, frozen=True):
    """New Haven lies in the middle, Lawrence opens, the briefing is read, the first card set up; then day 1.

    OS-SET-18, OS-SET-19, OS-SET-22, OS-SET-23, OS-TIL-11
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for c in s.characters:
            c.points = 0
            c.at = HOME
        s.tiles[HOME] = new_tile(g, g.book.new_haven)
        s.places[g.book.new_haven] = HOME
        open_post(g)
        g.did("briefing", -1, "story-briefing")
        g.push(s.first, NextCard(), SetOut(), FirstDay())


class SetOut(Verb, frozen=True):
    """The characters start on the tile that the mission names, else on New Haven.  OS-TIL-11"""

    def run(self, g: G, here: Step) -> None:
        at = g.s.places.get(g.book.mission.start, HOME)
        for c in g.s.characters:
            c.at = at
