"""Opportunities by effect: who is engaged with a card, where its marker lies, and its early end."""

from typing import ClassVar, Literal

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, people, place, seats_for
from starboard.games.unsettled.rules import opportunities
from starboard.games.unsettled.rules.facets import AREA, CARDS, MOMENTS, PLACE
from starboard.kernel.verbs import Step


class Engage(Part, frozen=True):
    """An explorer takes this card to their dashboard: its marker travels along from now on.

    UN-OPP-15, UN-OPP-16, UN-OPP-29
    """

    who: Who = "self"
    goes_by: ClassVar[int] = CARDS | MOMENTS | AREA
    alters: ClassVar[int] = CARDS | MOMENTS | AREA

    def possible(self, g: G, here: Step) -> bool:
        return opportunities.can_engage(g, str(here.source)) and bool(people(g, here, self.who))

    def run(self, g: G, here: Step) -> None:
        if opportunities.can_engage(g, str(here.source)):
            for seat in seats_for(g, here, self, self.who)[:1]:
                opportunities.engage(g, seat, str(here.source))


class Disengage(Part, frozen=True):
    """The engagement with this card ends; its marker stays where it is.  UN-OPP-18"""

    goes_by: ClassVar[int] = CARDS
    alters: ClassVar[int] = CARDS

    def run(self, g: G, here: Step) -> None:
        opportunities.release(g, str(here.source))


class MoveMarkerOfOpportunity(Part, frozen=True):
    """The moment marker of this card, or of the other one, moves; who is engaged goes with it.  UN-OPP-17"""

    where: Where
    which: Literal["this", "other"] = "this"
    goes_by: ClassVar[int] = CARDS
    alters: ClassVar[int] = CARDS | PLACE

    def card(self, g: G, here: Step) -> str:
        found = (card for card in opportunities.active(g) if (card == here.source) == (self.which == "this"))
        return next(found, "")

    def possible(self, g: G, here: Step) -> bool:
        return self.card(g, here) != "" and bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        card = self.card(g, here)
        if card and (key := place(g, here, self, self.where)):
            opportunities.move_marker(g, here.seat, card, key)
