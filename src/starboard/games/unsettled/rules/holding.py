"""Whose a piece is that lies in play.  UN-GLO-18"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import SCARAB
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
