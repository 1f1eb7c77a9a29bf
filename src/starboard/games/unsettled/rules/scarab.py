"""The Scarab: three tiles, each with a plain side and one ability.  UN-SCA"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import Table
from starboard.kernel.words import Seat


def cubes(per_explorer: bool, fixed: int, explorers: int) -> int:
    """How many cubes setup puts on the tile.  UN-SCA-06, UN-SCA-11, UN-SCA-12"""
    return explorers if per_explorer else fixed


def spaces(g: G, seat: Seat) -> tuple[str, ...]:
    """The ability of the tile, for an explorer on it.  UN-SCA-02, UN-SCA-15, UN-SCA-18"""
    s: Table = g.s
    if not s.scarab_side or s.explorers[seat].at != SCARAB or SCARAB not in s.nodes:
        return ()
    return (g.book.scarabs[s.scarab_side].space.key,)
