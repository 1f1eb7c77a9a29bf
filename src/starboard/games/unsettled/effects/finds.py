"""Discoveries and structures: what effects bring into hands and take away."""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.part import ALL_SEATS, Part, goes_by
from starboard.games.unsettled.effects.where import Where, nodes, origin
from starboard.games.unsettled.effects.who import Who, people, place, seats_for
from starboard.games.unsettled.rules import discoveries, distress, planetcards, structures
from starboard.games.unsettled.rules.facets import AREA, BOARD, BUILT, CALMED, CARDS, FINDS, FOUND, PLACE, RAZED, of
from starboard.games.unsettled.rules.holding import holder, is_heard, where_it_lies
from starboard.kernel.offers import UNKNOWN, Change
from starboard.kernel.verbs import NOTHING, Step
from starboard.kernel.words import Seat


class GainDiscovery(Part, frozen=True):
    """A discovery by name, one from the board, or the one that lies on this card or node; of several one is chosen.

    UN-DSC-01, UN-DSC-14, UN-GLO-18
    """

    name: str = ""
    who: Who = "self"
    from_board: bool = False
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = FOUND | BOARD

    def tokens(self, g: G, here: Step) -> tuple[str, ...]:
        if self.name:
            return (self.name,) if discoveries.lies(g, self.name) else ()
        if self.from_board:
            return tuple(g.s.discoveries)
        moment = next((m for m in g.s.moments if m.card == here.source), None)
        return moment.discoveries if moment is not None else g.s.nodes[origin(g, here)].discoveries

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.tokens(g, here))

    def draws_on(self) -> str:
        return "discoveries"

    def takes(self, g: G, here: Step) -> list[tuple[str, ...]]:
        return [self.tokens(g, here)]

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats and (tokens := self.tokens(g, here)):
            g.push(here.seat, discoveries.PickDiscovery(tokens, seats[0]), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("discovery")
        yield UNKNOWN

    def goes_by_now(self, g: G, here: Step) -> int:
        """Where it lies: on a node, on a card, or on the board."""
        return goes_by(g, here, self) | (
            BOARD if self.from_board else NOTHING if self.name else of(PLACE, (here.seat,))
        )


class ForfeitDiscovery(Part, frozen=True):
    """Discoveries of one's own are given up: any, by name, or with a property.  UN-DSC-05, UN-DSC-06, UN-FOC-24"""

    n: int = 1
    name: str = ""
    property: str = ""
    who: Who = "self"
    goes_by: ClassVar[int] = NOTHING  # its owner chooses it, and could as well use it before
    alters: ClassVar[int] = FINDS

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.takes(g, here))

    def draws_on(self) -> str:
        return "finds"

    def takes(self, g: G, here: Step) -> list[list[str]]:
        """Any discovery that fits, of an explorer who has enough of them."""
        able = (self.fitting(g, seat) for seat in people(g, here, self.who))
        found = [discovery for finds in able if len(finds) >= self.n for discovery in finds]
        return [found] * self.n if found else []

    def fitting(self, g: G, seat: Seat) -> list[str]:
        held = g.s.explorers[seat].finds
        return [f.discovery for f in held if discoveries.fits(g, f, self.name, self.property)]

    def at_stake(self, g: G, here: Step) -> int:
        return self.goes_by_now(g, here)

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        ask = discoveries.GiveUpDiscovery(self.n, self.name, self.property)
        g.put(*(Step(ask, seat, here.source) for seat in seats))


class GiveDiscovery(Part, frozen=True):
    """Somebody hands a discovery with its anomaly to another, and chooses which.  UN-DSC-02, UN-GLO-18"""

    who: Who = "self"
    to: Who = "another_local"
    name: str = ""
    property: str = ""
    goes_by: ClassVar[int] = NOTHING  # as above
    alters: ClassVar[int] = FINDS

    def able(self, g: G, here: Step) -> list[Seat]:
        held = ((seat, g.s.explorers[seat].finds) for seat in people(g, here, self.who))
        return [seat for seat, finds in held if any(discoveries.fits(g, f, self.name, self.property) for f in finds)]

    def possible(self, g: G, here: Step) -> bool:
        return any(set(people(g, here, self.to)) - {seat} for seat in self.able(g, here))

    def at_stake(self, g: G, here: Step) -> int:
        return self.goes_by_now(g, here)

    def run(self, g: G, here: Step) -> None:
        givers = seats_for(g, here, self, self.who, self.able(g, here))
        takers = [seat for seat in people(g, here, self.to) if seat not in givers[:1]] if givers else []
        takers = seats_for(g, here, self, self.to, takers, "to") if takers else []
        if takers:
            ask = discoveries.PickGift(takers[0], self.name, self.property)
            g.push(givers[0], ask, source=here.source)


class PutDiscovery(Part, frozen=True):
    """A discovery token is laid on a node.  UN-EXP-10"""

    name: str
    where: Where = "here"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = BOARD

    def possible(self, g: G, here: Step) -> bool:
        return discoveries.lies(g, self.name) and bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if discoveries.lies(g, self.name) and (key := place(g, here, self, self.where)):
            discoveries.put_token(g, self.name, key)


class DiscardThis(Part, frozen=True):
    """The card that says so leaves its holder: distress to its deck, any other out of play.  UN-DIS-14, UN-GLO-04"""

    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = NOTHING

    def run(self, g: G, here: Step) -> None:
        card = str(here.source)
        seat = holder(g, card)
        if seat is not None and card in g.s.explorers[seat].distress:
            distress.remove(g, seat, card)
        else:
            planetcards.discard(g, here.seat, card)

    def goes_by_now(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        """What lies where the card does, if more than itself goes by it."""
        card = str(here.source)
        return where_it_lies(g, card) if is_heard(g.book, card) else NOTHING

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def needs_now(self, g: G, here: Step) -> int:
        return NOTHING  # without its card it is not offered

    def calls_ever(self, book: Book) -> int:
        return AREA | of(CALMED | CARDS, ALL_SEATS)


class BuildStructure(Part, frozen=True):
    """A structure comes to an empty build site.  UN-STR-02, UN-STR-03, UN-STR-06, UN-STR-22, UN-STR-23, UN-STR-24"""

    kind: str
    where: Where = "here"
    usable_now: bool = False
    goes_by: ClassVar[int] = BUILT | RAZED
    alters: ClassVar[int] = BUILT

    def possible(self, g: G, here: Step) -> bool:
        return structures.on_board(g, self.kind) and bool(self.sites(g, here))

    def sites(self, g: G, here: Step) -> list[str]:
        return [key for key in nodes(g, here, self.where) if structures.site_is_empty(g, key)]

    def draws_on(self) -> str:
        return "structures"

    def takes(self, g: G, here: Step) -> list[list[str]]:
        """The tile, and a site for it."""
        return [[self.kind], self.sites(g, here)]

    def run(self, g: G, here: Step) -> None:
        key = place(g, here, self, self.where)
        if key and structures.site_is_empty(g, key) and structures.on_board(g, self.kind):
            structures.build(g, here.seat, self.kind, key, self.usable_now)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("structure")


class DestroyStructure(Part, frozen=True):
    """A built structure is pulled down: at the regroup it returns to the board.

    UN-STR-17, UN-STR-18, UN-STR-20, UN-STR-21
    """

    kind: str
    now: bool = False
    goes_by: ClassVar[int] = BUILT | RAZED
    alters: ClassVar[int] = RAZED

    def possible(self, g: G, here: Step) -> bool:
        return structures.place_of(g, self.kind) != ""

    def run(self, g: G, here: Step) -> None:
        if self.now and structures.place_of(g, self.kind):
            structures.take_back(g, here.seat, self.kind)
