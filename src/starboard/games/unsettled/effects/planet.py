"""What belongs to the planet: its tokens, markers, avatars, items and nodes."""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import ALL_SEATS, Part, goes_by
from starboard.games.unsettled.effects.where import Where, nodes
from starboard.games.unsettled.effects.who import Who, people, place, seats_for
from starboard.games.unsettled.model.ids import SCARAB, Side, location
from starboard.games.unsettled.model.node import Token
from starboard.games.unsettled.rules import planetcards, vanishing
from starboard.games.unsettled.rules.exploration import around, neighbours
from starboard.games.unsettled.rules.facets import (
    AVATARS,
    DECKS,
    FINDS,
    FOUND,
    LUNA,
    MAP,
    MARKERS,
    PLACE,
    TOKENS,
    by_exploring,
    of,
)
from starboard.kernel.verbs import ANYTHING, NOTHING, Step
from starboard.kernel.words import Seat


class Spawn(Part, frozen=True):
    """Planet tokens come onto a node.  UN-GLO-12"""

    kind: str
    n: Amount = 1
    where: Where = "here"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = TOKENS

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            n = amount(g, here, self.n)
            for _ in range(n):
                g.s.serials += 1
                g.s.tokens.append(Token(g.s.serials, self.kind, key))
            g.did("spawn", here.seat, self.kind, key, n=n)


class MoveTokens(Part, frozen=True):
    """Every token of a kind moves so many nodes: in a direction, or towards the nearest explorer."""

    kind: str
    n: int = 1
    toward: Side | Literal["explorer", "scarab", "luna"] = "explorer"
    goes_by: ClassVar[int] = TOKENS
    alters: ClassVar[int] = TOKENS

    def run(self, g: G, here: Step) -> None:
        for _ in range(self.n):
            g.s.tokens = [structs.replace(t, at=self.next(g, t.at)) if t.kind == self.kind else t for t in g.s.tokens]
        g.did("move_tokens", here.seat, self.kind, n=self.n)

    def next(self, g: G, at: str) -> str:
        if self.toward in ("north", "east", "south", "west"):
            return next((to for side, _, to in around(g, at) if side == self.toward and to), at)
        goals = {e.at for e in g.s.explorers} if self.toward == "explorer" else {g.s.luna}
        if self.toward == "scarab":
            goals = {"scarab"}
        if at in goals:
            return at
        reach = neighbours(g, at)
        return min((planetcards.distance(g, to, goals), to) for to in reach)[1] if reach else at

    def goes_by_now(self, g: G, here: Step) -> int:
        if all(token.kind != self.kind for token in g.s.tokens):
            return TOKENS
        towards = {"explorer": of(PLACE, ALL_SEATS), "luna": LUNA}
        return TOKENS | MAP | towards.get(self.toward, NOTHING)


class PlaceMarker(Part, frozen=True):
    """Black markers with a meaning lie on a node, or on the node of every token of a kind.  UN-GLO-09"""

    meaning: str
    n: Amount = 1
    where: Where = "here"
    at_each: str = ""  # a kind of token: where each of them is
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = MARKERS

    def run(self, g: G, here: Step) -> None:
        n = amount(g, here, self.n)
        if self.at_each:
            keys = [t.at for t in g.s.tokens if t.kind == self.at_each]
        else:
            keys = [key] if (key := place(g, here, self, self.where)) else []
        for key in keys:
            planetcards.mark(g, key, self.meaning, n)
        if keys:
            g.did("place_marker", here.seat, self.meaning, *keys[:1], n=n)

    def goes_by_now(self, g: G, here: Step) -> int:
        return TOKENS if self.at_each else goes_by(g, here, self)


class RemoveMarker(Part, frozen=True):
    """Black markers leave a node; as a cost they must lie there."""

    meaning: str
    n: int = 1
    where: Where = "here"
    goes_by: ClassVar[int] = MARKERS
    alters: ClassVar[int] = MARKERS

    def possible(self, g: G, here: Step) -> bool:
        return any(dict(g.s.nodes[k].markers).get(self.meaning, 0) >= self.n for k in nodes(g, here, self.where))

    def draws_on(self) -> str:
        return f"marker {self.meaning}"

    def takes(self, g: G, here: Step) -> list[list[tuple[str, int]]]:
        """Any marker of a node that has enough of them."""
        there = [(key, dict(g.s.nodes[key].markers).get(self.meaning, 0)) for key in nodes(g, here, self.where)]
        return [[(key, i) for key, n in there if n >= self.n for i in range(n)]] * self.n

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            planetcards.mark(g, key, self.meaning, -self.n)
            g.did("remove_marker", here.seat, self.meaning, key, n=self.n)


class PlaceAvatar(Part, frozen=True):
    """An explorer's avatar stands on a node.  UN-SET-30"""

    where: Where = "here"
    who: Who = "self"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = AVATARS

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats and (key := place(g, here, self, self.where)):
            g.s.avatars |= {g.s.explorers[seat].avatar: key for seat in seats}
            g.did("place_avatar", here.seat, key)


class AddInventory(Part, frozen=True):
    """Items come into an explorer's inventory.  UN-DSH-28"""

    item: str
    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = FOUND

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            bag = g.s.explorers[seat].inventory
            bag[self.item] = bag.get(self.item, 0) + self.n
            g.did("add_inventory", seat, self.item, n=self.n)


class SpendInventory(Part, frozen=True):
    """Items leave an explorer's inventory; as a cost they must be there."""

    item: str
    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = FINDS
    alters: ClassVar[int] = FINDS

    def possible(self, g: G, here: Step) -> bool:
        return any(g.s.explorers[seat].inventory.get(self.item, 0) >= self.n for seat in people(g, here, self.who))

    def draws_on(self) -> str:
        return f"item {self.item}"

    def takes(self, g: G, here: Step) -> list[list[tuple[Seat, int]]]:
        """Any of the items of an explorer who has enough of them."""
        held = [(seat, g.s.explorers[seat].inventory.get(self.item, 0)) for seat in people(g, here, self.who)]
        return [[(seat, i) for seat, n in held if n >= self.n for i in range(n)]] * self.n

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            bag = g.s.explorers[seat].inventory
            bag[self.item] = max(0, bag.get(self.item, 0) - self.n)
            g.did("spend_inventory", seat, self.item, n=self.n)


class PlaceNode(Part, frozen=True):
    """An environment card by name, or the top one, is laid on the map, face up or face down.  UN-EXP-09, UN-SET-06"""

    x: int
    y: int
    node: str = ""
    hidden: bool = False
    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = MAP

    def run(self, g: G, here: Step) -> None:
        planetcards.lay_node(g, here.seat, self.node, location(self.x, self.y), self.hidden)

    def alters_now(self, g: G, here: Step) -> int:
        return by_exploring(g.book)

    def calls_ever(self, book: Book) -> int:
        return MAP


class RemoveNode(Part, frozen=True):
    """A node leaves the map with what lies on it; whoever stands there is placed on the nearest node.  UN-GLO-06"""

    where: Where = "here"
    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = ANYTHING

    def possible(self, g: G, here: Step) -> bool:
        return len(g.s.nodes) > 1 and bool(nodes(g, here, self.where))

    def run(self, g: G, here: Step) -> None:
        if key := place(g, here, self, self.where):
            vanishing.vanish(g, here.seat, key)


class ReturnNode(Part, frozen=True):
    """A node that was removed or set aside comes onto the map by name, face up.  UN-GLO-06, UN-EXP-15"""

    node: str
    x: int
    y: int
    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = ANYTHING

    def possible(self, g: G, here: Step) -> bool:
        return self.node in g.s.aside and location(self.x, self.y) not in g.s.grid

    def run(self, g: G, here: Step) -> None:
        if self.possible(g, here):
            planetcards.lay_node(g, here.seat, self.node, location(self.x, self.y), hidden=False)


class SetAsideNode(Part, frozen=True):
    """An environment card is set aside, outside the map.  UN-EXP-15"""

    node: str
    goes_by: ClassVar[int] = MAP | DECKS
    alters: ClassVar[int] = DECKS

    def run(self, g: G, here: Step) -> None:
        if self.node in g.s.environment:
            g.barrier()
            g.s.environment.remove(self.node)
            g.s.aside.append(self.node)


class RemoveScarab(Part, frozen=True):
    """The Scarab leaves the map: nobody can reach it.  UN-SCA-18"""

    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = ANYTHING

    def run(self, g: G, here: Step) -> None:
        vanishing.vanish(g, here.seat, SCARAB)


class ReturnScarab(Part, frozen=True):
    """The Scarab lies on the map again.  UN-SCA-18"""

    x: int = 0
    y: int = 0
    goes_by: ClassVar[int] = MAP
    alters: ClassVar[int] = MAP

    def run(self, g: G, here: Step) -> None:
        vanishing.bring_back_scarab(g, here.seat, location(self.x, self.y))
