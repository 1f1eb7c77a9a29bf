"""The map."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.hexes import around, axial
from starboard.games.under_our_sun.names import character_name, enemy_name, hex_name
from starboard.games.under_our_sun.rules.ground import hex_id, is_unexplored
from starboard.games.under_our_sun.rules.persons import name
from starboard.kernel.ids import pid
from starboard.kernel.scene import Board, Piece, Place
from starboard.kernel.texts import Say


def draw_map(g: G, say: Say) -> Board:
    """Face-up tiles, and every position that could be explored."""
    s = g.s
    edge = dict.fromkeys(to for at in s.tiles for to in around(at) if to not in s.tiles and is_unexplored(g, to))
    places = [_place(g, at, say) for at in (*s.tiles, *dict.fromkeys((*edge, *s.covered)))]
    pieces = [
        Piece(name(c), "character", character_name(g, c.id, say), hex_id(c.at), c.seat)
        for c in s.characters
        if not c.out and c.key and c.at in s.tiles
    ]
    pieces += [Piece(pid("enemy", e.id), "enemy", enemy_name(g, e.id, say), hex_id(e.at)) for e in s.enemies]
    return Board("map", say("map"), "hex", tuple(places), tuple(pieces))


def _place(g: G, at: int, say: Say) -> Place:
    q, r = axial(at)
    tile = g.s.tiles.get(at)
    look = g.book.tiles[tile.key].family if tile is not None else ""
    return Place(hex_id(at), hex_name(g, at, say), q, r, look=look, unknown=tile is None)
