"""What is in force, and for whom: printed modifiers by what lies in play.  IV-GEN-04, IV-EQP-09, IV-INJ-17"""

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.places import sectors_of, top_place
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.verbs import Lasting
from starboard.kernel.words import Id, Seat


def holder(g: G, piece: Id) -> Seat | None:
    """Whose a printed modifier is; nobody's, if its piece is not in play.  What lies open is everybody's."""
    word, *rest = parts_of(piece)
    if word == "held":
        return int(rest[1]) if holds(g, int(rest[1]), rest[0]) else None
    if word == "at":
        return 0 if sectors_of(g.book, g.s, rest[0]) else None
    if word == "token":
        return 0 if any(rest[0] in sector.tokens for sector in g.s.sectors.values()) else None
    if word == "planet":
        return 0 if rest[0] == g.s.planet else None
    return 0 if lies_open(g, word) else None


def holds(g: G, seat: Seat, key: str) -> bool:
    """Whether a member has a card in force: its crew card, carried Equipment, an injury that lies face up."""
    me = member_of(g.s, seat)
    return me is not None and (
        me.crew == key or key in me.equipment or any(i.key == key and not i.down for i in me.injuries)
    )


def lies_open(g: G, key: str) -> bool:
    """Whether a card lies open for all: circumstances, missions, Threats, Rank card, lander, modules, Discoveries.

    On board what is installed, from the Technology Level on that it names.  IV-TEC-04
    """
    s = g.s
    if s.ship is not None and key in s.ship.upgrades:
        return s.ship.technology >= level_of(g.book, key)
    return (
        key in (circumstances_of(g), s.rank_card, s.lander)
        or key in s.missions
        or key in s.modules
        or key in s.finds
        or any(threat.key == key for threat in s.threats)
        or any(g.book.uniques[number].key == key for number in s.finds_unique)
    )


def level_of(book: Book, key: str) -> int:
    """The Technology Level that an upgrade needs.  IV-TEC-04"""
    bridge, facilities = book.bridge, book.facilities
    return bridge[key].level if key in bridge else facilities[key].level if key in facilities else 0


def circumstances_of(g: G) -> str:
    """The circumstances in force: the card, or those printed on the board.  IV-CIR-01"""
    s = g.s
    return s.circumstances or (g.book.worlds[s.planet].planet.circumstances if s.planet else "")


def applies(g: G, lasting: Lasting, seat: Seat) -> bool:
    """What a place or a token prints serves whoever is on its sector.  IV-EQP-10"""
    word, *rest = parts_of(lasting.source)
    if not rest or word not in ("at", "token"):
        return True
    me = member_of(g.s, seat)
    if me is None or me.at not in g.s.sectors:
        return False
    return top_place(g.book, g.s, me.at) == rest[0] if word == "at" else rest[0] in g.s.sectors[me.at].tokens


def cards_for(g: G, seat: Seat) -> list[str]:
    """The keys of all that speaks for a member now: what it has, its place and tokens there, and what lies open."""
    s = g.s
    me = member_of(s, seat)
    found: list[str] = []
    if me is not None:
        found = [me.crew, *me.equipment, *(injury.key for injury in me.injuries if not injury.down)]
        if me.at in s.sectors:
            if top := top_place(g.book, s, me.at):
                found.append(top)
            found += aids_for(g, me)
    return [*found, *open_cards(g)]


def aids_for(g: G, me: Member) -> tuple[str, ...]:
    """The keys of what tokens on a member's sector offer to everybody there, upgrades with them.  IV-EQP-10"""
    s = g.s
    tokens = s.sectors[me.at].tokens if me.at in s.sectors else ()
    found: tuple[str, ...] = ()
    for token in tokens:
        for key in (token, *g.book.upgrades.get(token, ())):
            in_team = key == token or any(key in other.equipment for other in s.members)
            if in_team and pid("aid", key) in g.book.abilities:
                found = (*found, pid("aid", key))
    return found


def open_cards(g: G) -> list[str]:
    """The keys of all that lies open for the whole team."""
    s = g.s
    uniques = [g.book.uniques[number].key for number in s.finds_unique]
    cards = (circumstances_of(g), s.rank_card, s.lander, *s.modules, *s.missions, *(threat.key for threat in s.threats))
    return [key for key in (*cards, *dict.fromkeys(s.finds), *uniques) if key]
