"""The map: tiles revealed and placed, chests, fires, markers, the dealer."""

from typing import ClassVar, Literal, TypeAlias

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.effects.choices import MoveMarkerTo, shift_marker
from starboard.games.under_our_sun.model.hexes import HOME, STEPS, around
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.camp import put_out
from starboard.games.under_our_sun.rules.events import DrawEvent
from starboard.games.under_our_sun.rules.ground import change, drop, hex_at, hex_id, is_unexplored, new_tile, spot
from starboard.games.under_our_sun.rules.merchants import place_dealer
from starboard.games.under_our_sun.rules.movement import Explore
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.forms import Amount, amount
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

Where: TypeAlias = str  # `here`, or the key of a named place


def place(g: G, here: Step, where: Where) -> int:
    """The position that is meant; -1 where it is not on the map."""
    return person(g, here.seat).at if where == "here" else g.s.places.get(where, -1)


class RevealTiles(Ask, frozen=True):
    """So many neighbours of the character's tile are turned up, one by one, as it chooses."""

    n: int = 1
    prompt: ClassVar[str] = "reveal_tile"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [opt("reveal", hex_id(to)) for to in around(me.at) if is_unexplored(g, to)] if self.n > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        rest = structs.replace(self, n=self.n - 1)
        g.push(here.seat, Explore(hex_at(option.ids[0])), rest, source=here.source)


class PlaceTile(Verb, frozen=True):
    """An objective tile is laid so many steps from New Haven, straight in a direction that is rolled; with a `decoy`,
    both are laid face down, and nobody knows which is which.  A direction that an objective tile already takes, and one
    where something lies already, is rolled again.  OS-MIS-09
    """

    tile: str
    distance: int
    face_up: bool = True
    decoy: str = ""

    def run(self, g: G, here: Step) -> None:
        if not self.decoy:
            lay(g, self.tile, self.distance, self.face_up)
            return
        pair = [self.tile, self.decoy]
        g.shuffle(pair)
        for key in pair:
            lay(g, key, self.distance, False)


def lay(g: G, key: str, distance: int, face_up: bool) -> None:
    """One tile is laid; a tile that lies face down becomes a named place when it is turned up."""
    s = g.s
    at = free_place(g, distance)
    if face_up:
        s.tiles[at] = new_tile(g, key)
        s.places[key] = at
        g.did("reveal", -1, key)
    else:
        s.covered[at] = Secret(key, 0, "objective")
        g.did("laid", -1)


def free_place(g: G, distance: int) -> int:
    """A direction is rolled until it is free; with none free at that distance, one step farther.  OS-MIS-09."""
    s = g.s
    objectives = [at for at, tile in s.tiles.items() if g.book.tiles[tile.key].kind == "objective"]
    objectives += [at for at, secret in s.covered.items() if g.book.tiles[secret.value].kind == "objective"]
    lines = [[HOME + step * n for n in range(1, 2 * distance + 2)] for step in STEPS]
    empty = [line[distance - 1] not in s.tiles and line[distance - 1] not in s.covered for line in lines]
    free = [empty[i] and not any(at in objectives for at in line) for i, line in enumerate(lines)]
    free = free if any(free) else empty
    if not any(free):
        return free_place(g, distance + 1)
    while True:
        side = g.roll(8, "direction")
        if side < len(STEPS) and free[side]:
            return lines[side][distance - 1]


class PlaceChest(Verb, frozen=True):
    """A chest is put on the tile, or on a named one.  OS-EVT-08"""

    test: Literal["strength", "dexterity"]
    at: Where = "here"

    def run(self, g: G, here: Step) -> None:
        at = place(g, here, self.at)
        if at in g.s.tiles:
            change(g, at, chest=self.test)
            g.did("chest_placed", -1, spot(g, at))


class Drain(Verb, frozen=True):
    """So many water cubes are gone from the tile, or from a named one, until the next preparation."""

    n: Amount = 1
    at: Where = "here"

    def run(self, g: G, here: Step) -> None:
        at = place(g, here, self.at)
        tile = g.s.tiles.get(at)
        less = min(tile.water, amount(g, here, self.n)) if tile is not None else 0
        if tile is not None and less > 0:
            change(g, at, water=tile.water - less)
            g.did("drained", -1, spot(g, at), n=less)


class LightFire(Verb, frozen=True):
    """A campfire burns on the tile, or on a named one."""

    at: Where = "here"

    def run(self, g: G, here: Step) -> None:
        at = place(g, here, self.at)
        if at in g.s.tiles and not g.s.tiles[at].fire and g.s.weather != "storm":
            change(g, at, fire=1)
            g.did("fire", here.seat, name(person(g, here.seat)))


class PutOutFires(Verb, frozen=True):
    """The fire on the tile, on a named one, or every fire goes out."""

    at: Where = "everywhere"

    def run(self, g: G, here: Step) -> None:
        everywhere = [at for at, tile in g.s.tiles.items() if tile.fire]
        for at in everywhere if self.at == "everywhere" else [place(g, here, self.at)]:
            if at in g.s.tiles:
                put_out(g, at)


class PlaceMarker(Verb, frozen=True):
    """Markers of a kind are put on the tile, or on a named one; those that can be carried lie there to be collected.

    OS-MIS-06
    """

    marker: str
    n: Amount = 1
    at: Where = "here"

    def run(self, g: G, here: Step) -> None:
        at, n = place(g, here, self.at), amount(g, here, self.n)
        if at not in g.s.tiles:
            return
        marker = g.book.markers.get(self.marker)
        if marker is not None and marker.carried and n > 0:
            drop(g, at, things=(Thing(self.marker),) * n)
        else:
            shift_marker(g, self.marker, at, n)
        g.did("marker", here.seat, self.marker, spot(g, at), n=n)


class RemoveMarker(Verb, frozen=True):
    """A marker is taken off the tile, or off a named one."""

    marker: str
    at: Where = "here"

    def possible(self, g: G, here: Step) -> bool:
        tile = g.s.tiles.get(place(g, here, self.at))
        return tile is not None and dict(tile.markers).get(self.marker, 0) > 0

    def run(self, g: G, here: Step) -> None:
        if self.possible(g, here):
            g.push(here.seat, PlaceMarker(self.marker, -1, self.at), source=here.source)


class MoveMarker(Verb, frozen=True):
    """A mission's marker goes one tile, onto a face-up neighbour of its own that the character chooses."""

    marker: str

    def possible(self, g: G, here: Step) -> bool:
        return self.marker in g.s.places

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, MoveMarkerTo(self.marker), source=here.source)


class DealerComes(Verb, frozen=True, tag="place_dealer"):
    """The dealer appears on the tile, or on a named one; where it was in play already, an event draws the next Event
    card instead.  OS-MER-23, OS-MER-28
    """

    at: Where = "here"

    def run(self, g: G, here: Step) -> None:
        at = place(g, here, self.at)
        if at in g.s.tiles and not place_dealer(g, at) and here.source in g.book.events:
            g.push(here.seat, DrawEvent(at))


class LookAt(Verb, frozen=True):
    """The character's player looks at the top cards of a deck, or at the next tiles of the stack."""

    deck: Literal["event", "enemy", "night", "tiles"]
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        pile = g.s.stack_tiles if self.deck == "tiles" else getattr(g.s, self.deck)
        g.barrier()
        g.did("look", here.seat, name(me), self.deck, secret=tuple(pile[-self.n :][::-1]), to=(me.seat,))
