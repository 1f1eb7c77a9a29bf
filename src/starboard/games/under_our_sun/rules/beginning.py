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
from starboard.games.under_our_sun.rules.board import fits_thing, loaded
from starboard.games.under_our_sun.rules.goods import gain_thing
from starboard.games.under_our_sun.rules.ground import new_tile
from starboard.games.under_our_sun.rules.merchants import open_post
from starboard.games.under_our_sun.rules.persons import name, named
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

    OS-SET-13, OS-SET-14, OS-SET-16, OS-MOD-20, OS-EX-01
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

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        purse = purse_of(g, self.buyer)
        mine = [c for c in g.s.characters if c.seat == self.buyer]
        if not purse.points:
            return ()
        found = [Offer(opt("pass"))]
        for key in dict.fromkeys(g.s.offer):
            stars = g.book.things[key].stars
            dear = (never("why-points", "OS-SET-17"),) if stars > purse.points else ()
            for c in mine:
                full = () if fits_thing(g, c, key) else (never("why-no-room", "OS-SET-26"),)
                found.append(Offer(opt("buy", key, name(c)), (), (*dear, *full), rule="OS-SET-17"))
        return found

    def take(self, g: G, here: Step, offer: Offer) -> None:
        s = g.s
        passes = self.passes + 1
        if offer.option.key == "buy":
            key, who = str(offer.option.ids[0]), named(s, offer.option.ids[1])
            purse_of(g, self.buyer).points -= g.book.things[key].stars
            s.offer.remove(key)
            gain_thing(g, who, loaded(g, key))
            passes = 0
        self._next(g, passes)

    def skip(self, g: G, here: Step) -> None:
        self._next(g, self.passes + 1)

    def _next(self, g: G, passes: int) -> None:
        buyer = (self.buyer + 1) % g.s.setup.seats
        if passes < g.s.setup.seats:
            g.push(buyer, structs.replace(self, buyer=buyer, passes=passes))


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
        g.did("briefing", -1)
        g.push(s.first, NextCard(), SetOut(), FirstDay())


class SetOut(Verb, frozen=True):
    """The characters start on the tile that the mission names, else on New Haven.  OS-TIL-11"""

    def run(self, g: G, here: Step) -> None:
        at = g.s.places.get(g.book.mission.start, HOME)
        for c in g.s.characters:
            c.at = at
