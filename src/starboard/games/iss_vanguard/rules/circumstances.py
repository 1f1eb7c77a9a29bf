"""Circumstances: exactly one set is in force.  IV-CIR-01, IV-CIR-03, IV-CIR-04, IV-CIR-05"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.places import forget, is_unknown, take_copy
from starboard.kernel.ids import pid
from starboard.kernel.words import Seat


def set_circumstances(g: G, seat: Seat, card: str) -> None:
    """Others come into force, or with an empty key those printed on the board; markers of the old ones go."""
    s = g.s
    old = circumstances_of(g)
    key = take_copy(g, card) if card else ""
    if key == s.circumstances:
        return
    if key and is_unknown(g, key) and not g.turn_page():
        return
    forget(s, old)
    for track in [track for track in s.tracks if track.startswith(pid("move", old))]:
        del s.tracks[track]
    s.circumstances = key
    g.barrier()
    g.did("circumstances", seat, circumstances_of(g))
