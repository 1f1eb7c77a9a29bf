"""Conditions on where somebody or something is."""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.condition import Condition, any_of
from starboard.games.unsettled.effects.part import ALL_SEATS
from starboard.games.unsettled.effects.selectors import of_where
from starboard.games.unsettled.effects.where import Where, nodes, performer
from starboard.games.unsettled.effects.who import Who
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules import structures
from starboard.games.unsettled.rules.facets import BUILT, LUNA, PLACE, RAZED, of
from starboard.games.unsettled.rules.movement import local
from starboard.kernel.verbs import Step


class At(Condition, frozen=True):
    """The explorer is on a node.  UN-FOC-28"""

    place: Where
    who: Who = "self"
    goes_by: ClassVar[int] = PLACE

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return any(e.at in keys for e in any_of(g, here, self.who))


class AtStructure(Condition, frozen=True):
    """The explorer is on the node of a built structure.  UN-STR-10"""

    kind: str
    who: Who = "self"
    goes_by: ClassVar[int] = PLACE | BUILT | RAZED

    def holds(self, g: G, here: Step) -> bool:
        node = structures.place_of(g, self.kind)
        return node != "" and any(e.at == node for e in any_of(g, here, self.who))


class OnScarab(Condition, frozen=True):
    """The explorer is on the Scarab."""

    who: Who = "self"
    goes_by: ClassVar[int] = PLACE

    def holds(self, g: G, here: Step) -> bool:
        return SCARAB in g.s.nodes and any(e.at == SCARAB for e in any_of(g, here, self.who))


class CrewPresent(Condition, frozen=True):
    """All explorers, unconscious ones too, and LUNA are on one node.

    UN-END-01, UN-GLO-10, UN-LUN-18, UN-TSK-10, UN-TSK-11
    """

    place: Where
    goes_by: ClassVar[int] = LUNA

    def goes_by_now(self, g: G, here: Step) -> int:
        return LUNA | of(PLACE, ALL_SEATS) | of_where(g, here, self.place)

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return g.s.luna in keys and all(e.at in keys for e in g.s.explorers)


class ExplorersPresent(Condition, frozen=True):
    """So many explorers are there, the performer included; unconscious ones count.

    UN-FOC-26, UN-UNC-16, UN-LUN-18, UN-TSK-11
    """

    n: int = 2
    place: Where = "here"
    goes_by: ClassVar[int] = PLACE

    def goes_by_now(self, g: G, here: Step) -> int:
        return of(PLACE, ALL_SEATS) | of_where(g, here, self.place)

    def holds(self, g: G, here: Step) -> bool:
        who = performer(g, here)
        return any(
            sum(local(g, key, who, e.seat) for e in g.s.explorers) >= self.n for key in nodes(g, here, self.place)
        )


class LunaPresent(Condition, frozen=True):
    """LUNA is there, beside the performer unless no explorer is needed.  UN-LUN-17, UN-OPP-22"""

    place: Where = "here"
    alone: bool = False
    goes_by: ClassVar[int] = LUNA | PLACE

    def holds(self, g: G, here: Step) -> bool:
        return g.s.luna in nodes(g, here, self.place) and (self.alone or g.s.explorers[here.seat].at == g.s.luna)
