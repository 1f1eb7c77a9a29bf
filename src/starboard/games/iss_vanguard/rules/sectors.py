"""The graph of sectors: routes, connected sectors, biomes, No-move icons.  IV-MOV-01, IV-MOV-09, IV-EVT-04"""

from starboard.games.iss_vanguard.book import Book, Way
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.places import top_place


def is_passable(s: Table, way: Way) -> bool:
    """Whether a route is open: as printed, unless an effect closed or opened it."""
    return way.name not in s.routes_closed and (not way.closed or way.name in s.routes_opened)


def ways_from(book: Book, s: Table, at: int) -> list[Way]:
    """The routes that lead away from a sector, in the direction of an arrow.  IV-MOV-01"""
    return [way for way in book.ways[s.planet].get(at, ()) if is_passable(s, way)]


def connections(book: Book, s: Table, at: int) -> list[int]:
    """The connected sectors, from the lowest number.  IV-MOV-02"""
    return sorted({way.to for way in ways_from(book, s, at)})


def biomes(book: Book, s: Table, at: int) -> frozenset[str]:
    """Those printed on a sector and those of its top card; covered cards add nothing.  IV-EVT-04"""
    sector = book.sectors[s.planet].get(at)
    top = top_place(book, s, at)
    return frozenset((*(sector.biomes if sector else ()), *(book.places[top].biomes if top else ())))


def has_no_move(book: Book, s: Table, at: int) -> bool:
    """Whether a No-move icon lies anywhere in a sector: on the sector or on its active place.  IV-MOV-09"""
    changed = s.sectors[at].no_move if at in s.sectors else None
    if changed is not None:
        return changed
    top = top_place(book, s, at)
    return book.sectors[s.planet][at].no_move or (bool(top) and book.places[top].no_move)


def is_final(book: Book, s: Table, at: int) -> bool:
    """IV-POI-05"""
    top = top_place(book, s, at)
    return book.sectors[s.planet][at].final or (bool(top) and book.places[top].final)


def is_important(book: Book, s: Table, at: int) -> bool:
    """IV-POI-05"""
    top = top_place(book, s, at)
    return book.sectors[s.planet][at].important or (bool(top) and book.places[top].important)


def steps_to(book: Book, s: Table, goal: int) -> dict[int, int]:
    """How many moves each sector is away from a goal, against the arrows; sectors without a way are left out."""
    back: dict[int, list[int]] = {}
    for at, ways in book.ways[s.planet].items():
        for way in ways:
            if is_passable(s, way):
                back.setdefault(way.to, []).append(at)
    found, front = {goal: 0}, [goal]
    for at in front:
        for before in back.get(at, ()):
            if before not in found:
                found[before] = found[at] + 1
                front.append(before)
    return found


def far(book: Book, s: Table, start: int, goal: int) -> int:
    """The moves from a sector to another; -1: there is no way."""
    return steps_to(book, s, goal).get(start, -1)


def within_reach(book: Book, s: Table, me: Member) -> set[int]:
    """The sectors to which a card can shift a member: connected ones, those of others, the lander's.  IV-MOV-10"""
    found = {*connections(book, s, me.at), *(other.at for other in s.members if not other.dead), s.lander_at}
    return {at for at in found if at in s.sectors and at != me.at}
