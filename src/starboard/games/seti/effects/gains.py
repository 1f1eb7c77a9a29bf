"""Gains, losses and income."""

from collections.abc import Iterator
from typing import Literal

from starboard.games.seti.book import G, me
from starboard.games.seti.model.facets import DATA, EXOFOSSILS
from starboard.games.seti.rules.cards import empty_hand
from starboard.games.seti.rules.income import AskTuck, tuck
from starboard.games.seti.rules.resources import gain, gain_change, room_for
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb

PAID_FROM = {"exofossil": EXOFOSSILS, "data": DATA}  # the facet that it is
PURSE = {"exofossil": "exofossils", "data": "data"}  # where a player keeps it


class Gain(Verb, frozen=True):
    """Gain so many of a resource.  Obligatory; what exceeds a limit is lost.  SE-EFF-07, SE-RES-01, SE-RES-02."""

    what: Literal["credit", "energy", "publicity", "data", "vp", "exofossil"]
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.what, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield gain_change(g, here.seat, self.what, self.n)

    def at_stake(self, g: G, here: Step) -> int:
        return room_for(me(g, here), self.what, self.n)


class Lose(Verb, frozen=True):
    """Pay so many of what a player has, in full or not at all.  SE-RES-04."""

    what: Literal["exofossil", "data"]
    n: int = 1

    def possible(self, g: G, here: Step) -> bool:
        return self.own(g, here) >= self.n

    def own(self, g: G, here: Step) -> int:
        return int(getattr(me(g, here), PURSE[self.what]))

    def at_stake(self, g: G, here: Step) -> int:
        return PAID_FROM[self.what]

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change(PURSE[self.what], -self.n)

    def run(self, g: G, here: Step) -> None:
        setattr(me(g, here), PURSE[self.what], self.own(g, here) - self.n)


class Income(Verb, frozen=True):
    """Tuck a card from hand and gain its resource, or decline.  SE-INC-01, SE-INC-02, SE-EFF-02, SE-EFF-12."""

    def run(self, g: G, here: Step) -> None:
        if not agency_of(g.s, here.seat).instead(g, "income"):
            g.push(here.seat, AskTuck(), source=here.source)

    def at_stake(self, g: G, here: Step) -> int:
        return empty_hand(g, here.seat)  # else it is asked about


class TuckSelf(Verb, frozen=True):
    """Tuck the card that is being resolved, and gain its resource.  SE-INC-07, SE-INC-08."""

    def run(self, g: G, here: Step) -> None:
        tuck(g, here.seat, str(here.source))

    def at_stake(self, g: G, here: Step) -> int:
        return room_for(me(g, here), g.book.cards[str(here.source)].income, 1)
