"""Counters: numbers that cards read from the table."""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import (
    CHARGE,
    FINDS,
    HEALED,
    HURT,
    SUCCESS,
    SUPPLIES,
    Grade,
    Kind,
    Stat,
)
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.lander import stat
from starboard.games.iss_vanguard.rules.sectors import is_final
from starboard.games.iss_vanguard.rules.team import living, member_of
from starboard.kernel.forms import Counter
from starboard.kernel.ids import pid
from starboard.kernel.verbs import NOTHING, Step


class OfMember(Counter, frozen=True):
    """A number of the member; of nobody it is none."""

    def number(self, g: G, here: Step) -> int:
        me = member_of(g.s, here.seat)
        return self.of(g, me) if me is not None else 0

    def of(self, g: G, me: Member) -> int:
        raise NotImplementedError


class Injuries(OfMember, frozen=True):
    """The member's injury cards."""

    def of(self, g: G, me: Member) -> int:
        return len(me.injuries)

    def reads(self) -> int:
        return HURT | HEALED


class Charges(OfMember, frozen=True):
    """The member's Charges."""

    def of(self, g: G, me: Member) -> int:
        return me.charges

    def reads(self) -> int:
        return CHARGE


class Supplies(Counter, frozen=True):
    """The team's Supplies."""

    def number(self, g: G, here: Step) -> int:
        return g.s.supplies

    def reads(self) -> int:
        return SUPPLIES


class Success(Counter, frozen=True):
    """The team's Success tokens."""

    def number(self, g: G, here: Step) -> int:
        return g.s.success

    def reads(self) -> int:
        return SUCCESS


class Members(Counter, frozen=True):
    """The members of the team."""

    def number(self, g: G, here: Step) -> int:
        return len(living(g.s))

    def reads(self) -> int:
        return NOTHING


class DecksWithLeads(Counter, frozen=True):
    """The Discovery decks on which Leads lie."""

    def number(self, g: G, here: Step) -> int:
        return sum(bool(tokens) for tokens in g.s.leads)

    def reads(self) -> int:
        return FINDS


class Discoveries(Counter, frozen=True):
    """The Discoveries on the lander: of a deck, of a grade."""

    deck: Kind | Literal["any"] = "any"
    grade: Grade | Literal[""] = ""

    def number(self, g: G, here: Step) -> int:
        cards = (g.book.discoveries[key] for key in g.s.finds)
        return sum(self.deck in ("any", card.deck) and self.grade in ("", card.grade) for card in cards)

    def reads(self) -> int:
        return FINDS


class Gained(Counter, frozen=True):
    """What was gained in this exploration."""

    what: Literal["discovery", "lead", "unique", "success"]
    deck: Kind | Literal["any"] = "any"

    def number(self, g: G, here: Step) -> int:
        return g.s.gained.get(self.what if self.deck == "any" else pid(self.what, self.deck), 0)

    def reads(self) -> int:
        return FINDS | SUCCESS


class RoundNumber(Counter, frozen=True, tag="round"):
    """The number of the round."""

    def number(self, g: G, here: Step) -> int:
        return g.s.round

    def reads(self) -> int:
        return NOTHING


class MinusStat(Counter, frozen=True, rename={"from_": "from"}):
    """A number less a characteristic of the lander, never below zero.  IV-LDP-08, IV-LDP-16"""

    from_: int
    stat: Stat

    def number(self, g: G, here: Step) -> int:
        return max(0, self.from_ - stat(g, self.stat))

    def reads(self) -> int:
        return NOTHING


class FinalSectors(Counter, frozen=True):
    """The sectors that are fully explored.  IV-POI-05"""

    def number(self, g: G, here: Step) -> int:
        return sum(is_final(g.book, g.s, at) for at in g.s.sectors)

    def reads(self) -> int:
        return NOTHING


class Markers(Counter, frozen=True):
    """The markers of a kind on the board."""

    marker: str

    def number(self, g: G, here: Step) -> int:
        return sum(sector.markers.count(self.marker) for sector in g.s.sectors.values())

    def reads(self) -> int:
        return NOTHING
