"""How the game ended, and how far the crew had come."""

from starboard.games.unsettled.book import G
from starboard.kernel.scene import Counter, Ending, Panel
from starboard.kernel.scene_kit import ending_with
from starboard.kernel.texts import Say


def journey(g: G, say: Say) -> Ending | None:
    """The ending with the pages that were turned, the turns it took, the land that is known and what stands on it."""
    return ending_with(g, say, lambda end: [journey_panel(g, end, say)] if g.s.task in g.book.tasks else [])


def journey_panel(g: G, end: Ending, say: Say) -> Panel:
    s = g.s
    pages = len(g.book.tasks[s.task].pages)
    turned = s.page - 1 if end.kind == "loss" else pages
    built = sum(tile.built for tile in s.structures)
    counters = (
        Counter("journey-pages", say("journey-pages", n=pages), turned),
        Counter("journey-turns", say("journey-turns", n=s.turns), s.turns),
        Counter("journey-nodes", say("journey-nodes", n=len(s.nodes)), len(s.nodes)),
        Counter("journey-built", say("journey-built", n=built), built),
    )
    return Panel("journey", say("journey"), counters)
