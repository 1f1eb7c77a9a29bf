"""Properties: held exactly while a component with the badge lies with the explorer.  UN-PRP"""

from functools import cache

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.rules.facets import CALMED, CARDS, FINDS, FOUND, KNOWN, OWN, STRAINED
from starboard.games.unsettled.rules.modifiers import GrantProperty, in_force
from starboard.kernel.verbs import NOTHING
from starboard.kernel.words import Seat

BY_KIND = {
    "breakthrough": KNOWN, "distress": CALMED | STRAINED, "planet_card": CARDS, "opportunity": CARDS,
    "discovery": FINDS | FOUND, "anomaly": FINDS | FOUND,
}  # fmt: skip


@cache
def badges_by(book: Book, property_: str) -> int:
    """What changes who has a property, as far as badges of this planet confer it."""
    found = NOTHING
    for card, badge in book.badges.items():
        found |= BY_KIND.get(book.kind[card], OWN) if badge == property_ else NOTHING
    return found


def properties(g: G, seat: Seat) -> set[str]:
    """What this explorer has, whatever confers it; never what others hold.

    UN-PRP-01, UN-PRP-02, UN-PRP-03, UN-PRP-04, UN-PRP-05, UN-PRP-09, UN-PRP-06
    """
    badge, explorer = g.book.badges, g.s.explorers[seat]
    held = [
        *explorer.breakthroughs,
        *explorer.distress,
        *explorer.cards,
        *explorer.engaged,
        *(key for find in explorer.finds for key in (find.discovery, find.anomaly)),
    ]
    granted = {m.property for _, m in in_force(g, GrantProperty, seat)}
    return {badge[key] for key in held if key in badge} | granted
