"""Properties: held exactly while a component with the badge lies with the explorer.  UN-PRP"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.modifiers import GrantProperty, in_force
from starboard.kernel.words import Seat


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
