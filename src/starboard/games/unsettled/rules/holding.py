"""Whose a piece is that lies in play.  UN-GLO-18"""

from functools import cache

from starboard.games.unsettled.book import USED_FREELY, Book, G
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules.facets import AREA, CALMED, CARDS, of
from starboard.kernel.words import Seat


def holder(g: G, card: str) -> Seat | None:
    """Whose a piece in play is: its holder, the active explorer if it is everybody's, nobody if it is not in play."""
    s = g.s
    kind = g.book.kind.get(card, "")
    if kind == "always":
        return s.active
    if kind == "page":
        return s.active if card == g.book.page_key(s.task, s.page) else None
    if kind == "node":
        return s.active if card in s.nodes else None
    if kind == "structure":
        return s.active if any(t.key == card and t.built for t in s.structures) else None
    if card in s.shown:
        return s.active
    if kind == "opportunity" and not g.book.opportunities[card].engages:
        return s.active if any(m.card == card for m in s.moments) else None
    if kind == "scarab":
        return s.active if card == s.scarab_side and SCARAB in s.nodes else None
    for explorer in s.explorers:
        if (
            card in explorer.breakthroughs
            or card in explorer.distress
            or card in explorer.engaged
            or card in explorer.cards
            or any(card in (f.anomaly, f.discovery) for f in explorer.finds)
        ):
            return explorer.seat
    return None


def where_it_lies(g: G, card: str) -> int:
    """The facet of the place where a card lies that may be discarded."""
    seat = holder(g, card)
    if seat is None or card in g.s.shown:
        return AREA
    return of(CALMED if card in g.s.explorers[seat].distress else CARDS, (seat,))


@cache
def is_heard(book: Book, card: str) -> bool:
    """Whether a card matters beside its free actions: a distress, a badge, a modifier, or a clause that waits."""
    waits = any(clause.when not in (*USED_FREELY, "on_reveal", "on_gain") for clause in book.clauses.get(card, ()))
    return waits or card in book.distress or card in book.badges or card in book.static_pieces
