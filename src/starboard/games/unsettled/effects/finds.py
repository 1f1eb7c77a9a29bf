"""Discoveries, opportunities and structures: what effects bring into hands and take away."""

from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.where import Where, nodes, origin
from starboard.games.unsettled.effects.who import Who, affected, people, place
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses, discoveries, distress, opportunities, structures
from starboard.kernel.verbs import Step


class GainDiscovery(Part, frozen=True):
    """A discovery by name, or the one that lies on this card or node.  UN-DSC-01, 14"""

    name: str = ""
    who: Who = "self"

    def token(self, g: G, here: Step) -> str:
        if self.name:
            return self.name if discoveries.lies(g, self.name) else ""
        moment = next((m for m in g.s.moments if m.card == here.source), None)
        lying = moment.discoveries if moment is not None else g.s.nodes[origin(g, here)].discoveries
        return lying[0] if lying else ""

    def possible(self, g: G, here: Step) -> bool:
        return self.token(g, here) != ""

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        if seats and (token := self.token(g, here)):
            discoveries.gain(g, seats[0], token)


class ForfeitDiscovery(Part, frozen=True):
    """Discoveries of one's own are given up: any, by name, or with a property.  UN-DSC-05, 06, UN-FOC-24"""

    n: int = 1
    name: str = ""
    property: str = ""
    who: Who = "self"

    def possible(self, g: G, here: Step) -> bool:
        return any(
            sum(discoveries.fits(g, f, self.name, self.property) for f in g.s.explorers[seat].finds) >= self.n
            for seat in people(g, here, self.who)
        )

    def run(self, g: G, here: Step) -> None:
        seats = affected(g, here, self, self.who)
        ask = discoveries.GiveUpDiscovery(self.n, self.name, self.property)
        g.put(*(Step(ask, seat, here.source) for seat in seats))


class PutDiscovery(Part, frozen=True):
    """A discovery token is laid on a node.  UN-EXP-10"""

    name: str
    where: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        return discoveries.lies(g, self.name) and bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if discoveries.lies(g, self.name) and (key := place(g, here, self, self.where)):
            discoveries.put_token(g, self.name, key)


class Disengage(Part, frozen=True):
    """The engagement with this card ends; its marker stays where it is.  UN-OPP-18"""

    def run(self, g: G, here: Step) -> None:
        opportunities.release(g, str(here.source))


class DiscardOpportunity(Part, frozen=True):
    """This opportunity is discarded at once."""

    def run(self, g: G, here: Step) -> None:
        if here.source in opportunities.active(g):
            opportunities.finish(g, here.seat, str(here.source), "discard")


class DiscardThis(Part, frozen=True):
    """The card that says so leaves its holder: distress to its deck, any other out of play.  UN-DIS-14, UN-GLO-04"""

    def run(self, g: G, here: Step) -> None:
        card = str(here.source)
        seat = clauses.holder(g, card)
        if seat is not None and card in g.s.explorers[seat].distress:
            distress.remove(g, seat, card)
        elif card in g.s.shown:
            g.s.shown.remove(card)
            g.s.spent.append(card)
            g.did("discard", here.seat, card)
        elif seat is not None and card in g.s.explorers[seat].cards:
            g.s.explorers[seat].cards.remove(card)
            g.s.spent.append(card)
            g.did("discard", here.seat, card)


class BuildStructure(Part, frozen=True):
    """A structure comes to an empty build site.  UN-STR-02, 03, 06, 22 to 24"""

    kind: str
    where: Where = "here"
    usable_now: bool = False

    def possible(self, g: G, here: Step) -> bool:
        tile = next((t for t in g.s.structures if t.key == self.kind), None)
        sites = (structures.site_is_empty(g, key) for key in nodes(g, here, self.where))
        return tile is not None and not tile.at and any(sites)

    def run(self, g: G, here: Step) -> None:
        key = place(g, here, self, self.where)
        if key and structures.site_is_empty(g, key) and not structures.find(g, self.kind).at:
            structures.build(g, here.seat, self.kind, key, self.usable_now)


class DestroyStructure(Part, frozen=True):
    """A built structure is pulled down: at the regroup it returns to the board.  UN-STR-17, 18, 20, 21"""

    kind: str
    now: bool = False

    def possible(self, g: G, here: Step) -> bool:
        return structures.place_of(g, self.kind) != ""

    def run(self, g: G, here: Step) -> None:
        if self.now and structures.place_of(g, self.kind):
            structures.take_back(g, here.seat, self.kind)
