"""The starmap: systems, flights with their price, what lies there, and where the ship is.  IV-MAP-01"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.starmap import flight_price, may_enter
from starboard.games.iss_vanguard.world.ship import Neighbour
from starboard.kernel.scene import Amount, Board, Edge, Piece, Place
from starboard.kernel.texts import Say


def draw_atlas(g: G, say: Say) -> Board:
    ship, book = ship_of(g), g.book
    shown = [book.systems[key] for key in ship.systems if key in book.systems]
    places = tuple(Place(system.key, say.text(system.title), system.x, system.y, look="star") for system in shown)
    names = {system.key for system in shown}
    edges = tuple(
        _flight(g, system.key, way, say)
        for system in shown
        for way in system.neighbours
        if way.to in names and system.key < way.to
    )
    pieces = [piece for system in shown for piece in _objects(g, system.key, say)]
    here = Piece("vanguard", "ship", say("the-ship"), at=ship.system, icon="vanguard", now=True)
    return Board("atlas", say("atlas"), "graph", places, (*pieces, here), edges, look="atlas")


def _flight(g: G, system: str, way: Neighbour, say: Say) -> Edge:
    """A way with its price: a sign for each Energy.  IV-MAP-02"""
    energy = Amount(say("stock-energy"), flight_price(g, way, ship_of(g).flights), icon="energy")
    label = f"{energy.label} {energy.value}"
    return Edge(system, way.to, label, blocked=not may_enter(g, way), signs=(energy,) * (energy.value or 0))


def _objects(g: G, system: str, say: Say) -> Iterator[Piece]:
    """Landing sites for ever, other objects until they are investigated.  IV-MAP-05, IV-MAP-07"""
    ship = ship_of(g)
    for thing in g.book.systems[system].objects:
        if thing.world or thing.again or thing.key not in ship.investigated:
            kind = "site" if thing.world else "object"
            chosen = bool(thing.world) and thing.world == ship.destination
            yield Piece(thing.key, kind, say.text(thing.title), at=system, icon=kind, now=chosen)
