"""Points of interest: replaced, covered, uncovered.  IV-POI-01, IV-POI-02, IV-POI-03, IV-POI-04, IV-POI-06"""

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.team import sector_id
from starboard.kernel.words import Seat


def top_place(book: Book, s: Table, at: int) -> str:
    """The active point of interest of a sector: the top card, or the printed one; empty: none."""
    sector = s.sectors.get(at)
    if sector is not None and sector.places:
        return sector.places[-1]
    printed = book.sectors[s.planet].get(at)
    return printed.place if printed is not None else ""


def sectors_of(book: Book, s: Table, place: str) -> list[int]:
    """The sectors on which a place is the active one."""
    return [at for at in s.sectors if top_place(book, s, at) == place]


def forget(s: Table, card: str) -> None:
    """A card is covered or leaves play: all markers on it are discarded, the Time marker too.  IV-POI-03, IV-CIR-05"""
    s.times.pop(card, None)
    prefix = f"action-{card}-"
    for track in [track for track in s.tracks if track.startswith(prefix)]:
        del s.tracks[track]


def take_copy(g: G, key: str) -> str:
    """Of several copies with one number, one at random.  IV-CIR-04"""
    copies = g.book.copies.get(key, (key,))
    return copies[g.roll(len(copies), "copy")] if len(copies) > 1 else copies[0]


def is_unknown(g: G, key: str) -> bool:
    """Whether a card of the world has never lain open; then it does so now.  Cards of the box are known."""
    if key in g.s.known or any(card.key == key for card in g.book.system.places):
        return False
    g.s.known.append(key)
    return True


def lay_place(g: G, seat: Seat, at: int, key: str, replace: bool) -> None:
    """A point of interest comes into play: in place of all cards there, or on top of them.  IV-POI-01, IV-POI-02"""
    s = g.s
    sector = s.sectors[at]
    old = top_place(g.book, s, at)
    if old:
        forget(s, old)
    if replace:
        for card in sector.places:
            forget(s, card)
        sector.places = []
    key = take_copy(g, key)
    if is_unknown(g, key) and not g.turn_page():
        key = g.book.blank_place
    sector.places.append(key)
    forget(s, key)
    g.barrier()
    g.did("place", seat, key, sector_id(at))


def lift_place(g: G, seat: Seat, at: int) -> None:
    """The top card is discarded by itself: the one beneath is active again, without markers.  IV-POI-06"""
    sector = g.s.sectors[at]
    if sector.places:
        key = sector.places.pop()
        forget(g.s, key)
        g.did("uncover", seat, key, sector_id(at))
