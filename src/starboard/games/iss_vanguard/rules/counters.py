"""Counters: numbers that cards read from the table."""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import KINDS, Grade, Kind, Stat
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.chosen import dice_of
from starboard.games.iss_vanguard.rules.discoveries import total
from starboard.games.iss_vanguard.rules.lander import stat
from starboard.games.iss_vanguard.rules.sectors import is_final
from starboard.games.iss_vanguard.rules.team import living, member_of, members_on
from starboard.kernel.forms import Counter
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step


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


class DiceInPlay(OfMember, frozen=True):
    """The member's Section dice in slots, discard and pool."""

    def of(self, g: G, me: Member) -> int:
        return dice_of(g.s, me)


class Hand(OfMember, frozen=True):
    """The cards in the member's hand."""

    def of(self, g: G, me: Member) -> int:
        return len(me.hand)


class Charges(OfMember, frozen=True):
    """The member's Charges."""

    def of(self, g: G, me: Member) -> int:
        return me.charges


class MembersHere(OfMember, frozen=True):
    """The members on the member's sector."""

    def of(self, g: G, me: Member) -> int:
        return len(members_on(g.s, me.at))


class Supplies(Counter, frozen=True):
    """The team's Supplies."""

    def number(self, g: G, here: Step) -> int:
        return g.s.supplies


class Success(Counter, frozen=True):
    """The team's Success tokens."""

    def number(self, g: G, here: Step) -> int:
        return g.s.success


class Members(Counter, frozen=True):
    """The members of the team."""

    def number(self, g: G, here: Step) -> int:
        return len(living(g.s))


class DecksWithLeads(Counter, frozen=True):
    """The Discovery decks on which Leads lie."""

    def number(self, g: G, here: Step) -> int:
        return sum(bool(tokens) for tokens in g.s.leads)


class LeadsOn(Counter, frozen=True):
    """The total of the Leads on a deck."""

    deck: Kind

    def number(self, g: G, here: Step) -> int:
        return total(g, KINDS.index(self.deck))


class Discoveries(Counter, frozen=True):
    """The Discoveries on the lander: of a deck, of a grade."""

    deck: Kind | Literal["any"] = "any"
    grade: Grade | Literal[""] = ""

    def number(self, g: G, here: Step) -> int:
        cards = (g.book.discoveries[key] for key in g.s.finds)
        return sum(self.deck in ("any", card.deck) and self.grade in ("", card.grade) for card in cards)


class Gained(Counter, frozen=True):
    """What was gained in this exploration."""

    what: Literal["discovery", "lead", "unique", "success"]
    deck: Kind | Literal["any"] = "any"

    def number(self, g: G, here: Step) -> int:
        return g.s.gained.get(self.what if self.deck == "any" else pid(self.what, self.deck), 0)


class RoundNumber(Counter, frozen=True, tag="round"):
    """The number of the round."""

    def number(self, g: G, here: Step) -> int:
        return g.s.round


class TimeOn(Counter, frozen=True, tag="time"):
    """The box on which a Time marker stands; none: 0."""

    card: str = ""

    def number(self, g: G, here: Step) -> int:
        return g.s.times.get(self.card or str(here.source), 0)


class MinusStat(Counter, frozen=True, rename={"from_": "from"}):
    """A number less a characteristic of the lander, never below zero.  IV-LDP-08, IV-LDP-16"""

    from_: int
    stat: Stat

    def number(self, g: G, here: Step) -> int:
        return max(0, self.from_ - stat(g, self.stat))


class FinalSectors(Counter, frozen=True):
    """The sectors that are fully explored.  IV-POI-05"""

    def number(self, g: G, here: Step) -> int:
        return sum(is_final(g.book, g.s, at) for at in g.s.sectors)


class Markers(Counter, frozen=True):
    """The markers of a kind on the board."""

    marker: str

    def number(self, g: G, here: Step) -> int:
        return sum(sector.markers.count(self.marker) for sector in g.s.sectors.values())
