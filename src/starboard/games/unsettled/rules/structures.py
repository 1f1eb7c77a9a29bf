"""Structures: built on sites, flipped at the regroup, used by anyone, destroyed.  UN-STR"""

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.rules import clauses
from starboard.kernel.words import Seat


def find(g: G, key: str) -> Structure:
    return next(t for t in g.s.structures if t.key == key)


def change(g: G, new: Structure) -> None:
    g.s.structures = [new if t.key == new.key else t for t in g.s.structures]


def place_of(g: G, key: str) -> str:
    """The node of a built structure; empty while it is not built.  UN-STR-07, UN-STR-09, UN-STR-10, UN-STR-08"""
    return next((t.at for t in g.s.structures if t.key == key and t.built), "")


def on_board(g: G, key: str) -> bool:
    """Whether the tile waits to be built.  UN-STR-03"""
    return any(t.key == key and not t.at and not t.gone for t in g.s.structures)


def site_is_empty(g: G, node: str) -> bool:
    """Whether something can be built there.  UN-STR-02, UN-STR-22, UN-SCA-19"""
    printed = g.book.environment.get(node)
    return printed is not None and printed.build_site and all(t.at != node for t in g.s.structures)


def build(g: G, seat: Seat, key: str, node: str, usable_now: bool) -> None:
    """The tile moves to the site; it is built at the regroup, or at once where its text says so.

    UN-STR-06, UN-STR-23, UN-STR-24
    """
    change(g, Structure(key, node, built=usable_now))
    g.did("build", seat, key, node)
    if usable_now:
        clauses.happens(g, "on_structure_built", seat, key)


def flip(g: G, seat: Seat, key: str) -> None:
    """At the regroup the tile shows its active side.  UN-STR-07"""
    tile = find(g, key)
    if tile.at and not tile.built:
        change(g, structs.replace(tile, built=True))
        g.did("built", seat, key)
        clauses.happens(g, "on_structure_built", seat, key)


def take_back(g: G, seat: Seat, key: str) -> None:
    """At the regroup a destroyed structure returns to the board; a planet's own goes out of play.

    UN-STR-20, UN-STR-21, UN-GLO-05
    """
    if find(g, key).at:
        main = any(tile.key == key for tile in g.book.system.structures)
        change(g, Structure(key, gone=not main))
        g.did("destroyed", seat, key)
